/** What things are worth to the drill player, in points of victory; found by letting it play against itself. */
export const weights = {
  /** Holding a sector: by itself, for the points it earns, for those it denies; and in the last round. */
  hold: 0.9,
  prize: 1.0,
  ward: 0.8,
  lastPrize: 1,
  lastWard: 0.2,
  /** Units: routed, lost, taken by the enemy; guns routed, and taken with their sector. */
  broken: 0.4,
  lost: 0.7,
  taken: 2,
  gun: 1.2,
  gunTaken: 2,
  /** How likely the enemy does what he could do. */
  likely: 0.3,
  /** How much a sector suffers from units that attack in vain and come back. */
  exposed: 0.3,
  /** How bad an attack may look that still goes in. */
  dare: 0.2,
  /** The risk that cavalry runs to ride ahead of its infantry. */
  ahead: 0.8,
  /** Being spent. */
  tired: 0.15,
  /** What a re-roll must promise in the fire, as it may be wanted in the melee. */
  thrift: 0.35,
  /** An order spent; a unit rallied, and a gun. */
  price: 0.12,
  rallied: 0.5,
  gunRallied: 1.5,
  /** How widely a promise may be misjudged, so that no opponent can be sure what we do. */
  doubt: 0.45,
  /** What a sector of the favoured wing is worth beyond. */
  favour: 0.4,
  lean: 0.2,
  /** Having a unit stand in a row, by type: in reserve, in the home row, in the middle, in the enemy's own. */
  station: [
    [0, 0, 0],
    [0.2, 0.18, 0.1],
    [0.55, 0.25, 0.5],
    [0.45, 0.45, 0.4],
  ],
  /** Infantry that storms a building. */
  storm: 0.4,
  /** A die of a bombardment from near and from far. */
  shellNear: 0.2,
  shellFar: 0.22,
}
