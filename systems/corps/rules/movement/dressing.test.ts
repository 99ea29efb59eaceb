import { describe, expect, test } from 'vitest'
import { east, FRONT_LEFT, FRONT_RIGHT, INCH, north, ONE, overlap } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { unitOf } from '../testing/battle.ts'
import { type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>
const FAR = { name: 'X', form: 'line', at: [36, 70], heading: 180 } as const
const FRIEND = { name: 'F', form: 'line', at: [36, 34] } as const
const BESIDE = { name: 'A', form: 'attack', at: [41, 30] } as const

/** The unit A has been picked; its corps on Move has no objective. */
function picked(units: Units, order: 'move' | 'halt' = 'move', enemy: Units[0] = FAR, more: Partial<TableSpec> = {}) {
  const own = { id: 'one', order, general: [36, 34], units } as const
  const at = table({ commands: [own, { id: 'foe', army: 1, general: [70, 70], units: [enemy] }], ...more }, 0, 3)
  at.act('pick A')
  at.told()
  return at
}

/** A stands to the right of F by this many inches and 2 behind it, and faces 11 degrees past it. */
function turnedBy(heading: number, right: number) {
  const [x, y] = [east(heading * 4) / ONE, north(heading * 4) / ONE]
  const at = [36 + right * y - 2 * x, 34 - right * x - 2 * y] as const
  return picked([
    { ...BESIDE, at, heading: (heading + 11) % 360 },
    { ...FRIEND, heading },
  ])
}

describe('A188 dressing on a friend', () => {
  test('ends beside him, front level with front, as a move', () => {
    const at = picked([BESIDE, FRIEND])
    at.act('dress on F')
    // Half of both fronts, 6 and 3 inches, and a cell; the column is an inch deeper.
    expect([at.at('A'), at.p.picked, at.p.moved[0]]).toEqual([[40.5 + 1 / INCH, 33.5, 0], 0, 1])
    expect(at.told()).toMatch(/^Moved A 3\.5/)
  })

  test.each([5, -5])('is exact to a cell whatever the heading (%i inches aside)', (right) => {
    for (let heading = 0; heading < 360; heading += 7) {
      const at = turnedBy(heading, right)
      at.act('dress on F')
      const [own, his] = [shapeOf(at.p, 0), shapeOf(at.p, 1)]
      const [near, corner] = right > 0 ? [FRONT_LEFT, FRONT_RIGHT] : [FRONT_RIGHT, FRONT_LEFT]
      expect(at.at('A')[2]).toBe(heading)
      expect(overlap(own, his)).toBe(false)
      expect(Math.max(Math.abs(own.xs[near] - his.xs[corner]), Math.abs(own.ys[near] - his.ys[corner]))).toBeLessThan(3)
      for (const k of [FRONT_LEFT, FRONT_RIGHT]) {
        const [dx, dy] = [own.xs[k] - his.xs[corner], own.ys[k] - his.ys[corner]]
        expect(Math.abs(dx * east(heading * 4) + dy * north(heading * 4)) / ONE).toBeLessThan(2)
      }
    }
  })

  test('is a move: its rate, direction, ground, other bodies and its order limit it', () => {
    expect(picked([{ ...BESIDE, at: [41, 27] }, FRIEND]).why('dress on F')).toBe('5.3')
    expect(picked([{ ...BESIDE, at: [41, 36] }, FRIEND]).why('dress on F')).toBe('A93')
    expect(picked([{ ...BESIDE, heading: 46 }, FRIEND]).why('dress on F')).toBe('A93')
    const wood = [
      [38, 31],
      [44, 31],
      [44, 33],
      [38, 33],
    ] as const
    expect(picked([BESIDE, FRIEND], 'move', FAR, { difficult: [wood] }).why('dress on F')).toBe('5.6')
    const blocks = { name: 'B', form: 'line', at: [41, 32] } as const
    expect(picked([BESIDE, FRIEND, blocks]).why('dress on F')).toBe('A94')
    const near = { name: 'Y', form: 'line', at: [41, 38], heading: 180 } as const
    expect(picked([BESIDE, FRIEND], 'halt', near).why('dress on F')).toBe('4.3')
  })

  test('is no move for a unit that is dressed already', () => {
    const at = picked([{ ...BESIDE, at: [40.5 + 1 / INCH, 33.5] }, FRIEND])
    // The other side lies behind its friend.
    expect(at.why('dress on F')).toBe('3.5')
  })

  test('needs a friend with a front, and a front of its own', () => {
    const at = picked([BESIDE, FRIEND, { name: 'S', form: 'square', at: [45, 32] }])
    expect(['A', 'S', 'X'].map((friend) => at.why(`dress on ${friend}`))).toEqual(['A188', 'A188', 'A188'])
    at.p.morale[unitOf(at, 'F')] = 3
    expect(at.why('dress on F')).toBe('A188')
    expect(picked([{ ...BESIDE, form: 'square' }, FRIEND]).why('dress on F')).toBe('A188')
  })

  test('is offered where it is legal, and nowhere else', () => {
    const units: Units = [
      BESIDE,
      FRIEND,
      { name: 'B', form: 'line', at: [46, 32] },
      { ...FRIEND, name: 'C', at: [9, 9] },
    ]
    const at = picked(units)
    const legal = units.map(({ name }) => `dress on ${name}`).filter((text) => at.why(text) === undefined)
    expect(legal).toEqual(['dress on F', 'dress on B'])
    expect(at.list().filter((text) => text.startsWith('dress'))).toEqual(legal)
  })
})
