import type { Engine } from '../../../src/kernel/index.ts'
import { choiceIn } from '../../../src/web/hexboard/choice-in.ts'
import type { Eagle } from '../rules/state/position.ts'
import { choiceName } from './choice-name.ts'
import { KINDS } from './choices.ts'
import { thingName } from './say.ts'

/** Of several of these in a row only the last is named: it says where the way ends. */
const STEPS = ['move', 'ride']

/**
 * Returns what a seat has chosen, in the words of the board's own questions. `then` is what the same unit or leader goes
 * on to do: its name is not repeated.
 */
export function actionName(
  engine: Engine<Eagle>,
  p: Eagle,
  seat: number,
  text: string,
  then: readonly string[] = [],
): string | undefined {
  const choices = [text, ...then].flatMap((one) => choiceIn(engine, p, seat, one, KINDS) ?? [])
  const [first] = choices
  if (first === undefined || first.legal.text !== text) return undefined
  const isOnTheWay = (k: number) =>
    STEPS.includes(choices[k].legal.verb) && choices[k + 1]?.legal.verb === choices[k].legal.verb
  const who = `${thingName(p, first.first, first.legal.a) ?? ''} `
  return choices
    .filter((_, k) => !isOnTheWay(k))
    .map((choice) => choiceName(p, choice))
    .map((words, k) => (k > 0 && words.startsWith(who) ? words.slice(who.length) : words))
    .join(', ')
}
