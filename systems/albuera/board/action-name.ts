import { type Engine, isRefusal } from '../../../src/kernel/index.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import type { Albuera } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { unitName } from './faces.ts'
import { KINDS } from './meaning.ts'
import { choiceName } from './naming.ts'

/** The unit that a phase asks about; −1 if the choices name who does them. */
const subjectOf = (p: Albuera, phase: string): number =>
  phase === 'movement' ? p.mover - 1 : phase === 'reaction' ? p.reactor - 1 : -1

/**
 * What a seat has chosen, in the words of the board's own questions, including the unit that does it: on the board that
 * unit is chosen first.
 */
export function actionName(engine: Engine<Albuera>, p: Albuera, seat: number, text: string): string | undefined {
  const action = engine.parse(p, seat, text)
  const choice = isRefusal(action) ? undefined : engine.choice(p, action)
  if (isRefusal(action) || choice === undefined) return undefined
  const [verb = ''] = choice.verb.split(' ')
  const [a, b] = [engine.packing.a(action), engine.packing.b(action)]
  const what = choiceName(p, readChoice(choice.verb, { action, text, verb, a, b }, KINDS))
  const unit = subjectOf(p, engine.phase(p).name)
  return unit < 0 ? what : tAsking('action', { who: unitName(p, unit), what })
}
