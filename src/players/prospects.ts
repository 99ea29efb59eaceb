/** How the chances stood in the course of a game: what comes of its moments when they are played on again and again. */
import { type Engine, fastDice, includes, lowest, NOBODY, type Position, randomSource } from '../kernel/index.ts'
import type { MakePlayer } from './player.ts'

/** The results of the games that were played on from one moment. */
export interface Prospect {
  readonly games: number
  /** By seat: how many of them it won. */
  readonly wins: readonly number[]
  /** How many of them had no winner. */
  readonly draws: number
}

/** Plays a position on to its end, and returns the seats that have won. The position is changed. */
function winnersFrom<P extends Position>(engine: Engine<P>, make: MakePlayer<P>, p: P, view: P, round: number): number {
  const { ruleset } = engine
  const dice = fastDice(round)
  const players = ruleset.seats.map((_, seat) => make(randomSource(round, seat)))
  for (let awaiting = engine.awaiting(p); awaiting !== NOBODY; awaiting = engine.awaiting(p)) {
    const seat = lowest(awaiting)
    ruleset.redact(p, seat, view)
    engine.play(p, seat, players[seat]?.choose(view, seat, engine) ?? -1, dice)
  }
  return ruleset.outcome(p)?.winner ?? NOBODY
}

/**
 * Plays each of these positions on to the end, `rounds` times, with players of one kind in all seats, and yields the
 * results so far after each game, in the order of the positions. Every position is played on once before any is played
 * on again. The same arguments give the same results.
 */
export function* prospects<P extends Position>(
  engine: Engine<P>,
  make: MakePlayer<P>,
  positions: readonly P[],
  rounds: number,
): Generator<readonly Prospect[]> {
  const { layout, seats } = engine.ruleset
  const found = positions.map((): Prospect => ({ games: 0, wins: seats.map(() => 0), draws: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const [k, start] of positions.entries()) {
      const p = layout.make(start.scenario)
      layout.copy(start, p)
      const winners = winnersFrom(engine, make, p, layout.make(start.scenario), round)
      const { games, wins, draws } = found[k] as Prospect
      found[k] = {
        games: games + 1,
        wins: wins.map((won, seat) => won + Number(includes(winners, seat))),
        draws: draws + Number(winners === NOBODY),
      }
      yield found
    }
}

/** Of one game or more: the share that a seat won, a draw being half a win, and its standard error; both 0 to 1. */
export function shareOf({ games, wins, draws }: Prospect, seat: number): { mean: number; error: number } {
  const won = wins[seat] ?? 0
  const mean = (won + draws / 2) / games
  // One game more, drawn, so that a share of few games that all went one way is not held for certain.
  const counted = games + 1
  const middle = (won + (draws + 1) / 2) / counted
  const squares = won * (1 - middle) ** 2 + (draws + 1) * (1 / 2 - middle) ** 2 + (games - won - draws) * middle ** 2
  return { mean, error: Math.sqrt(squares / counted / counted) }
}

/** Where the chances changed most between two moments that follow each other. */
export interface Swing {
  /** The number of the later moment. */
  readonly at: number
  /** The seat whose share rose, and its shares before and after. */
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** Standard errors that a change of the chances must exceed to be more than chance. */
const SURE = 2

/** The greatest change between two moments that is more than chance; undefined where none is. */
export function swingOf(all: readonly Prospect[]): Swing | undefined {
  let found: Swing | undefined
  for (let at = 1; at < all.length; at++) {
    const [before, after] = [all[at - 1] as Prospect, all[at] as Prospect]
    for (const seat of after.wins.keys()) {
      const [one, other] = [shareOf(before, seat), shareOf(after, seat)]
      const rise = other.mean - one.mean
      if (rise <= SURE * Math.hypot(one.error, other.error)) continue
      if (found === undefined || rise > found.to - found.from) found = { at, seat, from: one.mean, to: other.mean }
    }
  }
  return found
}
