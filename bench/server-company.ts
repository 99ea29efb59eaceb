import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package above has it
import { WebSocket } from 'ws'
import { PROTOCOL } from '../src/protocol/index.ts'
import { percentile } from './measure.ts'

/**
 * Company for the load, in a process of its own: computers play a great battle against each other, its great questions
 * are asked without a pause, and long matches are opened one after another; or short questions are asked about matches in
 * which computers think all the time, or in which nothing happens.
 */

interface Company {
  readonly port: number
  /** Long matches to be opened: each only once, because it then stays in memory. */
  readonly long: readonly string[]
  /** The number of matches whose computers think all the time, in place of the great battles. */
  readonly thinking: number
  /** The number of matches in which nothing happens, in place of those. */
  readonly idle: number
}

/** What the company did, to show that there was any. */
export interface Kept {
  readonly choices: number
  readonly answers: number
  readonly opened: number
  /** Milliseconds within which 99 of 100 questions were answered. */
  readonly p99: number
}

const BATTLES = 2
/** Questions of one spectator that are under way at any time. */
const AT_ONCE = 2
/** Milliseconds between two long matches. */
const PAUSE = 250

/** Milliseconds between two short questions. */
const NOW_AND_THEN = 100

const kept = { choices: 0, answers: 0, opened: 0 }
const waits: number[] = []

async function join(
  port: number,
  match: string,
  heard: (message: { readonly type: string; readonly id?: string }) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`, { perMessageDeflate: false })
  socket.on('message', (data) => heard(JSON.parse(String(data))))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, match }))
  return socket
}

/** Begins a match with these players; seats that are left out wait for people. */
async function begin(
  port: number,
  ruleset: string,
  scenario: string,
  players: Readonly<Record<string, string>> = {},
): Promise<string> {
  const seats = Object.entries(players).map(([seat, player]) => [seat, { kind: 'computer', player }])
  const answer = await fetch(`http://127.0.0.1:${port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ruleset,
      scenario,
      seats: Object.fromEntries(seats),
      mine: [],
    }),
  })
  return ((await answer.json()) as { match: string }).match
}

/** A match with these players, and questions about it: resolves when the first is answered. */
async function questions(port: number, players?: Readonly<Record<string, string>>): Promise<void> {
  const match = await begin(port, 'generals', 'dennewitz', players)
  let [began, asked, isWarm] = [0, 0, false]
  let warm = (): void => {}
  const answered = new Promise<void>((resolve) => (warm = resolve))
  const ask = () => {
    began = performance.now()
    socket.send(JSON.stringify({ type: 'view', id: `q${++asked}` }))
  }
  const socket = await join(port, match, ({ type }) => {
    if (type === 'update') kept.choices++
    if (type === 'view') {
      // The first may have waited for the threads to start.
      if (isWarm) {
        kept.answers++
        waits.push(performance.now() - began)
      }
      isWarm = true
      warm()
    }
    if (type === 'view' || type === 'welcome') setTimeout(ask, NOW_AND_THEN)
  })
  await answered
}

async function battle(port: number): Promise<void> {
  const match = await begin(port, 'eagle', 'bailen', { french: 'drill', spanish: 'drill' })
  let asked = 0
  const ask = () => socket.send(JSON.stringify({ type: 'query', id: `q${++asked}`, query: 'threatMap', args: [] }))
  const socket = await join(port, match, ({ type, id }) => {
    if (type === 'update') kept.choices++
    if (type === 'welcome') for (let k = 0; k < AT_ONCE; k++) ask()
    if (id === undefined) return
    if (type === 'query') kept.answers++
    ask()
  })
}

async function open(port: number, match: string): Promise<void> {
  let welcomed = (): void => {}
  const welcome = new Promise<void>((resolve) => (welcomed = resolve))
  const socket = await join(port, match, ({ type }) => type === 'welcome' && welcomed())
  await welcome
  kept.opened++
  socket.terminate()
}

async function company({ port, long, thinking, idle }: Company): Promise<void> {
  for (let k = 0; k < thinking; k++) await questions(port, { white: 'marshal-4', black: 'marshal-4' })
  for (let k = 0; k < idle; k++) await questions(port)
  if (thinking + idle === 0) for (let k = 0; k < BATTLES; k++) await battle(port)
  process.send?.('begun')
  for (const match of long) {
    await open(port, match)
    await rest(PAUSE)
  }
}

process.on('disconnect', () => process.exit())
process.once('message', (wish: Company) => {
  process.on('message', () => process.send?.({ ...kept, p99: percentile(waits, 0.99) }))
  company(wish).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
