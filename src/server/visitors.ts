import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { AddressCounts } from '../host/networks.ts'
import { household } from './address.ts'

/** Descriptors for everything except connections: the store, the files, the threads. */
const OWN_FILES = 128
/** Milliseconds between two reports that connections are being refused. */
const SAY_AGAIN = 60_000

interface VisitorsOptions {
  readonly perAddress: number
  readonly perNetwork: number
  /** Behind a proxy all connections are the proxy's, so none is counted by address. */
  readonly behindProxy: boolean
  readonly refused: (code: string) => void
  readonly report: (what: string) => void
}

/**
 * Limits the connections of an address, and of its network, that are not sockets (yet), whatever they send. And keeps
 * all connections together below the number of files that the process may open: a server without a free descriptor
 * refuses all connections without noticing.
 */
export class Visitors {
  private readonly options: VisitorsOptions
  private readonly here = new Map<Duplex, string>()
  private readonly perAddress: AddressCounts
  private readonly most = mostConnections()
  private open = 0
  private said = Number.NEGATIVE_INFINITY

  constructor(server: Server, options: VisitorsOptions) {
    this.options = options
    this.perAddress = new AddressCounts(options.perAddress, options.perNetwork)
    server.on('connection', (stream) => this.came(stream, household(stream.remoteAddress ?? 'unknown')))
  }

  private came(stream: Duplex, address: string): void {
    if (this.open >= this.most) {
      this.full()
      stream.destroy()
      return
    }
    this.open++
    stream.once('close', () => this.open--)
    if (!this.options.behindProxy) this.count(stream, address)
  }

  private count(stream: Duplex, address: string): void {
    if (this.perAddress.isFull(address)) {
      this.options.refused('connections')
      stream.destroy()
      return
    }
    this.here.set(stream, address)
    this.perAddress.add(address)
    stream.once('close', () => this.release(stream))
  }

  /** Stops counting a connection that has ended, or has become a socket and is counted there. */
  release(stream: Duplex): void {
    const address = this.here.get(stream)
    if (address === undefined) return
    this.here.delete(stream)
    this.perAddress.remove(address)
  }

  private full(): void {
    this.options.refused('full')
    const now = performance.now()
    if (now - this.said < SAY_AGAIN) return
    this.said = now
    this.options.report(
      `no new connections are accepted: ${this.most} are open, and the process may not open more files (raise ulimit -n)`,
    )
  }
}

/** The most connections that the process's limit of open files allows; infinity if the system does not say. */
function mostConnections(): number {
  try {
    const files = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return files === undefined ? Number.POSITIVE_INFINITY : Math.max(Number(files) - OWN_FILES, Number(files) >> 1)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
