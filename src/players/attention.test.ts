import { expect, test } from 'vitest'
import { noticesAll, ofNoticed, overlooking } from './attention.ts'

/** Numbers one after the other, with the bounds for which they were requested. */
function given(...numbers: number[]) {
  const bounds: number[] = []
  const chance = (n: number): number => {
    bounds.push(n)
    return numbers.shift() ?? 0
  }
  return { bounds, chance }
}

test('each candidate draws a number below 1,000, and is overlooked if it is below the limit', () => {
  const { bounds, chance } = given(0, 299, 300, 999)
  const notices = overlooking(300, chance)
  expect([notices(), notices(), notices(), notices()]).toEqual([false, false, true, true])
  expect(bounds).toEqual([1000, 1000, 1000, 1000])
})

test('at 0 nothing is overlooked, and at 1,000 everything is', () => {
  expect(overlooking(0, given(0).chance)()).toBe(true)
  expect(overlooking(1000, given(999).chance)()).toBe(false)
})

test('a candidate that is overlooked is not judged, and scores below everything else', () => {
  const judged: number[] = []
  const score = (a: number): number => {
    judged.push(a)
    return a
  }
  const scored = ofNoticed(overlooking(500, given(499, 500).chance), score)
  expect([scored(1, 0), scored(2, 0)]).toEqual([Number.NEGATIVE_INFINITY, 2])
  expect(ofNoticed(noticesAll, score)(3, 0)).toBe(3)
  expect(judged).toEqual([2, 3])
})
