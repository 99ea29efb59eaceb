import { type Dice, type Engine, includes, NOBODY, type Position } from '../../kernel/index.ts'
import { playingOn } from '../play-on.ts'
import type { Player } from '../player.ts'
import type { Captain } from './captain.ts'

/**
 * Plays a position on by habit to the captain's horizon, each player on its seat's view, and returns the chance of
 * winning that a seat has there: 0 to 1. Yields on the way.
 */
export function* playOut<P extends Position>(
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
): Generator<undefined, number> {
  yield* playingOn(engine, p, { view, players, dice }, () => captain.ended(p, from))
  const outcome = engine.ruleset.outcome(p)
  if (outcome === undefined) return captain.value(p, seat)
  const result = outcome.winner === NOBODY ? 1 / 2 : includes(outcome.winner, seat) ? 1 : 0
  const { grading = 0 } = captain
  return grading === 0 ? result : (1 - grading) * result + grading * captain.value(p, seat)
}
