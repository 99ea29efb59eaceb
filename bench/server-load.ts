import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package above has it
import { WebSocket } from 'ws'
import { PROTOCOL } from '../src/protocol/index.ts'
import { percentile } from './measure.ts'
import type { Script } from './server-script.ts'

/** The load, in a process of its own: plays matches over sockets at a given rate, and reports how long answers took. */

export type Task =
  /** For this many milliseconds, every match has one move under way at any time. */
  | { readonly kind: 'flat out'; readonly ms: number }
  /** This many moves a second, evenly spaced, for this many milliseconds. */
  | { readonly kind: 'paced'; readonly rate: number; readonly ms: number }
  /** Additional idle sockets. */
  | { readonly kind: 'idle'; readonly sockets: number }

export interface Job {
  readonly port: number
  /** Left out for the bare echo. */
  readonly script?: Script
  readonly matches: number
  readonly tasks: readonly Task[]
}

export interface Outcome {
  /** Answered within the time. */
  readonly perSecond: number
  /** The actions in these moves. */
  readonly actionsPerSecond: number
  readonly p50: number
  readonly p99: number
  /** Still connected at the end. */
  readonly sockets: number
}

/** Milliseconds after which an answer counts as lost. */
const LATE = 10_000

/** The most handshakes under way at a time. */
const HANDSHAKES = 100

class Match {
  readonly sockets: WebSocket[]
  private readonly script: Script | undefined
  private next = 0
  private began = 0
  private whenDone: ((milliseconds: number) => void) | undefined
  /** Actions that were acknowledged. */
  actions = 0

  constructor(sockets: WebSocket[], script: Script | undefined) {
    this.sockets = sockets
    this.script = script
    const answer = script ? '{"type":"done"' : '{"id"'
    for (const socket of sockets)
      socket.on('message', (data: Buffer) => {
        const head = data.toString('latin1', 0, 16)
        if (head.startsWith(answer)) this.done()
        else if (/^\{"type":"(?:ref|err|sta(?!t))/.test(head)) throw new Error(`the server refuses: ${data}`)
      })
  }

  get busy(): boolean {
    return this.whenDone !== undefined
  }

  get free(): boolean {
    return !this.busy && !this.over
  }

  get over(): boolean {
    return this.script !== undefined && this.next >= this.script.moves.length
  }

  /** Makes its next move. `due` is when it should have been made: waiting for a turn counts. */
  move(due: number, done: (milliseconds: number) => void): void {
    const { seat, text } = this.script?.moves[this.next] ?? {
      seat: this.next % 2,
      text: '"type":"act","count":0,"do":["order C c1>c2","close"]',
    }
    this.began = due
    this.whenDone = done
    this.sockets[seat]?.send(`{"id":"m${this.next++}",${text}}`)
  }

  private done(): void {
    const { whenDone } = this
    this.whenDone = undefined
    this.actions += this.script?.moves[this.next - 1]?.actions ?? 0
    whenDone?.(performance.now() - this.began)
  }
}

async function open(port: number, hello: string | undefined): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`, { perMessageDeflate: false })
  await once(socket, 'open')
  if (hello === undefined) return socket
  const welcome = once(socket, 'message')
  socket.send(hello)
  const [data] = await welcome
  if (!String(data).startsWith('{"type":"welcome"')) throw new Error(`no welcome: ${data}`)
  return socket
}

async function inTurn<T>(count: number, work: (k: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let k = 0; k < count; k += HANDSHAKES)
    results.push(...(await Promise.all(Array.from({ length: Math.min(HANDSHAKES, count - k) }, (_, j) => work(k + j)))))
  return results
}

/** Waits until no move is under way. */
async function answered(matches: readonly Match[]): Promise<void> {
  for (let waited = 0; matches.some(({ busy }) => busy); waited += 20) {
    if (waited > LATE) throw new Error(`no answer in ${LATE} ms`)
    await rest(20)
  }
}

async function flatOut(matches: readonly Match[], ms: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ms
  const go = (match: Match): void => {
    const now = performance.now()
    if (now < end && !match.over)
      match.move(now, (took) => {
        times.push(took)
        go(match)
      })
  }
  for (const match of matches) go(match)
  await rest(ms)
  const counted = [...times]
  await answered(matches)
  return counted
}

async function paced(matches: readonly Match[], rate: number, ms: number): Promise<number[]> {
  const times: number[] = []
  const began = performance.now()
  let sent = 0
  let turn = 0
  while (performance.now() - began < ms) {
    for (; sent < ((performance.now() - began) * rate) / 1000; sent++) {
      const due = began + (1000 * sent) / rate
      for (let tries = 0; tries < matches.length && !(matches[turn % matches.length] as Match).free; tries++) turn++
      const match = matches[turn++ % matches.length] as Match
      if (!match.free) {
        if (matches.every(({ over }) => over)) throw new Error('all games are over: the load needs more matches')
        // Every match is waiting for its answer: a move that is due waits too, and its time runs.
        break
      }
      match.move(due, (took) => times.push(took))
    }
    await rest(1)
  }
  await answered(matches)
  return times
}

async function run({ port, script, matches: count, tasks }: Job): Promise<Outcome[]> {
  const hello = (match: number, seat: number | undefined): string | undefined =>
    script &&
    JSON.stringify({
      type: 'join',
      protocol: PROTOCOL,
      match: script.matches[match],
      ...(seat !== undefined && { key: script.keys[seat] }),
    })
  const matches = await inTurn(
    count,
    async (k) => new Match([await open(port, hello(k, 0)), await open(port, hello(k, 1))], script),
  )
  const sockets = matches.flatMap((match) => match.sockets)
  const actions = () => matches.reduce((sum, match) => sum + match.actions, 0)
  const outcomes: Outcome[] = []
  for (const task of tasks) {
    let times: number[] = []
    const before = actions()
    const began = performance.now()
    if (task.kind === 'flat out') times = await flatOut(matches, task.ms)
    else if (task.kind === 'paced') times = await paced(matches, task.rate, task.ms)
    else sockets.push(...(await inTurn(task.sockets, (k) => open(port, hello(k % count, undefined)))))
    const ms = task.kind === 'idle' ? performance.now() - began : task.ms
    outcomes.push({
      perSecond: (1000 * times.length) / ms,
      actionsPerSecond: (1000 * (actions() - before)) / ms,
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      sockets: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    })
  }
  for (const socket of sockets) socket.terminate()
  return outcomes
}

process.on('disconnect', () => process.exit())
process.once('message', (job: Job) => {
  run(job).then(
    (outcomes) => process.send?.({ outcomes }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
