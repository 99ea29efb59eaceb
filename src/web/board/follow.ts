import { type Action, type Engine, isRefusal, noDice, type Position } from '../../kernel/index.ts'

/**
 * Plays actions of a seat, given in the notation, on a copy of its view. Stops when another seat is asked, when a die
 * would fall, when hidden cells would matter, or when an action is not legal. `each` gets every action with the position
 * before it. Returns the copy, how many actions were begun, and how many of these were played: all of them, or all but
 * the last.
 */
export function follow<P extends Position>(
  engine: Engine<P>,
  view: P,
  seat: number,
  texts: readonly string[],
  each: (p: P, text: string, action: Action) => void,
): { readonly end: P; readonly begun: number; readonly played: number } {
  const { layout } = engine.ruleset
  const p = layout.make(view.scenario)
  layout.copy(view, p)
  let [begun, played] = [0, 0]
  for (const text of texts) {
    const action = engine.parse(p, seat, text)
    if (isRefusal(action) || engine.check(p, seat, action) !== undefined) break
    begun++
    each(p, text, action)
    try {
      engine.play(p, seat, action, noDice)
      played++
    } catch {
      // A die would fall here, or what is hidden would come to light.
      break
    }
  }
  return { end: p, begun, played }
}

/**
 * Follows several steps, each from where the one before has led; from the view itself if it cannot begin there, because
 * the one before was cut short. `one` follows a step and gives what was found, the position at its end, and how many
 * actions were begun.
 */
export function followEach<P extends Position, Found>(
  view: P,
  steps: readonly (readonly string[])[],
  one: (before: P, texts: readonly string[]) => { readonly found: Found; readonly end: P; readonly begun: number },
): Found[] {
  let before = view
  return steps.map((texts) => {
    const next = one(before, texts)
    const { found, end } = next.begun === 0 ? one(view, texts) : next
    before = end
    return found
  })
}
