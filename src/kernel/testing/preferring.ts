import type { Engine, Position } from '../index.ts'

/** How many actions are drawn before any action is taken. */
const TRIES = 8

/**
 * A random choice that prefers some verbs four times in five, because plain chance hardly ever fights. Returns the
 * index of an action in the list, as the conformance kit's `choose` does.
 */
export const preferring =
  (verbs: RegExp) =>
  <P extends Position>(
    engine: Engine<P>,
    p: P,
    _seat: number,
    list: Int32Array,
    random: (n: number) => number,
  ): number => {
    const any = random(list.length)
    if (random(5) === 0) return any
    for (let n = 0; n < TRIES; n++) {
      const picked = random(list.length)
      if (verbs.test(engine.choice(p, list[picked])?.verb ?? '')) return picked
    }
    return any
  }
