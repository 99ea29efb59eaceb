import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { UserError } from '../kernel/index.ts'
import type { HostMessage } from '../protocol/index.ts'
import type { Watch } from './watch.ts'

/**
 * Bounds of the buckets in which times are counted, in seconds: from an imperceptible time to one that everyone gives
 * up on.
 */
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * The server's figures, as Prometheus reads them. Labels are types of messages and codes of errors: a few dozen words
 * altogether.
 */
export class Metrics implements Watch {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]
  private readonly messages = this.counter('messages_total', 'Messages of clients, by type.', 'type')
  private readonly errors = this.counter('errors_total', 'Errors sent to clients, by code.', 'code')
  private readonly refusals = this.counter(
    'refused_total',
    'Connections and requests refused, and connections ended, by reason.',
    'reason',
  )
  private readonly actions = this.counter('actions_total', 'Actions of players that were acknowledged.')
  private readonly answers = this.histogram('answer_seconds', 'Time from a request to its answer, by type.', 'type')
  private readonly writes = this.histogram('store_seconds', 'How long writes took to be durable.')
  private readonly failures = this.counter('store_failures_total', 'Writes that failed.')
  private readonly writing = new Gauge({
    name: 'grognard_store_waiting',
    help: 'Writes that are under way.',
    registers: this.registers,
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    // So that there is a zero to compare with before the first failure.
    for (const counter of [this.actions, this.failures]) counter.inc(0)
  }

  private counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name: `grognard_${name}`, help, labelNames, registers: this.registers })
  }

  private histogram(name: string, help: string, ...labelNames: string[]): Histogram {
    return new Histogram({ name: `grognard_${name}`, help, labelNames, buckets: SECONDS, registers: this.registers })
  }

  /** Adds a number that is read when the figures are asked for. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `grognard_${name}`,
      help,
      registers: this.registers,
      collect() {
        this.set(read())
      },
    })
  }

  came(type: string): void {
    this.messages.inc({ type })
  }

  answered(type: string, answer: HostMessage, ms: number): void {
    this.answers.observe({ type }, ms / 1000)
    if (answer.type === 'done') this.actions.inc(answer.played ?? 0)
  }

  erred(code: string): void {
    this.errors.inc({ code })
  }

  refused(reason: string): void {
    this.refusals.inc({ reason })
  }

  waiting(count: number): void {
    this.writing.set(count)
  }

  kept(ms: number): void {
    this.writes.observe(ms / 1000)
  }

  failed(): void {
    this.failures.inc()
  }

  text = (): Promise<string> => this.registry.metrics()
}

export interface MetricsPort {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves figures at `/metrics` on their own port, so that a proxy for the table's port cannot show them to the world by
 * accident. Rejects with a UserError if it cannot listen.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsPort> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    const text = await metrics.text()
    response
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .end(text)
  })
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw new UserError(`cannot serve figures on ${host}, port ${port}: ${(error as Error).message}`)
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
