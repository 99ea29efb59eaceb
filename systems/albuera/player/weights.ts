/** What things are worth to the drill player, in points of victory; found by letting it play against itself. */
export const weights = {
  /** A level of Manpower: its fighting power; besides, how near to its end the unit is with two and with one left. */
  loss: 0.13,
  lastButOne: 0.3,
  /** A unit away from the field: by itself, and for each turn and point of Manpower. */
  rout: 0.2,
  away: 0.07,
  /** The fighting power of a unit counts less when so few turns are left. */
  turns: 4,
  /** A unit that is driven back a hex. */
  driven: 0.08,
  /** A commander who throws a die: one face in ten is his end. */
  peril: 0.1,
  /** What is expected to come of a fire from a place, more than once; of the enemy's muskets and guns at one. */
  give: 1.4,
  take: 0.5,
  shelled: 0.7,
  /** How much sooner they are activated who stand under fire: in points of Manpower beside the enemy. */
  threat: 10,
  /** How likely an enemy attacks who could, by his distance: infantry, and cavalry, who come from far. */
  attacked: [0, 0.55, 0.45, 0.35, 0.2],
  ridden: [0, 0.35, 0.35, 0.4, 0.4, 0.35, 0.3, 0.2, 0.1],
  /** How likely a last level is shot away, by the distance of enemy infantry who come up. */
  exposed: [0, 0.6, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
  /** How much of what a Clash promises is believed, and what it must promise. */
  attack: 1,
  dare: 0.25,
  /** How far it is believed that others come to a fight who could. */
  hope: 0.7,
  /** What follows a fight that ends a movement well: the ground, the enemy's neighbours who waver. */
  push: 0.05,
  /** A hex nearer to the enemy, for a side that is behind and for one that is ahead; to the prize; to it in the last turns; out of command. */
  press: 0.1,
  hold: 0.015,
  prize: 0.05,
  latePrize: 0.5,
  led: 0.05,
  /** 4.10 A commander in a hex of few levels, within shot of the enemy. */
  frail: 1.5,
  /** 10.12 To stand where one's own guns were taken, and where one has taken the enemy's: of their points. */
  regain: 0.8,
  guard: 0.35,
  /** A company sent out: a part of a level of its battalion, which has it back when they meet. */
  company: 0.5,
  /** Firepower turned to an enemy who comes near. */
  ready: 0.025,
  /** A friend beside a flank, and looking towards the enemy. */
  flank: 0.03,
  look: 0.03,
  /** Half a point of movement: of two ways as good the shorter is taken. */
  effort: 0.002,
  /** The least that a fire must promise, more with each that a unit has made in the turn. */
  fire: 0.02,
  spare: 0.015,
  /** How a side values a fight in the last turns that it must win, and one that it need not fight. */
  desperate: 0.4,
  careful: 3,
}
