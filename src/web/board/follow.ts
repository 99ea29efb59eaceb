import { type Action, type Engine, isRefusal, noDice, type Position } from '../../kernel/index.ts'

/**
 * Plays what a seat would do, in the notation, on a copy of its view, as far as neither another seat nor a die has a say
 * and nothing hidden is needed. `each` sees every action in the position before it. Returns the copy as it then is.
 */
export function follow<P extends Position>(
  engine: Engine<P>,
  view: P,
  seat: number,
  texts: readonly string[],
  each: (p: P, text: string, action: Action) => void,
): P {
  const { layout } = engine.ruleset
  const p = layout.make(view.scenario)
  layout.copy(view, p)
  for (const text of texts) {
    const action = engine.parse(p, seat, text)
    if (isRefusal(action) || engine.check(p, seat, action) !== undefined) break
    each(p, text, action)
    try {
      engine.play(p, seat, action, noDice)
    } catch {
      // A die would fall here, or what is hidden would come to light.
      break
    }
  }
  return p
}
