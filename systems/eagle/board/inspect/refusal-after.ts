import { type Dice, type Engine, isRefusal, type Position, type Refusal } from '../../../../src/kernel/index.ts'

/** A die falls on the way: what comes after it is not known. */
class Rolled extends Error {}
const unrolled: Dice = {
  roll() {
    throw new Rolled()
  },
  pool() {
    throw new Rolled()
  },
}

/**
 * Why an action is refused after others have been played; undefined if it is not, or those cannot be. `p` is a copy, and
 * is played on.
 */
export function refusalAfter<P extends Position>(
  engine: Engine<P>,
  p: P,
  seat: number,
  before: readonly string[],
  text: string,
): Refusal | undefined {
  try {
    for (const one of before) {
      const action = engine.parse(p, seat, one)
      if (isRefusal(action) || engine.check(p, seat, action)) return undefined
      engine.play(p, seat, action, unrolled)
    }
  } catch (problem) {
    if (!(problem instanceof Rolled)) throw problem
    return undefined
  }
  const action = engine.parse(p, seat, text)
  return isRefusal(action) ? action : engine.why(p, seat, action)
}
