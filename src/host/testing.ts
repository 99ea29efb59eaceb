import { randomBytes } from 'node:crypto'
import type { ClientMessage, HostMessage, HostMessages, Update } from '../protocol/index.ts'
import { PROTOCOL } from '../protocol/index.ts'
import { rulesets } from '../rules/index.ts'
import { Host } from './host.ts'
import type { HostLimits } from './limits.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'
import type { Snapshots } from './surroundings.ts'
import type { Workshop } from './workshop.ts'

/** What tests of the host work with. */

/** A host whose clocks go a millisecond a look, and `pass` milliseconds more. */
export const newHost = (
  store: Store = memoryStore(),
  systems = rulesets,
  limits: Partial<HostLimits> = {},
  workshop?: Workshop,
  snapshots?: Snapshots,
) => {
  const faults: string[] = []
  let time = 1_000_000
  let wrong: number | undefined
  const host = new Host({
    store,
    rulesets: systems,
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

/** Clients of one seat give their requests different ids. */
let clients = 0

/** A client that keeps what it gets, and waits for answers. */
export class Client {
  readonly got: HostMessage[] = []
  readonly connection
  private next = 1
  private readonly number = ++clients
  constructor(host: Host) {
    this.connection = host.connect((message) => this.got.push(message))
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
    const found = await this.until((m): m is HostMessages['welcome'] | HostMessages['error'] => m.type === 'welcome' || m.type === 'error')
    if (found.type === 'error') throw new Error(`${found.code}: ${found.message}`)
    return found
  }
  async ask(request: Omit<ClientMessage, 'id'> & object): Promise<HostMessage> {
    const id = `${this.number}-${this.next++}`
    this.send({ id, ...request })
    return this.until((m): m is HostMessage => 'id' in m && m.id === id)
  }
  get updates(): Update[] {
    return this.got.filter((m) => m.type === 'update')
  }
}
