import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { wordOf } from '../src/match/provenance.ts'
import { originsOf } from '../src/web/board/origins.ts'
import { systems } from '../systems/registry.ts'

// What the build tells the page about data that are not the source's.

const WORDS = ['reconstructed', 'historical', 'adopted', 'assigned']
const MOST_BYTES = 2_000

describe.each(systems.map(({ id }) => id))('%s', (id) => {
  test('has words for what does not come from the source alone, and fits in two kilobytes', async () => {
    const origins = await originsOf({ id })
    const said = Object.values(origins).flatMap(({ origins }) => origins.map(({ word }) => word))
    expect(said.filter((word) => !WORDS.includes(word))).toEqual([])
    expect(gzipSync(JSON.stringify(origins), { level: 9 }).length).toBeLessThan(MOST_BYTES)
  })
})

test('the map of Bailén is reconstructed, its streams are historical, and all tables but two are the rulebook’s', async () => {
  const origins = await originsOf({ id: 'eagle' })
  const at = (file: string, way: string, ...numbers: string[]) => wordOf(origins[file], way.split('.'), numbers)
  expect(wordOf(origins['map.json'], [])).toBe('reconstructed')
  expect(at('map.json', 'waters')).toBe('historical')
  expect(at('tables.json', 'fire.rows')).toBeUndefined()
  expect(at('tables.json', 'terrain.rows.river')).toBeUndefined()
  expect(origins['tables.json']?.origins.map(({ at }) => at)).toEqual(['fire.depth', 'morale.laterModifiers'])
  // The rulebook prints the factors of batteries.
  expect(at('forces.json', 'units.FR-4LR1', 'cf')).toBe('assigned')
  expect(at('forces.json', 'units.FR-CHA-ART', 'cf')).toBeUndefined()
  expect(at('forces.json', 'units.FR-CHA-ART', 'morale')).toBe('assigned')
})

test('a designer’s files have their own words, and the other files keep theirs', async () => {
  const files = new Map<string, unknown>([
    ['map.json', { provenance: 'seed', waters: [{ name: 'Guadiel', provenance: 'adopted' }] }],
    ['forces.json', { provenance: 'seed', units: [] }],
  ])
  const pack = { ruleset: 'eagle', name: 'Printed', files }
  const origins = await originsOf({ id: 'eagle', own: { pack, data: '', cards: [] } })
  expect(origins['map.json']).toEqual({ origins: [{ at: 'waters', word: 'adopted' }] })
  expect(origins['forces.json']).toBeUndefined()
  expect(wordOf(origins['tables.json'], ['fire', 'depth'])).toBe('reconstructed')
})
