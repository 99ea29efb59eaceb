import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { power } from './power.ts'

describe('a power', () => {
  test('is the power', () => {
    const number = fc.double({ min: 0, max: 8, noNaN: true })
    fc.assert(
      fc.property(number, number, (base, exponent) => {
        const expected = base ** exponent
        expect(Math.abs(power(base, exponent) - expected)).toBeLessThanOrEqual(1e-12 * Math.max(expected, 1e-300))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    [0, 0, 1],
    [0, 1.4, 0],
    [0, 5e-324, 0],
    [0.5, 3, 0.125],
    [9, 0.5, 3],
    [16, 1.25, 32],
    [1, 1.4, 1],
  ])('%d to the power of %d is %d exactly', (base, exponent, result) => {
    expect(power(base, exponent)).toBe(result)
  })
})
