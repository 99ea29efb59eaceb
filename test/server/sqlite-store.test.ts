import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UserError } from '../../src/engine/index.ts'
import type { NewStored } from '../../src/host/store.ts'
import { storeContract } from '../../src/host/store-contract.ts'
import { groupCommit, Refused } from '../../src/server/group-commit.ts'
import { DATABASE, sqliteStore } from '../../src/server/sqlite-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const match: NewStored = { id: 'match-0001', secret: 'ab'.repeat(32), created: 1, seats: [], lines: ['header'] }

test.each(storeContract)('SQLite: $says', ({ holds }) => holds(() => sqliteStore(folder)))

test('the folder is made, for its owner alone', async () => {
  const place = join(folder, 'made', 'here')
  await sqliteStore(place).close()
  if (process.platform !== 'win32') expect(statSync(place).mode & 0o077).toBe(0)
})

test('what is acknowledged is synchronised: a write-ahead log, and the disk is waited for', async () => {
  const store = sqliteStore(folder)
  await store.create(match)
  const beside = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  expect(beside.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(beside.prepare('SELECT id FROM matches').all()).toEqual([{ id: 'match-0001' }])
  beside.close()
  await store.close()
})

test('one folder, one server: another is told so, and may have it afterwards', async () => {
  const first = sqliteStore(folder)
  expect(() => sqliteStore(folder)).toThrow(/^another server is working on .*: stop it first/)
  await first.close()
  await sqliteStore(folder).close()
})

test('a folder that cannot be used is named', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => sqliteStore(join(file, 'below'))).toThrow(UserError)
  expect(() => sqliteStore(join(file, 'below'))).toThrow(/^cannot keep matches in .*below/)
  mkdirSync(join(folder, 'odd'))
  writeFileSync(join(folder, 'odd', DATABASE), 'this is no database, whatever its name says. '.repeat(100))
  expect(() => sqliteStore(join(folder, 'odd'))).toThrow(/^cannot use .*matches.sqlite: .*not a database/)
})

test('matches that a later Grognard has kept are not touched', async () => {
  await sqliteStore(folder).close()
  const database = new DatabaseSync(join(folder, DATABASE))
  database.exec('INSERT INTO migrations VALUES (99, 0)')
  database.close()
  expect(() => sqliteStore(folder)).toThrow(/in a form of version 99, and this Grognard knows \d+/)
})

test('a write that the database itself cannot take does not take the others of its turn with it', async () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE t (n INTEGER PRIMARY KEY) STRICT')
  const { write, flush } = groupCommit(database)
  const insert = database.prepare('INSERT INTO t VALUES (?)')
  const outcomes = Promise.allSettled([
    write(() => void insert.run(1)),
    write(() => void insert.run(1)),
    write(() => {
      throw new Refused('not this one')
    }),
    write(() => void insert.run(2)),
  ])
  flush()
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(database.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }, { n: 2 }])
})
