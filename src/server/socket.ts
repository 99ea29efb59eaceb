import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { Bucket } from '../host/bucket.ts'
import type { Host } from '../host/index.ts'
import type { HostMessage } from '../protocol/index.ts'
import { BYTES_PER_MESSAGE, type Limits } from './limits.ts'

/** Why a connection is closed, as the standard has it. */
export const CLOSED = { text: 1003, policy: 1008, restart: 1012 } as const

/** Milliseconds that a client waits at most before it is heard again. */
const LONGEST_REST = 5_000

/** One client's socket: its messages go to the host as long as they keep to the limits. */
export class Socket {
  private readonly spend: (ms: number) => number
  /** While it rests: what came meanwhile. */
  private waiting: string[] | undefined
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private readonly limits: Limits
  private readonly clock: () => number
  private readonly connection: ReturnType<Host['connect']>
  private readonly bucket: Bucket
  private readonly since: number
  private pinged: number
  private answered = true
  private joined = false
  private deaf = false
  private ended = false

  constructor(
    socket: WebSocket,
    stream: Duplex,
    host: Host,
    limits: Limits,
    clock: () => number,
    address: string,
    spend: (ms: number) => number,
    gone: () => void,
  ) {
    const now = clock()
    this.spend = spend
    this.socket = socket
    this.stream = stream
    this.limits = limits
    this.clock = clock
    this.since = now
    this.pinged = now
    this.bucket = new Bucket(limits.burst, limits.messages, now)
    this.connection = host.connect((message) => this.send(message), address, spend)
    socket.on('message', (data, binary) => this.receive(data, binary))
    socket.on('pong', () => (this.answered = true))
    socket.on('ping', () => this.mayAsk(0))
    // What is wrong with a frame, ws has told the client by the code it closes with.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.end()
      gone()
    })
  }

  private send(message: HostMessage): void {
    if (message.type === 'welcome') this.joined = true
    if (this.socket.readyState !== this.socket.OPEN) return
    // Who does not read what he asks for would have us keep it all.
    if (this.socket.bufferedAmount > this.limits.unread) this.socket.terminate()
    else {
      this.gather()
      this.socket.send(JSON.stringify(message))
    }
  }

  /** What is said in one turn goes out in one piece: an update and the answer that follows it, say. */
  private gather(): void {
    if (this.stream.writableCorked > 0) return
    this.stream.cork()
    process.nextTick(() => this.stream.uncork())
  }

  private receive(data: RawData, binary: boolean): void {
    if (this.deaf || this.ended || !this.mayAsk(binary ? 0 : (data as Buffer).length)) return
    if (binary) this.refuse('binary', 'Messages are JSON texts, not binary frames.', CLOSED.text)
    else this.handle((data as Buffer).toString('utf8'))
  }

  /** Hands a message on. What its answer has cost beyond what is allowed, the client waits for. */
  private handle(text: string): void {
    if (this.waiting) {
      this.waiting.push(text)
      return
    }
    const began = this.clock()
    this.connection.receive(text)
    const debt = this.spend(this.clock() - began)
    if (debt > 0) this.rest(Math.min(debt, LONGEST_REST))
  }

  private rest(ms: number): void {
    this.waiting = []
    this.socket.pause()
    setTimeout(() => {
      const came = this.waiting ?? []
      this.waiting = undefined
      if (this.ended) return
      this.socket.resume()
      for (const text of came) this.handle(text)
    }, ms).unref()
  }

  /** Counts one message more. A client that sends too many is told so, and its connection ends. */
  private mayAsk(bytes: number): boolean {
    if (this.bucket.take(1 + bytes / BYTES_PER_MESSAGE, this.clock())) return true
    const { messages } = this.limits
    this.refuse('too-fast', `More than ${messages} messages a second: connect again, and ask for less at once.`, CLOSED.policy)
    return false
  }

  private refuse(code: string, message: string, closed: number): void {
    if (this.ended) return
    this.send({ type: 'error', code, message })
    this.close(closed, code)
  }

  /** To be called every second or so: pings a quiet client, and parts with one that does not answer or does not join. */
  attend(now: number): void {
    if (this.ended) return
    if (!this.joined && now - this.since > this.limits.joining)
      this.refuse('join-first', 'Nothing was joined: the first message of a connection is a join.', CLOSED.policy)
    else if (now - this.pinged < this.limits.heartbeat) return
    else if (!this.answered) this.socket.terminate()
    else {
      this.answered = false
      this.pinged = now
      this.socket.ping()
    }
  }

  /** Takes no more messages; what has been asked is still answered. */
  deafen(): void {
    this.deaf = true
  }

  close(code: number, reason: string): void {
    this.end()
    this.socket.close(code, reason)
  }

  terminate = (): void => this.socket.terminate()

  /** The host has no more to do with it. */
  private end(): void {
    if (this.ended) return
    this.ended = true
    this.connection.close()
  }
}
