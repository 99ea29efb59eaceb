import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { type KeptMatch, memoryStore } from '../../src/host/memory-store.ts'
import { NEEDS_BEGUN, Sealer } from '../../src/host/testing.ts'
import type { CreatedMatch, HostMessage, HostMessages, NewMatch } from '../../src/protocol/index.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../src/server/index.ts'

/** A server on a port of its own, and clients that talk to it as any program would. */

export function folder(): string {
  const place = mkdtempSync(join(tmpdir(), 'grognard-server-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  return place
}

/** A folder that a server takes for a built client. */
export function builtClient(place: string): string {
  const client = join(place, 'web')
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'))
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>The table</title>')
  writeFileSync(join(client, 'assets', 'main-abc123.js'), 'plain')
  writeFileSync(join(client, 'assets', 'main-abc123.js.br'), 'brotli')
  writeFileSync(join(client, 'assets', 'main-abc123.js.gz'), 'gzip')
  writeFileSync(join(client, 'service-worker.js'), 'worker')
  writeFileSync(join(client, '.vite', 'manifest.json'), '{}')
  return client
}

export interface Table {
  readonly server: RunningServer
  readonly url: string
  readonly kept: Map<string, KeptMatch>
  /** Faults of ours that the server has reported. */
  readonly faults: (readonly unknown[])[]
}

export async function openTable(place: string, options: Partial<ServerOptions> = {}): Promise<Table> {
  const kept = new Map<string, KeptMatch>()
  const faults: (readonly unknown[])[] = []
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: memoryStore(kept),
    client: join(place, 'web'),
    report: (...fault) => faults.push(fault),
    ...options,
  })
  return { server, url: `http://127.0.0.1:${server.port}`, kept, faults }
}

export const TWO_PERSONS: NewMatch = {
  ruleset: 'generals',
  scenario: 'marengo',
  seats: { white: { kind: 'person', name: 'Ann' }, black: { kind: 'person', name: 'Ben' } },
  mine: ['white', 'black'],
}

export function post(url: string, body: unknown): Promise<Response> {
  return fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

type Created = CreatedMatch & { keys: Record<string, string> }

/** Begins a match whose dice are not sealed yet. */
export async function createUnsealed(url: string, wish: NewMatch = TWO_PERSONS): Promise<Created> {
  const answer = await post(url, wish)
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as CreatedMatch
}

/**
 * Begins a match; if its creator holds all places, its dice are sealed too, so that each of its seats can play alone.
 */
export async function create(url: string, wish: NewMatch = TWO_PERSONS): Promise<Created> {
  const made = await createUnsealed(url, wish)
  if (Object.keys(made.invitations).length > 0) return made
  const places = Object.keys(made.keys).filter((place) => !place.includes('/'))
  const clients = await Promise.all(places.map((place) => Client.join(url, made.match, made.keys[place])))
  await Promise.all(clients.map((client) => client.begun()))
  await Promise.all(clients.map((client) => client.close()))
  return made
}

/**
 * Milliseconds that a client waits for something that must come. A busy machine takes many seconds to start a server
 * and its threads: this only distinguishes what is slow from what never comes, and measures nothing.
 */
export const PATIENCE = 60_000

/** Clients of one seat give their requests different ids. */
let clients = 0

/** A client that keeps everything it is told, and seals the dice for its seat. */
export class Client {
  readonly heard: HostMessage[] = []
  /** The messages as they came. */
  readonly texts: string[] = []
  readonly socket: WebSocket
  private readonly sealer = new Sealer()
  /** Whether it seals the dice automatically. */
  sealing = true
  closed: { readonly code: number; readonly reason: string } | undefined
  private readonly waiting = new Set<() => void>()
  private seen = 0
  private requests = 0
  private readonly number = ++clients

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/play`, options)
    this.socket.on('message', (data) => {
      this.texts.push(String(data))
      const message: HostMessage = JSON.parse(String(data))
      this.heard.push(message)
      const step = this.sealer.hear(message)
      if (step && this.sealing) this.say({ id: `seal ${step.type}`, ...step })
      for (const wake of this.waiting) wake()
    })
    this.socket.on('error', () => {})
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      for (const wake of this.waiting) wake()
    })
  }

  /** Opens a connection; rejects if the server refuses the handshake. */
  static async open(url: string, options?: ClientOptions): Promise<Client> {
    const client = new Client(url, options)
    await once(client.socket, 'open')
    return client
  }

  static async join(url: string, match: string, key?: string, more: object = {}): Promise<Client> {
    const client = await Client.open(url)
    client.say({ type: 'join', protocol: PROTOCOL, match, ...(key !== undefined && { key }), ...more })
    await client.next('welcome')
    return client
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  }

  /** The next message of the type that has not been returned yet. */
  async next<T extends HostMessage['type']>(type: T): Promise<HostMessages[T]> {
    let found: HostMessage | undefined
    await this.until(() => {
      while (this.seen < this.heard.length) {
        const message = this.heard[this.seen++]
        if (message?.type === type) return (found = message)
      }
      return false
    }, type)
    return found as HostMessages[T]
  }

  /** Asks, and returns the answer, whatever it is. */
  async ask(request: { readonly type: string; readonly [field: string]: unknown }): Promise<HostMessage> {
    if (NEEDS_BEGUN.includes(request.type)) await this.begun()
    const id = (request.id as string | undefined) ?? `${this.number}-${++this.requests}`
    const from = this.heard.length
    this.say({ ...request, id })
    let answer: HostMessage | undefined
    await this.until(
      () => (answer = this.heard.slice(from).find((one) => 'id' in one && one.id === id)),
      JSON.stringify(request).slice(0, 200),
    )
    return answer as HostMessage
  }

  /** Resolves when the game has begun: when the clients of all persons have sealed its dice. */
  begun(): Promise<void> {
    return this.until(() => this.sealer.begun, 'the beginning of the game')
  }

  /** Its words for the dice. */
  get words(): string {
    return this.sealer.words
  }

  get count(): number {
    const last = this.heard.findLast((one) => one.type === 'welcome' || one.type === 'update')
    return last && 'count' in last ? last.count : 0
  }

  /** The number of the last update. */
  get n(): number {
    const last = this.heard.findLast((one) => one.type === 'welcome' || one.type === 'update')
    return last && 'n' in last ? last.n : 0
  }

  act(wish: string | readonly string[], id?: string): Promise<HostMessage> {
    return this.ask({ type: 'act', do: wish, count: this.count, ...(id !== undefined && { id }) })
  }

  async list(): Promise<readonly string[]> {
    const answer = await this.ask({ type: 'list' })
    if (answer.type !== 'list') throw new Error(`no list: ${JSON.stringify(answer)}`)
    return answer.actions
  }

  async gone(): Promise<{ readonly code: number; readonly reason: string }> {
    await this.until(() => this.closed, 'the end of the connection')
    return this.closed as { code: number; reason: string }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.socket.close()
    await this.gone()
  }

  private async until(holds: () => unknown, what: string): Promise<void> {
    const end = Date.now() + PATIENCE
    while (!holds()) {
      const left = end - Date.now()
      if (left <= 0)
        throw new Error(`${what} did not come; the last words were ${JSON.stringify(this.heard.at(-1))?.slice(0, 300)}`)
      if (this.closed)
        throw new Error(`the connection ended (${this.closed.code} ${this.closed.reason}) while waiting for ${what}`)
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          this.waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, left)
        this.waiting.add(wake)
      })
    }
  }
}
