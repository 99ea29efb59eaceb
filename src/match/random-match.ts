import { noDice, randomSource } from '../kernel/dice.ts'
import type { Engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import { each } from '../kernel/seats.ts'
import { act } from './act.ts'
import { createMatch, type Match, type MatchSetup } from './match.ts'

/** A random game played through a match, and its record: for tests of code that reads records. */

export interface RandomMatch<P extends Position> {
  readonly match: Match<P>
  readonly lines: string[]
  /** What a seat that must choose does, at random: one action, or a whole secret choice. */
  wish(seat: number): string[]
  /** Plays on for this many entries, or until the game ends. */
  play(entries?: number): void
}

export function randomMatch<P extends Position>(engine: Engine<P>, setup: MatchSetup, seed: number): RandomMatch<P> {
  const below = randomSource(seed)
  const { match, reply } = createMatch(engine, setup)
  const lines = [...reply.lines]
  const { layout } = engine.ruleset
  const p = layout.make(match.fold.position.scenario)
  const out = new Int32Array(4096)

  function wish(seat: number): string[] {
    layout.copy(match.fold.position, p)
    const together = engine.phase(p).secret === 'together'
    const texts: string[] = []
    for (;;) {
      const action = out[below(engine.actions(p, seat, out))]
      texts.push(engine.print(p, action))
      if (!together || engine.choice(p, action)?.closes) return texts
      engine.play(p, seat, action, noDice)
    }
  }
  function play(entries = Number.POSITIVE_INFINITY): void {
    for (let k = 0; k < entries && !match.ending; k++) {
      const seats = [...each(engine.awaiting(match.fold.position))]
      const seat = seats[below(seats.length)]
      lines.push(...act(match, seat, wish(seat), { time: 1_700_000_000_000 + 1000 * k }).lines)
    }
  }
  return { match, lines, wish, play }
}
