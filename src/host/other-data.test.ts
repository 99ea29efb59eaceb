import { expect, test } from 'vitest'
import { findRuleset } from '../../systems/node.ts'
import type { AnyRuleset } from '../../systems/registry.ts'
import { dataDigest } from '../match/data-digest.ts'
import { overPack } from '../match/pack.ts'
import { memoryStore } from './memory-store.ts'
import { Systems } from './tasks/index.ts'
import { begin, Client, newHost } from './testing.ts'

// A host that has a designer's data in addition to those for new matches, as a browser has.

const shipped = await findRuleset('generals')
const byRounds = (rounds: number): AnyRuleset => {
  const { tables } = shipped.data as { tables: { game: object } }
  const files = new Map([['tables.json', { ...tables, game: { ...tables.game, rounds } }]])
  return overPack(shipped, { ruleset: 'generals', name: `${rounds} rounds`, files })
}
const own = byRounds(8)
const data = dataDigest(own)
const asked: string[] = []
const system = {
  id: 'generals',
  rules: async () => shipped,
  rulesBy: async (digest: string) => {
    asked.push(digest)
    return digest === data ? own : undefined
  },
}
const WISH = { ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white', 'black'] }

test('matches with shipped and other data are played side by side, and each is opened again with its own', async () => {
  const store = memoryStore()
  const { host, faults } = newHost(store, [system])
  const [plain, designed] = [await begin(host, WISH), await begin(host, { ...WISH, data })]
  const again = newHost(store, [system]).host
  for (const [{ match, keys }, pack] of [
    [plain, undefined],
    [designed, '8 rounds'],
  ] as const)
    for (const one of [host, again]) {
      const client = new Client(one)
      const welcome = await client.join(match, keys.white as string)
      expect([welcome.pack?.name, welcome.data === data]).toEqual([pack, pack !== undefined])
      // Questions are answered with the same rules.
      expect(await client.ask({ type: 'list' })).toMatchObject({ type: 'list' })
    }
  expect(faults).toEqual([])
})

test('a match does not begin with data that are not here, and is not opened when they are gone', async () => {
  const store = memoryStore()
  const { host } = newHost(store, [system])
  await expect(host.create({ ...WISH, data: '0123456789abcdef' })).rejects.toMatchObject({ code: 'other-data' })
  const { match } = await host.create({ ...WISH, data })
  const without = newHost(store, [{ ...system, rulesBy: async () => undefined }]).host
  expect(await without.info(match)).toMatchObject({ pack: '8 rounds', closed: { version: shipped.version } })
})

test('the last eight packs are kept, and older ones are asked for again', async () => {
  const all = new Map(Array.from({ length: 9 }, (_, k) => [dataDigest(byRounds(20 + k)), byRounds(20 + k)]))
  const loaded: string[] = []
  const systems = new Systems([
    {
      ...system,
      rulesBy: async (digest) => {
        loaded.push(digest)
        return all.get(digest)
      },
    },
  ])
  for (const digest of [...all.keys(), ...all.keys()]) {
    const { ruleset } = await systems.load('generals', digest)
    expect(dataDigest(ruleset)).toBe(digest)
    expect(systems.engineOf('generals', digest).ruleset).toBe(ruleset)
  }
  expect(loaded.length).toBe(18)
  const last = [...all.keys()].at(-1) as string
  await systems.load('generals', last)
  expect(loaded.length).toBe(18)
})
