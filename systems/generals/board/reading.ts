import type { Table, Told } from '../../../src/web/board/table.ts'
import { later } from '../../../src/web/ui/later.ts'
import type { Generals } from '../rules/state/position.ts'

/** Makes sentences, fights and the moving field from events. It may load late: no event comes before the first plan. */
export const [reading] = later(() => import('./read-out.ts'))

/** An event in plain words; empty until these are loaded. `afar`: for a fight only its place, as the map shows it. */
export const sentence = (told: Told, p: Pick<Generals, 'scenario'>, afar = false): string =>
  (afar ? reading()?.sentenceFromAfar(told) : undefined) ?? reading()?.sentence(told, p) ?? ''

/** The log with one line for each fight. */
export const fold = (log: readonly Told[]) => reading()?.foldLog(log) ?? log

/** Why a battle that was fought to its end is over, with its score. */
export const ending = (table: Table<Generals>): string => reading()?.ending(table) ?? ''
