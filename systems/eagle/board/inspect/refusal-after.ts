import { DieFell, type Engine, isRefusal, noDice, type Position, type Refusal } from '../../../../src/kernel/index.ts'

/**
 * Returns why an action is refused after others have been played; undefined if it is not, or if those cannot be played.
 * `p` is a copy, and is played on.
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
      engine.play(p, seat, action, noDice)
    }
  } catch (problem) {
    // The outcome of a die is not known.
    if (!(problem instanceof DieFell)) throw problem
    return undefined
  }
  const action = engine.parse(p, seat, text)
  return isRefusal(action) ? action : engine.why(p, seat, action)
}
