import {
  type ChatLine,
  type HostMessage,
  type HostMessages,
  PROTOCOL,
  type Request,
  type Status,
  type Update,
  type Welcome,
} from '../../protocol/index.ts'
import type { Link, OpenLink } from './link.ts'

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never
/** A request as its sender makes it; the client adds its id. */
export type Wish = WithoutId<Request>

/** What lets a client in: the key of its seat, and the invitation with which the key takes it; nothing, to look on. */
export interface Access {
  readonly key?: string
  readonly invitation?: string
  /** The name of the player who takes the seat. */
  readonly name?: string
}

/** Hears what happens to a seat, in order to show it. */
export interface SeatListener {
  updates(updates: readonly Update[]): void
  status(status: Status): void
  chat(lines: readonly ChatLine[]): void
  linked(up: boolean): void
  rematch(message: HostMessages['rematch']): void
  /** The key no longer opens the seat. */
  shutOut(why: NotLetIn): void
}

/** A host that cannot let this client in: an unknown match or key, or another version. */
export class NotLetIn extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A player who was at the seat and gets one of these on coming back has lost it. */
const SHUT_OUT: readonly string[] = ['no-such-key', 'spent', 'no-match', 'old-rules']

/** Milliseconds before rejoining a match that its host could not store: a full disk is not freed at once. */
const AFTER_LOSS = 500

interface Waiting {
  readonly message: Request
  readonly resolve: (reply: HostMessage) => void
}

/**
 * One seat's conversation with the host of its match. After a break it repeats what has not been answered; the host
 * knows requests by their ids, so nothing is done twice.
 */
export class SeatClient {
  readonly updates: Update[] = []
  /** The last message received, even before anything listens. */
  status: Status | undefined
  chat: readonly ChatLine[] = []
  rematch: HostMessages['rematch'] | undefined
  private readonly link: Link
  private readonly match: string
  private readonly access: Access
  private readonly waiting = new Map<string, Waiting>()
  private listener: SeatListener | undefined
  private resolve: (welcome: Welcome) => void = () => {}
  private reject: (error: Error) => void = () => {}
  private joined = false
  /** Resolves with the first welcome, which has all updates from the beginning. */
  readonly welcome: Promise<Welcome>
  private readonly prefix = Math.random().toString(36).slice(2, 10)
  private next = 1

  constructor(open: OpenLink, match: string, access: Access = {}) {
    this.match = match
    this.access = access
    this.welcome = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
    this.link = open({
      up: () => this.join(),
      down: () => {
        this.joined = false
        this.listener?.linked(false)
      },
      receive: (message) => this.receive(message),
    })
  }

  /** Tells a listener everything from now on and, at once, what has already arrived, except updates. */
  listen(listener: SeatListener): void {
    this.listener = listener
    if (this.status) listener.status(this.status)
    listener.chat(this.chat)
    if (this.rematch) listener.rematch(this.rematch)
  }

  private join(): void {
    const { match, access } = this
    this.link.send({ type: 'join', protocol: PROTOCOL, match, ...access, from: this.updates.length })
  }

  /** Asks the host for something; resolves with its answer, however often the link breaks meanwhile. */
  ask(wish: Wish): Promise<HostMessage> {
    const id = `${this.prefix}-${this.next++}`
    const message = { ...wish, id } as Request
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve })
      if (this.joined) this.link.send(message)
    })
  }

  private receive(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        this.enter(message)
        break
      case 'closed':
        this.shut(Object.assign(new NotLetIn('old-rules', ''), { closed: message }))
        break
      case 'update':
        this.take([message])
        break
      case 'status':
        this.status = message.status
        this.listener?.status(message.status)
        break
      case 'chat':
        this.hear([message.line])
        break
      case 'rematch':
        this.rematch = message
        this.listener?.rematch(message)
        break
      default:
        this.answered(message)
    }
  }

  private enter(welcome: Welcome): void {
    this.joined = true
    if (welcome.updates === undefined) {
      // The host knows less than this client: it was set back. Begin again.
      this.updates.length = 0
      location.reload()
      return
    }
    this.status = welcome.status
    this.known = welcome.n
    this.take(welcome.updates)
    void this.catchUp().then(() => this.resolve(welcome))
    this.listener?.linked(true)
    this.listener?.status(welcome.status)
    this.closeGap(welcome.chat)
    this.hear(welcome.chat)
    for (const { message } of this.waiting.values()) this.link.send(message)
  }

  /** Asks for earlier talk. Resolves when it is here; to false if there is none. */
  async earlier(): Promise<boolean> {
    const [first] = this.chat
    if (!first || first.n === 1) return false
    const reply = await this.ask({ type: 'talk', before: first.n })
    if (reply.type === 'talk') this.hear(reply.chat)
    return this.chat[0] !== first
  }

  /**
   * A welcome has only the last page of the talk. If there is a gap before it, older lines are forgotten, and asked for
   * like any earlier page.
   */
  private closeGap([first]: readonly ChatLine[]): void {
    const last = this.chat.at(-1)
    if (first && last && first.n > last.n + 1) this.chat = []
  }

  private hear(lines: readonly ChatLine[]): void {
    const byNumber = new Map([...lines, ...this.chat].map((line) => [line.n, line]))
    if (byNumber.size === this.chat.length) return
    this.chat = [...byNumber.values()].sort((a, b) => a.n - b.n)
    this.listener?.chat(this.chat)
  }

  /** The number of the last update known to this client. */
  private known = 0
  private catching: Promise<void> | undefined
  /** Asks for missing updates: a welcome after a long time has only the first page of them. */
  private catchUp(): Promise<void> {
    this.catching ??= this.askForMissing().finally(() => (this.catching = undefined))
    return this.catching
  }

  private async askForMissing(): Promise<void> {
    while (this.updates.length < this.known) {
      const reply = await this.ask({ type: 'history', from: this.updates.length })
      if (reply.type !== 'history' || reply.updates.length === 0) break
      this.take(reply.updates)
    }
  }

  private take(updates: readonly Update[]): void {
    const { length } = this.updates
    this.known = Math.max(this.known, updates.at(-1)?.n ?? 0)
    // Updates that arrive while earlier ones are missing are requested later, in order.
    const news = updates.filter(({ n }) => n > length).filter(({ n }, k) => n === length + 1 + k)
    if (this.known > length + news.length && this.joined) void this.catchUp()
    if (news.length === 0) return
    this.updates.push(...news)
    this.listener?.updates(news)
  }

  private answered(
    message: Exclude<HostMessage, { type: 'welcome' | 'closed' | 'update' | 'status' | 'chat' | 'rematch' }>,
  ): void {
    const { id } = message
    if (id === undefined) {
      if (message.type !== 'error') return
      if (message.code === 'lost') {
        this.joined = false
        setTimeout(() => this.join(), AFTER_LOSS)
      } else if (!this.joined) {
        this.shut(new NotLetIn(message.code, message.message))
      }
      return
    }
    this.waiting.get(id)?.resolve(message)
    this.waiting.delete(id)
  }

  private shut(why: NotLetIn): void {
    this.reject(why)
    if (SHUT_OUT.includes(why.code)) this.listener?.shutOut(why)
  }

  close(): void {
    this.link.close()
  }
}
