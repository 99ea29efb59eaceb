import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gap, INCH, makeBody, overlap } from '../../../inches/index.ts'
import { dragged } from './snap.ts'
import { column, movers, neighbour, turns } from './testing/movers.ts'
import { baseAt, isWithin } from './way.ts'

const REACH = INCH / 4
/** A drag of the column at 36, 30 to a place in inches. */
const drag = (x: number, y: number, others = [] as ReturnType<typeof neighbour>[], turn = 0, reach = REACH) =>
  dragged(column(), turn, x * INCH, y * INCH, others, reach)

describe('a drag snaps', () => {
  test('a drag snaps to straight ahead', () => {
    expect(drag(36.2, 33)).toEqual({ way: { turn: 0, ahead: 48, right: 0 }, snap: { kind: 'straight' } })
    expect(drag(36.5, 33)).toEqual({ way: { turn: 0, ahead: 48, right: 8 } })
  })

  test('a drag without reach snaps to nothing', () => {
    expect(drag(36.2, 33, [], 0, 0).way.right).toBe(3)
  })

  test('a drag snaps to the limit of its rate', () => {
    expect(drag(36.2, 50)).toEqual({ way: { turn: 0, ahead: 96, right: 0 }, snap: { kind: 'limit' } })
  })

  test('a drag that misses its place only by its grain does not snap to the limit', () => {
    const general = column({ grain: 4, goesRound: true, mostTurn: 0, rate: 16 * INCH })
    expect(dragged(general, 0, 36.6 * INCH, 33.2 * INCH, [], 0)).toEqual({ way: { turn: 0, ahead: 52, right: 8 } })
    expect(dragged(general, 0, 36 * INCH, 50 * INCH, [], 0).snap).toEqual({ kind: 'limit' })
  })

  test('a drag snaps to contact: it stops before the enemy', () => {
    const enemy = neighbour(7, true, 36, 35, 180)
    const { way, snap } = drag(36, 33.2, [enemy])
    expect(snap).toEqual({ kind: 'contact', body: 7 })
    const base = baseAt(column(), way, makeBody())
    expect([overlap(base, enemy.shape), gap(base, enemy.shape) <= 4]).toEqual([false, true])
    // It does not snap to an enemy beyond its rate.
    expect(drag(36, 40, [neighbour(7, true, 36, 40, 180)]).snap).toEqual({ kind: 'limit' })
  })

  test('a drag snaps to the flank of a friend, with their fronts level', () => {
    const friend = neighbour(3, false, 39.4, 33, 4)
    const { way, snap } = drag(36.3, 33.1, [friend])
    expect(snap).toEqual({ kind: 'flank', body: 3 })
    expect(way.turn).toBe(4)
    const base = baseAt(column(), way, makeBody())
    expect([overlap(base, friend.shape), gap(base, friend.shape) <= 8]).toEqual([false, true])
  })

  test('a drag does not snap to the flank of a friend who faces another way', () => {
    expect(drag(36.3, 33.1, [neighbour(3, false, 39.4, 33, 90)]).snap?.kind).not.toBe('flank')
  })
})

test('a drag stays within its limits, whatever it snaps to', () => {
  const others = [neighbour(1, true, 38, 35, 170), neighbour(2, false, 33, 33, 10), neighbour(3, false, 39, 31)]
  const place = fc.integer({ min: -12 * INCH, max: 12 * INCH })
  fc.assert(
    fc.property(movers, turns, place, place, fc.constantFrom(0, REACH, INCH), (mover, turn, dx, dy, reach) => {
      const { way } = dragged(mover, turn, mover.x + dx, mover.y + dy, others, reach)
      expect(isWithin(mover, way)).toBe(true)
    }),
  )
})
