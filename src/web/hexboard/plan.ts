/** What a map shows, in general terms: a system makes this of its own data. Hexes are numbers, sides 0 to 5. */

export type Cover = 'open' | 'grove' | 'wood' | 'town'

export interface Water {
  readonly kind: 'river' | 'stream'
  readonly name?: string
  /** The end of the map towards which it runs. */
  readonly flows: 'north' | 'south'
  /** The sides along which it runs. */
  readonly sides: readonly (readonly [hex: number, side: number])[]
}

export interface Road {
  readonly kind: 'highway' | 'road' | 'path'
  readonly hexes: readonly number[]
}

export interface PlaceName {
  readonly text: string
  readonly kind: 'town' | 'hill' | 'place' | 'exit'
  readonly hexes: readonly number[]
}

/** The signs that a legend can explain, in its order. */
export const LEGEND = [
  'levels',
  'slope',
  'steep',
  'spot',
  'wood',
  'town',
  'river',
  'stream',
  'bridge',
  'highway',
  'road',
  'track',
  'fields',
  'olives',
] as const
export type LegendSign = (typeof LEGEND)[number]

export interface MapPlan {
  /** What stands in the cartouche: the title, and lines below it. */
  readonly title: string
  readonly lines: readonly string[]
  /** Words for the signs of the map, where it has a legend. */
  readonly legend?: Readonly<Partial<Record<LegendSign, string>>>
  /** Metres from hex to hex. */
  readonly metres: number
  readonly hexNames: readonly string[]
  /** What the columns and rows are called at the edge. */
  readonly columnNames: readonly string[]
  level(hex: number): number
  cover(hex: number): Cover
  readonly waters: readonly Water[]
  /** Sides that nothing climbs. */
  readonly cliffs: readonly (readonly [hex: number, side: number])[]
  readonly roads: readonly Road[]
  readonly bridges: readonly (readonly [hex: number, side: number])[]
  readonly names: readonly PlaceName[]
  /** How much counters need a hex: names keep clear of hexes where troops are set up. 0 for most. */
  busy(hex: number): number
}
