import type { Chance } from '../players/index.ts'

/**
 * Simultaneous perturbation stochastic approximation (Spall 1992): climbs a hill of many dimensions of which only noisy
 * differences between two points are known. Each trial goes from the place of the climb in a random direction and
 * equally far in the opposite one; the result of the one against the other moves all coordinates at once. It uses only
 * + − × ÷ and square roots, which are the same on every machine.
 */

/** The state of a climb. Plain data. */
export interface Climb {
  /** The number of steps that it has made. */
  readonly steps: number
  readonly at: readonly number[]
  /** The sum of the places after each step of the last half, and the number of these places. */
  readonly sum: readonly number[]
  readonly summed: number
}

/**
 * The gains are a·x^(5/8) for steps and c·x^(1/8) for trials, where x = A ÷ (A + step) and A is a tenth of all steps,
 * as Spall advises. His exponents, 0.602 and 0.101, are about the smallest that his conditions for convergence allow (α
 * − 2γ > 0, 3γ − α/2 ≥ 0). 5/8 and 1/8 are a little larger, and can be made from square roots.
 */
const EASE = 1 / 10
/** a: a trial that wins all its games moves the first step by this, divided by the length of two trial steps. */
const STEP = 0.12
/** c: how far a trial goes; a weight grows or shrinks by about four tenths. */
const TRIAL = 0.35
/**
 * Coordinates stay within this distance of where the climb begins. For the growth of a weight that means 1/7.3 to 7.3
 * times the usual.
 */
export const BOUND = 2.7

/** A climb over this many weights that has made no step. */
export const beginClimb = (dimensions: number): Climb => {
  const zero = Array.from({ length: dimensions }, () => 0)
  return { steps: 0, at: zero, sum: zero, summed: 0 }
}

/** A random direction: each coordinate 1 or −1. */
export const direction = (dimensions: number, chance: Chance): number[] =>
  Array.from({ length: dimensions }, () => 2 * chance(2) - 1)

const eased = ({ steps }: Climb, all: number): number => (EASE * all) / (EASE * all + steps)
const eighth = (x: number): number => Math.sqrt(Math.sqrt(Math.sqrt(x)))
const trialAt = (climb: Climb, all: number): number => TRIAL * eighth(eased(climb, all))

/** Where a trial of the next step goes: `sign` is 1 for its direction, −1 for the opposite one. */
export function tried(climb: Climb, all: number, towards: readonly number[], sign: 1 | -1): number[] {
  const far = sign * trialAt(climb, all)
  return climb.at.map((z, k) => bounded(z + far * (towards[k] ?? 0)))
}

const bounded = (z: number): number => Math.max(-BOUND, Math.min(BOUND, z))

/** The result of a trial: its direction, and its score over the opposite one, −1 to 1. */
export interface Trial {
  readonly towards: readonly number[]
  readonly won: number
}

/** The climb after its next step, of `all`: it moves by the mean of what its trials say. */
export function stepped(climb: Climb, all: number, trials: readonly Trial[]): Climb {
  const x = eased(climb, all)
  const gain = (STEP * Math.sqrt(x) * eighth(x)) / (2 * trialAt(climb, all) * trials.length)
  const at = climb.at.map((z, k) =>
    bounded(z + gain * trials.reduce((sum, { towards, won }) => sum + won * (towards[k] ?? 0), 0)),
  )
  const steps = climb.steps + 1
  const counts = 2 * steps > all
  return {
    steps,
    at,
    sum: counts ? climb.sum.map((sum, k) => sum + (at[k] ?? 0)) : climb.sum,
    summed: climb.summed + (counts ? 1 : 0),
  }
}

/**
 * The place that the climb has reached: the mean of the places of its last half (Polyak and Ruppert), or its present
 * place before that.
 */
export const reached = ({ at, sum, summed }: Climb): readonly number[] =>
  summed === 0 ? at : sum.map((one) => one / summed)
