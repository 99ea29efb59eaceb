import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomSource } from '../kernel/index.ts'
import { growth, normal, strangerTo, tasteWith, weightsOf } from './taste.ts'

const USUAL = { hold: 2, station: [[0, 1], [3]], hasty: { dare: 0.5 } }

test('weights come in the order of the taste, each with the names that lead to it', () => {
  expect(weightsOf(USUAL)).toEqual([
    { name: 'hold', value: 2 },
    { name: 'station.0.0', value: 0 },
    { name: 'station.0.1', value: 1 },
    { name: 'station.1.0', value: 3 },
    { name: 'hasty.dare', value: 0.5 },
  ])
})

test('other weights make a taste of the same shape', () => {
  expect(tasteWith(USUAL, [1, 2, 3, 4, 5])).toEqual({ hold: 1, station: [[2, 3], [4]], hasty: { dare: 5 } })
  expect(tasteWith({}, [])).toEqual({})
})

test('too few weights, too many weights and weights that are not numbers are refused', () => {
  expect(() => tasteWith(USUAL, [1, 2])).toThrow('2 weights given, and it has 5')
  expect(() => tasteWith(USUAL, [1, 2, 3, 4, 5, 6])).toThrow('6 weights given, and it has 5')
  expect(() => weightsOf({ hold: 'much' })).toThrow("'hold' is not a number")
  expect(() => weightsOf({ late: { hold: null } })).toThrow("'late.hold' is not a number")
})

test('growth is e to the power of z within its bounds, and shrinking undoes it', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (z) => {
      expect(growth(z) * growth(-z)).toBeCloseTo(1, 12)
      expect(Math.abs(growth(z) / Math.exp(z) - 1)).toBeLessThan(0.09)
    }),
  )
})

test('normal numbers have mean 0 and deviation 1', () => {
  const chance = randomSource(5)
  const drawn = Array.from({ length: 20_000 }, () => normal(chance))
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length
  const spread = drawn.reduce((sum, one) => sum + (one - mean) ** 2, 0) / drawn.length
  expect(Math.abs(mean)).toBeLessThan(0.03)
  expect(Math.abs(spread - 1)).toBeLessThan(0.05)
})

test('the same chance makes the same stranger and another chance makes another; a weight of 0 stays 0', () => {
  const stranger = strangerTo(USUAL, randomSource(1))
  expect(strangerTo(USUAL, randomSource(1))).toEqual(stranger)
  expect(strangerTo(USUAL, randomSource(2))).not.toEqual(stranger)
  expect(stranger.station[0]?.[0]).toBe(0)
  expect(stranger.hold).not.toBe(2)
})
