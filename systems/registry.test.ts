import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allRulesets, systems } from './node.ts'
import { systems as registered } from './registry.ts'

test('systems stand in their order, each in the folder of its id', () => {
  expect(systems.map(({ id }) => id)).toEqual(registered.map(({ id }) => id))
  expect(new Set(systems.map(({ id }) => id)).size).toBe(systems.length)
  const places = systems.map(({ place }) => place)
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  for (const { id } of systems)
    for (const file of ['system.ts', 'node.ts'])
      expect([id, file, existsSync(new URL(`${id}/${file}`, import.meta.url))]).toEqual([id, file, true])
})

test('what a system says before it is loaded is what its rules say', async () => {
  for (const [k, ruleset] of (await allRulesets()).entries()) {
    const system = systems[k]
    expect(system).toMatchObject({ id: ruleset.id, title: ruleset.title })
    expect(system.colours?.length ?? ruleset.seats.length).toBe(ruleset.seats.length)
    const played = await system.toPlay()
    expect(played).toMatchObject({ id: ruleset.id, title: ruleset.title, version: ruleset.version, rulebook: [] })
    expect(ruleset.rulebook.length).toBeGreaterThan(0)
  }
})
