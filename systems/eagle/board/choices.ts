/**
 * The legal actions as the board needs them: who acts, and on what hex or corner. Read from the verbs, not from their
 * names.
 */

import type { Legal } from '../../../src/web/board/table.ts'
import { centreOf } from '../rules/state/area-names.ts'
import { VOLLEYS } from '../rules/state/position.ts'

export interface Choice {
  readonly legal: Legal
  /** What the verb counts first and second: `units`, `hexes`, …; empty where it counts nothing. */
  readonly first: string
  readonly second: string
  /** The unit or leader that acts; -1 where none does. */
  readonly unit: number
  readonly leader: number
  /** The marker of unknown strength that is used; -1 where none is. */
  readonly marker: number
  /** The hex that it is done to, of a ground its middle; -1 where there is none. */
  readonly hex: number
  /** The corner that is faced; -1 where none is. */
  readonly corner: number
}

/** `template` is the verb as the rules write it: `move {units} > {hexes}`. */
export function readChoice(template: string, legal: Legal): Choice {
  const [first = '', second = ''] = [...template.matchAll(/\{(\w+)\}/g)].map(([, kind]) => kind)
  const { a, b } = legal
  return {
    legal,
    first,
    second,
    unit: first === 'units' ? a : first === 'volleys' ? Math.floor(a / VOLLEYS) : -1,
    leader: first === 'leaders' ? a : -1,
    marker: first === 'markers' ? a : -1,
    hex: second === 'hexes' ? b : second === 'areas' ? centreOf(b) : first === 'hexes' && second === '' ? a : -1,
    corner: second === 'corners' ? b : -1,
  }
}

/** Is it the facing of a whole stack that changes? */
export const turnsStack = ({ first, second }: Choice): boolean => first === 'hexes' && second === 'corners'

/** A piece on the board that can be chosen. */
export interface Piece {
  readonly kind: 'unit' | 'leader' | 'marker'
  readonly n: number
}

const KINDS = ['unit', 'leader', 'marker'] as const

export const isOf = (choice: Choice, { kind, n }: Piece): boolean => choice[kind] === n

/** All the pieces that some choice is about, each once. */
export function actors(choices: readonly Choice[]): Piece[] {
  const found = new Map<string, Piece>()
  for (const choice of choices) {
    const kind = KINDS.find((one) => choice[one] >= 0)
    if (kind) found.set(`${kind}${choice[kind]}`, { kind, n: choice[kind] })
  }
  return [...found.values()]
}

/** Is it a step of a march or a ride? On the map one chooses where they end. */
export const isStep = ({ legal: { verb } }: Choice): boolean => verb === 'move' || verb === 'ride'

/** Does it end a question: an action without a place on the map, or one that leaves a unit where it is? */
export const isEnding = ({ first, legal }: Choice): boolean =>
  first === '' || legal.verb === 'rest' || legal.verb === 'stay'

/** Does it fire only a part of the unit's points? Such a choice stands in the list, not on the map. */
export const isPart = ({ first, legal }: Choice): boolean => first === 'volleys' && legal.a % VOLLEYS !== 0

/** The other sixth of a circle: the choice that turns by one to the right (1) or left (-1) from where it faces now. */
export const turning = (choices: readonly Choice[], from: number, by: 1 | -1): Choice | undefined => {
  for (let k = 1; k < 6; k++) {
    const found = choices.find(({ corner }) => corner === (from + by * k + 12) % 6)
    if (found) return found
  }
  return undefined
}
