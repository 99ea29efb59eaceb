import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE } from '../../src/server/index.ts'

/** A data folder left by a server whose systems had version 1: for each system a running game, and one that is over. */

const sql = readFileSync(new URL('fixtures/rules-version-1.sql', import.meta.url), 'utf8')

export interface OldGame {
  readonly what: 'generals' | 'eagle' | 'over'
  readonly match: string
  readonly keys: Readonly<Record<string, string>>
}
const games = [...sql.matchAll(/^-- (\{.*\})$/gm)].map(([, json]): OldGame => JSON.parse(json as string))
export const oldGame = (what: OldGame['what']): OldGame => games.find((one) => one.what === what) as OldGame

/** Puts those games into a folder that has none. */
export function fillWithOldGames(folder: string): void {
  const database = new DatabaseSync(join(folder, DATABASE))
  database.exec(sql)
  database.close()
}
