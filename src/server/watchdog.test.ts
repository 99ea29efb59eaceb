import { expect, test } from 'vitest'
import { Silence } from './watchdog.ts'

test('only looks in a row that find the same count make a silence', () => {
  const silence = new Silence()
  expect([0, 0, 0, 5, 6, 6, 6, 7, 7].map((beats) => silence.look(beats))).toEqual([1, 2, 3, 0, 0, 1, 2, 0, 1])
})
