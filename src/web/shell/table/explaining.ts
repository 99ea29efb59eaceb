import { feedOf } from '../../../host/feed.ts'
import { type Engine, type Position, SPECTATOR } from '../../../kernel/index.ts'
import { readRecord } from '../../../match/record.ts'
import { matchOfRecord } from '../../../match/reopen.ts'
import { type Decision, decisionsOf } from '../../../players/decisions.ts'
import { answersOf, type Explanation, explain } from '../../../players/explanation.ts'
import { findPlayer, type Playable } from '../../../players/index.ts'
import { type Prospect, prospects } from '../../../players/prospects.ts'

/** What a worker of the page finds out about a recorded game by letting computer players think or play. */

/** Through whose eyes a game is looked at. */
export interface Eyes {
  readonly seat: number
  readonly everything: boolean
}

/** A decision of a computer player, and the moment at which it was asked. */
export interface PlacedDecision extends Decision {
  readonly at: number
}

/** The eyes that see everything. */
const ALL: Eyes = { seat: SPECTATOR, everything: true }

/** All decisions of computer players that think, each with its moment for these eyes. */
export async function placedDecisions(
  engine: Engine<Position>,
  system: Playable,
  text: string,
  { seat, everything } = ALL,
): Promise<PlacedDecision[]> {
  const captain = await system.captain?.()
  if (captain === undefined) return []
  const record = readRecord(text)
  const match = matchOfRecord(engine, record)
  const feed = feedOf(match, seat, everything)
  return decisionsOf(captain, match, answersOf(record)).map((one) => ({ ...one, at: feed.by(one.entry - 1) }))
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

/**
 * Plays a game on by `drill` from some of its moments for these eyes, in these rounds, and yields the results so far
 * after each game. Rejects with a UserError where `drill` does not know the system.
 */
export async function* chances(
  engine: Engine<Position>,
  system: Playable,
  text: string,
  moments: readonly number[],
  rounds: readonly number[],
  { seat, everything } = ALL,
): AsyncGenerator<readonly Prospect[]> {
  const make = await findPlayer('drill', system)
  const match = matchOfRecord(engine, readRecord(text))
  const feed = feedOf(match, seat, everything)
  const fold = match.fold.beginning()
  const { layout } = engine.ruleset
  const positions = moments.map((at) => {
    fold.catchUp(match.fold, feed.entryOf(at))
    const p = layout.make(fold.position.scenario)
    layout.copy(fold.position, p)
    return p
  })
  yield* prospects(engine, make, positions, rounds)
}
