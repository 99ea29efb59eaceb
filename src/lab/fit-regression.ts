import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import { chanceAt } from '../players/marshal/appraisal.ts'

/** A regression of results on features, for the link function by which a position is appraised in play. */

/** A position of a game, and the result for its side in the end: 1, 1/2 for a draw, or 0. */
export interface Sample {
  readonly features: readonly number[]
  readonly won: number
}

/**
 * Strength of the ridge penalty, which holds weights near zero, in samples. It applies to features divided by their
 * root mean square.
 */
const RIDGE = 4
const MOST_STEPS = 200
/** A step that gains less than this per sample is the last. */
const EXACT = 1e-10
/** A part of a step that is smaller than this counts as none. */
const SMALLEST = 1e-6

/** The mean log loss of chances of winning, in natural units: that of a coin is 0.693. */
export function logLoss<T extends Pick<Sample, 'won'>>(samples: readonly T[], chance: (sample: T) => number): number {
  let sum = 0
  for (const sample of samples) {
    const { won } = sample
    const q = chance(sample)
    sum -= (won > 0 ? won * Math.log(q) : 0) + (won < 1 ? (1 - won) * Math.log(1 - q) : 0)
  }
  return sum / samples.length
}

const product = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, one, k) => sum + one * b[k], 0)

/**
 * The weights of the features under which the results are likeliest: Fisher's scoring, with steps that go too far
 * halved.
 */
export function regression(samples: readonly Sample[]): number[] {
  const count = samples[0]?.features.length ?? 0
  const scale = Array.from({ length: count }, (_, k) => {
    const mean = samples.reduce((sum, { features }) => sum + features[k] ** 2, 0) / samples.length
    return mean > 0 ? Math.sqrt(mean) : 1
  })
  const scaled = samples.map(({ features, won }) => ({ features: features.map((one, k) => one / scale[k]), won }))
  const lossOf = (weights: readonly number[]) =>
    logLoss(scaled, ({ features }) => chanceAt(product(features, weights))) +
    (RIDGE * product(weights, weights)) / (2 * scaled.length)
  let weights = scale.map(() => 0)
  let loss = lossOf(weights)
  for (let step = 0; step < MOST_STEPS; step++) {
    const towards = scoring(scaled, weights)
    let part = 1
    let next = weights
    let lower = loss
    for (; part > SMALLEST; part /= 2) {
      next = weights.map((weight, k) => weight + part * towards[k])
      lower = lossOf(next)
      if (lower < loss) break
    }
    if (!(loss - lower > EXACT)) break
    weights = next
    loss = lower
  }
  return weights.map((weight, k) => weight / scale[k])
}

/**
 * A step of Fisher's scoring. With s = √(1 + z²) the slope of the chance is 1/(2s³) and its variance 1/(4s²): a sample
 * has weight 1/s⁴, and pulls by 2/s times the amount by which the chance misses.
 */
function scoring(samples: readonly Sample[], weights: readonly number[]): number[] {
  const pull = weights.map((weight) => -RIDGE * weight)
  const information = Matrix.eye(weights.length, weights.length).mul(RIDGE)
  for (const { features, won } of samples) {
    const z = product(features, weights)
    const square = 1 + z * z
    const missed = (2 / Math.sqrt(square)) * (won - chanceAt(z))
    for (let a = 0; a < weights.length; a++) {
      pull[a] += missed * features[a]
      const row = features[a] / (square * square)
      for (let b = 0; b <= a; b++) information.set(a, b, information.get(a, b) + row * features[b])
    }
  }
  for (let a = 0; a < weights.length; a++) for (let b = 0; b < a; b++) information.set(b, a, information.get(a, b))
  return new CholeskyDecomposition(information).solve(Matrix.columnVector(pull)).to1DArray()
}
