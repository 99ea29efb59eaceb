import type { Position } from '../../kernel/index.ts'

/**
 * How a position is appraised: by a few features that a player would name, each with a weight that `grognard fit` has
 * found from games.
 */
export interface Appraisal<P extends Position> {
  /** The names of the features, in their order. */
  readonly names: readonly string[]
  /** How much more of each feature a seat has than its enemy: for the enemy the numbers have the other sign. */
  features(p: P, seat: number): number[]
  /**
   * A number that changes when a position must be looked at again, such as its round; undefined between these moments.
   */
  moment(p: P): number | undefined
}

/**
 * An appraisal of a game of two sides, by what a side has of each thing that is named. If `moment` gives undefined, the
 * position is not one to look at.
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
 * The chance of winning for a sum of weighted features: Student's distribution with two degrees of freedom. It is as
 * steep in the middle as required, rises from 0 to 1, and needs only a square root, which is the same on every machine.
 */
export const chanceAt = (z: number): number => 1 / 2 + z / (2 * Math.sqrt(1 + z * z))

/** The chance of winning by features and their weights. */
export const chanceBy = (features: readonly number[], weights: readonly number[]): number =>
  chanceAt(features.reduce((sum, feature, k) => sum + feature * (weights[k] as number), 0))
