import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package above has it
import { WebSocket } from 'ws'
import type { Figure } from '../src/cli/bench.ts'
import { hashOfKey } from '../src/host/keys.ts'
import { foldOf, snapshotOf } from '../src/host/snapshot.ts'
import { type Engine, engine, type Position } from '../src/kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../src/lab/index.ts'
import { secretOfSeed } from '../src/match/sealed-dice.ts'
import { random } from '../src/players/index.ts'
import { PROTOCOL } from '../src/protocol/index.ts'
import { snapshotFiles, sqliteStore } from '../src/server/index.ts'
import { findRuleset } from '../systems/node.ts'
import { percentile, rounded } from './measure.ts'

/**
 * Restarts a server to which all players of many long battles come back within a second. Measures how long it takes
 * until all are back, and how long another client waits for answers during that time. `node bench/restart.ts 500`
 * prints it for 500 battles.
 */

export interface RestartSize {
  /** The number of long battles, and the number of them without a snapshot, as if it had been deleted. */
  readonly matches: number
  readonly folded: number
  readonly scenario: string
}
const FULL: RestartSize = { matches: 100, folded: 5, scenario: 'bailen' }

const GOAL_MATCHES = 500
const GOAL_MS = 5_000
const GOAL_WAIT = 100
const SEED = 'restart'
/** Milliseconds between two questions of the spectator. */
const ASKS = 20
/** Milliseconds within which the clients come back: they do not all come at once. */
const SPREAD = 1_000
const KEYS = ['f'.repeat(32), 's'.repeat(32)]
const BYSTANDER = 'bystander'

export async function measureRestart(say: (line: string) => void, size: RestartSize = FULL): Promise<Figure[]> {
  const { matches, folded, scenario } = size
  const place = mkdtempSync(join(tmpdir(), 'grognard-restart-'))
  try {
    say(`${matches} long battles for a restart`)
    const battle = longBattle(engine<Position>(await findRuleset('eagle')), scenario)
    const ids = await fill(place, battle, matches)
    say('the restart')
    const warm = await restarted(place, ids, battle.updates)
    const snapshots = snapshotFiles(place)
    for (const id of ids.slice(0, folded)) await snapshots.save(id, new Uint8Array(0))
    say('and one without snapshots')
    const cold = await restarted(place, ids.slice(0, folded), battle.updates)
    const name = (what: string) => `restart: ${what}`
    return [
      { name: name('lines of each battle'), value: battle.lines.length, unit: 'lines' },
      {
        name: name(`all players of ${matches} battles are back`),
        value: rounded(warm.ms),
        unit: 'ms',
        goal: rounded((GOAL_MS * matches) / GOAL_MATCHES),
      },
      {
        name: name('work of the main loop for each battle'),
        value: rounded(warm.busy / matches),
        unit: 'ms',
        goal: GOAL_MS / GOAL_MATCHES,
      },
      {
        name: name('the longest that another waited meanwhile'),
        value: rounded(warm.longest),
        unit: 'ms',
        goal: GOAL_WAIT,
      },
      { name: name('what another waited meanwhile, 99th percentile'), value: rounded(warm.p99), unit: 'ms' },
      { name: name('memory for each battle'), value: rounded(warm.memory / matches / 1024), unit: 'kB', goal: 2_048 },
      {
        name: name(`all players of ${folded} battles are back, from the records alone`),
        value: rounded(cold.ms),
        unit: 'ms',
      },
      {
        name: name('the longest that another waited meanwhile, from the records alone'),
        value: rounded(cold.longest),
        unit: 'ms',
        goal: GOAL_WAIT,
      },
    ]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

interface Battle {
  readonly lines: readonly string[]
  readonly snapshot: Uint8Array
  /** The number of updates that each seat's player has. */
  readonly updates: readonly number[]
}

/** A random battle that is almost over. */
function longBattle(kernel: Engine<Position>, scenario: string): Battle {
  const setup = { scenario, options: {}, seed: SEED }
  const played: PlayedEntry[] = []
  playGame(kernel, setup, [random, random], played)
  const all = recordGame(kernel, setup, ['random', 'random'], played).trimEnd().split('\n')
  const lines = all.slice(0, Math.floor(0.95 * all.length))
  const opened = foldOf(kernel, lines)
  return { lines, snapshot: snapshotOf(opened), updates: [0, 1].map((seat) => opened.feeds.of(seat).length) }
}

/**
 * Stores copies of the same battle, each with the snapshot that a server leaves when it stops, and a game for the
 * spectator.
 */
async function fill(place: string, { lines, snapshot }: Battle, matches: number): Promise<string[]> {
  mkdirSync(place, { recursive: true })
  const store = await sqliteStore(place)
  const snapshots = snapshotFiles(place)
  const ids = Array.from({ length: matches }, (_, k) => `battle-${String(k).padStart(6, '0')}`)
  const seats = ['french', 'spanish'].map((seat, k) => ({
    seat,
    kind: 'person' as const,
    name: seat,
    keyHash: hashOfKey(KEYS[k] as string),
  }))
  for (const id of ids) {
    await store.create({ id, secret: secretOfSeed(SEED), created: Date.now(), seats, lines })
    await snapshots.save(id, snapshot)
  }
  await store.create({
    id: BYSTANDER,
    secret: secretOfSeed(SEED),
    created: Date.now(),
    seats,
    lines: lines.slice(0, 1),
  })
  await store.close()
  return ids
}

interface Restarted {
  readonly ms: number
  readonly longest: number
  readonly p99: number
  /** Additional bytes that the server has taken. */
  readonly memory: number
  /** Milliseconds that its main loop has worked. */
  readonly busy: number
}

async function restarted(place: string, ids: readonly string[], updates: readonly number[]): Promise<Restarted> {
  const server = fork(fileURLToPath(new URL('./restart-process.ts', import.meta.url)), [place], {
    execArgv: ['--expose-gc'],
  })
  try {
    const { port } = await heard<{ port: number }>(server)
    const bystander = await welcomed(await opened(port), BYSTANDER, 0, 0)
    const sockets = await Promise.all(ids.flatMap(() => KEYS.map(() => opened(port))))
    const before = await stateOf(server)
    const asking = ask(bystander)
    await asking.warm
    const began = performance.now()
    const back = async (id: string, k: number, seat: number) => {
      await rest((SPREAD * (2 * k + seat)) / sockets.length)
      await welcomed(sockets[2 * k + seat] as WebSocket, id, seat, updates[seat] as number)
    }
    await Promise.all(ids.flatMap((id, k) => KEYS.map((_, seat) => back(id, k, seat))))
    const ms = performance.now() - began
    const times = asking.stop()
    const after = await stateOf(server)
    for (const socket of [bystander, ...sockets]) socket.terminate()
    return {
      ms,
      longest: Math.max(...times),
      p99: percentile(times, 99),
      memory: after.memory - before.memory,
      busy: after.busy - before.busy,
    }
  } finally {
    if (server.connected) server.disconnect()
    await once(server, 'exit')
  }
}

/** Asks questions at even intervals, however late the answer to the previous one comes. */
function ask(socket: WebSocket): { readonly warm: Promise<unknown>; stop(): number[] } {
  const asked = new Map<string, number>()
  let times: number[] = []
  let count = 0
  socket.on('message', (data: Buffer) => {
    const id = /"id":"([^"]*)"/.exec(data.toString('latin1', 0, 60))?.[1] ?? ''
    const began = asked.get(id)
    if (began !== undefined) times.push(performance.now() - began)
    asked.delete(id)
  })
  const timer = setInterval(() => {
    const id = `${count++}`
    asked.set(id, performance.now())
    socket.send(JSON.stringify({ type: 'why', id, do: 'close' }))
  }, ASKS)
  const warm = new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => (times = []))
  return {
    warm,
    stop() {
      clearInterval(timer)
      // A question still unanswered has waited at least this long.
      return [...times, ...[...asked.values()].map((began) => performance.now() - began)]
    },
  }
}

async function opened(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** Joins with the number of updates that a player from before the restart has. */
async function welcomed(socket: WebSocket, match: string, seat: number, from: number): Promise<WebSocket> {
  const welcome = once(socket, 'message')
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, match, key: KEYS[seat], from }))
  const [data] = (await welcome) as [Buffer]
  if (!data.toString('latin1', 0, 30).startsWith('{"type":"welcome"')) throw new Error(`no welcome: ${data}`)
  return socket
}

function stateOf(server: ChildProcess): Promise<{ readonly memory: number; readonly busy: number }> {
  server.send('how are you?')
  return heard(server)
}

/** The next message of a process. Rejects if the process ends first. */
async function heard<T>(server: ChildProcess): Promise<T> {
  const ended = new AbortController()
  const message = once(server, 'message', { signal: ended.signal })
  server.once('exit', () => ended.abort(new Error('a process of the benchmark has ended too early')))
  const [said] = await message
  return said as T
}

if (import.meta.main) {
  const matches = Number(process.argv[2] ?? FULL.matches)
  for (const { name, value, unit, goal } of await measureRestart((line) => console.error(line), { ...FULL, matches }))
    console.log(`${name}: ${value} ${unit}${goal === undefined ? '' : ` (goal: under ${goal})`}`)
}
