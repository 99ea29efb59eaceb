import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nudged, turnTo, wayTo } from './limits.ts'
import { saidParts } from './said.ts'
import { column, movers, turns } from './testing/movers.ts'
import { printedWay, typedWay } from './typed.ts'
import { asideOf, isWithin, poseAt, STAY, type Way } from './way.ts'

const ways: fc.Arbitrary<Way> = fc.record({
  turn: turns,
  ahead: fc.integer({ min: -32, max: 256 }),
  right: fc.integer({ min: -182, max: 182 }),
})

describe('a typed move', () => {
  test.each([
    ['2.5', 0, 40, 0],
    ['2,5 R1.5', 0, 40, 24],
    ['L30 2.5 r1.5', -30, 40, 24],
    ['R15', 15, 0, 0],
    ['0 4', 0, 64, 0],
    [' 0 ', 0, 0, 0],
    ['-1', 0, -16, 0],
    ['2.52', 0, 40, 0],
  ])('%s', (text, turn, ahead, right) => {
    expect(typedWay(text)).toEqual({ turn, ahead, right })
  })

  test.each(['', 'x', 'R', '2 3', 'L1.5 2', '2 R1 R1', '1 L', '30 2'])('%s is no typed move', (text) => {
    expect(typedWay(text)).toBeUndefined()
  })

  test('a way that is printed as a typed move is read back as the same way', () => {
    fc.assert(
      fc.property(ways, (way) => {
        expect(typedWay(printedWay(way))).toEqual(way)
      }),
    )
  })
})

test('a drag, nudges and a typed move reach the same place', () => {
  const quarters = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(movers, quarters, fc.integer({ min: -12, max: 12 }), turns, (mover, ahead, right, turn) => {
      const goal: Way = { turn, ahead: 4 * ahead, right: 4 * right }
      fc.pre(isWithin(mover, goal) && isWithin(mover, { ...goal, turn: 0 }))
      const typed = typedWay(printedWay(goal))
      let nudge: Way = STAY
      for (let k = 0; k < ahead; k++) nudge = nudged(mover, nudge, 4, 0)
      for (let k = 0; k < Math.abs(right); k++) nudge = nudged(mover, nudge, 0, right < 0 ? -4 : 4)
      nudge = turnTo(mover, nudge, turn)
      const { x, y } = poseAt(mover, goal)
      const drag = wayTo(mover, turn, asideOf(mover, x, y))
      expect([nudge, typed, drag]).toEqual([goal, goal, goal])
    }),
  )
})

describe('the parts of a move that can be said', () => {
  test.each([
    ['L30 2.5 L1.5', 'ahead 2.5, turnLeft 30, left 1.5'],
    ['R5 0.0625', 'ahead 0.06, turnRight 5'],
    ['-2 R2', 'back 2, right 2'],
    ['0', 'stay 0'],
  ])('%s', (text, said) => {
    const parts = saidParts(typedWay(text) ?? STAY)
    expect(parts.map(({ id, amount }) => `${id} ${amount}`).join(', ')).toBe(said)
  })
})

test('a column of attack can go straight ahead by its whole rate, and no farther', () => {
  expect([
    isWithin(column(), { turn: 0, ahead: 96, right: 0 }),
    isWithin(column(), { turn: 0, ahead: 97, right: 0 }),
  ]).toEqual([true, false])
})
