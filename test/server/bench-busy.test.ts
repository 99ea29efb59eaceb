import { expect, test } from 'vitest'
import { measureBusy, measureThinking } from '../../bench/server-busy.ts'

test('the bench measures how long others wait while computers play, big questions are asked and matches are opened', async () => {
  const figures = await measureBusy(() => {}, { matches: 20, rate: 50, ms: 4_000, long: 2 })
  expect(figures.map(({ unit }) => unit)).toEqual(['ms', 'choices/s', 'answers/s', 'matches'])
  expect(figures[0]?.value).toBeGreaterThan(0)
  // The machine decides how much of the rest gets its turn in four seconds.
  for (const { value, name } of figures) expect(value, name).toBeGreaterThanOrEqual(0)
})

test('the bench measures how long others wait while computers think', async () => {
  const figures = await measureThinking(() => {}, { matches: 20, rate: 50, ms: 4_000, thinking: 2 })
  expect(figures.map(({ unit }) => unit)).toEqual(['ms', 'actions/s', 'ms', 'choices'])
  for (const { value, name } of figures.slice(0, 3)) expect(value, name).toBeGreaterThan(0)
})
