import { findSystem } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import { growth, tasteWith, weightsOf } from '../players/taste.ts'
import { chanceFrom } from './chance.ts'
import { openJob } from './job.ts'
import { beginClimb, type Climb, direction, reached, stepped, tried } from './spsa.ts'
import { pairOf, scenarioOf, sharesOf, type TunePlan } from './tune-plan.ts'
import { type Proof, proofPairs, proved } from './tune-proof.ts'
import { tableOf } from './tune-table.ts'
import type { Pair, Results } from './tune-worker.ts'

/** The state of tuning. Plain data, from which it can go on. */
export interface TuneState {
  /** By scenario, the actions of a game between two players of the usual taste. */
  readonly paces: readonly number[]
  readonly climb: Climb
  /** The results of the pairs of the proof so far, in their order. */
  readonly proof: readonly Results[]
}

export interface TuneWatch {
  readonly workers: number
  /** Ends with the steps that are finished. */
  readonly stop?: AbortSignal
  /** The games played so far, and the number of all games. */
  readonly progress?: (done: number, all: number) => void
  readonly from?: TuneState
  /** Called after each step with the state to go on from. */
  readonly keep?: (state: TuneState) => void
}

/** What tuning has found. `games` are those that it was tuned by. */
export interface Tuned extends Pick<TunePlan, 'ruleset' | 'seed' | 'games'> {
  readonly scenarios: readonly string[]
  readonly taste: object
  /** In the order of the taste. */
  readonly weights: readonly { readonly name: string; readonly usual: number; readonly tuned: number }[]
  /** Left out if tuning was stopped before that. */
  readonly proof?: Proof
}

/** Pairs of games in a step: that many threads have work at once. */
const BATCH = 16
/** Digits of a weight that are kept: more would be noise. */
const DIGITS = 4

/**
 * Finds better weights for the player `drill` of a system of two sides by letting it play against itself, and measures
 * in fresh games what they are worth. The result is the same for every number of workers, whether or not it was stopped
 * on the way. Throws a UserError for anything that the plan names and that does not exist; a KernelError, naming the
 * games, if the rules or the player break.
 */
export async function tune(plan: TunePlan, { workers, stop, progress, from, keep }: TuneWatch): Promise<Tuned> {
  const usual = await usualTaste(plan)
  const weights = weightsOf(usual)
  const free = weights.flatMap(({ value }, k) => (value === 0 ? [] : [k]))
  if (free.length === 0) throw new UserError(`drill of ${plan.ruleset} has no weights to tune`)
  /** The taste at a place of the climb. */
  const grown = (at: readonly number[]): object => {
    const values = weights.map(({ value }) => value)
    for (const [k, weight] of free.entries()) values[weight] = rounded(values[weight] * growth(at[k]))
    return tasteWith(usual, values)
  }
  const steps = Math.ceil(plan.games / (2 * BATCH))
  const proofs = proofPairs(plan)
  const all = 2 * (BATCH * steps + proofs.length)
  let state: TuneState = from ?? { paces: [], climb: beginClimb(free.length), proof: [] }
  const done = () => 2 * (BATCH * state.climb.steps + state.proof.length)
  const goOn = (next: Partial<TuneState>): void => {
    state = { ...state, ...next }
    keep?.(state)
  }
  progress?.(done(), all)
  const table = tableOf(workers, stop, (played) => progress?.(done() + played, all))
  try {
    if (state.paces.length === 0) {
      const results = await table.play(pacePairs(plan))
      if (results !== undefined) goOn({ paces: results.map(({ actions }) => actions / 2) })
    }
    while (state.climb.steps < steps) {
      const { climb } = state
      const trials = trialsOf(plan, sharesOf(state.paces), climb, steps, grown)
      const results = await table.play(trials.map(({ pair }) => pair))
      if (results === undefined) break
      const came = trials.map(({ towards }, k) => ({ towards, won: (results[k].wins - results[k].losses) / 2 }))
      goOn({ climb: stepped(climb, steps, came) })
    }
    const taste = grown(reached(state.climb))
    const tastes = { tuned: taste, usual }
    while (state.climb.steps === steps && state.proof.length < proofs.length) {
      const next = proofs.slice(state.proof.length, state.proof.length + BATCH)
      const results = await table.play(next.map(({ pair }) => ({ ...pair, tastes })))
      if (results === undefined) break
      goOn({ proof: [...state.proof, ...results] })
    }
    const tuned = weightsOf(taste)
    return {
      ruleset: plan.ruleset,
      seed: plan.seed,
      games: 2 * BATCH * state.climb.steps,
      scenarios: plan.scenarios.map(({ id }) => id),
      taste,
      weights: weights.map(({ name, value }, k) => ({ name, usual: value, tuned: tuned[k].value })),
      ...(state.proof.length === proofs.length && { proof: proved(plan, proofs, state.proof) }),
    }
  } finally {
    await table.close()
  }
}

const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

/** The usual taste of the system. Also looks for everything that the plan names. */
async function usualTaste({ ruleset, scenarios, seed, pack }: TunePlan): Promise<object> {
  for (const { id: scenario, options } of scenarios) {
    const players = ['drill', 'random']
    await openJob({ ruleset, scenario, options, players, games: 1, seed, swap: true, ...(pack && { pack }) })
  }
  const habit = await findSystem(ruleset).habit?.()
  if (habit === undefined) throw new UserError(`player 'drill' does not know ${ruleset}`)
  return habit.usual
}

/** A pair of games in each scenario, to find how long it is. */
const pacePairs = (plan: TunePlan): Pair[] =>
  plan.scenarios.map((_, k) => pairOf(plan, k, { players: ['drill@usual', 'drill@usual'], seed: `${plan.seed} pace` }))

/** The trials of the next step, each with its own direction and the pair of games that tests it. */
function trialsOf(
  plan: TunePlan,
  shares: readonly number[],
  climb: Climb,
  steps: number,
  grown: (at: readonly number[]) => object,
): { readonly towards: readonly number[]; readonly pair: Pair }[] {
  const chance = chanceFrom(`${plan.seed} step ${climb.steps}`)
  return Array.from({ length: BATCH }, (_, k) => {
    const number = climb.steps * BATCH + k
    const towards = direction(climb.at.length, chance)
    const pair = pairOf(plan, scenarioOf(number, shares), {
      players: ['drill@plus', 'drill@minus'],
      tastes: { plus: grown(tried(climb, steps, towards, 1)), minus: grown(tried(climb, steps, towards, -1)) },
      seed: `${plan.seed} pair ${number}`,
    })
    return { towards, pair }
  })
}
