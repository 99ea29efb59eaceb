import { type Engine, isRefusal } from '../../../src/kernel/index.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import type { Eagle } from '../rules/state/position.ts'
import { choiceName } from './choice-name.ts'
import { KINDS } from './choices.ts'

/** Returns what a seat has chosen, in the words of the board's own questions. */
export function actionName(engine: Engine<Eagle>, p: Eagle, seat: number, text: string): string | undefined {
  const action = engine.parse(p, seat, text)
  const choice = isRefusal(action) ? undefined : engine.choice(p, action)
  if (isRefusal(action) || choice === undefined) return undefined
  const [verb = ''] = choice.verb.split(' ')
  const [a, b] = [engine.packing.a(action), engine.packing.b(action)]
  return choiceName(p, readChoice(choice.verb, { action, text, verb, a, b }, KINDS))
}
