import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import { KernelError } from '../kernel/index.ts'
import { Z } from './statistics.ts'

/**
 * Ratings by the model of Bradley and Terry: a player whose rating is d points above another's is expected to score
 * 1 / (1 + 10^(−d/400)) against it, a draw being half a win for each.
 */

/** What two players have scored against each other; players are numbered from 0. */
export interface Meeting {
  readonly players: readonly [first: number, second: number]
  /** Wins of each, and half of the draws. */
  readonly scores: readonly [first: number, second: number]
}

export interface Rating {
  readonly elo: number
  /** The true rating lies in it with 95 % confidence. */
  readonly interval: readonly [low: number, high: number]
}

/** Elo points of one unit of the natural logarithm of the odds. */
const POINTS = 400 / Math.LN10

/** The expected score of a player in a game against another who is rated `elo` points lower. */
export const expectedScore = (elo: number): number => 1 / (1 + Math.exp(-elo / POINTS))

/**
 * The same meetings, each with one draw more than was played. A player that lost every game would be rated infinitely
 * low; this way it is rated as if it could have won half a game more. With a hundred games this moves a rating by a few
 * points at most, unless almost all were won.
 */
export const withOneDrawMore = (meetings: readonly Meeting[]): Meeting[] =>
  meetings.map(({ players, scores: [first, second] }) => ({ players, scores: [first + 0.5, second + 0.5] }))

/** Newton's method doubles the exact digits with each step: far fewer steps are enough if there is a maximum at all. */
const MOST_STEPS = 100
/** Of the logarithm of the odds. */
const EXACT = 1e-10
/** A step may not be longer than this, or the first one could overshoot by far. */
const LONGEST_STEP = 2

/**
 * The ratings under which the scores are most likely. Player `zero` has 0, and its interval no width; the other
 * intervals are of the difference to it: 1.96 standard errors to each side, from the inverse of the Hessian of the log
 * likelihood. A game with draws varies less than one without, so with draws they are rather too wide. Throws a
 * KernelError if the meetings do not determine the ratings: a player has met no one, or has won or lost everything.
 */
export function ratingsOf(players: number, meetings: readonly Meeting[], zero = 0): Rating[] {
  const free = Array.from({ length: players }, (_, k) => k).filter((k) => k !== zero)
  const strengths = new Float64Array(players)
  for (let step = 0; free.length > 0 && step < MOST_STEPS; step++) {
    const { slope, curvature } = likelihood(strengths, meetings)
    const bends = new CholeskyDecomposition(new Matrix(free.map((row) => free.map((k) => curvature.get(row, k)))))
    if (!bends.isPositiveDefinite()) break
    const move = bends.solve(Matrix.columnVector(free.map((k) => slope[k] as number))).to1DArray()
    const longest = Math.max(...move.map(Math.abs))
    for (const [k, player] of free.entries())
      strengths[player] = strengths[player] + move[k] * Math.min(1, LONGEST_STEP / longest)
    if (longest > EXACT) continue
    const covariance = bends.solve(Matrix.eye(free.length))
    return Array.from(strengths, (strength, player) => {
      const k = free.indexOf(player)
      const error = k < 0 ? 0 : Math.sqrt(covariance.get(k, k))
      return {
        elo: POINTS * strength,
        interval: [POINTS * (strength - Z * error), POINTS * (strength + Z * error)],
      }
    })
  }
  throw new KernelError('the games do not determine the ratings')
}

/** How the log likelihood rises with each strength, and its curvature, which is minus the Hessian. */
function likelihood(strengths: Float64Array, meetings: readonly Meeting[]): { slope: Float64Array; curvature: Matrix } {
  const slope = new Float64Array(strengths.length)
  const curvature = Matrix.zeros(strengths.length, strengths.length)
  const bend = (row: number, column: number, by: number) => curvature.set(row, column, curvature.get(row, column) + by)
  for (const {
    players: [a, b],
    scores,
  } of meetings) {
    const games = scores[0] + scores[1]
    const expected = 1 / (1 + Math.exp(strengths[b] - strengths[a]))
    const surplus = scores[0] - games * expected
    slope[a] = slope[a] + surplus
    slope[b] = slope[b] - surplus
    const weight = games * expected * (1 - expected)
    bend(a, a, weight)
    bend(b, b, weight)
    bend(a, b, -weight)
    bend(b, a, -weight)
  }
  return { slope, curvature }
}
