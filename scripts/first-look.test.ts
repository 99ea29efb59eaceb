import { expect, test } from 'vitest'
import scenarios from '../systems/eagle/data/scenarios.json' with { type: 'json' }
import { firstLook } from './first-look.ts'

test('every scenario has its card, and no more is on it than the first screen shows', () => {
  const { cards } = firstLook(new URL('../systems/eagle/data/', import.meta.url))
  expect(cards).toEqual(scenarios.scenarios.map(({ id, title, intro, minutes }) => ({ id, title, intro, minutes })))
})
