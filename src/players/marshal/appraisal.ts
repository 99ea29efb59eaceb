import type { Position } from '../../kernel/index.ts'

/**
 * How a position is appraised: by a few features that a player would name, each with a weight that `grognard fit` has found by
 * games.
 */
export interface Appraisal<P extends Position> {
  /** What the features are, in their order. */
  readonly names: readonly string[]
  /** What a seat has more than its enemy, feature by feature: for the enemy the same with the other sign. */
  features(p: P, seat: number): number[]
  /** A number that changes when a position is to be looked at again, as its round; undefined between such moments. */
  moment(p: P): number | undefined
}

/**
 * The chance of winning for a sum of weighted features: Student's distribution with two degrees of freedom. It is as steep
 * as wanted in the middle, rises from 0 to 1, and needs a square root only, which is the same on every machine.
 */
export const chanceOf = (z: number): number => 1 / 2 + z / (2 * Math.sqrt(1 + z * z))
