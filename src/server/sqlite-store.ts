import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { page } from '../host/pages.ts'
import {
  type Change,
  type NewStored,
  REQUESTS_KEPT,
  type StoredComrade,
  type StoredMatch,
  type StoredRequest,
  type StoredSeat,
  TALK_PAGE,
} from '../host/store.ts'
import { asTime } from '../host/time.ts'
import { UserError } from '../kernel/refusal.ts'
import type { ChatLine, Refused as RefusedByRules } from '../protocol/index.ts'
import { Refused } from './batch.ts'
import { migrate } from './sqlite-schema.ts'

/** The file for matches in the data folder. */
export const DATABASE = 'matches.sqlite'
/** Holds only the lock which says that a server works on the folder. */
const LOCK = 'server.lock'

/**
 * The number of pages written to the log before they are copied to the tables. Every match that is played has its own
 * page, and a page that has changed often is copied only once.
 */
const LOG_PAGES = 8_000

/** Milliseconds to wait for another program that reads the file, for example to back it up. */
const PATIENCE = 5_000

/** Limits of a simulated disk and machine, for tests and benchmarks. */
export interface Simulated {
  /** The number of pages, of 4,096 bytes each, at which the disk counts as full. */
  readonly mostPages?: number
  /** Additional milliseconds for every commit. */
  readonly wait?: number
  /** Megabytes of memory for the thread of the store. */
  readonly heap?: number
}

/** The jobs that can be done with matches, each as a part of a transaction. */
export type Jobs = ReturnType<typeof jobsOn>

/**
 * Opens the database of a folder, which is created if it is missing. Throws a UserError if the folder cannot be used,
 * or another server works on it. `close` lets go of both.
 */
export function openMatches(folder: string, { mostPages }: Simulated = {}) {
  const lock = takeFolder(folder)
  try {
    const database = openDatabase(folder)
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`)
    const close = () => {
      database.close()
      lock.close()
    }
    return { database, jobs: jobsOn(database), close }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Opens the database of a folder for reading, while another thread has it open for writing. */
export function openToRead(folder: string) {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  database.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
  return { database, jobs: jobsOn(database), close: () => database.close() }
}

function jobsOn(database: DatabaseSync) {
  const statements = prepare(database)
  let probes = 0
  return {
    create({ id, secret, created, ownerHash, seats, lines }: NewStored): void {
      const { changes, lastInsertRowid } = statements.create.run(id, secret, created, ownerHash ?? null)
      if (changes === 0) throw new Refused(`match ${id} is in the store already`)
      const row = Number(lastInsertRowid)
      insertSeats(statements, row, seats)
      insertLines(statements, row, 0, lines)
    },
    keep: (id: string, change: Change): void => keep(statements, id, change),
    load: (id: string, from = 0): StoredMatch | undefined => read(statements, id, from),
    lines: (id: string, from: number, most: number): readonly string[] =>
      readLines(statements, rowOf(statements, id), from, most),
    chat: (id: string, before: number, most: number): ChatLine[] =>
      readChat(statements, rowOf(statements, id), before, most),
    /**
     * Sets a number that SQLite keeps for programs and this program does not read: writes a page and changes nothing.
     */
    probe: (): void => database.exec(`PRAGMA user_version = ${++probes % 2}`),
    /** Does nothing: when it is done, so are all earlier orders. */
    idle: (): void => {},
  }
}

/**
 * Takes a lock that ends with the process, however that ends: an SQLite file that stays locked. The file of the matches
 * stays unlocked, so that other programs can back it up meanwhile.
 */
export function takeFolder(folder: string): DatabaseSync {
  try {
    // The files open dice and seats: only their owner may read them.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(join(folder, LOCK))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    const { message } = error as Error
    if (/locked/.test(message))
      throw new UserError(`another server is working on ${folder}: stop it first, or name another folder`)
    throw new UserError(`cannot keep matches in ${folder}: ${message}`)
  }
}

function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, DATABASE)
  try {
    const database = new DatabaseSync(file)
    database.exec(
      `PRAGMA busy_timeout = ${PATIENCE}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`,
    )
    migrate(database, () => asTime(Date.now()))
    return database
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`cannot use ${file}: ${error.message}`)
    throw new UserError(`cannot use ${file}: ${(error as Error).message}`)
  }
}

type Statements = ReturnType<typeof prepare>

function prepare(database: DatabaseSync) {
  const statement = (sql: string): StatementSync => database.prepare(sql)
  return {
    create: statement(
      'INSERT INTO matches (id, secret, created, owner_hash) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    ),
    rowOf: statement('SELECT number FROM matches WHERE id = ?'),
    match: statement('SELECT number, secret, created, owner_hash FROM matches WHERE id = ?'),
    count: statement(
      `SELECT number, coalesce((SELECT line + 1 FROM lines WHERE match = number ORDER BY line DESC LIMIT 1), 0) AS lines
       FROM matches WHERE id = ?`,
    ),
    insertLine: statement(
      'INSERT INTO lines (match, line, text, seat, id, asked, digest, played, refused) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    lines: statement('SELECT text FROM lines WHERE match = ? AND line >= ? ORDER BY line'),
    insertRequest: statement(
      'INSERT INTO requests (match, place, id, asked, digest, played, refused) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    // Only the last requests of a place are ever asked for.
    forgetRequests: statement(
      `DELETE FROM requests WHERE match = :match AND place = :place AND asked <=
       (SELECT asked FROM requests WHERE match = :match AND place = :place ORDER BY asked DESC LIMIT 1 OFFSET ${REQUESTS_KEPT})`,
    ),
    // Older servers did not count requests: then the lines give their order.
    requests: statement(
      `SELECT seat AS place, id, coalesce(asked, line) AS asked, digest, played, refused FROM lines WHERE match = :match AND id IS NOT NULL
       UNION ALL
       SELECT place, id, asked, digest, played, refused FROM requests WHERE match = :match
       ORDER BY asked`,
    ),
    insertSeat: statement(
      `INSERT INTO seats (match, place, seat, kind, name, player, key_hash, invitation_hash, absent, team)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    removeSeats: statement('DELETE FROM seats WHERE match = ?'),
    seats: statement(
      'SELECT seat, kind, name, player, key_hash, invitation_hash, absent, team FROM seats WHERE match = ? ORDER BY place',
    ),
    insertChat: statement(
      `INSERT INTO chat (match, place, line)
       SELECT :match, coalesce(max(place), 0) + 1, :line FROM chat WHERE match = :match`,
    ),
    chat: statement('SELECT line FROM chat WHERE match = ? AND place < ? ORDER BY place DESC LIMIT ?'),
  }
}

function rowOf(statements: Statements, id: string): number {
  const row = statements.rowOf.get(id) as { number: number } | undefined
  if (!row) throw new Refused(`match ${id} is not in the store`)
  return row.number
}

/**
 * Keeps a change. Throws a Refused, before anything is written, if there is no such match or its lines do not continue
 * the record.
 */
function keep(statements: Statements, id: string, { from = 0, lines = [], seats, chat, request }: Change): void {
  const counted = statements.count.get(id) as { number: number; lines: number } | undefined
  if (!counted) throw new Refused(`match ${id} is not in the store`)
  if (lines.length > 0 && counted.lines !== from)
    throw new Refused(`match ${id} has ${counted.lines} lines, not ${from}`)
  const row = counted.number
  insertLines(statements, row, from, lines, request)
  if (seats) {
    statements.removeSeats.run(row)
    insertSeats(statements, row, seats)
  }
  if (chat) statements.insertChat.run({ match: row, line: JSON.stringify(chat) })
  if (request && lines.length === 0) {
    statements.insertRequest.run(row, ...columnsOf(request))
    statements.forgetRequests.run({ match: row, place: request.place })
  }
}

const NO_REQUEST = [null, null, null, null, null, null] as const

const columnsOf = ({ place, id, asked, digest, played, refused }: StoredRequest) =>
  [place, id, asked, digest ?? null, played ?? null, refused ? JSON.stringify(refused) : null] as const

/** Stores a request with the first line that it brought. */
function insertLines(
  { insertLine }: Statements,
  row: number,
  from: number,
  lines: readonly string[],
  request?: StoredRequest,
): void {
  for (const [k, line] of lines.entries())
    insertLine.run(row, from + k, line, ...(request && k === 0 ? columnsOf(request) : NO_REQUEST))
}

function insertSeats({ insertSeat }: Statements, row: number, seats: readonly StoredSeat[]): void {
  for (const [place, { seat, kind, name, player, keyHash, invitationHash, absent, team }] of seats.entries()) {
    const lock = [keyHash ?? null, invitationHash ?? null] as const
    insertSeat.run(
      row,
      place,
      seat,
      kind,
      name,
      player ?? null,
      ...lock,
      absent ?? null,
      team ? JSON.stringify(team) : null,
    )
  }
}

function readLines({ lines }: Statements, row: number, from: number, most: number): readonly string[] {
  const found = lines.iterate(row, from) as Iterable<unknown> as Iterable<{ readonly text: string }>
  return page(found, ({ text }) => text.length, most).map(({ text }) => text)
}

const readChat = ({ chat }: Statements, row: number, before: number, most: number): ChatLine[] =>
  chat
    .all(row, before, most)
    .map(({ line }): ChatLine => JSON.parse(line as string))
    .reverse()

interface RequestRow {
  readonly place: string
  readonly id: string
  readonly asked: number
  readonly digest: number | null
  readonly played: number | null
  readonly refused: string | null
}

/** The last requests of each place. */
function lastRequests(rows: readonly RequestRow[]): StoredRequest[] {
  const last = [...Map.groupBy(rows, ({ place }) => place).values()].flatMap((own) => own.slice(-REQUESTS_KEPT))
  return last.map(({ place, id, asked, digest, played, refused }) => ({
    place,
    id,
    asked,
    ...(digest !== null && { digest }),
    ...(played !== null && { played }),
    ...(refused !== null && { refused: JSON.parse(refused) as RefusedByRules }),
  }))
}

interface SeatRow {
  readonly seat: string
  readonly kind: StoredSeat['kind']
  readonly name: string
  readonly player: string | null
  readonly key_hash: string | null
  readonly invitation_hash: string | null
  readonly absent: number | null
  readonly team: string | null
}

interface MatchRow {
  readonly number: number
  readonly secret: string
  readonly created: number
  readonly owner_hash: string | null
}

function read(statements: Statements, id: string, from: number): StoredMatch | undefined {
  const found = statements.match.get(id) as MatchRow | undefined
  if (!found) return undefined
  const { number: row, secret, created, owner_hash: ownerHash } = found
  const seats = statements.seats.all(row) as unknown as SeatRow[]
  const lines = statements.lines.all(row, from) as unknown as { readonly text: string }[]
  const requests = statements.requests.all({ match: row }) as unknown as RequestRow[]
  return {
    id,
    secret,
    created,
    ...(ownerHash !== null && { ownerHash }),
    seats: seats.map(({ player, key_hash, invitation_hash, absent, team, ...seat }) => ({
      ...seat,
      ...(player !== null && { player }),
      ...(key_hash !== null && { keyHash: key_hash }),
      ...(invitation_hash !== null && { invitationHash: invitation_hash }),
      ...(absent !== null && { absent }),
      ...(team !== null && { team: JSON.parse(team) as StoredComrade[] }),
    })),
    lines: lines.map(({ text }) => text),
    chat: readChat(statements, row, Number.MAX_SAFE_INTEGER, TALK_PAGE),
    requests: lastRequests(requests),
  }
}
