import { type DBSchema, openDB } from 'idb'
import { type Pack, packText, readPackText } from '../../../match/pack.ts'

/** Designers' data that this browser keeps, beside its matches. They have a database of their own: a tab with an older
 * page holds that of the matches open, and what is new in it would have to wait for that tab. */

interface Tables extends DBSchema {
  packs: {
    key: [ruleset: string, data: string]
    value: { readonly ruleset: string; readonly data: string; readonly name: string; readonly text: string }
  }
}

/** What is known of a kept pack before its files are read. */
export interface KeptPack {
  readonly ruleset: string
  readonly name: string
  /** The digest of the data that games by it are played by. */
  readonly data: string
}

/** How many packs a browser keeps: some megabytes each at the most. */
export const MOST_PACKS = 50

const database = () =>
  openDB<Tables>('grognard-packs', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('packs', { keyPath: ['ruleset', 'data'] })
    },
  })

/** Does something with the database, which is not held open meanwhile. */
async function within<T>(work: (db: Awaited<ReturnType<typeof database>>) => Promise<T>): Promise<T> {
  const db = await database()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** All that are kept for a system. */
export const keptPacks = (ruleset: string): Promise<readonly KeptPack[]> =>
  within(async (db) => {
    const all = await db.getAll('packs', IDBKeyRange.bound([ruleset], [ruleset, []]))
    return all.map(({ name, data }) => ({ ruleset, name, data }))
  })

/** The pack by which games of that digest are played; undefined where it is not kept here. */
export const keptPack = (ruleset: string, data: string): Promise<Pack | undefined> =>
  within(async (db) => {
    const found = await db.get('packs', [ruleset, data])
    return found && readPackText(found.text)
  })

/**
 * Keeps a pack that has been checked, in place of one that plays alike. Rejects with an Error where as many are kept as
 * may be, or the browser has no room.
 */
export const keepPack = (pack: Pack, data: string): Promise<void> =>
  within(async (db) => {
    const { ruleset, name } = pack
    const isNew = (await db.getKey('packs', [ruleset, data])) === undefined
    if (isNew && (await db.count('packs')) >= MOST_PACKS) throw new TooManyPacks()
    await db.put('packs', { ruleset, data, name, text: packText(pack) })
  })

export class TooManyPacks extends Error {}

/** Forgets a pack: games by it cannot be opened before it is brought again. */
export const removePack = (ruleset: string, data: string): Promise<void> =>
  within((db) => db.delete('packs', [ruleset, data]))
