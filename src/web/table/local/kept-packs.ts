import { type DBSchema, openDB } from 'idb'
import { type Pack, packText, readPackText } from '../../../match/pack.ts'

/**
 * Designers' data that this browser keeps in addition to its matches. They have a separate database: a tab with an
 * older page holds the matches' database open, and an upgrade of it would have to wait for that tab.
 */

interface Tables extends DBSchema {
  packs: {
    key: [ruleset: string, data: string]
    value: { readonly ruleset: string; readonly data: string; readonly name: string; readonly text: string }
  }
}

/** What is known about a kept pack before its files are read. */
export interface KeptPack {
  readonly ruleset: string
  readonly name: string
  /** The digest of the data that its games are played by. */
  readonly data: string
}

/** How many packs a browser keeps: a few megabytes each at most. */
export const MOST_PACKS = 50

const database = () =>
  openDB<Tables>('grognard-packs', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('packs', { keyPath: ['ruleset', 'data'] })
    },
  })

/** Does something with the database, which is open only for that time. */
async function within<T>(work: (db: Awaited<ReturnType<typeof database>>) => Promise<T>): Promise<T> {
  const db = await database()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** All packs kept for a system. */
export const keptPacks = (ruleset: string): Promise<readonly KeptPack[]> =>
  within(async (db) => {
    const all = await db.getAll('packs', IDBKeyRange.bound([ruleset], [ruleset, []]))
    return all.map(({ name, data }) => ({ ruleset, name, data }))
  })

/** The pack that games with this digest are played by; undefined if it is not kept here. */
export const keptPack = (ruleset: string, data: string): Promise<Pack | undefined> =>
  within(async (db) => {
    const found = await db.get('packs', [ruleset, data])
    return found && readPackText(found.text)
  })

/**
 * Keeps a pack that has been checked, in place of one that plays the same. Rejects with an Error if there are already
 * as many as allowed, or if the browser has no room.
 */
export const keepPack = (pack: Pack, data: string): Promise<void> =>
  within(async (db) => {
    const { ruleset, name } = pack
    const isNew = (await db.getKey('packs', [ruleset, data])) === undefined
    if (isNew && (await db.count('packs')) >= MOST_PACKS) throw new TooManyPacks()
    await db.put('packs', { ruleset, data, name, text: packText(pack) })
  })

export class TooManyPacks extends Error {}

/** Forgets a pack: games on it cannot be opened until it is brought again. */
export const removePack = (ruleset: string, data: string): Promise<void> =>
  within((db) => db.delete('packs', [ruleset, data]))
