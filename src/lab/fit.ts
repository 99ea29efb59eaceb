import { extname } from 'node:path'
import { Tinypool } from 'tinypool'
import { findSystem } from '../../systems/node.ts'
import { UserError } from '../kernel/index.ts'
import { chanceBy } from '../players/marshal/appraisal.ts'
import { logLoss, regression } from './fit-regression.ts'
import type { Appraised, SampledGame } from './fit-worker.ts'
import { type Job, openJob } from './job.ts'

/** Finds the weights for appraising positions of a system. */

export interface FitPlan extends Pick<Job, 'ruleset' | 'seed'> {
  readonly scenarios: readonly string[]
  /** The player of both sides. */
  readonly player: string
  readonly games: number
}

export interface Fitted {
  readonly ruleset: string
  readonly weights: readonly { readonly name: string; readonly weight: number }[]
  readonly games: number
  readonly positions: number
  /** From positions of games that were not used for fitting: a fifth of all. */
  readonly heldOut: {
    readonly positions: number
    /** The log loss of the fitted value, of what the captain says now, of a coin, and of the mean result. */
    readonly loss: number
    readonly now: number
    readonly coin: number
    readonly mean: number
    /** The share of positions of decided games whose winner is the favourite. */
    readonly right: number
  }
}

/** Every fifth game is held out. */
const HELD_OUT = 5
/** Digits of a weight that are kept. */
const DIGITS = 4

const program = new URL(`./fit-worker${extname(import.meta.url)}`, import.meta.url)

/**
 * Plays games and fits the chance of winning to the features that the system's captain names. To judge the fit, games
 * are held out, not positions. The result is the same for every number of workers. Throws a UserError for anything that
 * the plan names and that does not exist, and for a system that names no features.
 */
export async function fitValue(plan: FitPlan, workers: number, progress?: (games: number) => void): Promise<Fitted> {
  const { ruleset, scenarios, player, games, seed } = plan
  const jobs = scenarios.map(
    (scenario): Job => ({ ruleset, scenario, options: {}, players: [player, player], games, seed, swap: false }),
  )
  for (const job of jobs) await openJob(job)
  const appraisal = (await findSystem(ruleset).captain?.())?.appraisal
  if (appraisal === undefined) throw new UserError(`${ruleset} names no features to fit`)
  const pool = new Tinypool({ filename: program.href, minThreads: workers, maxThreads: workers })
  const wanted = jobs.flatMap((job, place): SampledGame[] => {
    const each = Math.floor(games / jobs.length) + (place < games % jobs.length ? 1 : 0)
    return Array.from({ length: each }, (_, k) => ({ job, game: k + 1 }))
  })
  let done = 0
  try {
    const played: { readonly game: number; readonly samples: Appraised[] }[] = await Promise.all(
      wanted.map(async (one) => {
        const samples: Appraised[] = await pool.run(one)
        progress?.(++done)
        return { game: one.game, samples }
      }),
    )
    return judged(plan.ruleset, appraisal.names, played)
  } finally {
    await pool.destroy()
  }
}

function judged(
  ruleset: string,
  names: readonly string[],
  played: readonly { readonly game: number; readonly samples: readonly Appraised[] }[],
): Fitted {
  const of = (isHeldOut: boolean) =>
    played.filter(({ game }) => (game % HELD_OUT === 0) === isHeldOut).flatMap(({ samples }) => samples)
  const [fitted, heldOut] = [of(false), of(true)]
  if (fitted.length === 0 || heldOut.length === 0) throw new UserError('too few games for a fit: play more')
  const weights = regression(fitted).map((weight) => Number(weight.toPrecision(DIGITS)))
  const value = (features: readonly number[]) => chanceBy(features, weights)
  const mean = fitted.reduce((sum, { won }) => sum + won, 0) / fitted.length
  const decided = heldOut.filter(({ won }) => won !== 1 / 2)
  if (decided.length === 0) throw new UserError('none of the games held out was decided: play more')
  return {
    ruleset,
    weights: names.map((name, k) => ({ name, weight: weights[k] })),
    games: played.length,
    positions: fitted.length + heldOut.length,
    heldOut: {
      positions: heldOut.length,
      loss: logLoss(heldOut, ({ features }) => value(features)),
      now: logLoss(heldOut, ({ said }) => said),
      coin: logLoss(heldOut, () => 1 / 2),
      mean: logLoss(heldOut, () => mean),
      right: decided.filter(({ features, won }) => value(features) > 1 / 2 === (won === 1)).length / decided.length,
    },
  }
}
