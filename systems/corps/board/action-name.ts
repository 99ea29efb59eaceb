import { type Engine, isRefusal } from '../../../src/kernel/index.ts'
import { readVerb } from '../../../src/web/inchboard/verb.ts'
import type { Corps } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { bodyName } from './faces.ts'
import { choiceName } from './naming.ts'

const BODIES = ['bodies', 'units']

/**
 * What a seat has chosen, in the words of the board's own questions, including the body that does it: on the board the
 * body is chosen first.
 */
export function actionName(engine: Engine<Corps>, p: Corps, seat: number, text: string): string | undefined {
  const action = engine.parse(p, seat, text)
  const choice = isRefusal(action) ? undefined : engine.choice(p, action)
  if (isRefusal(action) || choice === undefined) return undefined
  const [a, b] = [engine.packing.a(action), engine.packing.b(action)]
  const verb = readVerb(choice.verb)
  const what =
    verb.verb === 'pick'
      ? tAsking('move')
      : choiceName(p, { ...verb, legal: { action, text, verb: '', a, b }, body: -1, target: -1 })
  const body = engine.phase(p).name === 'moving' ? p.picked - 1 : BODIES.includes(verb.first) ? a : -1
  const who = body < 0 ? '' : bodyName(p, body)
  return what.includes(who) ? what : tAsking('action', { who, what })
}
