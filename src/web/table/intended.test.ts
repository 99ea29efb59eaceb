import { expect, test } from 'vitest'
import { inOrder, stored } from './intended.ts'

test('stored intentions are read back, even if only their names were stored', () => {
  const intentions = [{ name: 'meet attacks', about: 'Oaks' }, { name: 'never advance' }]
  expect(stored(JSON.stringify(intentions))).toEqual(intentions)
  expect(stored('["never advance","form square"]')).toEqual([{ name: 'never advance' }, { name: 'form square' }])
})

test('an intention that is not understood is left out, and without a stored list nothing is known', () => {
  expect(stored('[1,null,{"about":"Oaks"},{"name":"rest","about":2}]')).toEqual([{ name: 'rest' }])
  expect(stored(null)).toBeUndefined()
  expect(stored('{"name":"rest"}')).toBeUndefined()
  expect(stored('[')).toBeUndefined()
})

test('an intention about one thing goes before the same for all; otherwise the order of the rules holds', () => {
  const rules = [{ name: 'fire', forAll: true as const }, { name: 'turn', forAll: true as const }, { name: 'march' }]
  const march = { name: 'march', about: 'Oaks' }
  const set = [march, { name: 'turn' }, { name: 'turn', about: 'Brayer' }, { name: 'fire' }]
  expect(inOrder(rules, set)).toEqual([{ name: 'turn', about: 'Brayer' }, { name: 'fire' }, { name: 'turn' }, march])
})
