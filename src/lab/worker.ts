import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { UserError } from '../kernel/index.ts'
import { playGameOf } from './game-of-job.ts'
import { type Job, openJob } from './job.ts'
import type { PlayedEntry } from './play.ts'
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

async function playAll(): Promise<void> {
  const open = await openJob(job)
  const { ruleset } = open.engine
  let rows: Row[] = []
  say({ rows })
  let said = performance.now()
  let game = 0
  try {
    while ((game = Atomics.add(next, 0, 1)) <= job.games) {
      const played: PlayedEntry[] | undefined = job.records === undefined ? undefined : []
      const { position, outcome, actions, setup, players } = playGameOf(job, open, game, played)
      if (job.records !== undefined && played) keep(job.records, game, recordGame(open.engine, setup, players, played))
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

await playAll()
