import { type Share, shareOf } from './statistics.ts'
import { pairOf, type TunePlan } from './tune-plan.ts'
import type { Pair, Results } from './tune-worker.ts'

/** The worth of a tuned taste, measured in games that it was not tuned by. */

/** The share of points, a win counting 1 and a draw 1/2, and the number of games. */
export interface Points extends Omit<Share, 'games'> {
  readonly games: number
}

/** The tuned taste and the usual one against the same enemies. */
export interface Both {
  readonly tuned: Points
  readonly usual: Points
}

export interface Proof {
  /** Tuned against usual, in all scenarios and in each. */
  readonly gain: Points
  readonly scenarios: readonly { readonly scenario: string; readonly gain: Points }[]
  readonly random: Both
  readonly strangers: Both
}

/**
 * The number of strangers to be faced, and the part of the proof's games that either taste plays against `random` and
 * against each of them.
 */
const STRANGERS = 5
const PART = { random: 1 / 5, stranger: 1 / 10 }

/** A pair of games of the proof, and what it must show. */
export interface ProofPair {
  readonly pair: Pair
  /** Its index in the plan. */
  readonly scenario: number
  readonly of: 'tuned' | 'usual'
  readonly against: 'usual' | 'random' | 'strangers'
}

/** All pairs of the proof. Scenarios count equally; both tastes get the same dice against the same enemy. */
export function proofPairs(plan: TunePlan): ProofPair[] {
  const pairs = (of: ProofPair['of'], against: ProofPair['against'], enemy: string, games: number): ProofPair[] =>
    Array.from({ length: Math.max(1, Math.round(games / 2)) }, (_, k) => {
      const scenario = k % plan.scenarios.length
      const seed = `${plan.seed} proof ${enemy} ${k}`
      return { pair: pairOf(plan, scenario, { players: [`drill@${of}`, enemy], seed }), scenario, of, against }
    })
  const both = (against: ProofPair['against'], enemy: string, games: number): ProofPair[] => [
    ...pairs('tuned', against, enemy, games),
    ...pairs('usual', against, enemy, games),
  ]
  return [
    ...pairs('tuned', 'usual', 'drill@usual', plan.proof),
    ...both('random', 'random', PART.random * plan.proof),
    ...Array.from({ length: STRANGERS }, (_, k) => k + 1).flatMap((k) =>
      both('strangers', `drill@stranger-${k}`, PART.stranger * plan.proof),
    ),
  ]
}

/** Sums up the results of the pairs, which are given in the same order. */
export function proved(plan: TunePlan, pairs: readonly ProofPair[], results: readonly Results[]): Proof {
  const points = (isWanted: (pair: ProofPair) => boolean): Points => {
    const wanted = results.filter((_, k) => isWanted(pairs[k]))
    const { share, interval } = shareOf(
      wanted.reduce((sum, { wins, draws }) => sum + wins + draws / 2, 0),
      2 * wanted.length,
    )
    return { games: 2 * wanted.length, share, interval }
  }
  const both = (enemy: ProofPair['against']): Both => ({
    tuned: points(({ of, against }) => of === 'tuned' && against === enemy),
    usual: points(({ of, against }) => of === 'usual' && against === enemy),
  })
  const isGain = ({ against }: ProofPair) => against === 'usual'
  return {
    gain: points(isGain),
    scenarios: plan.scenarios.map(({ id }, k) => ({
      scenario: id,
      gain: points((pair) => isGain(pair) && pair.scenario === k),
    })),
    random: both('random'),
    strangers: both('strangers'),
  }
}

/**
 * Why a tuned taste must not be played; undefined if it may be: its gain is beyond chance, and against `random` and
 * strangers it scores no less than the usual one, except by chance.
 */
export function whyNot({ gain, random, strangers }: Proof): string | undefined {
  if (gain.interval[0] <= 1 / 2) return 'their gain may be chance'
  if (random.tuned.interval[1] < random.usual.share) return 'they do worse against random'
  if (strangers.tuned.interval[1] < strangers.usual.share) return 'they do worse against strangers'
  return undefined
}
