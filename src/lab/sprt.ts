import { expectedScore } from './ratings.ts'

/**
 * The sequential test by which chess engines judge a change (GSPRT, after Michel Van den Bergh). After every game it
 * weighs how much likelier the results are if the first player is `elo1` points stronger than if it is `elo0` points
 * stronger, and it ends as soon as that is clear. So a bad change costs few games, and a good one not many more.
 */
export interface Hypotheses {
  readonly elo0: number
  readonly elo1: number
}

/** Results of the first player. */
export interface Results {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** `stronger`: elo1 is accepted; `not stronger`: elo0 is. */
export type Verdict = 'stronger' | 'not stronger'

/** The chance of either error: accepting elo1 when elo0 holds, and the other way round. */
export const ERROR = 0.05

/**
 * The test ends when the logarithm of the likelihood ratio reaches this, for elo1, or the same below 0, for elo0
 * (Wald).
 */
export const BOUND = Math.log((1 - ERROR) / ERROR)

/** Stands for results that have not occurred yet, so that none counts as impossible. */
const UNSEEN = 1e-3

const SCORES = [0, 0.5, 1]

/**
 * The logarithm of the generalised likelihood ratio of elo1 to elo0: each is taken with the shares of wins, draws and
 * losses that make the results likeliest and give the score that it stands for.
 */
export function logLikelihoodRatio({ wins, draws, losses }: Results, { elo0, elo1 }: Hypotheses): number {
  if (wins + draws + losses === 0) return 0
  const counts = [losses, draws, wins].map((count) => Math.max(count, UNSEEN))
  const games = counts.reduce((sum, count) => sum + count, 0)
  const shares = counts.map((count) => count / games)
  const [under0, under1] = [elo0, elo1].map((elo) => likeliest(shares, expectedScore(elo)))
  return counts.reduce((sum, count, k) => sum + count * Math.log(under1[k] / under0[k]), 0)
}

/** Halvings of an interval, until it is as narrow as numbers can express. */
const HALVINGS = 56

/**
 * The shares with a mean score of `score` under which the observed `shares` are likeliest. By Lagrange they are share /
 * (1 + t (its score − score)), with the t that gives this mean; t lies where all are positive, and the mean falls as t
 * grows.
 */
function likeliest(shares: readonly number[], score: number): number[] {
  let [low, high] = [-1 / (1 - score), 1 / score]
  for (let k = 0; k < HALVINGS; k++) {
    const t = (low + high) / 2
    let surplus = 0
    for (const [k, worth] of SCORES.entries()) surplus += (shares[k] * (worth - score)) / (1 + t * (worth - score))
    if (surplus > 0) low = t
    else high = t
  }
  return SCORES.map((worth, k) => shares[k] / (1 + ((low + high) / 2) * (worth - score)))
}

/** The verdict of the test after these results; undefined while it needs more games. */
export function verdictOn(results: Results, hypotheses: Hypotheses): Verdict | undefined {
  const ratio = logLikelihoodRatio(results, hypotheses)
  return ratio >= BOUND ? 'stronger' : ratio <= -BOUND ? 'not stronger' : undefined
}
