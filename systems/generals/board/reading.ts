import { createSignal } from 'solid-js'
import type { Table, Told } from '../../../src/web/board/table.ts'
import type { Generals } from '../rules/state/position.ts'

type Reading = typeof import('./read-out.ts')
const [reading, setReading] = createSignal<Reading>()
// Nothing is told before the first plan has been handed in: what reads it may come a little later than the board.
void import('./read-out.ts').then((module) => setReading(() => module))

/** What makes sentences, fights and the moving field of what is told; undefined until it has come. */
export { reading }

/** An event in plain words; nothing until these are loaded. `afar`: for a fight only its place, as the map shows it. */
export const sentence = (told: Told, p: Pick<Generals, 'scenario'>, afar = false): string =>
  (afar ? reading()?.sentenceFromAfar(told) : undefined) ?? reading()?.sentence(told, p) ?? ''

/** The log with one line for each fight. */
export const fold = (log: readonly Told[]) => reading()?.foldLog(log) ?? log

/** Why a battle that has been fought to its end is over, with its score. */
export const ending = (table: Table<Generals>): string => reading()?.ending(table) ?? ''
