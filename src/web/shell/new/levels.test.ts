import { expect, test, vi } from 'vitest'
import { systems } from '../../../../systems/node.ts'
import type { Playable } from '../../../players/index.ts'
import { thinks } from '../../../players/marshal/levels.ts'
import type { Messages } from '../../../words/catalogue.ts'
import { LEVELS } from '../levels.ts'
import { levels, usualLevel } from './levels.ts'

vi.mock('../../words/t.ts', () => ({ t: String }))

const words = (query: Record<string, Messages>) => Object.keys(Object.values(query)[0] ?? {})
const TITLES = words(
  import.meta.glob<Messages>('../../words/en.ftl', { query: '?shell', eager: true, import: 'default' }),
)
const NOTES = words(import.meta.glob<Messages>('../../words/en.ftl', { query: '?new', eager: true, import: 'default' }))

test('each level has a title and a sentence', () => {
  for (const level of LEVELS) {
    expect(TITLES).toContain(`shell-levels-${level}`)
    expect(NOTES).toContain(`new-levels-${level}`)
  }
})

const never = () => Promise.reject(new Error('only asked whether it is there'))

test('the levels that know a system are offered, the weakest first; the usual one answers at once', () => {
  const [plain, drilled, led] = [{ id: 'a' }, { id: 'b', habit: never }, { id: 'c', habit: never, captain: never }]
  expect([plain, drilled, led].map(usualLevel)).toEqual(['random', 'drill', 'drill'])
  const names = (system: Playable) => levels(system).map(({ name }) => name)
  expect(names(plain)).toEqual(['random'])
  expect(names(drilled).at(-1)).toBe('drill')
  expect(names(led).slice(-5)).toEqual(['drill', 'marshal-1', 'marshal-2', 'marshal-3', 'marshal-4'])
})

test.each(systems.filter(({ captain }) => captain !== undefined))('$id says how long each level thinks', (system) => {
  const waits = levels(system).flatMap(({ name, wait }) => (thinks(name) ? [wait] : []))
  expect(waits).toEqual(waits.toSorted((one, other) => Number(one) - Number(other)))
  expect(waits).not.toContain(undefined)
  expect(levels(system).find(({ name }) => name === 'drill')?.wait).toBeUndefined()
})
