/** Something that is tried, and what it scored in worlds 0, 1, 2, …: all contenders meet the same worlds. */
export interface Contender<T> {
  readonly what: T
  readonly scores: number[]
}

/** Something that has not been tried yet. */
export const contender = <T>(what: T): Contender<T> => ({ what, scores: [] })

/** The result of a comparison. */
export interface Compared<T> {
  readonly chosen: Contender<T>
  /** What the habit would do. */
  readonly usual: Contender<T>
  /** The contenders that were compared last. */
  readonly tried: readonly Contender<T>[]
  /** The contenders that had been tried and dropped before. */
  readonly dropped: readonly Contender<T>[]
}

export interface Estimate {
  readonly mean: number
  /** Standard error of the mean; infinite for fewer than two cases. */
  readonly error: number
}

function estimate(count: number, at: (k: number) => number): Estimate {
  let sum = 0
  for (let k = 0; k < count; k++) sum += at(k)
  const mean = count > 0 ? sum / count : 0
  if (count < 2) return { mean, error: Number.POSITIVE_INFINITY }
  let squares = 0
  for (let k = 0; k < count; k++) squares += (at(k) - mean) * (at(k) - mean)
  return { mean, error: Math.sqrt(squares / (count - 1) / count) }
}

/** The mean score of a contender. */
export const scoreOf = ({ scores }: Contender<unknown>): Estimate => estimate(scores.length, (k) => scores[k] as number)

/**
 * By how much one contender is better than another in the worlds that both have met: much surer than the difference of
 * their means.
 */
export const lead = ({ scores }: Contender<unknown>, other: Contender<unknown>): Estimate =>
  estimate(Math.min(scores.length, other.scores.length), (k) => (scores[k] as number) - (other.scores[k] as number))

/**
 * What can be told of a comparison: the choice, those that were compared last, those that were dropped, and what the
 * habit would do, without those that were never tried.
 */
export const weighedOf = <T>({ chosen, usual, tried, dropped }: Compared<T>): Contender<T>[] =>
  [...new Set([chosen, ...tried.toSorted((a, b) => scoreOf(b).mean - scoreOf(a).mean), ...dropped, usual])].filter(
    ({ scores }) => scores.length > 0,
  )

/**
 * The chance of winning to tell a person, 0 to 1: the mean score of the chosen contender, and for another one how much
 * better or worse it did in the worlds that both have met. So those that were dropped early can be compared with the
 * others. World `n` begins in position `n % positions`, and trials from one position resemble each other, so the error is
 * that of the means of the positions. It is at least what is left open when all of so few positions are won: by Laplace's
 * rule of succession, 1 in their number and 2.
 */
export function chanceOf(one: Contender<unknown>, positions: number, chosen = one): Estimate {
  const { scores } = one
  const mean = Math.max(0, Math.min(1, scoreOf(chosen).mean + lead(one, chosen).mean))
  const groups = Math.min(positions, scores.length)
  if (groups < 2) return { mean, error: scoreOf(one).error }
  const sums = new Float64Array(groups)
  const counts = new Float64Array(groups)
  for (const [k, score] of scores.entries()) {
    const group = k % groups
    sums[group] = (sums[group] as number) + score
    counts[group] = (counts[group] as number) + 1
  }
  const found = estimate(groups, (k) => (sums[k] as number) / (counts[k] as number)).error
  return { mean, error: Math.max(found, 1 / (groups + 2)) }
}

/**
 * The number of standard errors by which a contender must be better than the habit to be preferred to it. These errors
 * take all trials for independent, though positions come again with other dice: measured in Generals, the true error of
 * such a lead is 1.3 to 2.6 times as large.
 */
export const PROOF = 1

/**
 * Picks a contender that is better than the habit by a standard error, else the habit. Chance picks among those that
 * the best leads by less than a standard error, so that no enemy can predict the choice. Of contenders with the same
 * score in every world the first is picked: what they do comes to the same.
 */
export function pick<T>(
  contenders: readonly Contender<T>[],
  habit: Contender<T>,
  chance: (n: number) => number,
): Contender<T> {
  const better = contenders.filter((one) => {
    const { mean, error } = lead(one, habit)
    return one !== habit && mean > PROOF * error
  })
  const [first, ...others] = better.toSorted((a, b) => scoreOf(b).mean - scoreOf(a).mean)
  if (first === undefined) return habit
  const even = others.filter((one) => {
    const { mean, error } = lead(first, one)
    return one.scores.length >= first.scores.length && mean < error
  })
  return [first, ...even][chance(1 + even.length)] as Contender<T>
}
