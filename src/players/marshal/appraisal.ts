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
 * An appraisal of a game of two sides by what a side has of each thing that is named. Where `moment` says nothing of a
 * position, it is not one to look at.
 */
export function appraisalOf<P extends Position, Name extends string>(
  measures: Readonly<Record<Name, (p: P, seat: number) => number>>,
  moment: (p: P) => number | undefined,
): Appraisal<P> {
  const all: ((p: P, seat: number) => number)[] = Object.values(measures)
  return {
    names: Object.keys(measures),
    features: (p, seat) => all.map((measure) => measure(p, seat) - measure(p, 1 - seat)),
    moment,
  }
}

/**
 * The chance of winning for a sum of weighted features: Student's distribution with two degrees of freedom. It is as steep
 * as wanted in the middle, rises from 0 to 1, and needs a square root only, which is the same on every machine.
 */
export const chanceOf = (z: number): number => 1 / 2 + z / (2 * Math.sqrt(1 + z * z))

/** The chance of winning by features and their weights. */
export const chanceBy = (features: readonly number[], weights: readonly number[]): number =>
  chanceOf(features.reduce((sum, feature, k) => sum + feature * (weights[k] as number), 0))
