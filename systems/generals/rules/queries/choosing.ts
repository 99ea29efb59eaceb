/** The actions of the running phase by the first word of their verb: for answers given beforehand, and for players. */
import { type Action, type Choice, eachLegal, numberVerbs, packing } from '../../../../src/kernel/index.ts'
import { phases } from '../sequence.ts'
import type { Generals } from '../state/position.ts'

const templates = phases.flatMap((phase) => (phase.choices ?? []).map((choice) => choice.verb))
const numbers = new Map(numberVerbs(templates).map(({ template }, number) => [template, number]))
const { pack } = packing()

const WORDS = [
  'place', 'ready', 'mark', 'order', 'close', 'act', 'hold', 'square', 'countercharge', 'retreat', 'charge', 'post', 'aim',
  'reroll', 'pass', 'withdraw', 'occupy', 'advance', 'halt', 'lay', 'road', 'rally', 'recover', 'hearten',
] as const // biome-ignore format: in the order in which they come up
/** The first word of a verb: no two verbs of the system share it. */
export type Word = (typeof WORDS)[number]

interface Verb {
  readonly choice: Choice<Generals>
  readonly number: number
}
/** By phase: its choices by their first word. */
const verbs = phases.map(
  (phase) =>
    new Map(
      (phase.choices ?? []).map((choice): [Word, Verb] => {
        const word = WORDS.find((one) => one === choice.verb.split(' ')[0])
        if (word === undefined) throw new Error(`'${choice.verb}' is not among the words of choosing.ts`)
        return [word, { choice, number: numbers.get(choice.verb) as number }]
      }),
    ),
)

/** This action, if the running phase has it and it is legal. The seat must be asked. */
export function choose(view: Generals, seat: number, word: Word, a = 0, b = 0): Action | undefined {
  const verb = verbs[view.phase].get(word)
  return verb === undefined || verb.choice.check(view, seat, a, b) !== undefined ? undefined : pack(verb.number, a, b)
}

/** What an action is about, when it has been taken apart. */
export interface Pair {
  readonly a: number
  readonly b: number
}

/** All that is legal with this word now, in the order in which the rules propose it. */
export function legal(view: Generals, seat: number, word: Word): Pair[] {
  const pairs: Pair[] = []
  const choice = verbs[view.phase].get(word)?.choice
  if (choice) eachLegal(choice, view, seat, (a, b) => pairs.push({ a, b }))
  return pairs
}

/** Of these, the one that scores most; the first of equals, undefined if there is none above `least`. */
export function best<T>(
  list: readonly T[],
  score: (one: T) => number,
  least = Number.NEGATIVE_INFINITY,
): T | undefined {
  let found: T | undefined
  let most = least
  for (const one of list) {
    const value = score(one)
    if (value <= most) continue
    found = one
    most = value
  }
  return found
}
