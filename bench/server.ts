import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../src/cli/bench.ts'
import { perSecond, rounded } from './measure.ts'
import type { Job, Outcome, Task } from './server-load.ts'
import type { Ready } from './server-process.ts'

/**
 * The server under load, all on this machine: the server in one process, the load in another, and its bare peers in
 * turn.
 */

/** The size of the load; the test of the benchmark uses a small one. */
export interface Size {
  readonly matches: number
  readonly rate: number
  readonly ms: number
  readonly idle: number
}
const FULL: Size = { matches: 500, rate: 2_000, ms: 5_000, idle: 4_000 }

const GOAL_RATE = 10_000
const GOAL_P99 = 5
/** On a slow disk: extra milliseconds that a commit takes, and the goal within which 99 of 100 are answered. */
const SLOW_DISK = 10
const GOAL_SLOW_P99 = 30
const GOAL_IDLE_MB = 500
/** The number of lines that the bare append puts into one transaction. */
const GROUP = 100

export async function measureServer(say: (line: string) => void, size: Size = FULL): Promise<Figure[]> {
  const { matches, rate, ms, idle } = size
  const held: Task = { kind: 'idle', sockets: idle }
  // A first round warms everything up.
  const even: Task[] = [
    { kind: 'paced', rate, ms: ms / 2 },
    { kind: 'paced', rate, ms },
  ]
  const tasks: Task[] = [...even, { kind: 'flat out', ms }]
  say('a bare echo over ws')
  const echo = await underLoad('echo', matches, tasks)
  say('a bare append to SQLite')
  const append = bareAppend()
  say(`the server: ${2 * matches} sockets, then ${idle} more that do nothing`)
  const ours = await underLoad('grognard', matches, [...tasks, held, { kind: 'paced', rate: rate / 4, ms: ms / 2 }])
  say(`the server on a slow disk: each commit takes ${SLOW_DISK} ms longer`)
  const slow = await underLoad('grognard', matches, even, SLOW_DISK)
  say('the server with sockets that do nothing')
  const quiet = await underLoad('grognard', matches, [held])
  const [, echoPaced, echoFlat] = echo.outcomes as [Outcome, Outcome, Outcome]
  const [, paced, flat, all, crowded] = ours.outcomes as [Outcome, Outcome, Outcome, Outcome, Outcome]
  const [, slowly] = slow.outcomes as [Outcome, Outcome]
  const [idling] = quiet.outcomes as [Outcome]
  const sockets = `${2 * matches} sockets`
  const megabytes = (bytes: number) => rounded(bytes / 2 ** 20)
  return [
    {
      name: 'server: messages stored and acknowledged, flat out',
      value: rounded(flat.perSecond),
      unit: 'messages/s',
      goal: GOAL_RATE,
      peer: { name: 'a bare echo over ws, the same load', value: rounded(echoFlat.perSecond) },
      ratio: rounded(flat.perSecond / echoFlat.perSecond),
    },
    {
      name: 'server: actions in them (a plan has many), flat out',
      value: rounded(flat.actionsPerSecond),
      unit: 'actions/s',
    },
    { name: `server: a bare append to SQLite, ${GROUP} in a transaction`, value: rounded(append), unit: 'appends/s' },
    { name: `server: answer at ${rate}/s with ${sockets}, median`, value: rounded(paced.p50), unit: 'ms' },
    {
      name: `server: answer at ${rate}/s with ${sockets}, 99th percentile`,
      value: rounded(paced.p99),
      unit: 'ms',
      goal: GOAL_P99,
      peer: { name: 'a bare echo over ws, the same load', value: rounded(echoPaced.p99) },
      ratio: rounded(paced.p99 / echoPaced.p99),
    },
    {
      name: `server: the same on a disk that takes ${SLOW_DISK} ms longer for a commit`,
      value: rounded(slowly.p99),
      unit: 'ms',
      goal: GOAL_SLOW_P99,
    },
    { name: 'server: idle sockets held at once', value: idling.sockets, unit: 'sockets' },
    { name: 'server: memory with them', value: megabytes(quiet.memory), unit: 'MB', goal: GOAL_IDLE_MB },
    { name: `server: memory after the load, with ${all.sockets} sockets`, value: megabytes(ours.memory), unit: 'MB' },
    {
      name: `server: answer at ${rate / 4}/s among all of them, 99th percentile`,
      value: rounded(crowded.p99),
      unit: 'ms',
    },
  ]
}

/** A process of the benchmark. `flags` are those of Node. */
export const child = (file: string, args: readonly string[] = [], flags: readonly string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [...process.execArgv, ...flags] })

/** The flags of Node with which `npm start` starts the server. */
const SERVER_FLAGS = ['--max-semi-space-size=16']

/** The next message of a process. Rejects if the process ends first. */
export async function heard<T>(process: ChildProcess): Promise<T> {
  const ended = new AbortController()
  const message = once(process, 'message', { signal: ended.signal })
  process.once('exit', () => ended.abort(new Error('a process of the benchmark has ended too early')))
  const [said] = await message
  return said as T
}

/**
 * Runs the load against `what`. Commits take `wait` milliseconds longer than the disk. `beside` starts other work to
 * run during the load, and returns a function that ends it; `long` matches are stored for it.
 */
export async function underLoad(
  what: string,
  matches: number,
  tasks: readonly Task[],
  wait = 0,
  {
    long = 0,
    beside,
  }: { readonly long?: number; readonly beside?: (ready: Ready) => Promise<() => Promise<void>> } = {},
): Promise<{ outcomes: Outcome[]; memory: number }> {
  const server = child('./server-process.ts', [what, String(matches), String(wait), String(long)], SERVER_FLAGS)
  const load = child('./server-load.ts')
  try {
    const ready = await heard<Ready>(server)
    const { port, script } = ready
    const end = await beside?.(ready)
    const job: Job = { port, matches, tasks, ...(script && { script }) }
    load.send(job)
    const said = await heard<{ outcomes?: Outcome[]; error?: string }>(load)
    if (!said.outcomes) throw new Error(said.error)
    await end?.()
    server.send('how large are you?')
    const { memory } = await heard<{ memory: number }>(server)
    return { outcomes: said.outcomes, memory }
  } finally {
    for (const one of [load, server]) if (one.connected) one.disconnect()
  }
}

/** Lines a second appended to a table as durably as ours: in groups, waiting for each. */
function bareAppend(): number {
  const place = mkdtempSync(join(tmpdir(), 'grognard-append-'))
  const database = new DatabaseSync(join(place, 'bare.sqlite'))
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE lines (n INTEGER PRIMARY KEY, text TEXT) STRICT',
    )
    const insert = database.prepare('INSERT INTO lines (text) VALUES (?)')
    const line = JSON.stringify({
      n: 123,
      seat: 'white',
      do: 'order C c1>c2',
      time: 1_700_000_000_000,
      chain: 'x'.repeat(43),
    })
    const append = () => {
      database.exec('BEGIN IMMEDIATE')
      for (let k = 0; k < GROUP; k++) insert.run(line)
      database.exec('COMMIT')
      return GROUP
    }
    return perSecond(append, () => performance.now())
  } finally {
    database.close()
    rmSync(place, { recursive: true, force: true })
  }
}
