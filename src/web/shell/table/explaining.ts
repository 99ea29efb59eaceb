import { feedOf } from '../../../host/feed.ts'
import { type Engine, type Position, SPECTATOR } from '../../../kernel/index.ts'
import { readRecord } from '../../../match/record.ts'
import { matchOfRecord } from '../../../match/reopen.ts'
import { type Answer, answersOf, type Explanation, explain } from '../../../players/explanation.ts'
import { findPlayer, type Playable } from '../../../players/index.ts'

/** What a worker of the page finds out about the computer players of a recorded game. */

/** Through whose eyes a game is looked at. */
export interface Eyes {
  readonly seat: number
  readonly everything: boolean
}

/** An answer, and the moment that shows it. */
export interface PlacedAnswer extends Answer {
  readonly at: number
}

/** All answers of computer players that think, each with its moment for these eyes. */
export function placedAnswers<P extends Position>(
  engine: Engine<P>,
  text: string,
  { seat, everything }: Eyes = { seat: SPECTATOR, everything: true },
): PlacedAnswer[] {
  const record = readRecord(text)
  const feed = feedOf(matchOfRecord(engine, record), seat, everything)
  return answersOf(record).map((answer) => ({ ...answer, at: feed.by(answer.entry) }))
}

/** What the player of an entry expected. Rejects with a UserError where that is no answer of one that thinks. */
export async function explained(
  engine: Engine<Position>,
  system: Playable,
  text: string,
  entry: number,
): Promise<Explanation> {
  const record = readRecord(text)
  const player = answersOf(record).find((one) => one.entry === entry)?.player ?? ''
  const steps = explain(engine, await findPlayer(player, system), record, entry)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
