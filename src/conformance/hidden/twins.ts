import { fastDice } from '../../kernel/dice.ts'
import type { Position } from '../../kernel/position.ts'
import { includes } from '../../kernel/seats.ts'
import type { Game } from '../game.ts'
import type { Trial } from '../trial.ts'

/** The most random actions that another seat may take to end its secret choice. */
const PATIENCE = 200

/**
 * Positions that `looker` cannot tell from `p`: one that the ruleset imagines and, during a secret choice, one in which
 * the others have chosen differently. The second does not depend on `imagine`, which shares the blind spots of its
 * author. Yields only those whose view is indeed the same; the third or the fourth law reports the others.
 */
export function* twins<P extends Position>(trial: Trial<P>, game: Game<P>, p: P, looker: number): Generator<P> {
  const { layout } = trial.ruleset
  const view = trial.view(p, looker)
  const other = trial.scratch()
  const otherView = trial.scratch()
  trial.ruleset.imagine(view, looker, trial.dice(), other)
  trial.ruleset.redact(other, looker, otherView)
  if (layout.equal(view, otherView)) yield other
  if (!otherwise(trial, game, p, looker, other)) return
  trial.ruleset.redact(other, looker, otherView)
  if (layout.equal(view, otherView)) yield other
}

/**
 * Plays the current secret choice again into `into`: the looker's part as it was, the others' at random. False if that
 * leads nowhere.
 */
function otherwise<P extends Position>(trial: Trial<P>, game: Game<P>, p: P, looker: number, into: P): boolean {
  const { engine } = trial
  const { sealed, record } = game
  if (!sealed || sealed.from === record.length) return false
  trial.ruleset.layout.copy(sealed.start, into)
  const done = new Set<number>()
  for (let n = sealed.from; n < record.length; n++) {
    const { seat, action } = record[n]
    if (seat === looker) {
      if (engine.check(into, seat, action)) return false
      engine.play(into, seat, action, game.dice(n))
    } else if (!done.has(seat)) {
      done.add(seat)
      const closing = record
        .slice(sealed.from)
        .some((entry) => entry.seat === seat && engine.choice(p, entry.action)?.closes === true)
      if (!chooseAtRandom(trial, into, seat, closing)) return false
    }
  }
  return true
}

function chooseAtRandom<P extends Position>(trial: Trial<P>, into: P, seat: number, closing: boolean): boolean {
  const { engine, random } = trial
  const list = new Int32Array(1 << 12)
  const dice = fastDice(random(0x7fffffff))
  for (let n = 0; n < PATIENCE; n++) {
    // A seat that has not closed in the game may stop anywhere, but must not close.
    if (!closing && random(3) === 0) return true
    const count = engine.actions(into, seat, list)
    const able = list.subarray(0, count).filter((action) => closing || engine.choice(into, action)?.closes !== true)
    if (able.length === 0) return !closing
    const action = able[random(able.length)]
    const last = engine.choice(into, action)?.closes === true
    engine.play(into, seat, action, dice)
    if (last) return true
    if (!includes(engine.awaiting(into), seat)) return false
  }
  return false
}
