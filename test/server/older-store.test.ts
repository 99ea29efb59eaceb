import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { DATABASE, sqliteStore } from '../../src/server/sqlite-store.ts'
import { Client, create, folder, openTable } from './table.ts'

// Folders of older servers open, and every player still holds his seat.

const place = folder()
const schema = readFileSync(new URL('fixtures/matches-version-2.sql', import.meta.url), 'utf8')

test('a match of a server that knew no invitations is played on by its keys', async () => {
  const before = await openTable(place)
  const { match, keys } = await create(before.url)
  const white = await Client.join(before.url, match, keys.white)
  expect(await white.act(['close'], 'r1')).toMatchObject({ type: 'done' })
  await before.server.close()
  const kept = before.kept.get(match)
  if (!kept) throw new Error('the match is gone')

  const database = new DatabaseSync(join(place, DATABASE))
  database.exec(schema)
  database.prepare('INSERT INTO matches VALUES (1, ?, ?, ?)').run(match, kept.secret, kept.created)
  const team = JSON.stringify([{ name: 'Bert', formations: ['CO1'], keyHash: 'ef'.repeat(32) }])
  for (const [k, { seat, kind, name, keyHash }] of kept.seats.entries())
    database
      .prepare('INSERT INTO seats VALUES (1, ?, ?, ?, ?, NULL, ?, ?)')
      .run(k, seat, kind, name, keyHash ?? null, k === 0 ? team : null)
  for (const [k, line] of kept.lines.entries()) database.prepare('INSERT INTO lines VALUES (1, ?, ?, NULL, NULL, NULL)').run(k, line)
  database.prepare('INSERT INTO chat VALUES (1, 1, ?)').run(JSON.stringify({ n: 1, who: 'Ann', seat: 'white', text: 'Hello', time: 5 }))
  database.close()

  const store = sqliteStore(place)
  const loaded = await store.load(match)
  expect(loaded?.seats).toEqual(kept.seats.map((seat, k) => (k === 0 ? { ...seat, team: JSON.parse(team) } : seat)))
  expect(loaded).not.toHaveProperty('ownerHash')
  const after = await openTable(place, { store })
  const black = await Client.join(after.url, match, keys.black)
  expect(await black.act(['close'])).toMatchObject({ type: 'done' })
  const again = await Client.join(after.url, match, keys.white)
  expect(again.heard.find((one) => one.type === 'welcome')).toMatchObject({ seat: 'white', chat: [{ text: 'Hello' }] })
  // This match has no secret for giving seats again, not even for its creator.
  const owner = 'o'.repeat(32)
  expect(await again.ask({ type: 'invite', owner, place: 'black', invitation: owner })).toMatchObject({ type: 'error', code: 'not-owner' })
  for (const client of [black, again]) await client.close()
  await after.server.close()
  expect(after.faults).toEqual([])
})
