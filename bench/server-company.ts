import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package above has it
import { WebSocket } from 'ws'
import { PROTOCOL } from '../src/protocol/index.ts'

/**
 * Company for the load, in a process of its own: computers play a great battle against each other, its great questions
 * are asked without a pause, and long matches are opened one after the other.
 */

interface Company {
  readonly port: number
  /** Long matches to be opened: each once, for it stays in memory then. */
  readonly long: readonly string[]
}

/** What was done, to show that there was company at all. */
export interface Kept {
  readonly choices: number
  readonly answers: number
  readonly opened: number
}

const BATTLES = 2
/** Questions of one spectator that are under way at any time. */
const AT_ONCE = 2
/** Milliseconds between two long matches. */
const PAUSE = 250

const kept = { choices: 0, answers: 0, opened: 0 }

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

async function battle(port: number): Promise<void> {
  const computer = { kind: 'computer', player: 'drill' }
  const answer = await fetch(`http://127.0.0.1:${port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ruleset: 'eagle',
      scenario: 'bailen',
      seats: { french: computer, spanish: computer },
      mine: [],
    }),
  })
  const { match } = (await answer.json()) as { match: string }
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

async function company({ port, long }: Company): Promise<void> {
  for (let k = 0; k < BATTLES; k++) await battle(port)
  process.send?.('begun')
  for (const match of long) {
    await open(port, match)
    await rest(PAUSE)
  }
}

process.on('disconnect', () => process.exit())
process.once('message', (wish: Company) => {
  process.on('message', () => process.send?.(kept))
  company(wish).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
