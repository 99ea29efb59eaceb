import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Dice,
  type Die,
  d6,
  d10,
  fastDice,
  from,
  noDice,
  oneOf,
  randomSource,
  recordedDice,
  scriptedDice,
  sortDown,
  upTo,
} from './dice.ts'

const isDown = (cells: Int16Array) => cells.every((value, k) => k === 0 || cells[k - 1] >= value)

test('scripted dice fall as written, in rolls and in handfuls, and a handful is sorted', () => {
  const dice = scriptedDice([3, 1, 6, 2, 0])
  const hand = new Int16Array(5)
  expect(dice.roll(d6)).toBe(3)
  dice.pool(d6, 3, hand, 1)
  expect([...hand]).toEqual([0, 6, 2, 1, 0])
  expect([dice.used, dice.left]).toEqual([4, 1])
  expect(dice.roll(d10)).toBe(0)
  expect(dice.left).toBe(0)
})

test('too few scripted dice, and values that are on no face, are user errors that say so', () => {
  expect(() => scriptedDice([]).roll(d6)).toThrow('dice: 0 given, but the rules ask for another (d6)')
  expect(() => scriptedDice([4, 4]).pool(d6, 3, new Int16Array(3), 0)).toThrow('dice: 2 given')
  expect(() => scriptedDice([5, 7]).pool(d6, 2, new Int16Array(2), 0)).toThrow(
    'dice[1]: 7 is not on a d6, whose faces are 1, 2, 3, 4, 5, 6',
  )
  expect(() => scriptedDice([Number.NaN]).roll(d6)).toThrow('dice[0]')
})

test('recorded dice fall the same when they are scripted again', () => {
  const game = (dice: Dice): number[] => {
    const hand = new Int16Array(4)
    const first = dice.roll(d10)
    dice.pool(d6, 4, hand, 0)
    return [first, ...hand, dice.roll(oneOf(3), from(1))]
  }
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const rolls: number[] = []
      const played = game(recordedDice(fastDice(seed), rolls))
      expect(rolls).toEqual(played)
      const again = scriptedDice(rolls)
      expect(game(again)).toEqual(played)
      expect(again.left).toBe(0)
    }),
  )
})

test('a handful is written from high to low, and touches no other cells', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(10), fc.nat(5), (seed, count, at) => {
      const hand = new Int16Array(16).fill(-7)
      fastDice(seed).pool(d6, count, hand, at)
      const rolled = hand.subarray(at, at + count)
      expect(isDown(rolled)).toBe(true)
      expect(rolled.every((value) => d6.faces.includes(value))).toBe(true)
      expect([...hand].filter((value) => value === -7).length).toBe(16 - count)
    }),
  )
})

test('sorting orders the values from high to low and keeps them all', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (values) => {
      const cells = Int16Array.from(values)
      sortDown(cells, 0, cells.length)
      expect([...cells]).toEqual(values.toSorted((a, b) => b - a))
    }),
  )
})

/** Chi square of how often each face has fallen. */
function chiSquare(die: Die, rolls: number, roll: (die: Die) => number): number {
  const expected = rolls / die.faces.length
  const counts = new Map(die.faces.map((face) => [face, 0]))
  for (let n = 0; n < rolls; n++) {
    const face = roll(die)
    counts.set(face, (counts.get(face) as number) + 1)
  }
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
/** The mean of chi square plus five standard deviations. */
const bound = (die: Die) => die.faces.length - 1 + 5 * Math.sqrt(2 * (die.faces.length - 1))

test('fast dice are uniform: single dice, pairs in a row, and the first dice of many seeds', () => {
  for (const die of [d6, d10, oneOf(2), oneOf(7), oneOf(1000)]) {
    const dice = fastDice(1, 2, 3)
    expect(
      chiSquare(die, 200_000, (one) => dice.roll(one)),
      die.name,
    ).toBeLessThan(bound(die))
  }
  const pairs = oneOf(36)
  const dice = fastDice(9)
  expect(chiSquare(pairs, 200_000, () => (dice.roll(d6) - 1) * 6 + dice.roll(d6) - 1)).toBeLessThan(bound(pairs))
  let seed = 0
  expect(chiSquare(d6, 60_000, () => fastDice(5, seed++).roll(d6))).toBeLessThan(bound(d6))
  seed = 0
  expect(
    chiSquare(pairs, 60_000, () => (fastDice(5, seed).roll(d6) - 1) * 6 + fastDice(5, ++seed).roll(d6) - 1),
  ).toBeLessThan(bound(pairs))
})

test('the same seed gives the same dice, another seed or order of seeds others', () => {
  const first = (...seed: number[]) => {
    const source = randomSource(...seed)
    return Array.from({ length: 8 }, () => source(1 << 30)).join()
  }
  expect(first(1, 2)).toBe(first(1, 2))
  const all = [
    first(),
    first(0),
    first(1),
    first(-1),
    first(1, 2),
    first(2, 1),
    first(1, 2, 0),
    first(2 ** 32 + 1),
    first(2 ** 40),
  ]
  expect(new Set(all).size).toBe(all.length)
})

test('classes: a limit or more, a limit or less, and limits for which every value does the same', () => {
  expect(from(4)).toBe(1 << 4)
  expect(upTo(4)).toBe(1 << 5)
  expect([from(0), from(-3), from(31), upTo(-1), upTo(30)]).toEqual([0, 0, 0, 0, 0])
})

test('the die of a blind draw is one object for each number of faces', () => {
  expect(oneOf(3).faces).toEqual([0, 1, 2])
  expect(oneOf(3)).toBe(oneOf(3))
})

test('any die that is rolled with noDice is an error', () => {
  expect(() => noDice.roll(d6)).toThrow('no die may fall')
  expect(() => noDice.pool(d10, 2, new Int16Array(2), 0)).toThrow('a d10 was rolled')
})
