import { type Engine, fastDice } from '../../../src/kernel/index.ts'
import type { Eagle } from '../rules/state/position.ts'
import { arrange, waiting, wantedIn } from './deployment/arrange.ts'

/** More questions than any scenario asks before both sides stand. */
const QUESTIONS = 400
const list = new Int32Array(1 << 14)

/**
 * Draws up both sides as the data prescribe, for a picture. Earlier questions (areas to be held) get the last possible
 * answer. Plays on `p`.
 */
export function setUp(engine: Engine<Eagle>, p: Eagle): void {
  const dice = fastDice(1)
  const { seats } = engine.ruleset
  const allStand = () => seats.every((_, seat) => waiting(p, seat).length === 0)
  for (let k = 0; k < QUESTIONS && p.depth >= 0 && !allStand(); k++) {
    const seat = seats.findIndex((_, one) => (engine.awaiting(p) & (1 << one)) !== 0)
    if (seat < 0) return
    if (engine.phase(p).name === 'deployment') {
      for (const { text } of arrange(engine, p, seat, waiting(p, seat), wantedIn(p, seat)).placed)
        engine.play(p, seat, engine.parse(p, seat, text) as number, dice)
    } else engine.play(p, seat, list[engine.actions(p, seat, list) - 1], dice)
  }
}
