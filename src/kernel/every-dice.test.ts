import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dice, d6, d10, from, oneOf, upTo } from './dice.ts'
import { classesOf, everyDice } from './every-dice.ts'

/** All ends of a game of dice, with their probabilities. */
function ends(
  game: (dice: Dice) => number,
  by: 'class' | 'face' = 'class',
): { odds: Map<number, number>; sequences: number } {
  const odds = new Map<number, number>()
  const dice = everyDice(by)
  let sequences = 0
  do {
    sequences++
    const end = game(dice)
    odds.set(end, (odds.get(end) ?? 0) + dice.odds)
  } while (dice.next())
  return { odds, sequences }
}
const sum = (odds: ReadonlyMap<number, number>) => [...odds.values()].reduce((one, two) => one + two, 0)
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

test('two dice added', () => {
  const { odds, sequences } = ends((dice) => dice.roll(d6) + dice.roll(d6))
  expect(sequences).toBe(36)
  for (let total = 2; total <= 12; total++) expect(odds.get(total)).toBeCloseTo((6 - Math.abs(7 - total)) / 36, 12)
})

test('no dice at all: one sequence, which is certain', () => {
  expect(ends(() => 7)).toEqual({ odds: new Map([[7, 1]]), sequences: 1 })
})

test('a test that is passed at 4 or more takes two plays, and ten if the die is not divided', () => {
  const game = (dice: Dice) => (dice.roll(d10, from(4)) >= 4 ? 1 : 0)
  const divided = ends(game)
  const whole = ends(game, 'face')
  expect(divided.sequences).toBe(2)
  expect(whole.sequences).toBe(10)
  expect(divided.odds.get(1)).toBeCloseTo(0.6, 12)
  expect(whole.odds.get(1)).toBeCloseTo(0.6, 12)
})

test('classes: a boundary may be no face or lie outside the die, and a die may have several', () => {
  const average = { name: 'average die', faces: [2, 3, 3, 4, 4, 5] }
  expect(classesOf(average, from(6))).toEqual([{ value: 2, odds: 1 }])
  expect(classesOf(average, upTo(3)).map(({ odds }) => odds)).toEqual([0.5, 0.5])
  expect(classesOf({ name: 'gap', faces: [1, 5] }, from(3)).map(({ value }) => value)).toEqual([1, 5])
  expect(classesOf(d6, 0)).toEqual([{ value: 1, odds: 1 }])
  expect(classesOf(d6, from(2) | from(5)).map(({ value }) => value)).toEqual([1, 2, 5])
  expect(classesOf(d10, from(0)).length).toBe(1)
  expect(classesOf(oneOf(40), from(3)).length).toBe(2 + 9)
})

test('a chain of tests stops where it fails', () => {
  const { odds, sequences } = ends((dice) => {
    for (let passed = 0; passed < 5; passed++) if (dice.roll(d6, from(5)) < 5) return passed
    return 5
  })
  expect(sequences).toBe(6)
  for (let passed = 0; passed < 5; passed++) expect(odds.get(passed)).toBeCloseTo((1 / 3) ** passed * (2 / 3), 12)
  expect(odds.get(5)).toBeCloseTo((1 / 3) ** 5, 12)
})

test('a handful gives each multiset once, high to low, with the probability of all its orders', () => {
  const hand = new Int16Array(6)
  const seen = new Set<string>()
  const { odds, sequences } = ends((dice) => {
    dice.pool(d6, 5, hand, 1)
    const five = [...hand.subarray(1)]
    expect(five).toEqual([...five].sort((a, b) => b - a))
    seen.add(five.join())
    return five.filter((value) => value >= 5).length
  })
  expect(sequences).toBe(252)
  expect(seen.size).toBe(252)
  expect(hand[0]).toBe(0)
  for (let hits = 0; hits <= 5; hits++)
    expect(odds.get(hits)).toBeCloseTo(choose(5, hits) * (1 / 3) ** hits * (2 / 3) ** (5 - hits), 12)
})

test('a handful of none is one sequence', () => {
  const nothing = (dice: Dice) => {
    dice.pool(d6, 0, new Int16Array(0), 0)
    return 3
  }
  expect(ends(nothing)).toEqual({ odds: new Map([[3, 1]]), sequences: 1 })
})

test('a handful gives the same as the same dice rolled one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 5 }),
      (faces, count) => {
        const die = { name: 'some die', faces }
        const hand = new Int16Array(count)
        const worth = () => hand.reduce((total, value, k) => total + value * (k + 1), 0)
        const together = ends((dice) => {
          dice.pool(die, count, hand, 0)
          return worth()
        })
        const single = ends((dice) => {
          for (let k = 0; k < count; k++) hand[k] = dice.roll(die)
          hand.sort((a, b) => b - a)
          return worth()
        })
        expect(sum(together.odds)).toBeCloseTo(1, 9)
        expect([...together.odds.keys()].sort()).toEqual([...single.odds.keys()].sort())
        for (const [end, odds] of single.odds) expect(together.odds.get(end)).toBeCloseTo(odds, 9)
        expect(together.sequences).toBeLessThanOrEqual(single.sequences)
      },
    ),
    { numRuns: 60 },
  )
})

test('a game that does not ask for the same dice when it is played again is detected', () => {
  let asked = 0
  const fickle = (dice: Dice) => {
    if (asked++ % 2 === 0) return dice.roll(d6)
    dice.pool(d6, 1, new Int16Array(1), 0)
    return 1
  }
  expect(() => ends(fickle)).toThrow(/same way twice/)
})
