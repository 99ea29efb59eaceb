/** The pieces of a battle on hexes: what can be chosen, and what lies together. */

/** A piece that can be chosen: a unit, a leader, a marker that stands for troops; `n` counts it among its kind. */
export interface Piece {
  readonly kind: 'unit' | 'leader' | 'marker'
  readonly n: number
}

export const KINDS = ['unit', 'leader', 'marker'] as const

export const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a !== undefined && a.kind === b?.kind && a.n === b.n

/** All that lies on one hex, or on the same two: it is drawn, focused and pressed as one. */
export interface Stack {
  readonly hex: number
  /** The other hex of counters that lie over two; left out where they lie on one. */
  readonly also?: number
  readonly side: number
  /** From the top down; undefined where a counter is not seen. */
  readonly units: readonly (number | undefined)[]
  readonly leaders: readonly number[]
  /** Markers of unknown strength that are seen there: for troops, or on top of them. */
  readonly markers: readonly number[]
  /** The corner that it faces; -1 where it faces none. */
  readonly corner: number
  /** How many of its units, the last ones, are enemies of the others: they lie beside them. */
  readonly foes?: number
  /** Is every side its front? */
  readonly round: boolean
}

/** How many pieces lie there, leaders and markers too. */
export const heightOf = ({ units, leaders, markers }: Stack): number => units.length + leaders.length + markers.length

/** Does a hex lie under a stack? */
export const covers = (stack: Stack, hex: number): boolean => stack.hex === hex || stack.also === hex

/** The pieces of a stack from the top down, its leaders behind its units; undefined where a counter is not seen. */
export const piecesOf = ({ units, leaders, markers }: Stack): readonly (Piece | undefined)[] => [
  ...units.map((n): Piece | undefined => (n === undefined ? undefined : { kind: 'unit', n })),
  ...leaders.map((n): Piece => ({ kind: 'leader', n })),
  ...markers.map((n): Piece => ({ kind: 'marker', n })),
]
