import { randomBytes } from 'node:crypto'
import { systems as shipped } from '../../systems/node.ts'
import type { AnyRuleset } from '../../systems/registry.ts'
import { commitmentToWords, createMatch } from '../match/index.ts'
import type {
  ClientMessage,
  CreatedMatch,
  HostMessage,
  HostMessages,
  NewMatch,
  Status,
  Update,
} from '../protocol/index.ts'
import { PROTOCOL } from '../protocol/index.ts'
import type { Line } from './connection.ts'
import { Host } from './host.ts'
import type { HostLimits } from './limits.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'
import type { Snapshots } from './surroundings.ts'
import type { HostedSystem, Seen, Systems } from './tasks/index.ts'
import type { Workshop } from './workshop.ts'

/** Helpers for tests of the host. */

/** A system with rules made by the test. */
export const hosted = (ruleset: AnyRuleset): HostedSystem => ({ id: ruleset.id, rules: async () => ruleset })

/** A host whose clocks advance a millisecond at each look; `pass` advances them further. */
export const newHost = (
  store: Store = memoryStore(),
  systems: readonly HostedSystem[] = shipped,
  limits: Partial<HostLimits> = {},
  workshop?: Workshop,
  snapshots?: Snapshots,
) => {
  const faults: string[] = []
  let time = 1_000_000
  let wrong: number | undefined
  const host = new Host({
    store,
    systems,
    now: () => wrong ?? time++,
    clock: () => time++,
    randomBytes: (count) => randomBytes(count),
    later: (ms, work) => {
      const timer = ms > 1000 ? undefined : setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    report: (what, error) => faults.push(`${what}: ${error}`),
    claimAfter: 50,
    claimGrace: 0,
    limits,
    ...(workshop && { workshop }),
    ...(snapshots && { snapshots }),
  })
  return { host, faults, pass: (ms: number) => (time += ms), set: (clock: number) => (wrong = clock) }
}

/** What the first seat sees at the beginning of a game of a system in `known`. */
export async function firstSeen(known: Systems, id: string, scenario: string): Promise<Seen> {
  const engine = await known.load(id)
  const { match } = createMatch(engine, { scenario, dice: { seed: '1' }, players: {} })
  const { layout, redact } = engine.ruleset
  const view = layout.make(match.fold.position.scenario)
  redact(match.fold.position, 0, view)
  const { ruleset, data, options } = match.header
  return { ruleset, data, scenario, options, seat: 0, cells: view.cells }
}

/** Gives the requests of clients of one seat different ids. */
let clients = 0

type Step =
  | { readonly type: 'commit'; readonly commitment: string }
  | { readonly type: 'reveal'; readonly words: string }

/**
 * Seals the dice for one seat, as every client of a player must before the game: takes what the client hears, and gives
 * what to say.
 */
export class Sealer {
  /** Always the same for a seat, so that tests can be repeated: a real client draws them. */
  words = ''
  private own: { readonly seat: string; readonly commitment: string } | undefined
  private status: Status | undefined
  private readonly said = new Set<string>()

  /** Takes in a message. Returns the next message to the host, if there is one. */
  hear(message: HostMessage): Step | undefined {
    if (message.type === 'welcome' && message.seat !== undefined && !message.comrade) {
      this.words = `words of ${message.seat}, for tests alone`
      this.own = { seat: message.seat, commitment: commitmentToWords(message.chain, message.seat, this.words) }
    }
    if (message.type !== 'welcome' && message.type !== 'status') return undefined
    this.status = message.status
    const { own, words } = this
    const { sealing } = message.status
    if (!own || !sealing?.waiting.includes(own.seat) || this.said.has(sealing.next)) return undefined
    if (sealing.next === 'commit') {
      this.said.add('commit')
      return { type: 'commit', commitment: own.commitment }
    }
    if (!sealing.commits.some(({ commitment }) => commitment === own.commitment)) return undefined
    this.said.add('reveal')
    return { type: 'reveal', words }
  }

  /** Has this client heard that the game has begun? A client without a seat need not wait for it. */
  get begun(): boolean {
    return this.own === undefined || this.status?.sealing === undefined
  }
}

/** Begins a match whose creator holds all places, and seals its dice, so that each of its seats can play alone. */
export async function begin(host: Host, wish: NewMatch): Promise<CreatedMatch> {
  const made = await host.create(wish)
  const clients = await Promise.all(
    Object.entries(made.keys).map(async ([, key]) => {
      const client = new Client(host)
      await client.join(made.match, key)
      return client
    }),
  )
  for (const client of clients) {
    await client.begun()
    client.connection.close()
  }
  return made
}

/** Requests that can be made before the game has begun, but to little purpose. */
export const NEEDS_BEGUN: readonly string[] = ['act', 'list', 'why', 'forecast']

/** A client that keeps what it receives, seals the dice for its seat, and waits for answers. */
export class Client {
  readonly got: HostMessage[] = []
  readonly connection
  readonly sealer = new Sealer()
  private next = 1
  private readonly number = ++clients
  constructor(host: Host, line?: Line) {
    this.connection = host.connect((message) => {
      this.got.push(message)
      const step = this.sealer.hear(message)
      if (step) queueMicrotask(() => this.send({ id: `seal ${step.type}`, ...step }))
    }, line)
  }
  /** Resolves when the game has begun: when the clients of all persons have sealed its dice. */
  async begun(): Promise<void> {
    for (let tries = 0; !this.sealer.begun; tries++) {
      if (tries > 2_000) throw new Error(`the game has not begun: ${JSON.stringify(this.got.at(-1)).slice(0, 500)}`)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  send(message: unknown): void {
    this.connection.receive(typeof message === 'string' ? message : JSON.stringify(message))
  }
  async until<T extends HostMessage>(holds: (message: HostMessage) => message is T): Promise<T> {
    for (let tries = 0; tries < 2_000; tries++) {
      const found = this.got.find(holds)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    throw new Error(`no such message among ${this.got.map(({ type }) => type).join(', ')}`)
  }
  async join(match: string, key?: string, more: object = {}): Promise<HostMessages['welcome']> {
    this.send({ type: 'join', protocol: PROTOCOL, match, ...(key && { key }), ...more })
    const found = await this.until(
      (m): m is HostMessages['welcome'] | HostMessages['error'] => m.type === 'welcome' || m.type === 'error',
    )
    if (found.type === 'error') throw new Error(`${found.code}: ${found.message}`)
    return found
  }
  async ask(request: Omit<ClientMessage, 'id'> & object): Promise<HostMessage> {
    const id = `${this.number}-${this.next++}`
    if (NEEDS_BEGUN.includes(request.type)) await this.begun()
    this.send({ id, ...request })
    return this.until((m): m is HostMessage => 'id' in m && m.id === id)
  }
  get updates(): Update[] {
    return this.got.filter((m) => m.type === 'update')
  }
}
