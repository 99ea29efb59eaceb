import type { Socket as Stream } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import { Bucket } from '../host/bucket.ts'
import type { Host } from '../host/index.ts'
import type { HostMessage, Welcome } from '../protocol/index.ts'
import type { Agenda } from './agenda.ts'
import { BYTES_PER_MESSAGE, type Limits } from './limits.ts'
import { Taking } from './taking.ts'
import type { Reader, Unread } from './unread.ts'

/** Why a connection is closed: codes of the standard. */
export const CLOSED = { text: 1003, policy: 1008, restart: 1012 } as const

/** The most milliseconds that a client waits before it is heard again. */
const LONGEST_REST = 5_000

let lastMessage: HostMessage | undefined
let lastText = ''
/** A message as text. A message that goes to many clients in a row becomes text only once. */
function textOf(message: HostMessage): string {
  if (message !== lastMessage) {
    lastText = JSON.stringify(message)
    lastMessage = message
  }
  return lastText
}

/** Milliseconds that a client has to hear why its connection ends; anything that it sends meanwhile is thrown away. */
const FAREWELL = 1_000

/** What a socket needs from the server. */
export interface SocketOptions {
  readonly host: Host
  readonly limits: Limits
  readonly clock: () => number
  readonly address: string
  readonly unread: Unread
  /** Charges milliseconds of computing; returns how many milliseconds the client must wait for them. */
  readonly spend: (ms: number) => number
  /** Charges milliseconds of computers' thinking; returns how many milliseconds the computers must wait for them. */
  readonly spendThought: (ms: number) => number
  readonly agenda: Agenda
  /** Counts a client's messages, for its player (if it has a seat) and its address. False if there are too many. */
  readonly mayAsk: (player: string | undefined, tokens: number) => boolean
  /** The connection has ended; if because of something the client did, with a code. */
  readonly gone: (why?: string) => void
}

/** One client's socket: its messages go to the host as long as they keep to the limits. */
export class Socket implements Reader {
  /** While bytes wait to be taken: resolves when they have been. */
  private drained: Promise<void> | undefined
  /** While it rests: the messages that came meanwhile. */
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
  /** The code of what the client did to have its connection ended, if it did. */
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
    // Nothing to do for a wrong frame: ws tells the client with the code that it closes with.
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

  /** Resolves when the client has taken what was sent to it; undefined if little waits. */
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

  /** Sends everything that is said in one turn in one piece, for example an update and the answer that follows it. */
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

  /** Hands a message on. If the answers to its address have cost more than allowed, the client first waits for that. */
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

  /** Does the client's work in its own turn of the event loop; later, if the address must wait. */
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

  /** Takes one answer to a ping; an unasked pong counts as a message. */
  private ponged(): void {
    if (this.answered) this.mayAsk(0)
    this.answered = true
  }

  /** Counts another message. If a client sends too many, it gets an error and its connection ends. */
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
    // Stop reading a client that goes on sending: even frames that are thrown away would take time.
    this.stream.removeAllListeners('data')
    this.stream.resume()
    setTimeout(() => this.socket.terminate(), FAREWELL).unref()
  }

  /**
   * Call about every second: pings a quiet client, and parts with one that takes nothing, does not answer or does not
   * join.
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

  /** Takes no more messages; earlier requests are still answered. */
  deafen(): void {
    this.deaf = true
  }

  close(code: number, reason: string): void {
    this.end()
    this.socket.close(code, reason)
  }

  terminate = (): void => this.socket.terminate()

  /** Parts with the host. */
  private end(): void {
    if (this.ended) return
    this.ended = true
    this.connection.close()
  }
}
