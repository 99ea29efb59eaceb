import { type Engine, isRefusal, type Position } from '../../kernel/index.ts'
import { type Choice, type ChoiceKinds, readChoice } from './choices.ts'

/** The choice that an action in the notation makes in a position; undefined if the phase has no such action. */
export function choiceIn<P extends Position>(
  engine: Engine<P>,
  p: P,
  seat: number,
  text: string,
  kinds: ChoiceKinds,
): Choice | undefined {
  const action = engine.parse(p, seat, text)
  const choice = isRefusal(action) ? undefined : engine.choice(p, action)
  if (isRefusal(action) || choice === undefined) return undefined
  const [verb = ''] = choice.verb.split(' ')
  const [a, b] = [engine.packing.a(action), engine.packing.b(action)]
  return readChoice(choice.verb, { action, text, verb, a, b }, kinds)
}
