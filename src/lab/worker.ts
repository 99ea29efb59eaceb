import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { log, UserError } from '../kernel/index.ts'
import { playGameOf } from './game-of-job.ts'
import { type Job, type OpenJob, openJob } from './job.ts'
import type { PlayedEntry } from './play.ts'
import { recordGame } from './record-game.ts'
import { counterOf, type Message, type Order, placeOf, placesOf, type Row } from './rows.ts'

/** Plays games of jobs, one after the other, until there are none left. */

/** Milliseconds between two messages. */
const PAUSE = 100

const { jobs, shared, done }: Order = workerData
const next = counterOf(shared)
const places = placesOf(jobs)
const say = (message: Message) => parentPort?.postMessage(message)

/** Writes a record so that the file with its name is complete or does not exist. */
function keep({ games, records = '' }: Job, game: number, text: string): void {
  const name = `game-${String(game).padStart(String(games).length, '0')}.jsonl`
  const partial = join(records, `.${name}.partial`)
  try {
    writeFileSync(partial, text)
    renameSync(partial, join(records, name))
  } catch (error) {
    throw new UserError(`cannot write ${join(records, name)}: ${(error as Error).message}`)
  }
}

/** Jobs are opened when their first game is played, because a worker need not meet them all. */
const opened = new Map<number, OpenJob>()

async function open(job: number): Promise<OpenJob> {
  const known = opened.get(job)
  if (known) return known
  const found = await openJob(jobs[job])
  opened.set(job, found)
  return found
}

async function play({ job: k, game }: Pick<Row, 'job' | 'game'>): Promise<Row> {
  const job = jobs[k]
  const openJob = await open(k)
  const { engine } = openJob
  const { layout, measures } = engine.ruleset
  const played: PlayedEntry[] | undefined = job.records === undefined ? undefined : []
  const journal = job.accounts && engine.ruleset.accounts ? log() : undefined
  const { position, outcome, actions, setup, players } = playGameOf(job, openJob, game, played, journal)
  if (played) keep(job, game, recordGame(engine, setup, players, played))
  const { winner } = outcome
  const accounts = journal && engine.ruleset.accounts?.(position, journal.told)
  return {
    job: k,
    game,
    winner,
    actions,
    digest: layout.digest(position),
    measures: measures?.(position) ?? {},
    ...(accounts && { accounts }),
  }
}

async function playThem(): Promise<void> {
  let rows: Row[] = []
  let place = 0
  try {
    await open(0)
    say({ rows })
    let said = performance.now()
    while ((place = Atomics.add(next, 0, 1)) < places) {
      const at = placeOf(place, jobs.length)
      if (done?.[place] || at.game > jobs[at.job].games) continue
      rows.push(await play(at))
      if (performance.now() - said < PAUSE) continue
      say({ rows })
      rows = []
      said = performance.now()
    }
    say({ rows })
  } catch (error) {
    say({ fault: (error as Error).message, place, user: error instanceof UserError })
  }
}

await playThem()
