import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { lengthOf, page } from '../../../host/pages.ts'
import {
  type Change,
  type NewStored,
  remembered,
  type Store,
  type StoredMatch,
  type StoredRequest,
  TALK_PAGE,
} from '../../../host/store.ts'
import type { ChatLine } from '../../../protocol/index.ts'
import { inTurn } from './in-turn.ts'

/** Stores the matches of this browser. Lines are stored one by one, so that an append writes only what is new. */

interface Tables extends DBSchema {
  matches: {
    key: string
    value: Pick<StoredMatch, 'id' | 'secret' | 'created' | 'ownerHash' | 'seats' | 'requests'> & {
      readonly length: number
    }
  }
  lines: { key: [match: string, line: number]; value: string }
  chat: { key: [match: string, n: number]; value: ChatLine }
}

/** How many lines are read at once: reading them one by one would take long. */
const LINES_AT_ONCE = 100

/** Lines of talk are numbered from 1 without gaps. */
const chatOf = (id: string, before: number, most: number) =>
  IDBKeyRange.bound([id, Math.max(0, before - most)], [id, before], false, true)
const ofMatch = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

export async function indexedStore(name = 'grognard'): Promise<Store> {
  const db: IDBPDatabase<Tables> = await openDB<Tables>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' })
      fresh.createObjectStore('lines')
      fresh.createObjectStore('chat')
    },
  })
  /**
   * Keeps changes in one transaction: a computer that plays on while the browser writes makes many. A change is
   * refused, and nothing of it written, if its lines do not follow what is there by then.
   */
  async function keepAll(id: string, changes: readonly Change[]): Promise<Map<Change, Error>> {
    const refused = new Map<Change, Error>()
    const tx = db.transaction(['matches', 'lines', 'chat'], 'readwrite', { durability: 'strict' })
    const match = await tx.objectStore('matches').get(id)
    if (!match) return new Map(changes.map((change) => [change, new Error(`match ${id} is not in the store`)]))
    let { length, requests, seats } = match
    const puts: Promise<unknown>[] = []
    for (const change of changes) {
      const { from = 0, lines = [], chat, request } = change
      if (lines.length > 0 && length !== from) {
        refused.set(change, new Error(`match ${id} has ${length} lines, not ${from}`))
        continue
      }
      for (const [k, line] of lines.entries()) puts.push(tx.objectStore('lines').put(line, [id, from + k]))
      length += lines.length
      seats = change.seats ?? seats
      if (chat) puts.push(tx.objectStore('chat').put(chat, [id, chat.n]))
      if (request) requests = remembered(requests, request)
    }
    puts.push(tx.objectStore('matches').put({ ...match, seats, requests, length }))
    await Promise.all([...puts, tx.done])
    return refused
  }
  // Writes for one match happen in the order of the calls.
  const writes = inTurn(keepAll)

  return {
    async create({ lines, ...match }: NewStored) {
      const tx = db.transaction(['matches', 'lines'], 'readwrite', { durability: 'strict' })
      const matches = tx.objectStore('matches')
      const { id } = match
      if (await matches.get(id)) throw new Error(`match ${id} is in the store already`)
      await matches.put({ ...match, requests: [], length: lines.length })
      for (const [k, line] of lines.entries()) await tx.objectStore('lines').put(line, [id, k])
      await tx.done
    },
    keep: (id, change) => writes.add(id, change),
    load: (id, from) => writes.alone(id, () => load(id, from)),
    lines: (id, from, most) => writes.alone(id, () => lines(id, from, most)),
    chat: (id, before, most) => writes.alone(id, () => chat(id, before, most)),
    async close() {
      db.close()
    },
  }

  async function load(id: string, from = 0): Promise<StoredMatch | undefined> {
    const tx = db.transaction(['matches', 'lines', 'chat'])
    const match = await tx.objectStore('matches').get(id)
    if (!match) return undefined
    const lines = await tx.objectStore('lines').getAll(ofMatch(id, from))
    const said = await tx.objectStore('chat').count(ofMatch(id))
    const last = await tx.objectStore('chat').getAll(chatOf(id, said + 1, TALK_PAGE))
    const { length: _, requests, ...rest } = match
    return { ...rest, lines, chat: last, requests: requests.map(asKeptNow) }
  }
  async function lines(id: string, from: number, most: number): Promise<readonly string[]> {
    const tx = db.transaction(['matches', 'lines'])
    if (!(await tx.objectStore('matches').getKey(id))) throw new Error(`match ${id} is not in the store`)
    const found: string[] = []
    let [left, more] = [most, true]
    while (more) {
      const next = await tx.objectStore('lines').getAll(ofMatch(id, from + found.length), LINES_AT_ONCE)
      const fit = page(next, lengthOf, left)
      left -= fit.reduce((sum, { length }) => sum + length, 0)
      // A single line may be longer than what is left, but only as the first.
      if (found.length === 0 || left >= 0) found.push(...fit)
      more = left > 0 && fit.length === LINES_AT_ONCE
    }
    return found
  }
  async function chat(id: string, before: number, most: number): Promise<ChatLine[]> {
    const said = await db.count('chat', ofMatch(id))
    return db.getAll('chat', chatOf(id, Math.min(before, said + 1), most))
  }
}

/** A request as it is kept now: older clients kept the seat, and no order except that of the list. */
const asKeptNow = (request: StoredRequest & { readonly seat?: string }, k: number): StoredRequest => {
  const { seat, ...kept } = request
  return seat === undefined ? kept : { ...kept, place: seat, asked: k + 1 }
}
