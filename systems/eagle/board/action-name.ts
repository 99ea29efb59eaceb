import type { Engine } from '../../../src/kernel/index.ts'
import { choiceIn } from '../../../src/web/hexboard/choice-in.ts'
import type { Eagle } from '../rules/state/position.ts'
import { choiceName } from './choice-name.ts'
import { KINDS } from './choices.ts'

/** Returns what a seat has chosen, in the words of the board's own questions. */
export function actionName(engine: Engine<Eagle>, p: Eagle, seat: number, text: string): string | undefined {
  const choice = choiceIn(engine, p, seat, text, KINDS)
  return choice && choiceName(p, choice)
}
