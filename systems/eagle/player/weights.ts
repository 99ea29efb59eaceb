import type { Eagle } from '../rules/state/position.ts'
import { isBold } from './bold.ts'

/** What things are worth to the drill player in a battle of many turns; a counter that loses its order is worth 1. */
const steady = {
  /** A point lost, a counter routed, one driven back, one that may not attack. */
  loss: 0.3,
  rout: 1.7,
  back: 0.35,
  barred: 0.3,
  /** What a counter weighs when its formation can still lose this many: none, one, two, … */
  left: [0.7, 5, 1.5, 1, 0.8],
  /** What the counter that decides a formation weighs besides, in the last turn but one and in the last. */
  late: 1.5,
  last: 6,
  /** From what weight on a counter is kept from the enemy, and how much. */
  dear: 6,
  shy: 0.2,
  /** What the risk of getting out of hand costs cavalry that charges. */
  wild: 0.4,
  /** How much of what friends nearby could add to an attack is believed. */
  promise: 0.5,
  /**
   * What beaten enemies lose who fall back through zones of control, and how sharply it matters that every way is shut.
   */
  squeeze: 0.6,
  sharp: 2,
  shut: 2,
  /**
   * A part of what defensive fire and checks bring while the enemy stands in front; the ways back that are shut to him;
   * a place that counts, stormed or walked into.
   */
  answer: 0,
  pin: 0,
  hem: 0,
  storm: 0,
  seize: 1,
  /** A place that counts for the enemy and has no friend in it. */
  guard: 0.8,
  /** What an attack must promise to be made, and what standing in front of an enemy without wanting to attack costs. */
  dare: 0.1,
  contact: 0.5,
  /** A share of the cost of the check when a unit leaves the front of an enemy. */
  leave: 2,
  /**
   * What one must add to an attack to be sent into it, where a formation lets few of its counters fight in a turn; 0:
   * every unit that can goes.
   */
  share: 0,
  /** A hex nearer to where one wants to be: to the enemy, to a post that is held, on the march. */
  close: 0.6,
  post: 0.25,
  march: 1,
  /** How many hexes farther one goes for each enemy counter of a cluster, and for a place that counts. */
  cluster: 0.5,
  prize: 2,
  /** A point of enemies near by that friends near by do not outweigh; one that looks into a flank. */
  exposed: 0.03,
  flank: 0.05,
  /** Woods and houses under the enemy's eyes; a hex with too many. */
  cover: 0.4,
  crowd: 0.12,
  /** Out of the reach of one's leader; a part of what his presence adds to the attacks of his troops. */
  alone: 0.6,
  led: 0,
  /**
   * From this turn on the troops are moved together (0: never), and a part of what their muskets bring in their own
   * turn.
   */
  concert: 0,
  volley: 0,
  /**
   * What a counter is worth that counts as down at the end of the battle; 0 where the end is far, and an order lost is
   * an order lost. A part of it for the weakness of those who will have recovered by then, and for a point lost.
   */
  lasting: 0,
  weaker: 0,
  point: 0,
}

/**
 * In a battle of few turns the attacker does not gather first: it goes at all who are near, and shuts their ways
 * back.
 */
const hasty: typeof steady = {
  ...steady,
  cluster: 0.1,
  back: 0.5,
  contact: 1,
  share: 0.4,
  cover: 0.8,
  shut: 1.4,
  close: 0.2,
  squeeze: 0.5,
  sharp: 4,
  barred: 0.12,
  crowd: 0.24,
  alone: 0.84,
  answer: 1,
  led: 3,
  // In the first turn few are within reach of anybody: they come up.
  concert: 2,
  volley: 0.5,
  lasting: 2,
  weaker: 0.4,
  point: 0.4,
  pin: 1,
  hem: 1.5,
  // A brigade of one regiment depends on it always: it would never fight.
  shy: 0,
  storm: 8,
  seize: 2,
}

/** The weights of the side that decides now. */
export let weights = steady

const FEW_TURNS = 6

/** Takes up the weights of a side; before every decision. */
export function takeUp(p: Eagle, side: number): void {
  weights = p.scenario.turns <= FEW_TURNS && isBold(p, side) ? hasty : steady
}

/** How much an enemy counts by his distance in hexes. */
export const NEARNESS = [1, 1, 0.8, 0.55, 0.35, 0.2, 0.1] as const
