/** What things are worth to a player of Albuera, in points of victory. */
export interface Taste {
  /**
   * A level of Manpower: its fighting power; and in addition how near the unit is to its end, with two levels and with
   * one left.
   */
  readonly loss: number
  readonly lastButOne: number
  /** A unit away from the field: by itself, and for each turn and point of Manpower. */
  readonly rout: number
  readonly away: number
  /** The fighting power of a unit counts less when this few turns are left. */
  readonly turns: number
  /** A unit that is driven back a hex. */
  readonly driven: number
  /** A commander who throws a die: one face in ten is his end. */
  readonly peril: number
  /** What is expected of more than one fire from a place; and of the enemy's muskets and guns at one. */
  readonly give: number
  readonly take: number
  readonly shelled: number
  /** How much sooner units under fire are activated: in points of Manpower next to the enemy. */
  readonly threat: number
  /**
   * How likely an enemy that could attack is to do so, by his distance: infantry, and cavalry, which comes from far.
   */
  readonly attacked: readonly number[]
  readonly ridden: readonly number[]
  /** How likely a last level is to be shot away, by the distance of enemy infantry that comes up. */
  readonly exposed: readonly number[]
  /** How much of what a Clash promises is believed, and what it must promise. */
  readonly attack: number
  readonly dare: number
  /** How far the player believes that others that could come to a fight will. */
  readonly hope: number
  /** The benefit of a fight that ends a movement well: the ground, the enemy's wavering neighbours. */
  readonly push: number
  /**
   * A hex nearer to the enemy, for a side that is behind and for one that is ahead; to the prize; to it in the last
   * turns; out of command.
   */
  readonly press: number
  readonly hold: number
  readonly prize: number
  readonly latePrize: number
  readonly led: number
  /** 4.10 A commander in a hex of few levels, within range of the enemy. */
  readonly frail: number
  /** 10.12 Standing where its own guns were taken, and where the enemy's were: a fraction of their points. */
  readonly regain: number
  readonly guard: number
  /** A company sent out: a fraction of a level of its battalion, which gets it back when they meet. */
  readonly company: number
  /** Firepower turned to an enemy that comes near. */
  readonly ready: number
  /** A friend next to a flank, and looking towards the enemy. */
  readonly flank: number
  readonly look: number
  /** Half a point of movement: of two equally good ways the shorter is taken. */
  readonly effort: number
  /** The least that a fire must promise, more with each that a unit has made in the turn. */
  readonly fire: number
  readonly spare: number
  /** How a side values a fight in the last turns that it must win, and one that it need not fight. */
  readonly desperate: number
  readonly careful: number
}

/** The taste that was set by hand, and proved good in play against itself. */
export const usual: Taste = {
  loss: 0.13,
  lastButOne: 0.3,
  rout: 0.2,
  away: 0.07,
  turns: 4,
  driven: 0.08,
  peril: 0.1,
  give: 1.4,
  take: 0.5,
  shelled: 0.7,
  threat: 10,
  attacked: [0, 0.55, 0.45, 0.35, 0.2],
  ridden: [0, 0.35, 0.35, 0.4, 0.4, 0.35, 0.3, 0.2, 0.1],
  exposed: [0, 0.6, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
  attack: 1,
  dare: 0.25,
  hope: 0.7,
  push: 0.05,
  press: 0.1,
  hold: 0.015,
  prize: 0.05,
  latePrize: 0.5,
  led: 0.05,
  frail: 1.5,
  regain: 0.8,
  guard: 0.35,
  company: 0.5,
  ready: 0.025,
  flank: 0.03,
  look: 0.03,
  effort: 0.002,
  fire: 0.02,
  spare: 0.015,
  desperate: 0.4,
  careful: 3,
}
