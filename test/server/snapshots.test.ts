import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snapshotFiles, sqliteStore } from '../../src/server/index.ts'
import { Client, create, folder, openTable } from './table.ts'

// A restarted server opens its matches from the snapshots that it left beside the database.

const open = async (place: string) =>
  openTable(place, { store: await sqliteStore(place), snapshots: snapshotFiles(place) })

/** Plays alone for this number of requests; returns what was learnt. */
async function playOn(client: Client, rounds: number) {
  for (let k = 0; k < rounds; k++) {
    const { actions, closing } = (await client.ask({ type: 'list' })) as { actions: string[]; closing?: string[] }
    if (actions.length > 0) await client.act(closing ?? [actions[0] as string])
  }
}
const historyOf = async (client: Client) => ((await client.ask({ type: 'history' })) as { updates: unknown[] }).updates

test('a match is the same from its snapshot, from a damaged one and from none', async () => {
  const place = folder()
  const first = await open(place)
  const { match, keys } = await create(first.url)
  const players = [await Client.join(first.url, match, keys.white), await Client.join(first.url, match, keys.black)]
  for (let k = 0; k < 20; k++) for (const player of players) await playOn(player, 1)
  const [white] = players as [Client, Client]
  const before = await historyOf(white)
  expect(before.length).toBeGreaterThan(10)
  for (const player of players) await player.close()
  await first.server.close()

  const files = readdirSync(join(place, 'snapshots'))
  expect(files).toEqual([match])
  const file = join(place, 'snapshots', match)
  const good = readFileSync(file)
  const bad = Buffer.from(good)
  bad[bad.length >> 1] = (bad[bad.length >> 1] as number) ^ 1
  for (const bytes of [good, bad, good.subarray(0, 100), Buffer.from('something else')]) {
    writeFileSync(file, bytes)
    const table = await open(place)
    const client = await Client.join(table.url, match, keys.white)
    expect(await historyOf(client)).toEqual(before)
    await client.close()
    await table.server.close()
    expect(table.faults).toEqual([])
  }
})

test('a snapshot that was not written for long is deleted when a server starts, and so is one that was never finished', async () => {
  const place = folder()
  const snapshots = snapshotFiles(place)
  const bytes = Uint8Array.of(1, 2, 3)
  for (const match of ['old-match', 'new-match']) await snapshots.save(match, bytes)
  writeFileSync(join(place, 'snapshots', 'new-match.7'), 'half of it')
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60
  utimesSync(join(place, 'snapshots', 'old-match'), longAgo, longAgo)
  const again = snapshotFiles(place)
  expect(await again.load('old-match')).toBeUndefined()
  expect([...((await again.load('new-match')) ?? [])]).toEqual([...bytes])
  expect(readdirSync(join(place, 'snapshots'))).toEqual(['new-match'])
  await expect(again.load('../server.lock')).rejects.toThrow('no such id')
})
