import { type Engine, isRefusal } from '../../../src/kernel/index.ts'
import { follow } from '../../../src/web/board/follow.ts'
import { readVerb } from '../../../src/web/inchboard/verb.ts'
import type { Corps } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { bodyName } from './faces.ts'
import { choiceName } from './naming.ts'

type Kernel = Engine<Corps>

const BODIES = ['bodies', 'units']

interface Named {
  readonly what: string
  /** The body that does it; −1 for none. */
  readonly body: number
  readonly isPick: boolean
}

/** An action in the words of the board's own questions. */
function nameOf(engine: Kernel, p: Corps, seat: number, text: string): Named | undefined {
  const action = engine.parse(p, seat, text)
  const choice = isRefusal(action) ? undefined : engine.choice(p, action)
  if (isRefusal(action) || choice === undefined) return undefined
  const [a, b] = [engine.packing.a(action), engine.packing.b(action)]
  const verb = readVerb(choice.verb)
  const isPick = verb.verb === 'pick'
  const what = isPick
    ? tAsking('move')
    : choiceName(p, { ...verb, legal: { action, text, verb: '', a, b }, body: -1, target: -1 })
  const body = engine.phase(p).name === 'moving' ? p.picked - 1 : BODIES.includes(verb.first) ? a : -1
  return { what, body, isPick }
}

/** What a body goes on to do, each action in the position that the last one has left. */
function course(engine: Kernel, before: Corps, seat: number, text: string, then: readonly string[]): string[] {
  const parts: string[] = []
  follow(engine, before, seat, [text, ...then], (p, next) => {
    parts.push(nameOf(engine, p, seat, next)?.what ?? next)
  })
  return parts.slice(1)
}

/**
 * What a seat has chosen, in the words of the board's own questions, including the body that does it: on the board the
 * body is chosen first.
 */
export function actionName(
  engine: Kernel,
  p: Corps,
  seat: number,
  text: string,
  then: readonly string[] = [],
): string | undefined {
  const name = nameOf(engine, p, seat, text)
  if (name === undefined) return undefined
  const who = name.body < 0 ? '' : bodyName(p, name.body)
  const parts = course(engine, p, seat, text, then)
  // For a picked body, its moves say enough.
  const what = (name.isPick && parts.length > 0 ? parts : [name.what, ...parts]).join(', ')
  return what.includes(who) ? what : tAsking('action', { who, what })
}
