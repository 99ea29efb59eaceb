import type { Choice } from '../../../src/web/hexboard/choices.ts'
import { type Eagle, VOLLEYS } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { isPart } from './choices.ts'
import { shapeName, thingName } from './say.ts'

/** Returns the thing of a choice in words: a thing without a name of its own is called as in the notation. */
const thing = (p: Eagle, kind: string, n: number, text: string): string =>
  thingName(p, kind, n) ?? text.split('> ')[1] ?? text

/** Returns what a choice does, in the player's words. */
export function choiceName(p: Eagle, choice: Choice): string {
  const { verb, a, b, text } = choice.legal
  const second = choice.second === 'shapes' ? shapeName(p, a, b) : thing(p, choice.second, b, text)
  const declines = verb === 'engage' && !p.target.some((target) => target > 0)
  const words = tAsking(declines ? 'do.decline' : `do.${verb}`, { a: thing(p, choice.first, a, text), b: second })
  return isPart(choice) ? `${words} (${choice.legal.a % VOLLEYS})` : words
}
