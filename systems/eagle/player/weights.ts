import type { Eagle } from '../rules/state/position.ts'
import { isBold } from './bold.ts'

/** What things are worth to the drill player. A counter that loses its order is worth 1. */
export interface Weights {
  /** A point lost, a counter routed, one driven back, one barred from attacking. */
  readonly loss: number
  readonly rout: number
  readonly back: number
  readonly barred: number
  /** The weight of a counter when its formation can still lose this many: none, one, two, … */
  readonly left: readonly number[]
  /** The extra weight of the counter that decides a formation, in the last turn but one and in the last. */
  readonly late: number
  readonly last: number
  /** The weight from which a counter is kept away from the enemy, and how strongly. */
  readonly dear: number
  readonly shy: number
  /** The cost to charging cavalry of the risk of losing control. */
  readonly wild: number
  /** The part that is believed of what nearby friends could add to an attack. */
  readonly promise: number
  /**
   * What beaten enemies lose when they fall back through zones of control, and how sharply it matters that every way is
   * shut.
   */
  readonly squeeze: number
  readonly sharp: number
  readonly shut: number
  /**
   * A part of the effect of defensive fire and checks while the enemy stands in front; the ways back that are shut to
   * him; a place that counts, stormed or walked into.
   */
  readonly answer: number
  readonly pin: number
  readonly hem: number
  readonly storm: number
  readonly seize: number
  /** A place that counts for the enemy and holds no friend. */
  readonly guard: number
  /**
   * What an attack must promise to be made, and the cost of standing in front of an enemy without wanting to attack.
   */
  readonly dare: number
  readonly contact: number
  /** A share of the cost of the check when a unit leaves the front of an enemy. */
  readonly leave: number
  /**
   * What a unit must add to an attack to be sent into it, if a formation lets few of its counters fight in a turn; 0:
   * every unit that can goes.
   */
  readonly share: number
  /** A hex nearer to the goal: to the enemy, to a post that is held, on the march. */
  readonly close: number
  readonly post: number
  readonly march: number
  /** How many hexes farther a unit goes for each enemy counter of a cluster, and for a place that counts. */
  readonly cluster: number
  readonly prize: number
  /** A point of nearby enemies that nearby friends do not outweigh; one that faces a flank. */
  readonly exposed: number
  readonly flank: number
  /** Woods and houses in sight of the enemy; a hex with too many units. */
  readonly cover: number
  readonly crowd: number
  /** Being out of the leader's reach; a part of what his presence adds to the attacks of his troops. */
  readonly alone: number
  readonly led: number
  /**
   * From this turn on the troops are moved together (0: never); and a part of the effect of their muskets in their own
   * turn.
   */
  readonly concert: number
  readonly volley: number
  /**
   * The worth of a counter that counts as down at the end of the battle; 0 if the end is far, and lost order counts at
   * once. A part of it for the weakness of units that will have recovered by then, and for a lost point.
   */
  readonly lasting: number
  readonly weaker: number
  readonly point: number
}

/** All weights of a drill player. */
export interface Taste {
  /** In a battle of many turns, and for the defender in one of few. */
  readonly steady: Weights
  /** For the attacker in a battle of few turns. */
  readonly hasty: Weights
}

const steady: Weights = {
  loss: 0.3,
  rout: 1.7,
  back: 0.35,
  barred: 0.3,
  left: [0.7, 5, 1.5, 1, 0.8],
  late: 1.5,
  last: 6,
  dear: 6,
  shy: 0.2,
  wild: 0.4,
  promise: 0.5,
  squeeze: 0.6,
  sharp: 2,
  shut: 2,
  answer: 0,
  pin: 0,
  hem: 0,
  storm: 0,
  seize: 1,
  guard: 0.8,
  dare: 0.1,
  contact: 0.5,
  leave: 2,
  share: 0,
  close: 0.6,
  post: 0.25,
  march: 1,
  cluster: 0.5,
  prize: 2,
  exposed: 0.03,
  flank: 0.05,
  cover: 0.4,
  crowd: 0.12,
  alone: 0.6,
  led: 0,
  concert: 0,
  volley: 0,
  lasting: 0,
  weaker: 0,
  point: 0,
}

/**
 * In a battle of few turns the attacker does not gather first: it attacks every nearby enemy, and shuts their ways
 * back.
 */
const hasty: Weights = {
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
  // In the first turn few units are within reach of an enemy: they come up.
  concert: 2,
  volley: 0.5,
  lasting: 2,
  weaker: 0.4,
  point: 0.4,
  pin: 1,
  hem: 1.5,
  // A brigade of one regiment always depends on that counter: kept back, it would never fight.
  shy: 0,
  storm: 8,
  seize: 2,
}

/** The taste that was set by hand. */
export const usual: Taste = { steady, hasty }

const FEW_TURNS = 6

/** Is this a battle of few turns? */
export const isShort = ({ scenario }: Eagle): boolean => scenario.turns <= FEW_TURNS

/** Returns the weights of a side in the battle of this view. */
export const weightsFor = (taste: Taste, view: Eagle, side: number): Weights =>
  isShort(view) && isBold(view, side) ? taste.hasty : taste.steady

/** How much an enemy counts by its distance in hexes. */
export const NEARNESS = [1, 1, 0.8, 0.55, 0.35, 0.2, 0.1] as const
