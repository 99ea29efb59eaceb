import type { Grid } from './index.ts'

/** A hex map as it is drawn, whichever system it belongs to. Hexes are the numbers of its grid. */
export interface HexMap {
  readonly title: string
  readonly grid: Grid
  /** From hex to hex. */
  readonly metres: number
  /** What every hex is covered with, and on which level it lies. */
  readonly ground: readonly { readonly cover: 'open' | 'grove' | 'forest' | 'town'; readonly level: number }[]
  readonly waters: readonly Edge[]
  /** Slopes from their upper hex, steep ones among them; the steep sides of a gorge stand there from both. */
  readonly slopes: readonly Edge[]
  /** What a steep slope is called in the key. */
  readonly steep: string
  readonly roads: readonly { readonly broad: boolean; readonly hexes: readonly number[] }[]
  readonly bridges: readonly Edge[]
  readonly fords: readonly Edge[]
  readonly labels: readonly Label[]
}

/** What lies on the side between two hexes. `strong`: a river, a steep slope. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly strong: boolean
}

export interface Label {
  readonly text: string
  readonly kind: 'town' | 'hill' | 'place' | 'bridge' | 'edge' | 'water'
  /** It stands in the middle of these. */
  readonly hexes: readonly number[]
}
