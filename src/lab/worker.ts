import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { UserError } from '../engine/index.ts'
import { type Job, openJob, playerAt, seedOf } from './job.ts'
import { type Deed, playGame } from './play.ts'
import { recordGame } from './record-game.ts'
import { counterOf, type Message, type Row } from './rows.ts'

/** Plays games of a job, one after the other, as long as there are any. */

/** Milliseconds between two messages. */
const PAUSE = 100

const { job, shared }: { job: Job; shared: SharedArrayBuffer } = workerData
const next = counterOf(shared)
const say = (message: Message) => parentPort?.postMessage(message)

/** Under its name a record is whole or not there at all. */
function keep(folder: string, game: number, text: string): void {
  const name = `game-${String(game).padStart(String(job.games).length, '0')}.jsonl`
  const partial = join(folder, `.${name}.partial`)
  try {
    writeFileSync(partial, text)
    renameSync(partial, join(folder, name))
  } catch (error) {
    throw new UserError(`cannot write ${join(folder, name)}: ${(error as Error).message}`)
  }
}

function playAll(): void {
  const { engine, options, makers } = openJob(job)
  const { ruleset } = engine
  let rows: Row[] = []
  let said = performance.now()
  let game = 0
  try {
    while ((game = Atomics.add(next, 0, 1)) <= job.games) {
      const seating = ruleset.seats.map((_, seat) => playerAt(job, ruleset.seats.length, seat, game))
      const setup = { scenario: job.scenario, options, seed: seedOf(job, game) }
      const deeds: Deed[] | undefined = job.records === undefined ? undefined : []
      const seated = seating.map((player) => makers[player] as (typeof makers)[number])
      const { position, outcome, actions } = playGame(engine, setup, seated, deeds)
      if (job.records !== undefined && deeds) {
        const names = seating.map((player) => job.players[player] as string)
        keep(job.records, game, recordGame(engine, setup, names, deeds))
      }
      const measures = ruleset.measures?.(position) ?? {}
      rows.push({ game, winner: outcome.winner, actions, digest: ruleset.layout.digest(position), measures })
      if (performance.now() - said < PAUSE) continue
      say({ rows })
      rows = []
      said = performance.now()
    }
    say({ rows })
  } catch (error) {
    say({ fault: (error as Error).message, game, user: error instanceof UserError })
  }
}

playAll()
