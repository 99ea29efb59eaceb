import { findSystem } from '../../systems/node.ts'
import { type Engine, engine, includes, NOBODY, type Position, UserError } from '../kernel/index.ts'
import type { MakePlayer } from '../players/index.ts'
import type { Sample } from './fit-regression.ts'
import { playGameOf } from './game-of-job.ts'
import { type Job, type OpenJob, openJob } from './job.ts'

/** A game of a job from which positions are sampled. */
export interface SampledGame {
  readonly job: Job
  readonly game: number
}

/** A position, and what the captain of the system says of it. */
export interface Appraised extends Sample {
  readonly said: number
}

/** The last job that was opened: the games of one job come one after the other. */
let known: { readonly key: string; readonly open: Promise<OpenJob> } | undefined

function opened(job: Job): Promise<OpenJob> {
  const key = JSON.stringify([job.ruleset, job.scenario, job.players])
  if (known?.key !== key) known = { key, open: openJob(job) }
  return known.open
}

/**
 * Plays a game and returns the positions at the moments that the system's appraisal names, from the side of its first
 * seat; a task of the pool.
 */
export default async function sampleGame({ job, game }: SampledGame): Promise<Appraised[]> {
  const open = await opened(job)
  const captain = await findSystem(job.ruleset).captain?.()
  const appraisal = captain?.appraisal
  if (captain === undefined || appraisal === undefined) throw new UserError(`${job.ruleset} names no features to fit`)
  const seen: Omit<Appraised, 'won'>[] = []
  let truth: Position | undefined
  let last: number | undefined
  const watched: Engine<Position> = engine(open.engine.ruleset)
  const kernel: Engine<Position> = { ...watched, open: (...given) => (truth = watched.open(...given)) }
  /** Looks at the position before each choice. */
  const looking =
    (make: MakePlayer<Position>): MakePlayer<Position> =>
    (chance, memory) => {
      const player = make(chance, memory)
      return {
        choose(view, seat, rules) {
          const moment = truth && appraisal.moment(truth)
          if (truth && moment !== undefined && moment !== last) {
            last = moment
            seen.push({ features: appraisal.features(truth, 0), said: captain.value(truth, 0) })
          }
          return player.choose(view, seat, rules)
        },
      }
    }
  const { outcome } = playGameOf(job, { ...open, engine: kernel, makers: open.makers.map(looking) }, game)
  const won = outcome.winner === NOBODY ? 1 / 2 : includes(outcome.winner, 0) ? 1 : 0
  return seen.map((one) => ({ ...one, won }))
}
