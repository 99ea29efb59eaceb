import { expect, test } from 'vitest'
import { Bucket, Buckets } from './bucket.ts'

test('a bucket lets a burst pass, and then no more than the rate', () => {
  const bucket = new Bucket(3, 10, 0)
  expect([1, 2, 3, 4].map(() => bucket.take(1, 0))).toEqual([true, true, true, false])
  expect([bucket.take(1, 99), bucket.take(1, 100), bucket.take(1, 100)]).toEqual([false, true, false])
  expect([bucket.take(4, 10_000), bucket.take(3, 10_000), bucket.take(0.5, 10_000)]).toEqual([false, true, false])
})

test('use beyond the limit is a debt that time pays off', () => {
  const bucket = new Bucket(10, 1_000, 0)
  expect([bucket.spend(4, 0), bucket.spend(16, 0)]).toEqual([0, 10])
  expect([bucket.take(1, 9), bucket.spend(0, 9), bucket.spend(0, 11), bucket.take(1, 11)]).toEqual([false, 1, 0, true])
})

test('each address has its own bucket, and is forgotten when that is full again', () => {
  const buckets = new Buckets(1, 1)
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true])
  buckets.forget(500)
  expect(buckets.take('a', 500)).toBe(false)
  buckets.forget(2_000)
  expect(buckets.take('a', 2_000)).toBe(true)
})
