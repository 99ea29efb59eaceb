import type { Action } from './action.ts'
import { noDice } from './dice.ts'
import type { Engine } from './engine.ts'
import type { Position } from './position.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'

/**
 * Turns text into an action that is legal in `p`, or gives the reason why it is not, with only what the seat may know.
 */
export function legalAction<P extends Position>(engine: Engine<P>, p: P, seat: number, text: string): Action | Refusal {
  const action = engine.parse(p, seat, text)
  if (isRefusal(action)) return action
  const refused = engine.check(p, seat, action)
  return refused ? (engine.why(viewOf(engine, p, seat), seat, action) ?? refused) : action
}

function viewOf<P extends Position>({ ruleset }: Engine<P>, p: P, seat: number): P {
  const view = ruleset.layout.make(p.scenario)
  ruleset.redact(p, seat, view)
  return view
}

/**
 * Reads the beginning of a secret choice that is handed in whole, and plays it on `p`, which must be a copy. No die may
 * fall, and nothing may close the choice. Returns the actions, or why they are refused.
 */
export function beginChoice<P extends Position>(
  engine: Engine<P>,
  p: P,
  seat: number,
  texts: readonly string[],
): Action[] | Refusal {
  const actions: Action[] = []
  const { rule } = engine.phase(p)
  for (const text of texts) {
    const action = legalAction(engine, p, seat, text)
    if (isRefusal(action)) return action
    if (engine.choice(p, action)?.closes)
      return refusal(rule, `Nothing can follow '${engine.print(p, action)}' in a secret choice.`)
    engine.play(p, seat, action, noDice)
    actions.push(action)
  }
  return actions
}

/**
 * Reads a whole secret choice: everything up to the action that closes it, and nothing after that. Plays all but that
 * action on `p`, which must be a copy; no die may fall before it. Returns the actions, or why they are refused.
 */
export function wholeChoice<P extends Position>(
  engine: Engine<P>,
  p: P,
  seat: number,
  texts: readonly string[],
): Action[] | Refusal {
  const actions = beginChoice(engine, p, seat, texts.slice(0, -1))
  if (isRefusal(actions)) return actions
  const last = legalAction(engine, p, seat, texts.at(-1) ?? '')
  if (isRefusal(last)) return last
  if (engine.choice(p, last)?.closes !== true)
    return refusal(engine.phase(p).rule, 'A secret choice is handed in whole: the action that closes it is missing.')
  return [...actions, last]
}
