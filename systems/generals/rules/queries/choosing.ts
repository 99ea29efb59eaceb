/** The actions of the running phase by the first word of their verb: for answers given beforehand, and for players. */
import { type Action, byVerb, type Pair } from '../../../../src/kernel/index.ts'
import { phases } from '../sequence.ts'
import type { Generals } from '../state/position.ts'

const WORDS = [
  'place', 'ready', 'mark', 'order', 'close', 'act', 'hold', 'square', 'countercharge', 'retreat', 'charge', 'post', 'aim',
  'reroll', 'pass', 'withdraw', 'occupy', 'advance', 'halt', 'lay', 'road', 'rally', 'recover', 'hearten',
] as const // biome-ignore format: in the order in which they come up
/** The first word of a verb: no two verbs of the system share it. */
export type Word = (typeof WORDS)[number]

/** The template of each verb by its first word. */
const templates = new Map(
  phases
    .flatMap(({ choices = [] }) => choices)
    .map(({ verb }): [Word, string] => {
      const word = WORDS.find((one) => one === verb.split(' ')[0])
      if (word === undefined) throw new Error(`'${verb}' is not among the words of choosing.ts`)
      return [word, verb]
    }),
)
const verbs = byVerb(phases)
const templateOf = (word: Word): string => templates.get(word) as string

/** This action, if the running phase has it and it is legal. The seat must be asked. */
export const choose = (view: Generals, seat: number, word: Word, a = 0, b = 0): Action | undefined =>
  verbs.choose(view, seat, templateOf(word), a, b)

/** Everything that is legal with this word now, in the order in which the rules propose it. */
export const legal = (view: Generals, seat: number, word: Word): Pair[] => verbs.legal(view, seat, templateOf(word))

/** The legal action with this word that scores most, and more than `least`; the first of equals. */
export const bestOf = (
  view: Generals,
  seat: number,
  word: Word,
  score: (a: number, b: number) => number,
  least?: number,
): Action | undefined => verbs.best(view, seat, templateOf(word), score, least)

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
