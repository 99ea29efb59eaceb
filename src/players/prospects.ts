/** How the chances stood in the course of a game: each of its moments is played on to the end, again and again. */
import { type Engine, fastDice, includes, NOBODY, type Position, randomSource } from '../kernel/index.ts'
import { playOn } from './play-on.ts'
import type { MakePlayer } from './player.ts'

/** The results of the games that were played on from one moment. */
export interface Prospect {
  readonly games: number
  /** By seat: how many of them it won. */
  readonly wins: readonly number[]
  /** How many of them had no winner. */
  readonly draws: number
}

/**
 * Plays each of these positions on to the end, once in every round, with players of one kind in all seats. Yields the
 * results so far after each game, in the order of the positions. The number of a round, an integer, decides its dice, so
 * the rounds can be shared out between several threads.
 */
export function* prospects<P extends Position>(
  engine: Engine<P>,
  make: MakePlayer<P>,
  positions: readonly P[],
  rounds: readonly number[],
): Generator<readonly Prospect[]> {
  const { layout, outcome, seats } = engine.ruleset
  const found = positions.map((): Prospect => ({ games: 0, wins: seats.map(() => 0), draws: 0 }))
  for (const round of rounds)
    for (const [k, start] of positions.entries()) {
      const p = layout.make(start.scenario)
      layout.copy(start, p)
      const players = seats.map((_, seat) => make(randomSource(round, 1 + seat)))
      playOn(engine, p, { view: layout.make(start.scenario), players, dice: fastDice(round) })
      const winners = outcome(p)?.winner ?? NOBODY
      const { games, wins, draws } = found[k] as Prospect
      found[k] = {
        games: games + 1,
        wins: wins.map((won, seat) => won + Number(includes(winners, seat))),
        draws: draws + Number(winners === NOBODY),
      }
      yield found
    }
}

/** The results of all parts together: of the same positions in different rounds. */
export const together = (parts: readonly (readonly Prospect[])[]): Prospect[] =>
  (parts[0] ?? []).map((_, k) => {
    const all = parts.map((part) => part[k] as Prospect)
    const sum = (of: (one: Prospect) => number) => all.reduce((so, one) => so + of(one), 0)
    return {
      games: sum(({ games }) => games),
      wins: (all[0] as Prospect).wins.map((_, seat) => sum(({ wins }) => wins[seat] ?? 0)),
      draws: sum(({ draws }) => draws),
    }
  })

/**
 * The share of the games that a seat won, and the standard error of it, both 0 to 1. It takes one game or more. The error
 * reckons with one game more of either kind (Laplace): ten wins in ten games do not make the next one certain.
 */
export function winsOf({ games, wins }: Prospect, seat: number): { readonly share: number; readonly error: number } {
  const won = wins[seat] ?? 0
  const likely = (won + 1) / (games + 2)
  return { share: won / games, error: Math.sqrt((likely * (1 - likely)) / (games + 2)) }
}

/** A change of the chances from one moment to the next. */
export interface Swing {
  /** The number of the later moment. */
  readonly at: number
  /** The seat whose wins changed most, and their share before and after. */
  readonly seat: number
  readonly from: number
  readonly to: number
}

/**
 * A change passes for more than chance if it exceeds this many standard errors. Only the greatest change of a game is
 * shown. In a game in which nothing changes, chance makes a change of two standard errors every second time, and one of
 * three every tenth or twentieth time.
 */
const SURE = 3

/** The greatest change between two moments, if it passes for more than chance. */
export function swingOf(all: readonly Prospect[]): Swing | undefined {
  let found: Swing | undefined
  for (let at = 1; at < all.length; at++) {
    const [before, after] = [all[at - 1] as Prospect, all[at] as Prospect]
    for (const seat of after.wins.keys()) {
      const [one, other] = [winsOf(before, seat), winsOf(after, seat)]
      const change = Math.abs(other.share - one.share)
      if (change <= SURE * Math.hypot(one.error, other.error)) continue
      if (found === undefined || change > Math.abs(found.to - found.from))
        found = { at, seat, from: one.share, to: other.share }
    }
  }
  return found
}
