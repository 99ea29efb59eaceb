/**
 * The legal actions in the form that the board needs: which piece acts, and on what hex or corner. Read from the
 * templates of the verbs, not from their names.
 */

import type { Legal } from '../board/table.ts'
import { KINDS, type Piece } from './pieces.ts'

export interface Choice {
  readonly legal: Legal
  /** What the verb counts first and second: `units`, `hexes`, …; empty if it counts nothing. */
  readonly first: string
  readonly second: string
  /** The unit or leader that acts; -1 if none does. */
  readonly unit: number
  readonly leader: number
  /** The marker of unknown strength that is used; -1 if none is. */
  readonly marker: number
  /** The hex that it is done to (for a ground, its middle); -1 if there is none. */
  readonly hex: number
  /** The corner that is faced; -1 if none is. */
  readonly corner: number
}

/**
 * What a system counts other than units, leaders, markers, hexes and corners, and the piece or hex that it stands for.
 */
export interface ChoiceKinds {
  readonly units?: Readonly<Record<string, (n: number) => number>>
  readonly leaders?: Readonly<Record<string, (n: number) => number>>
  readonly hexes?: Readonly<Record<string, (n: number) => number>>
}

/** Reads a legal action; `template` is the verb as the rules write it: `move {units} > {hexes}`. */
export function readChoice(template: string, legal: Legal, kinds: ChoiceKinds = {}): Choice {
  const [first = '', second = ''] = [...template.matchAll(/\{(\w+)\}/g)].map(([, kind]) => kind)
  const { a, b } = legal
  const hexOf = kinds.hexes?.[second]
  return {
    legal,
    first,
    second,
    unit: first === 'units' ? a : (kinds.units?.[first]?.(a) ?? -1),
    leader: first === 'leaders' ? a : (kinds.leaders?.[first]?.(a) ?? -1),
    marker: first === 'markers' ? a : -1,
    hex: second === 'hexes' ? b : hexOf ? hexOf(b) : first === 'hexes' && second === '' ? a : -1,
    corner: second === 'corners' ? b : first === 'corners' && second === '' ? a : -1,
  }
}

/** Does it change the facing of a whole stack? */
export const turnsStack = ({ first, second }: Choice): boolean => first === 'hexes' && second === 'corners'

export const isOf = (choice: Choice, { kind, n }: Piece): boolean => choice[kind] === n

/** Does no piece on the board act in it? */
export const isGeneral = ({ unit, leader, marker }: Choice): boolean => unit < 0 && leader < 0 && marker < 0

/** Does it name no piece or place, so that it closes the question? */
export const isClosing = ({ first }: Choice): boolean => first === ''

/** All the pieces that act in some choice, each once. */
export function actors(choices: readonly Choice[]): Piece[] {
  const found = new Map<string, Piece>()
  for (const choice of choices) {
    const kind = KINDS.find((one) => choice[one] >= 0)
    if (kind) found.set(`${kind}${choice[kind]}`, { kind, n: choice[kind] })
  }
  return [...found.values()]
}

/** The choice that turns by a sixth of a circle to the right (1) or left (-1) from the present facing. */
export const turning = (choices: readonly Choice[], from: number, by: 1 | -1): Choice | undefined => {
  for (let k = 1; k < 6; k++) {
    const found = choices.find(({ corner }) => corner === (from + by * k + 12) % 6)
    if (found) return found
  }
  return undefined
}
