import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket as Stream } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Buckets } from '../host/bucket.ts'
import type { Host } from '../host/index.ts'
import { AddressBuckets, AddressCounts } from '../host/networks.ts'
import { LONGEST_MESSAGE } from '../protocol/index.ts'
import { addressOf } from './address.ts'
import { Agenda } from './agenda.ts'
import { partWith } from './farewell.ts'
import { type Limits, MOST_PACKETS, MOST_PIECES } from './limits.ts'
import { mayConnect } from './origin.ts'
import { CLOSED, Socket } from './socket.ts'
import { Unread } from './unread.ts'

/** The path at which sockets are opened. */
const PLAY = '/play'

/**
 * Milliseconds between two rounds of the sockets, and milliseconds that a socket has to close when the server stops.
 */
const ROUND = 1_000
const FAREWELL = 1_000

interface SocketsOptions {
  readonly host: Host
  readonly limits: Limits
  /** Origins of pages that may connect in addition to the server's own. */
  readonly origins: readonly string[]
  readonly behindProxy: boolean
  readonly clock: () => number
  /** Hears, as a code, why a client was refused or its connection ended for what it did. */
  readonly refused: (code: string) => void
}

/** All sockets of the server: who may open one, and how many each address has. */
export class Sockets {
  private readonly options: SocketsOptions
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_PACKETS,
  })
  private readonly sockets = new Set<Socket>()
  private readonly perAddress: AddressCounts
  private readonly connecting: AddressBuckets
  private readonly work: AddressBuckets
  private readonly thought: AddressBuckets
  private readonly ofPlayer: Buckets
  private readonly ofAddress: AddressBuckets
  private readonly unread: Unread
  private readonly agenda = new Agenda()
  private readonly rounds: NodeJS.Timeout
  private closing = false

  constructor(options: SocketsOptions) {
    this.options = options
    const { connecting, work, workAtOnce, thought, thoughtAtOnce, addressesPerNetwork } = options.limits
    const { burst, messages, burstPerAddress, messagesPerAddress } = options.limits
    this.perAddress = new AddressCounts(options.limits.connectionsPerAddress, addressesPerNetwork)
    this.ofPlayer = new Buckets(burst, messages)
    this.ofAddress = new AddressBuckets(burstPerAddress, messagesPerAddress, addressesPerNetwork)
    this.unread = new Unread(options.limits)
    this.connecting = new AddressBuckets(connecting, connecting / 60, addressesPerNetwork)
    this.work = new AddressBuckets(workAtOnce, work, addressesPerNetwork)
    this.thought = new AddressBuckets(thoughtAtOnce, thought, addressesPerNetwork)
    this.rounds = setInterval(() => this.round(), ROUND).unref()
  }

  /** Accepts a handshake, or refuses it with an HTTP status and message. Returns whether the stream is now a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean {
    let open = false
    stream.on('error', () => stream.destroy())
    const address = addressOf(request, this.options.behindProxy)
    const refused = this.whyNot(request, address)
    if (refused) {
      const [code, status, why] = refused
      this.options.refused(code)
      refuse(stream, status, why)
    } else {
      this.server.handleUpgrade(request, stream, head, (socket) => {
        open = true
        // This server takes only TCP.
        this.open(address, socket, stream as Stream)
      })
    }
    return open
  }

  private whyNot(request: IncomingMessage, address: string): [code: string, status: number, why: string] | undefined {
    const { limits, origins, clock } = this.options
    // First, because each attempt counts, whatever else is wrong with it.
    if (!this.connecting.take(address, clock()))
      return ['connecting', 429, 'Too many new connections from your address: wait a minute.']
    if (request.url?.split('?', 1)[0] !== PLAY) return ['not-found', 404, `Sockets are opened at ${PLAY}.`]
    if (this.closing) return ['stopping', 503, 'The server is stopping: try again in a moment.']
    if (!mayConnect(request, origins))
      return ['origin', 403, 'Pages of another origin may not connect; the operator can allow them with --origin.']
    if (this.perAddress.isFull(address))
      return [
        'connections',
        429,
        'There are as many connections from your address, or its network, as there may be: close one first.',
      ]
    if (this.sockets.size >= limits.connections)
      return ['full', 503, 'The server has as many connections as it takes: try again later.']
  }

  private open(address: string, webSocket: WebSocket, stream: Stream): void {
    const { host, limits, clock } = this.options
    this.perAddress.add(address)
    const socket = new Socket(webSocket, stream, {
      host,
      limits,
      clock,
      address,
      unread: this.unread,
      agenda: this.agenda,
      spend: (ms) => this.work.spend(address, ms, clock()),
      spendThought: (ms) => this.thought.spend(address, ms, clock()),
      mayAsk: (player, tokens) =>
        (player === undefined || this.ofPlayer.take(player, clock(), tokens)) &&
        this.ofAddress.take(address, clock(), tokens),
      gone: (why) => this.gone(socket, address, why),
    })
    this.sockets.add(socket)
  }

  private gone(socket: Socket, address: string, why: string | undefined): void {
    if (why !== undefined) this.options.refused(why)
    this.sockets.delete(socket)
    this.unread.forget(socket)
    this.perAddress.remove(address)
  }

  /** The number of sockets. */
  get count(): number {
    return this.sockets.size
  }

  private round(): void {
    const now = this.options.clock()
    for (const socket of this.sockets) socket.attend(now)
    this.connecting.forget(now)
    this.work.forget(now)
    this.thought.forget(now)
    this.ofPlayer.forget(now)
    this.ofAddress.forget(now)
  }

  /** Takes no more handshakes or messages. */
  stop(): void {
    this.closing = true
    clearInterval(this.rounds)
    for (const socket of this.sockets) socket.deafen()
  }

  /** Closes all sockets in a way that tells clients that they may come back. */
  async close(): Promise<void> {
    this.stop()
    for (const socket of this.sockets) socket.close(CLOSED.restart, 'the server is stopping')
    const until = Date.now() + FAREWELL
    while (this.sockets.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of this.sockets) socket.terminate()
  }
}

function refuse(stream: Duplex, status: number, why: string): void {
  const body = `${why}\n`
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  partWith(stream, `${head.join('\r\n')}\r\n\r\n${body}`)
}
