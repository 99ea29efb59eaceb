import { expect, test } from 'vitest'
import { spend, TooMuchWork, within } from './work.ts'

const times = (n: number) => () => {
  for (let k = 0; k < n; k++) spend(1)
  return 'done'
}

test('work within its bound is done, and its cost is reported', () => {
  expect(within(10, times(10))).toEqual({ result: 'done', cost: 10 })
  expect(within(10, times(0))).toEqual({ result: 'done', cost: 0 })
})

test('work beyond its bound is given up, even if it never ends', () => {
  expect(() => within(10, times(11))).toThrow(TooMuchWork)
  expect(() => within(1_000, times(Number.POSITIVE_INFINITY))).toThrow('too much work')
  // Nothing of the bound is left over: without one, all work is done.
  expect(times(100_000)()).toBe('done')
})

test('a part may cost no more than is left of the whole, and its cost counts against the whole', () => {
  expect(() => within(10, () => within(100, times(11)))).toThrow(TooMuchWork)
  expect(within(10, () => within(4, times(3)).cost + within(4, times(4)).cost)).toEqual({ result: 7, cost: 7 })
  const whole = () => {
    expect(() => within(4, times(5))).toThrow(TooMuchWork)
    return times(5)()
  }
  expect(within(10, whole)).toEqual({ result: 'done', cost: 10 })
  expect(() => within(9, whole)).toThrow(TooMuchWork)
})
