import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import type { KeptMatch } from '../../src/host/memory-store.ts'
import { DATABASE, sqliteStore } from '../../src/server/index.ts'
import { Client, create, folder, openTable } from './table.ts'

// Folders of older servers open, whatever their version: every player still holds a seat, and plays on.

const fixture = (version: number): URL => new URL(`fixtures/matches-version-${version}.sql`, import.meta.url)

/** The tables of a database with their columns, in no order. */
function tables(file: string): Record<string, readonly unknown[]> {
  const database = new DatabaseSync(file)
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]
  const columns = (name: string) =>
    database
      .prepare(`SELECT name, type, "notnull", pk FROM pragma_table_info('${name}') ORDER BY name`)
      .all() as unknown[]
  const found = Object.fromEntries(names.map(({ name }) => [name, columns(name)]))
  database.close()
  return found
}

/** A new folder, brought to the present version, and that version. */
async function present(): Promise<{ readonly file: string; readonly version: number }> {
  const place = folder()
  await (await sqliteStore(place)).close()
  const file = join(place, DATABASE)
  const database = new DatabaseSync(file, { readOnly: true })
  const { version } = database.prepare('SELECT max(version) AS version FROM migrations').get() as { version: number }
  database.close()
  return { file, version }
}

const { file: newest, version: latest } = await present()
const OLDER = Array.from({ length: latest - 1 }, (_, k) => k + 1)

const team = [{ name: 'Bert', formations: ['CO1'], keyHash: 'ef'.repeat(32) }]

/** Writes a match into the columns that an older database has. */
function write(database: DatabaseSync, match: string, { secret, created, seats, lines }: KeptMatch): void {
  const insert = (table: string, row: Record<string, SQLInputValue>) => {
    const known = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all() as { name: string }[]
    const columns = known.map(({ name }) => name).filter((name) => name in row)
    const values = columns.map((name) => row[name] as SQLInputValue)
    database
      .prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
      .run(...values)
  }
  insert('matches', { number: 1, id: match, secret, created })
  for (const [place, { seat, kind, name, keyHash = null }] of seats.entries())
    insert('seats', {
      match: 1,
      place,
      seat,
      kind,
      name,
      key_hash: keyHash,
      team: place === 0 ? JSON.stringify(team) : null,
    })
  for (const [line, text] of lines.entries()) {
    const brought = line === 1 ? { seat: 'white', id: 'r1', played: 1 } : {}
    insert('lines', { match: 1, line, text, ...brought })
  }
  insert('chat', {
    match: 1,
    place: 1,
    line: JSON.stringify({ n: 1, who: 'Ann', seat: 'white', text: 'Hello', time: 5 }),
  })
}

test('there is a database of every version but the present one: with a new step comes one of the version before it', () => {
  expect(OLDER.length).toBeGreaterThan(2)
  for (const version of OLDER) expect(readFileSync(fixture(version), 'utf8')).toContain(`(${version}, `)
})

describe.each(OLDER)('a folder of version %d', (version) => {
  test('is played on by the keys of its players', async () => {
    const place = folder()
    const before = await openTable(place)
    const { match, keys } = await create(before.url)
    const white = await Client.join(before.url, match, keys.white)
    const first = { type: 'act', id: 'r1', count: white.count, do: ['close'] }
    expect(await white.ask(first)).toMatchObject({ type: 'done' })
    await before.server.close()
    const kept = before.kept.get(match)
    if (!kept) throw new Error('the match is gone')

    const database = new DatabaseSync(join(place, DATABASE))
    database.exec(readFileSync(fixture(version), 'utf8'))
    write(database, match, kept)
    database.close()

    const store = await sqliteStore(place)
    const loaded = await store.load(match)
    expect(loaded?.seats).toEqual(kept.seats.map((seat, k) => (k === 0 && version > 1 ? { ...seat, team } : seat)))
    expect(loaded).not.toHaveProperty('ownerHash')
    const after = await openTable(place, { store })
    const black = await Client.join(after.url, match, keys.black)
    expect(await black.act(['close'])).toMatchObject({ type: 'done' })
    const again = await Client.join(after.url, match, keys.white)
    expect(again.heard.find((one) => one.type === 'welcome')).toMatchObject({
      seat: 'white',
      chat: [{ text: 'Hello' }],
    })
    // A request from that time is still known, though not what it asked for.
    expect(await again.ask(first)).toEqual({ type: 'done', id: 'r1', played: 1 })
    // This match has no secret for giving out seats again, not even for its creator.
    const owner = 'o'.repeat(32)
    expect(await again.ask({ type: 'invite', owner, place: 'black', invitation: owner })).toMatchObject({
      type: 'error',
      code: 'not-owner',
    })
    for (const client of [black, again]) await client.close()
    await after.server.close()
    expect(after.faults).toEqual([])
    expect(tables(join(place, DATABASE))).toEqual(tables(newest))
  })
})
