import { expect, test } from 'vitest'
import { stored } from './intended.ts'

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
