import type { Piece } from './pieces.ts'

/** A hex, or the two hexes that a counter lies over. */
export interface Spot {
  readonly hex: number
  readonly also?: number
}

/** What is shown of an event on the map. */
export interface Motion {
  /** A piece on its way. It stays at the end of its way until the next event is shown. */
  readonly slide?: {
    readonly from: Spot
    readonly to: Spot
    /** Left out if the piece is not known: it then shows the back of a counter of that side. */
    readonly piece?: Piece
    readonly side: number
    readonly kind: 'march' | 'flight'
  }
  /** Fire or an attack from one hex to another, or the trail of a march when looking back. */
  readonly lines: readonly { readonly from: number; readonly to: number; readonly kind: 'fire' | 'attack' | 'trail' }[]
  /** The hex that it is about; -1 if none. */
  readonly hex: number
  /** A word on that hex; empty for none. */
  readonly label: string
  /** Is it bad for the units there? */
  readonly bad: boolean
  /** How long it is shown, in milliseconds at normal speed. */
  readonly lasts: number
}
