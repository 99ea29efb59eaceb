import { type Dice, type Engine, includes, lowest, NOBODY, type Position } from '../../kernel/index.ts'
import type { Player } from '../player.ts'
import type { Captain } from './captain.ts'

/**
 * Plays a position on by habit to the captain's horizon, each player on its seat's view, and returns the chance of
 * winning that a seat has there: 0 to 1.
 */
export function playOut<P extends Position>(
  captain: Captain<P>,
  engine: Engine<P>,
  p: P,
  {
    from,
    view,
    seat,
    players,
    dice,
  }: {
    /** Where the playout began. */
    readonly from: P
    /** Scratch, which is written to. */
    readonly view: P
    readonly seat: number
    readonly players: readonly Player<P>[]
    readonly dice: Dice
  },
): number {
  const { ruleset } = engine
  for (let awaiting = engine.awaiting(p); awaiting !== NOBODY; awaiting = engine.awaiting(p)) {
    if (captain.ended(p, from)) break
    const next = lowest(awaiting)
    ruleset.redact(p, next, view)
    const player = players[next] as Player<P>
    engine.play(p, next, player.choose(view, next, engine), dice)
  }
  const outcome = ruleset.outcome(p)
  if (outcome === undefined) return captain.value(p, seat)
  const result = outcome.winner === NOBODY ? 1 / 2 : includes(outcome.winner, seat) ? 1 : 0
  const { grading = 0 } = captain
  return grading === 0 ? result : (1 - grading) * result + grading * captain.value(p, seat)
}
