import type { Options } from '../kernel/index.ts'
import type { Pack } from '../match/pack.ts'
import type { Pair } from './tune-worker.ts'

/** What to tune, on which games. Plain data: everything else follows from it, whatever the number of threads. */
export interface TunePlan {
  readonly ruleset: string
  readonly scenarios: readonly { readonly id: string; readonly options: Partial<Options> }[]
  /** The number of games to tune by, and of games of the tuned taste against the usual one afterwards. */
  readonly games: number
  readonly proof: number
  readonly seed: string
  readonly pack?: Pack
}

/** A pair of games in a scenario of the plan, given by its index. */
export const pairOf = (
  { ruleset, scenarios, pack }: TunePlan,
  scenario: number,
  rest: Pick<Pair, 'players' | 'seed' | 'tastes'>,
): Pair => ({
  ruleset,
  scenario: scenarios[scenario].id,
  options: scenarios[scenario].options,
  ...(pack && { pack }),
  ...rest,
})

/**
 * The share of each scenario in the games to tune by, from the actions of one of its games: in proportion to 1 ÷
 * √actions. If all games scatter alike, this learns most in a given time: a scenario that takes a hundred times as long
 * gets a tenth of the games. Counted in actions, not in seconds, so that it is the same on every machine.
 */
export function sharesOf(paces: readonly number[]): number[] {
  const parts = paces.map((actions) => 1 / Math.sqrt(actions))
  const sum = parts.reduce((all, one) => all + one, 0)
  return parts.map((part) => part / sum)
}

/**
 * The golden ratio less 1: the fractional parts of its multiples are spread evenly between 0 and 1, whatever their
 * number.
 */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The scenario of a pair, by the number of the pair: evenly mixed, in the given shares. */
export function scenarioOf(pair: number, shares: readonly number[]): number {
  let left = (pair * GOLDEN) % 1
  for (let k = 0; k < shares.length - 1; k++) {
    left -= shares[k]
    if (left < 0) return k
  }
  return shares.length - 1
}
