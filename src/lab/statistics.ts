/** What a share of the games says about further games. */

/** How many standard deviations hold 95 % of a normal distribution. */
export const Z = 1.959963984540054

/**
 * The number of games with an outcome, their share of all that were played, and Wilson's interval, in which the true
 * share lies with 95 % confidence.
 */
export interface Share {
  readonly games: number
  readonly share: number
  readonly interval: readonly [low: number, high: number]
}

/** The share of `games` in `all`. With no games nothing is known: the interval is 0 to 1. */
export function shareOf(games: number, all: number): Share {
  if (all === 0) return { games, share: 0, interval: [0, 1] }
  const share = games / all
  const middle = share + Z ** 2 / (2 * all)
  const spread = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2))
  const scale = 1 + Z ** 2 / all
  // The ends are exact if all games, or none, went one way; rounding would miss them.
  const low = games === 0 ? 0 : (middle - spread) / scale
  const high = games === all ? 1 : (middle + spread) / scale
  return { games, share, interval: [low, high] }
}

/** The mean of one number or more. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
