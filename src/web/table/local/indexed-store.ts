import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type NewStored, remembered, type Store, type StoredMatch } from '../../../host/store.ts'
import type { ChatLine } from '../../../protocol/index.ts'

/** Matches of this browser, kept by it. Lines stand one by one, so that an append writes no more than what is new. */

interface Tables extends DBSchema {
  matches: { key: string; value: Pick<StoredMatch, 'id' | 'secret' | 'created' | 'seats' | 'requests'> & { readonly length: number } }
  lines: { key: [match: string, line: number]; value: string }
  chat: { key: [match: string, n: number]; value: ChatLine }
}

const ofMatch = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

export async function indexedStore(name = 'grognard'): Promise<Store> {
  const db: IDBPDatabase<Tables> = await openDB<Tables>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' })
      fresh.createObjectStore('lines')
      fresh.createObjectStore('chat')
    },
  })
  /** One match's writes in their order: a transaction of IndexedDB begins when the last is done. */
  return {
    async create({ id, secret, created, seats, lines }: NewStored) {
      const tx = db.transaction(['matches', 'lines'], 'readwrite', { durability: 'strict' })
      const matches = tx.objectStore('matches')
      if (await matches.get(id)) throw new Error(`match ${id} is in the store already`)
      await matches.put({ id, secret, created, seats, requests: [], length: lines.length })
      for (const [k, line] of lines.entries()) await tx.objectStore('lines').put(line, [id, k])
      await tx.done
    },
    async append(id, from, lines, request) {
      const tx = db.transaction(['matches', 'lines'], 'readwrite', { durability: 'strict' })
      const matches = tx.objectStore('matches')
      const match = await matches.get(id)
      if (match?.length !== from) {
        tx.abort()
        await tx.done.catch(() => {})
        throw new Error(`match ${id} has ${match?.length ?? 'no'} lines, not ${from}`)
      }
      const requests = request ? remembered(match.requests, request) : match.requests
      await matches.put({ ...match, requests, length: from + lines.length })
      for (const [k, line] of lines.entries()) await tx.objectStore('lines').put(line, [id, from + k])
      await tx.done
    },
    async load(id) {
      const tx = db.transaction(['matches', 'lines', 'chat'])
      const match = await tx.objectStore('matches').get(id)
      if (!match) return undefined
      const lines = await tx.objectStore('lines').getAll(ofMatch(id))
      const chat = await tx.objectStore('chat').getAll(ofMatch(id))
      const { length: _, ...rest } = match
      return { ...rest, lines, chat }
    },
    async setSeats(id, seats) {
      const tx = db.transaction('matches', 'readwrite', { durability: 'strict' })
      const match = await tx.store.get(id)
      if (!match) throw new Error(`match ${id} is not in the store`)
      await tx.store.put({ ...match, seats })
      await tx.done
    },
    async addChat(id, line) {
      const tx = db.transaction(['matches', 'chat'], 'readwrite', { durability: 'strict' })
      if (!(await tx.objectStore('matches').get(id))) throw new Error(`match ${id} is not in the store`)
      await tx.objectStore('chat').put(line, [id, line.n])
      await tx.done
    },
    async close() {
      db.close()
    },
  }
}
