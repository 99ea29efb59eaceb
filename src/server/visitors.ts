import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { AddressCounts } from '../host/networks.ts'
import { household } from './address.ts'

/** Descriptors for what is no connection: the store, the files, the threads. */
const OWN_FILES = 128
/** Milliseconds between two reports that no connection is taken. */
const SAY_AGAIN = 60_000

interface VisitorsOptions {
  readonly perAddress: number
  readonly perNetwork: number
  /** Behind a proxy all connections are the proxy's, so none is counted by its address. */
  readonly behindProxy: boolean
  readonly refused: (code: string) => void
  readonly report: (what: string) => void
}

/**
 * Bounds the connections of an address, and of its network, that are no sockets (yet), whatever they say or do not say.
 * And all connections together stay below the number of files that the process may open: a server without a free
 * descriptor refuses all, and hears nothing of it.
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

  /** It has become a socket, which is counted as such, or it has ended. */
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
      `no new connection is taken: ${this.most} are open, and the process may not open more files (raise ulimit -n)`,
    )
  }
}

/**
 * How many connections there may be for the files that this process may open; any number where the system does not say.
 */
function mostConnections(): number {
  try {
    const files = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return files === undefined ? Number.POSITIVE_INFINITY : Math.max(Number(files) - OWN_FILES, Number(files) >> 1)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
