/** What things are worth to the drill player, in casualties of the count of victory; and how far it trusts a promise. */
export interface Taste {
  /** A casualty: its point, and what the brigade does worse from then on. */
  readonly casualty: number
  /** By grade of morale: a unit that is no longer Formed. */
  readonly grades: readonly number[]
  /** A unit that cannot rally any more, or is lost, beside its casualties. */
  readonly broken: number
  /** A battery that is lost. */
  readonly guns: number
  /** A section that victory asks for. */
  readonly section: number
  /** What a test of morale after a hit may bring, for each casualty that the unit has. */
  readonly nerve: number
  /** The least that a shot, a fight, a move must promise. */
  readonly shot: number
  readonly dare: number
  readonly effort: number
  /** A fight as good as this is not put off for a move. */
  readonly sure: number
  /** An inch nearer to the goal; standing inside a section that is to be held, and holding it as its garrison. */
  readonly goal: number
  readonly inside: number
  readonly garrison: number
  /** How much of what a place promises is believed: attacks from it, shots from it. */
  readonly attack: number
  readonly fire: number
  /** How likely an enemy near by attacks: infantry, cavalry, guns. */
  readonly menaced: number
  readonly ridden: number
  readonly shelled: number
  /** In column of march within reach of the enemy. */
  readonly march: number
  /** Marching on in column of march where no enemy is near. */
  readonly pace: number
  /** A support within 4 inches, within 8; a support before it; none at all. */
  readonly support: number
  readonly behind: number
  readonly alone: number
  /** An inch beyond the reach of its general; a unit that he reaches. */
  readonly astray: number
  readonly led: number
  /** Before one's own guns; in the way of a friend who may rout. */
  readonly mask: number
  readonly lane: number
  /** A unit rallied by one grade. */
  readonly rally: number
}

export const taste: Taste = {
  casualty: 1.3,
  grades: [0, 0.3, 2, 4],
  broken: 3,
  guns: 6,
  section: 8,
  nerve: 0.35,
  shot: 0.05,
  dare: 0.4,
  effort: 0.03,
  sure: 3,
  goal: 0.12,
  inside: 4,
  garrison: 1.5,
  attack: 0.6,
  fire: 0.8,
  menaced: 0.35,
  ridden: 0.3,
  shelled: 0.6,
  march: 1.2,
  pace: 0.4,
  support: 0.4,
  behind: 0.2,
  alone: 0.4,
  astray: 0.05,
  led: 0.6,
  mask: 0.5,
  lane: 0.3,
  rally: 1.5,
}
