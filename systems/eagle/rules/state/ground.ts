/** 13 Terrain: tables of what lies in the hexes of the map and on their sides, and where the roads run. */
import { type Grid, type Hexsides, hexside } from '../../../../src/hex/index.ts'
import { gridOf } from '../../../../src/hex/maps/map-file.ts'
import { MAP, type MapFile } from './data/map-kind.ts'

export const CLEAR = 0
export const BUILDINGS = 1
export const WOODS = 2

/** What may lie on a side of a hex, as seen from the hex. */
export const RIVER = 1
export const STREAM = 2
export const BRIDGE = 4
export const UP = 8
export const DOWN = 16
export const STEEP = 32
export const ROAD = 64
const WATER = RIVER | STREAM | BRIDGE
/** What no charge crosses (11.2): a bridge counts as the water below it. */
export const NO_CHARGE = WATER | UP | DOWN | STEEP

export const INFANTRY = 0
export const CAVALRY = 1
export const ARTILLERY = 2
export const CART = 3

/** More than any unit can pay: the step is prohibited. */
export const NEVER = 99
/** Attackers' points are counted in this many parts, so that all terrain factors come out even. */
export const PARTS = 24

/** Costs of steps and attacks by the printed tables. */
export interface Prices {
  /** `cost[arm][6 * hex + side]`: movement points for the step across that side. */
  readonly cost: readonly Uint8Array[]
  /** The same under maneuver orders, into an empty hex (codes D and F). */
  readonly marchCost: readonly Uint8Array[]
  /** The same for units that go together, or into a hex where others stand (code F). */
  readonly columnCost: readonly Uint8Array[]
  /** Movement points for the cheapest step of infantry on this map. */
  readonly leastCost: number
  /** `shock[6 * hex + side]`: the part of PARTS that is left when attacking across that side; 0: no attack. */
  readonly shock: Uint8Array
}

/** The ground comes with the rules: what shows a game has only the grid, with empty arrays for the rest. */
export interface Ground extends Prices {
  readonly grid: Grid
  readonly terrain: Uint8Array
  readonly level: Uint8Array
  readonly sides: Hexsides
  /** By hex: 1 where a highway runs. */
  readonly highway: Uint8Array
  /**
   * `open[6 * hex + side]`: 1 where a zone of control reaches into the hex across that side: into no cover (8.2), over
   * no impassable slope (RA29).
   */
  readonly open: Uint8Array
}

const NOTHING = new Uint8Array()

/** The grid of a battlefield, on which the rules lay the ground: see `bringRules`. */
export const bareGround = (extent: Pick<MapFile, 'columns' | 'rows' | 'low'>): Ground => ({
  grid: gridOf(MAP, extent),
  terrain: NOTHING,
  level: NOTHING,
  sides: new Uint16Array(),
  highway: NOTHING,
  open: NOTHING,
  cost: [],
  marchCost: [],
  columnCost: [],
  leastCost: 0,
  shock: NOTHING,
})

/** Does this hex keep out zones of control and stop a line of fire (8.2, 10.2.1)? */
export const isCover = ({ terrain }: Ground, hex: number): boolean => terrain[hex] !== CLEAR

/** Returns the flags of the side between two adjacent hexes, as seen from `from`. */
export const between = ({ grid, sides }: Ground, from: number, to: number): number => hexside(grid, sides, from, to)
