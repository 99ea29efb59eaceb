import type { Socket as Stream } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import { Bucket } from '../host/bucket.ts'
import type { Host } from '../host/index.ts'
import type { HostMessage, Welcome } from '../protocol/index.ts'
import type { Agenda } from './agenda.ts'
import { BYTES_PER_MESSAGE, type Limits } from './limits.ts'
import { Taking } from './taking.ts'
import type { Reader, Unread } from './unread.ts'

/** Why a connection is closed, as the standard has it. */
export const CLOSED = { text: 1003, policy: 1008, restart: 1012 } as const

/** Milliseconds that a client waits at most before it is heard again. */
const LONGEST_REST = 5_000

let lastMessage: HostMessage | undefined
let lastText = ''
/** A message as text. What goes to many, one after the other, becomes text once. */
function textOf(message: HostMessage): string {
  if (message !== lastMessage) {
    lastText = JSON.stringify(message)
    lastMessage = message
  }
  return lastText
}

/** Milliseconds that a client has to hear why its connection ends; what it sends meanwhile is thrown away. */
const FAREWELL = 1_000

/** What a socket needs of the server. */
export interface SocketOptions {
  readonly host: Host
  readonly limits: Limits
  readonly clock: () => number
  readonly address: string
  readonly unread: Unread
  /** Notes milliseconds of reckoning; gives how long the client must wait for it. */
  readonly spend: (ms: number) => number
  /** Notes milliseconds for which computers have thought; gives how long they must wait for it. */
  readonly spendThought: (ms: number) => number
  readonly agenda: Agenda
  /**
   * Counts what a client asks for, for its player (where it has a seat) and its address. False where that is too much.
   */
  readonly mayAsk: (player: string | undefined, tokens: number) => boolean
  /** The connection has ended; for what the client did, as a code, if it was for that. */
  readonly gone: (why?: string) => void
}

/** One client's socket: its messages go to the host as long as they keep to the limits. */
export class Socket implements Reader {
  /** While bytes wait to be taken: resolves when they are. */
  private drained: Promise<void> | undefined
  /** While it rests: what came meanwhile. */
  private waitingTexts: string[] | undefined
  private readonly socket: WebSocket
  private readonly stream: Stream
  private readonly options: SocketOptions
  private readonly connection: ReturnType<Host['connect']>
  private readonly bucket: Bucket
  private readonly taking: Taking
  private readonly since: number
  private pinged: number
  private answered = true
  private joined = false
  private player: string | undefined
  private deaf = false
  private ended = false
  /** Why the connection was ended for what the client did, as a code. */
  private why: string | undefined

  constructor(socket: WebSocket, stream: Stream, options: SocketOptions) {
    const { host, limits, clock, address, spend, spendThought, gone } = options
    const now = clock()
    this.socket = socket
    this.stream = stream
    this.options = options
    this.taking = new Taking(limits.unreadFor, now)
    this.since = now
    this.pinged = now
    this.bucket = new Bucket(limits.burst, limits.messages, now)
    this.connection = host.connect((message) => this.send(message), {
      address,
      room: () => this.room(),
      charge: spend,
      chargeThought: spendThought,
      turn: (work) => this.inTurn(work),
    })
    socket.on('message', (data, binary) => this.receive(data, binary))
    socket.on('pong', () => this.ponged())
    socket.on('ping', () => this.mayAsk(0))
    // What is wrong with a frame, ws has told the client by the code it closes with.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.end()
      gone(this.why)
    })
  }

  get address(): string {
    return this.options.address
  }

  waiting = (): number => this.socket.bufferedAmount + this.connection.waits

  letGo(why = 'unread'): void {
    this.why = why
    this.terminate()
  }

  private send(message: HostMessage): void {
    if (message.type === 'welcome') this.welcomed(message)
    if (this.socket.readyState !== this.socket.OPEN) return
    this.gather()
    this.socket.send(textOf(message))
    this.options.unread.note(this)
  }

  private welcomed({ match, seat, comrade }: Welcome): void {
    this.joined = true
    if (seat !== undefined) this.player = `${match} ${comrade?.place ?? seat}`
  }

  /** Resolves when the client has taken what was sent to it; undefined where little waits. */
  private room(): Promise<void> | undefined {
    if (!this.stream.writableNeedDrain) return undefined
    this.drained ??= new Promise((resolve) => {
      const done = () => {
        this.stream.off('drain', done)
        this.stream.off('close', done)
        this.drained = undefined
        resolve()
      }
      this.stream.on('drain', done)
      this.stream.on('close', done)
    })
    return this.drained
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

  /** Hands a message on. What the answers to its address have cost beyond what is allowed, the client waits for. */
  private handle(text: string): void {
    if (this.waitingTexts) {
      this.waitingTexts.push(text)
      return
    }
    const debt = this.options.spend(0)
    if (debt > 0) {
      this.rest(Math.min(debt, LONGEST_REST), text)
      return
    }
    this.charged(() => this.connection.receive(text))
    if (this.connection.waits > 0) this.options.unread.note(this)
  }

  private charged(work: () => void): void {
    const { clock, spend } = this.options
    const began = clock()
    work()
    spend(clock() - began)
  }

  /** Does what the client has waited for, in a turn of the event loop of its own; later, if the address has to wait. */
  private inTurn(work: () => void): void {
    const { agenda, address, spend } = this.options
    agenda.add(address, () => {
      if (this.ended) return
      const debt = spend(0)
      if (debt > 0) setTimeout(() => this.inTurn(work), Math.min(debt, LONGEST_REST)).unref()
      else this.charged(work)
    })
  }

  private rest(ms: number, text: string): void {
    this.waitingTexts = [text]
    this.socket.pause()
    setTimeout(() => {
      const came = this.waitingTexts ?? []
      this.waitingTexts = undefined
      if (this.ended) return
      this.socket.resume()
      for (const text of came) this.handle(text)
    }, ms).unref()
  }

  /** A ping is answered once: a pong that comes unasked counts as a message. */
  private ponged(): void {
    if (this.answered) this.mayAsk(0)
    this.answered = true
  }

  /** Counts one message more. A client that sends too many hears so, and its connection ends. */
  private mayAsk(bytes: number): boolean {
    if (this.ended) return false
    const { clock, limits, mayAsk } = this.options
    const tokens = 1 + bytes / BYTES_PER_MESSAGE
    if (this.bucket.take(tokens, clock()) && mayAsk(this.player, tokens)) return true
    this.refuse(
      'too-fast',
      `More than ${limits.messages} messages a second: connect again, and ask for less at once.`,
      CLOSED.policy,
    )
    return false
  }

  private refuse(code: string, message: string, closed: number): void {
    if (this.ended) return
    this.why = code
    this.send({ type: 'error', code, message })
    this.close(closed, code)
    // Who goes on sending is not read any more: even frames that are thrown away would take time.
    this.stream.removeAllListeners('data')
    this.stream.resume()
    setTimeout(() => this.socket.terminate(), FAREWELL).unref()
  }

  /**
   * To be called every second or so: pings a quiet client, and parts with one that takes nothing, does not answer or
   * does not join.
   */
  attend(now: number): void {
    if (this.ended) return
    if (this.taking.isOver(now, this.stream)) {
      this.letGo('stalled')
      return
    }
    if (!this.joined && now - this.since > this.options.limits.joining)
      this.refuse('join-first', 'Nothing was joined: the first message of a connection is a join.', CLOSED.policy)
    else if (now - this.pinged < this.options.limits.heartbeat) return
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
