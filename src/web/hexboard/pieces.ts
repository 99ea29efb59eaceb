/** The pieces of a battle on hexes: what can be chosen, and what lies together. */

/** A piece that can be chosen: a unit, a leader, a marker that stands for troops; `n` is its number within its kind. */
export interface Piece {
  readonly kind: 'unit' | 'leader' | 'marker'
  readonly n: number
}

export const KINDS = ['unit', 'leader', 'marker'] as const

export const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a !== undefined && a.kind === b?.kind && a.n === b.n

/** Everything on one hex, or on the same two hexes: it is drawn, focused and pressed as a whole. */
export interface Stack {
  readonly hex: number
  /** The other hex of counters over two hexes; left out if they are on one. */
  readonly also?: number
  readonly side: number
  /** From the top down; undefined for a counter that is not seen. */
  readonly units: readonly (number | undefined)[]
  readonly leaders: readonly number[]
  /** The visible markers of unknown strength: in place of troops, or on top of them. */
  readonly markers: readonly number[]
  /** The corner that it faces; -1 if none. */
  readonly corner: number
  /** How many of its units, counted from the last, are enemies of the others and lie beside them. */
  readonly foes?: number
  /** Is every side its front? */
  readonly round: boolean
}

/** The number of pieces there, including leaders and markers. */
export const heightOf = ({ units, leaders, markers }: Stack): number => units.length + leaders.length + markers.length

/** Does a stack cover this hex? */
export const covers = (stack: Stack, hex: number): boolean => stack.hex === hex || stack.also === hex

/** The pieces of a stack from the top down, leaders after units; undefined for a counter that is not seen. */
export const piecesOf = ({ units, leaders, markers }: Stack): readonly (Piece | undefined)[] => [
  ...units.map((n): Piece | undefined => (n === undefined ? undefined : { kind: 'unit', n })),
  ...leaders.map((n): Piece => ({ kind: 'leader', n })),
  ...markers.map((n): Piece => ({ kind: 'marker', n })),
]
