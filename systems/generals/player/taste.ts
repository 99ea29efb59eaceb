/** What things are worth to a player of Generals, in points of victory. */
export interface Taste {
  /** Holding a sector: by itself, for the points it earns, for those it denies; and in the last round. */
  readonly hold: number
  readonly prize: number
  readonly ward: number
  readonly lastPrize: number
  readonly lastWard: number
  /** Units: routed, lost, taken by the enemy; guns routed, and taken with their sector. */
  readonly broken: number
  readonly lost: number
  readonly taken: number
  readonly gun: number
  readonly gunTaken: number
  /** How likely the enemy is to do what he could do, 0 to 1. */
  readonly likely: number
  /** How much a sector suffers while its units attack in vain and come back, 0 to 1. */
  readonly exposed: number
  /** How bad an attack may look and still go in. */
  readonly dare: number
  /** The risk that cavalry takes when it rides ahead of its infantry. */
  readonly ahead: number
  /** Being spent. */
  readonly tired: number
  /** What a re-roll must promise in the fire, as the melee may need it. */
  readonly thrift: number
  /** An order spent; a unit rallied, and a gun. */
  readonly price: number
  readonly rallied: number
  readonly gunRallied: number
  /**
   * How much a promise may be misjudged, as a fraction of it, so that no opponent can be sure what this player does.
   */
  readonly doubt: number
  /** The extra worth of a sector on the favoured wing; and how much of it draws units that only move. */
  readonly favour: number
  readonly lean: number
  /** Having a unit in a row, by row and type: in reserve, in the home row, in the middle, in the enemy's own. */
  readonly station: readonly (readonly number[])[]
  /** Infantry that storms a building. */
  readonly storm: number
  /** A die of a bombardment at short and at long range. */
  readonly shellNear: number
  readonly shellFar: number
}

/** The taste that was set by hand, and proved good in play against itself. */
export const usual: Taste = {
  hold: 0.9,
  prize: 1.0,
  ward: 0.8,
  lastPrize: 1,
  lastWard: 0.2,
  broken: 0.4,
  lost: 0.7,
  taken: 2,
  gun: 1.2,
  gunTaken: 2,
  likely: 0.3,
  exposed: 0.3,
  dare: 0.2,
  ahead: 0.8,
  tired: 0.15,
  thrift: 0.35,
  price: 0.12,
  rallied: 0.5,
  gunRallied: 1.5,
  doubt: 0.45,
  favour: 0.4,
  lean: 0.2,
  station: [
    [0, 0, 0],
    [0.2, 0.18, 0.1],
    [0.55, 0.25, 0.5],
    [0.45, 0.45, 0.4],
  ],
  storm: 0.4,
  shellNear: 0.2,
  shellFar: 0.22,
}
