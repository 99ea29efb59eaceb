/** Where pieces may be set up, and which brigades exchange their places. */

/** Where a piece may be put before the first turn. */
export interface Spot {
  /** The hexes; undefined: with (or within `within` of) a unit of his own. */
  readonly hexes: readonly number[] | undefined
  readonly within: number
  /** Pieces with the same number share a list in which no hex stays empty; -1: none must be filled. */
  readonly group: number
  readonly most: number
}

/** The places in the order of arrival, each named after the brigade that the scenario has in it. */
export interface Exchange {
  /** Formations that take part. */
  readonly brigades: readonly number[]
  /** By formation: the arrival of the head of its place, and of the rest; -1 if the place is on the map. */
  readonly first: Int16Array
  readonly rest: Int16Array
  /** By formation: its first unit, whose spot is that of its place on the map. */
  readonly foremost: Int16Array
  /** By unit: 1 if it marches at the head of a brigade that comes in two parts. */
  readonly vanguard: Uint8Array
}
