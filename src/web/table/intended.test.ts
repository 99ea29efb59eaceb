import { expect, test } from 'vitest'
import { inOrder, stored } from './intended.ts'

test('what was intended is read back, also from when names alone were stored', () => {
  const intentions = [{ name: 'meet attacks', about: 'Oaks' }, { name: 'never advance' }]
  expect(stored(JSON.stringify(intentions))).toEqual(intentions)
  expect(stored('["never advance","form square"]')).toEqual([{ name: 'never advance' }, { name: 'form square' }])
})

test('what is not understood is left out, and where nothing is stored nothing is known', () => {
  expect(stored('[1,null,{"about":"Oaks"},{"name":"rest","about":2}]')).toEqual([{ name: 'rest' }])
  expect(stored(null)).toBeUndefined()
  expect(stored('{"name":"rest"}')).toBeUndefined()
  expect(stored('[')).toBeUndefined()
})

test('what is for one goes before what is for all, and else the order of the rules holds', () => {
  const rules = [{ name: 'fire', forAll: true as const }, { name: 'turn', forAll: true as const }, { name: 'march' }]
  const march = { name: 'march', about: 'Oaks' }
  const set = [march, { name: 'turn' }, { name: 'turn', about: 'Brayer' }, { name: 'fire' }]
  expect(inOrder(rules, set)).toEqual([{ name: 'turn', about: 'Brayer' }, { name: 'fire' }, { name: 'turn' }, march])
})
