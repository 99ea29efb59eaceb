import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type NewStored, remembered, type Store, type StoredMatch, type StoredRequest, TALK_PAGE } from '../../../host/store.ts'
import type { ChatLine } from '../../../protocol/index.ts'
import { inTurn } from './in-turn.ts'

/** Matches of this browser, kept by it. Lines stand one by one, so that an append writes no more than what is new. */

interface Tables extends DBSchema {
  matches: {
    key: string
    value: Pick<StoredMatch, 'id' | 'secret' | 'created' | 'ownerHash' | 'seats' | 'requests'> & { readonly length: number }
  }
  lines: { key: [match: string, line: number]; value: string }
  chat: { key: [match: string, n: number]; value: ChatLine }
}

/** Lines of a record, to be written from number `from` on. */
interface Append {
  readonly from: number
  readonly lines: readonly string[]
  readonly request?: StoredRequest
}

/** Lines of talk are numbered from 1 without gaps. */
const chatOf = (id: string, before: number, most: number) => IDBKeyRange.bound([id, Math.max(0, before - most)], [id, before], false, true)
const ofMatch = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

export async function indexedStore(name = 'grognard'): Promise<Store> {
  const db: IDBPDatabase<Tables> = await openDB<Tables>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' })
      fresh.createObjectStore('lines')
      fresh.createObjectStore('chat')
    },
  })
  /**
   * Appends in one transaction: a computer that plays on while the browser writes has many. Each is refused, and nothing of
   * it written, where it does not follow on what is there by then.
   */
  async function appendAll(id: string, appends: readonly Append[]): Promise<Map<Append, Error>> {
    const refused = new Map<Append, Error>()
    const tx = db.transaction(['matches', 'lines'], 'readwrite', { durability: 'strict' })
    const match = await tx.objectStore('matches').get(id)
    let length = match?.length
    let requests = match?.requests ?? []
    const puts: Promise<unknown>[] = []
    for (const append of appends) {
      const { from, lines, request } = append
      if (length !== from) {
        refused.set(append, new Error(`match ${id} has ${length ?? 'no'} lines, not ${from}`))
        continue
      }
      if (request) requests = remembered(requests, request)
      for (const [k, line] of lines.entries()) puts.push(tx.objectStore('lines').put(line, [id, from + k]))
      length += lines.length
    }
    if (match && length !== undefined) puts.push(tx.objectStore('matches').put({ ...match, requests, length }))
    await Promise.all([...puts, tx.done])
    return refused
  }
  // What is written for one match is written in the order of the calls.
  const writes = inTurn(appendAll)

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
    append: (id, from, lines, request) => writes.add(id, { from, lines, ...(request && { request }) }),
    load: (id) => writes.alone(id, () => load(id)),
    setSeats: (id, seats) => writes.alone(id, () => setSeats(id, seats)),
    addChat: (id, line) => writes.alone(id, () => addChat(id, line)),
    chat: (id, before, most) => writes.alone(id, () => chat(id, before, most)),
    async close() {
      db.close()
    },
  }

  async function load(id: string): Promise<StoredMatch | undefined> {
    const tx = db.transaction(['matches', 'lines', 'chat'])
    const match = await tx.objectStore('matches').get(id)
    if (!match) return undefined
    const lines = await tx.objectStore('lines').getAll(ofMatch(id))
    const said = await tx.objectStore('chat').count(ofMatch(id))
    const last = await tx.objectStore('chat').getAll(chatOf(id, said + 1, TALK_PAGE))
    const { length: _, ...rest } = match
    return { ...rest, lines, chat: last }
  }
  async function chat(id: string, before: number, most: number): Promise<ChatLine[]> {
    const said = await db.count('chat', ofMatch(id))
    return db.getAll('chat', chatOf(id, Math.min(before, said + 1), most))
  }
  async function setSeats(id: string, seats: StoredMatch['seats']): Promise<void> {
    const tx = db.transaction('matches', 'readwrite', { durability: 'strict' })
    const match = await tx.store.get(id)
    if (!match) throw new Error(`match ${id} is not in the store`)
    await tx.store.put({ ...match, seats })
    await tx.done
  }
  async function addChat(id: string, line: ChatLine): Promise<void> {
    const tx = db.transaction(['matches', 'chat'], 'readwrite', { durability: 'strict' })
    if (!(await tx.objectStore('matches').get(id))) throw new Error(`match ${id} is not in the store`)
    await tx.objectStore('chat').put(line, [id, line.n])
    await tx.done
  }
}
