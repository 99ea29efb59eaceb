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
 * Reads a whole secret choice: everything up to the action that closes it, and nothing after that. Plays all but that
 * action on `p`, which must be a copy; no die may fall before it. Returns the actions, or why they are refused.
 */
export function wholeChoice<P extends Position>(
  engine: Engine<P>,
  p: P,
  seat: number,
  texts: readonly string[],
): Action[] | Refusal {
  const actions: Action[] = []
  const { rule } = engine.phase(p)
  for (const [k, text] of texts.entries()) {
    const action = legalAction(engine, p, seat, text)
    if (isRefusal(action)) return action
    actions.push(action)
    const closes = engine.choice(p, action)?.closes === true
    const last = k === texts.length - 1
    if (closes && !last) return refusal(rule, `Nothing can follow '${engine.print(p, action)}' in a secret choice.`)
    if (!closes && last)
      return refusal(rule, 'A secret choice is handed in whole: the action that closes it is missing.')
    if (!last) engine.play(p, seat, action, noDice)
  }
  return actions
}
