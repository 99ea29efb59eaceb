import { type Engine, EVERYBODY, type Position } from '../kernel/index.ts'
import { TAKEN_BACK, type Telling, type Update } from '../protocol/index.ts'

/** What updates tell, in English sentences. */

/** What one update tells. Only the scenario of the position counts: any view of the same game will do. */
export const sentences = <P extends Position>(engine: Engine<P>, p: P, told: readonly Telling[]): string[] =>
  told.map(([event, ...args]) =>
    event === TAKEN_BACK
      ? `What was told from update ${args[0]} on has been taken back by ${engine.ruleset.seats[args[2]]}.`
      : engine.narrate(p, { to: EVERYBODY, event, args }),
  )

/**
 * What many updates tell, as one row of numbers: for each its number of events, then the five numbers of each event. It
 * passes to another thread at no cost.
 */
export function packed(updates: readonly Pick<Update, 'told'>[]): Int32Array {
  const row = new Int32Array(updates.reduce((sum, { told }) => sum + 1 + 5 * told.length, 0))
  let at = 0
  for (const { told } of updates) {
    row[at++] = told.length
    for (const telling of told) {
      row.set(telling, at)
      at += 5
    }
  }
  return row
}

/** The sentences of each update of such a row. */
export function packedSentences<P extends Position>(engine: Engine<P>, p: P, row: Int32Array): string[][] {
  const found: string[][] = []
  for (let at = 0; at < row.length; ) {
    const count = row[at++] as number
    const told = Array.from(
      { length: count },
      (_, k) => [...row.subarray(at + 5 * k, at + 5 * k + 5)] as unknown as Telling,
    )
    found.push(sentences(engine, p, told))
    at += 5 * count
  }
  return found
}
