/** What a map shows, in general terms: a system makes this from its own data. Hexes are numbers, sides 0 to 5. */

/** `grove`: mostly olives; `village`: houses along its streets and gardens. */
export type Cover = 'open' | 'grove' | 'wood' | 'town' | 'village'

export interface Water {
  readonly kind: 'river' | 'stream'
  readonly name?: string
  /** The end of the map towards which the water runs. */
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
export const SIGNS = [
  'levels',
  'slope',
  'steep',
  'spot',
  'grove',
  'wood',
  'town',
  'village',
  'river',
  'stream',
  'bridge',
  'ford',
  'highway',
  'road',
  'track',
  'fields',
  'olives',
  'shaded',
] as const
export type Sign = (typeof SIGNS)[number]

export interface MapPlan {
  /** The text of the cartouche: the title, and lines below it. */
  readonly title: string
  readonly lines: readonly string[]
  /** The name of a sign in the legend. */
  called(sign: Sign): string
  /** Metres from hex to hex. */
  readonly metres: number
  readonly hexNames: readonly string[]
  /** The labels of columns and rows at the edge. */
  readonly columnNames: readonly string[]
  readonly rowNames: readonly string[]
  level(hex: number): number
  cover(hex: number): Cover
  readonly waters: readonly Water[]
  /** Sides that nothing climbs. */
  readonly cliffs: readonly (readonly [hex: number, side: number])[]
  readonly roads: readonly Road[]
  readonly bridges: readonly (readonly [hex: number, side: number])[]
  readonly fords: readonly (readonly [hex: number, side: number])[]
  readonly names: readonly PlaceName[]
  /** How much counters need a hex, so that names keep clear of hexes where troops are set up. 0 for most. */
  busy(hex: number): number
  /** Does the hex lie outside the part of the map that is played on? Left out if the whole map is played on. */
  readonly shaded?: (hex: number) => boolean
}

/** Does a hex have houses? */
export const isBuilt = (cover: Cover): boolean => cover === 'town' || cover === 'village'
