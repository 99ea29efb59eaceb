import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NewStored } from '../../src/host/store.ts'
import { storeContract } from '../../src/host/store-contract.ts'
import { UserError } from '../../src/kernel/index.ts'
import { inOneCommit, Refused } from '../../src/server/batch.ts'
import { DATABASE, sqliteStore } from '../../src/server/index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const match: NewStored = { id: 'match-0001', secret: 'ab'.repeat(32), created: 1, seats: [], lines: ['header'] }

test.each(storeContract)('SQLite: $says', ({ holds }) => holds(() => sqliteStore(folder)))

test('the folder is made, and only its owner can use it', async () => {
  const place = join(folder, 'made', 'here')
  await (await sqliteStore(place)).close()
  if (process.platform !== 'win32') expect(statSync(place).mode & 0o077).toBe(0)
})

test('what is acknowledged is synchronised: a write-ahead log, and the disk is waited for', async () => {
  const store = await sqliteStore(folder)
  await store.create(match)
  const beside = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  expect(beside.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(beside.prepare('SELECT id FROM matches').all()).toEqual([{ id: 'match-0001' }])
  beside.close()
  await store.close()
})

test('only one server can use a folder: another is told so, and can use it afterwards', async () => {
  const first = await sqliteStore(folder)
  await expect(sqliteStore(folder)).rejects.toThrow(/^another server is working on .*: stop it first/)
  await first.close()
  await (await sqliteStore(folder)).close()
})

test('a folder that cannot be used is named', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(sqliteStore(join(file, 'below'))).rejects.toThrow(UserError)
  await expect(sqliteStore(join(file, 'below'))).rejects.toThrow(/^cannot keep matches in .*below/)
  mkdirSync(join(folder, 'odd'))
  writeFileSync(join(folder, 'odd', DATABASE), 'this is no database, whatever its name says. '.repeat(100))
  await expect(sqliteStore(join(folder, 'odd'))).rejects.toThrow(/^cannot use .*matches.sqlite: .*not a database/)
})

test('matches that a later Grognard has kept are not touched', async () => {
  await (await sqliteStore(folder)).close()
  const database = new DatabaseSync(join(folder, DATABASE))
  database.exec('INSERT INTO migrations VALUES (99, 0)')
  database.close()
  await expect(sqliteStore(folder)).rejects.toThrow(/in format 99, but this version of grognard knows only up to \d+/)
})

test('a write that the database cannot take does not make the other writes of its commit fail', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT')
  const insert = database.prepare('INSERT INTO t VALUES (?)')
  const outcomes = inOneCommit(database, [
    () => void insert.run(1),
    () => void insert.run(1),
    () => {
      throw new Refused('not this one')
    },
    () => void insert.run(2),
    () => insert.run(3).changes,
  ])
  expect(outcomes).toEqual([
    { value: undefined },
    { error: expect.stringContaining('UNIQUE') },
    { error: 'not this one' },
    { value: undefined },
    { value: 1 },
  ])
  expect(database.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('a write that cannot go to the thread is refused with those beside it; earlier and later ones are kept', async () => {
  const store = await sqliteStore(folder)
  const before = store.create(match)
  await new Promise((resolve) => setImmediate(resolve))
  const unsendable = { from: 1, lines: [() => {}] } as unknown as Parameters<typeof store.keep>[1]
  const beside = await Promise.allSettled([
    store.keep(match.id, unsendable),
    store.keep(match.id, { from: 1, lines: ['beside'] }),
  ])
  await before
  expect(beside.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await store.keep(match.id, { from: 1, lines: ['after'] })
  expect((await store.load(match.id))?.lines).toEqual(['header', 'after'])
  await store.close()
})

test('a thread that breaks down keeps nothing of what is under way, and begins again', async () => {
  const reports: string[] = []
  const store = await sqliteStore(folder, { heap: 12 }, (what) => reports.push(what))
  await store.create(match)
  const line = 'x'.repeat(1 << 20)
  const lines = Array.from({ length: 64 }, (_, k) => `${k} ${line}`)
  const outcomes = await Promise.allSettled([
    store.keep(match.id, { from: 1, lines }),
    store.load(match.id),
    store.keep(match.id, { from: 65, lines: ['more'] }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  // Everything acknowledged is there.
  expect((await store.load(match.id))?.lines).toEqual(['header'])
  const refused: unknown[] = []
  const keep = async (line: string): Promise<void> => {
    const from = (await store.load(match.id))?.lines.length as number
    await store.keep(match.id, { from, lines: [line] }).catch(async (error: Error) => {
      refused.push(error.message)
      if (refused.length > 200) throw error
      await rest(100)
      await keep(line)
    })
  }
  await keep('more')
  for (const why of refused) expect(why).toMatch(/^the thread that writes matches has failed: /)
  expect((await store.load(match.id))?.lines).toEqual(['header', 'more'])
  expect(reports).toEqual(['the thread that writes matches has failed, and is restarted'])
  await store.close()
  // The folder is free.
  await (await sqliteStore(folder)).close()
})

test('reading a long record does not delay a write', async () => {
  const store = await sqliteStore(folder)
  const long = { ...match, lines: Array.from({ length: 100 }, (_, k) => `${k}`.padEnd(200_000, 'x')) }
  await store.create(long)
  await store.create({ ...match, id: 'match-0002' })
  /** Which finishes last: many long reads, or a write requested after them. */
  const last = async (from: number): Promise<string> => {
    const done: string[] = []
    const reads = Array.from({ length: 6 }, () => store.load(long.id).then(() => done.push('read')))
    const kept = store.keep('match-0002', { from, lines: ['more'] }).then(() => done.push('kept'))
    await Promise.all([...reads, kept])
    return done.at(-1) as string
  }
  // The disk of a busy machine may occasionally be slow.
  let was = await last(1)
  for (let from = 2; was === 'kept' && from < 6; from++) was = await last(from)
  expect(was).toBe('read')
  await store.close()
})

test('writes that come while a commit is under way go together into the next one', async () => {
  const store = await sqliteStore(folder, { wait: 30 })
  await store.create(match)
  const began = performance.now()
  await Promise.all(Array.from({ length: 100 }, (_, k) => store.keep(match.id, { from: 1 + k, lines: [`${k}`] })))
  // One by one they would take three seconds.
  expect(performance.now() - began).toBeLessThan(1_500)
  await store.close()
})
