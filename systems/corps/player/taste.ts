/** What things are worth to the drill player, in casualties as victory counts them; and how far it trusts a promise. */
export interface Taste {
  /** A casualty: its point, and what the brigade does worse from then on. */
  readonly casualty: number
  /** By grade of morale: a unit that is no longer Formed. */
  readonly grades: readonly number[]
  /** A unit that can no longer rally, or is lost, on top of its casualties. */
  readonly broken: number
  /** A battery that is lost. */
  readonly guns: number
  /** A section that counts for victory. */
  readonly section: number
  /**
   * By order (Move, Halt, Hold, Engage, Attack): how well it suits a command whose section it is, that stands beside one,
   * that goes for one that the enemy holds, is near to, or is far from.
   */
  readonly suits: Readonly<Record<'own' | 'beside' | 'held' | 'near' | 'open', readonly number[]>>
  /** How much more a casualty counts for a brigade that holds one. */
  readonly sapped: number
  /** What a test of morale after a hit may bring, for each casualty that the unit has. */
  readonly nerve: number
  /** The least that a shot, a fight, a move must promise. */
  readonly shot: number
  readonly dare: number
  readonly effort: number
  /** How much of a loss a move that its order demands is worth: else a pip is spent in vain. */
  readonly dread: number
  /** How much less a fight may promise, in the last move, to a side that needs ground. */
  readonly desperate: number
  /** What a move must gain to come before a fight. */
  readonly first: number
  /** A fight as good as this is not put off for a move. */
  readonly sure: number
  /**
   * An inch nearer to the goal, and for attackers; standing inside a section to hold, and holding it as its garrison.
   */
  readonly goal: number
  readonly press: number
  readonly inside: number
  /** How much more that is worth in the last move. */
  readonly late: number
  readonly garrison: number
  /** How much of what a place promises is believed: attacks from it, shots from it. */
  readonly attack: number
  readonly fire: number
  /** Guns that come near. */
  readonly close: number
  /** What draws brigades to ground that must be taken, however strongly it is held. */
  readonly zeal: number
  /** How likely an enemy near by attacks: infantry, cavalry, guns. */
  readonly menaced: number
  /** How much the second of several enemies adds to that, and how much of it counts for attackers. */
  readonly others: number
  readonly bold: number
  readonly ridden: number
  readonly shelled: number
  /** In column of march within reach of the enemy. */
  readonly march: number
  /** Facing away from a goal that no enemy bars the way to, for half a turn. */
  readonly turned: number
  /** Marching on in column of march where no enemy is near. */
  readonly pace: number
  /** A support within 4 inches, within 8; a support before it; none at all. */
  readonly support: number
  readonly behind: number
  readonly alone: number
  /** An inch beyond the reach of its general; a unit that he reaches. */
  readonly astray: number
  readonly led: number
  /** In front of one's own guns; in the way of a friend that may rout. */
  readonly mask: number
  readonly lane: number
  /** Horse or guns before ground that infantry is to attack. */
  readonly barred: number
  /** Within 4 inches of a friend that may rout. */
  readonly crowd: number
  /** The same if one of the two is Shaken or in Rout. */
  readonly shaky: number
  /** What guns must gain to limber up and go. */
  readonly limber: number
  /** A pip for a unit that is Shaken, and may begin a rout; for one in Rout. */
  readonly steady: number
  readonly rally: number
  /** The least that a charge at an opportunity must promise. */
  readonly pounce: number
  /** What is left of a charge at guns, whose crew may get away; the cost of halting before a square. */
  readonly elusive: number
  readonly halted: number
  /** The cost of being forced into square, of evading, of giving way. */
  readonly boxed: number
  readonly evaded: number
  readonly driven: number
  /** How much of what a place promises cavalry is believed. */
  readonly ride: number
  /** A friend that a rout may carry along. */
  readonly chain: number
}

/** The weights set by hand. */
export const usual: Taste = {
  casualty: 1.3,
  grades: [0, 0.3, 2.6, 4],
  broken: 3,
  guns: 6,
  section: 12,
  suits: {
    own: [1, 0.8, 1.2, 0.9, 1],
    beside: [0.7, 0.3, 0.8, 0.7, 0.7],
    held: [0.2, 0, 0.2, 0.5, 1],
    near: [0.3, 0, 0.3, 0.5, 1],
    open: [1, 0, 0.4, 0.5, 0.9],
  },
  sapped: 1.6,
  nerve: 0.35,
  shot: 0.05,
  dare: 0.8,
  desperate: 3,
  first: 0.8,
  effort: 0.1,
  dread: 1.5,
  sure: 3,
  goal: 0.12,
  press: 0.25,
  inside: 4,
  late: 2,
  garrison: 1.5,
  attack: 0.6,
  fire: 0.8,
  close: 1.2,
  zeal: 4,
  menaced: 0.35,
  others: 0.25,
  bold: 0.8,
  ridden: 1,
  shelled: 0.6,
  march: 1.2,
  turned: 0.8,
  pace: 0.4,
  support: 0.4,
  behind: 0.2,
  alone: 0.4,
  astray: 0.05,
  led: 0.6,
  mask: 0.5,
  lane: 0.6,
  barred: 1.5,
  crowd: 0.2,
  shaky: 1,
  limber: 0.25,
  steady: 5,
  rally: 2.5,
  pounce: 0.6,
  elusive: 0.6,
  halted: 0.4,
  boxed: 0.2,
  evaded: 0.9,
  driven: 1,
  ride: 0.35,
  chain: 1.6,
}
