import { expect, test } from 'vitest'
import { outcomesOf } from './outcomes.ts'

const D6 = [1, 2, 3, 4, 5, 6]
const D10 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const AVERAGE = [2, 3, 3, 4, 4, 5]
const near = (chance: number) => expect.closeTo(chance, 10)

test('faces that bring the same result stand together', () => {
  expect(outcomesOf([D6], (face) => [0, 0, 3, 3, 3, 5][face - 1])).toEqual([
    { from: 1, to: 2, result: 0, chance: near(2 / 6) },
    { from: 3, to: 5, result: 3, chance: near(3 / 6) },
    { from: 6, to: 6, result: 5, chance: near(1 / 6) },
  ])
})

test('the same result on both sides of another stands twice', () => {
  expect(outcomesOf([D10], (face) => face === 4).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [4, 4],
    [5, 9],
  ])
})

test('sums of several dice are as likely as the ways to throw them', () => {
  expect(outcomesOf([D6, D6], (sum) => (sum === 2 ? 'two' : sum < 8 ? 'few' : 'many'))).toEqual([
    { from: 2, to: 2, result: 'two', chance: near(1 / 36) },
    { from: 3, to: 7, result: 'few', chance: near(20 / 36) },
    { from: 8, to: 12, result: 'many', chance: near(15 / 36) },
  ])
})

test('an average die has some faces twice', () => {
  expect(outcomesOf([AVERAGE], (face) => face).map(({ chance }) => Math.round(6 * chance))).toEqual([1, 2, 2, 1])
})
