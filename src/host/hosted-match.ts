import { type Position, SPECTATOR, UserError } from '../kernel/index.ts'
import { act, attend, entriesOf, type Match, type Reply, type Thought } from '../match/index.ts'
import type { ChatLine } from '../protocol/index.ts'
import { Answered, type Asked } from './answered.ts'
import { accountOf, type Client } from './client.ts'
import { Computers } from './computers.ts'
import type { Feed } from './feed.ts'
import type { Feeds } from './feeds.ts'
import type { Keeper } from './keeper.ts'
import type { Found } from './openings.ts'
import { Presence } from './presence.ts'
import { Promises } from './promises.ts'
import { Rematch } from './rematch.ts'
import { nameOfPlace } from './seating.ts'
import { StatusNews } from './status-news.ts'
import type { Change, StoredSeat } from './store.ts'
import { CLAIM_AFTER, type Surroundings } from './surroundings.ts'
import { Talk } from './talk.ts'
import type { Question, Seen, TaskInput, TaskOutput } from './tasks/index.ts'
import { Telling } from './telling.ts'
import { type Account, ANSWER_WITHIN } from './workshop.ts'

/**
 * A match that is being played: the record and its position, who sits where, who is connected. Each change is made in
 * memory at once, then stored, and sent out only once stored, in the order of the changes. If a change cannot be
 * stored, the match is forgotten, and nothing more is sent in its name.
 */
export class HostedMatch {
  readonly id: string
  readonly match: Match<Position>
  readonly talk: Talk
  readonly feeds: Feeds<Position>
  /** The number of lines in its record; the lines are in the store. */
  count: number
  readonly ownerHash: string | undefined
  seats: readonly StoredSeat[]
  readonly presence: Presence
  readonly telling: Telling
  readonly rematch = new Rematch()
  readonly around: Surroundings
  readonly keeper: Keeper
  /** The requests that were carried out. */
  readonly answered: Answered
  private readonly computers: Computers
  private readonly promises: Promises
  private readonly status = new StatusNews(this)
  private closed = false

  constructor({ stored, opened: { match, feeds, count } }: Found, around: Surroundings, keeper: Keeper) {
    this.id = stored.id
    this.match = match
    this.around = around
    this.keeper = keeper
    this.talk = new Talk(around.store, stored.id, stored.chat)
    this.count = count
    this.answered = new Answered(stored.requests)
    this.promises = new Promises((error) => keeper.broken(error))
    this.seats = stored.seats
    this.ownerHash = stored.ownerHash
    this.presence = new Presence(stored.seats, around, keeper.awake)
    this.feeds = feeds
    this.telling = new Telling(this.presence.clients, match, feeds)
    this.computers = new Computers(this, around, keeper.workshop)
    this.seatComputers()
  }

  get seatNames(): readonly string[] {
    return this.match.engine.ruleset.seats
  }

  /** Everything that a seat has learnt so far. */
  feed = (seat: number): Feed<Position> => this.feeds.of(seat)

  /** What a seat sees now, for work on another thread. */
  seen(seat: number): Seen {
    const { ruleset, data, scenario, options } = this.match.header
    return { ruleset, data, scenario, options, seat, cells: this.feed(seat).view.cells.slice() }
  }

  updates = (seat: number): number => this.feed(seat).length

  /** Works out the answer to a client's question, as long as the client is connected. */
  workOut<T extends Question>(client: Client, question: T, input: TaskInput<T>): Promise<TaskOutput<T>> {
    const account = accountOf(client)
    const wanted = () => this.presence.clients.has(client)
    return this.keeper.workshop.perform(question, input, {
      match: this.id,
      ...(account && { account }),
      limit: ANSWER_WITHIN,
      wanted,
    })
  }

  /** Has the match left memory? Then a client must join again. */
  get isClosed(): boolean {
    return this.closed
  }

  get hasClients(): boolean {
    return this.presence.clients.size > 0
  }

  enter(client: Client): void {
    this.presence.enter(client)
    this.wakeComputers()
    if (client.seat === SPECTATOR) return
    // End a kept absence now, in case the server does not live to do it later.
    if (this.seats[client.seat]?.absent !== undefined) this.keepAbsence()
    this.tellStatus()
  }

  leave(client: Client): void {
    if (this.presence.leave(client) && client.seat !== SPECTATOR) this.tellStatus()
  }

  /**
   * Stores how long the seats have been without a client, if that has changed enough, so that absences outlive the
   * host.
   */
  keepAbsence(): void {
    const news = this.match.ending ? undefined : this.presence.absence.news(this.patience)
    if (!news) return
    this.seats = this.seats.map(({ absent: _, ...seat }, k) => {
      const absent = seat.kind === 'person' ? (news[k] as number) : 0
      return absent > 0 ? { ...seat, absent } : seat
    })
    this.keep({ seats: this.seats }, undefined, () => {})
  }

  /** Milliseconds that a seat must have been without a client before the other side may claim the game. */
  get patience(): number {
    return this.around.claimAfter ?? CLAIM_AFTER
  }

  /**
   * Stores the lines of a reply, after letting the steward do what falls to him; once stored, tells all clients and
   * answers the request.
   */
  commit(reply: Reply, asked?: Asked): void {
    const lines = [...reply.lines]
    if (lines.length > 0 && !this.match.ending) lines.push(...attend(this.match, { time: this.around.now() }).lines)
    if (lines.length === 0) {
      if (asked) this.when(asked.answer)
      return
    }
    const from = this.count
    this.count += lines.length
    const news = this.feeds.catchUp()
    const status = this.status.newsOfMatch()
    this.keep({ from, lines }, asked, () => {
      for (const [seat, updates] of news)
        for (const update of updates) this.telling.toSeat(seat, { type: 'update', ...update })
      if (status) this.telling.toAll({ type: 'status', status })
    })
    this.wakeComputers()
    this.keeper.grown()
  }

  /** Stores a change with the request that caused it; once stored, sends it out and answers the request. */
  private keep(change: Change, asked: Asked | undefined, tell: () => void): void {
    if (asked) this.answered.add(asked.stored)
    const stored = this.around.store.keep(this.id, asked ? { ...change, request: asked.stored } : change)
    this.promises.when(() => {
      tell()
      asked?.answer()
    }, stored)
  }

  /** Does the work once everything before it has been stored and sent; calls `never` if that will not happen. */
  when(work: () => void, never?: () => void): void {
    this.promises.when(work, undefined, never)
  }

  /** Resolves when everything so far has been stored and sent; rejects if it could not be stored. */
  settled = (): Promise<void> => this.promises.settled()

  /** Tells all clients who is there, and what has been offered and asked. */
  tellStatus(): void {
    const status = this.status.news()
    if (status) this.when(() => this.telling.toAll({ type: 'status', status }))
  }

  /** Adds a player's line of talk, and sends it to all. */
  say(line: ChatLine, asked?: Asked): void {
    this.talk.add(line)
    this.keep({ chat: line }, asked, () => this.telling.line(line))
  }

  /** May a client talk now? Not if its player or its address has said much in a short time. */
  mayTalk = (client: Client): boolean => this.keeper.rates.mayTalk(this.player(client), client.address)

  /** May a client now make another request that costs its player nothing? */
  mayAsk = (client: Client): boolean => this.keeper.rates.mayAsk(this.player(client))

  /** A name for the player of a place, for counting. */
  private player = (client: Client): string => `${this.id} ${nameOfPlace(this.seats, client)}`

  /** Changes who holds the seats, with a notice about it; stores both or neither. */
  setSeats(seats: readonly StoredSeat[], asked?: Asked, notice?: ChatLine): void {
    this.seats = seats
    if (notice) this.talk.add(notice)
    this.seatComputers()
    const status = this.status.news()
    this.keep({ seats, ...(notice && { chat: notice }) }, asked, () => {
      if (status) this.telling.toAll({ type: 'status', status })
      if (notice) this.telling.line(notice)
    })
    this.wakeComputers()
  }

  /** The rule of the current phase: the match's own refusals cite it. */
  rule(): string {
    const { engine, fold } = this.match
    return fold.position.depth < 0 ? (engine.ruleset.phases[0]?.rule ?? '') : engine.phase(fold.position).rule
  }

  /** The seat whose computer has been choosing for a moment, if there is one. */
  get thinking(): number | undefined {
    return this.computers.thinkingAt
  }

  private seatComputers(): void {
    for (const [seat, { kind, player }] of this.seats.entries())
      this.computers.seat(seat, kind === 'computer' ? player : undefined)
  }

  /** Lets the computers choose, one after another, while the match has an audience. */
  private wakeComputers(): void {
    if (!this.closed) this.computers.wake()
  }

  /** Is a client connected, or has a player left only a short time ago? Computers play only then. */
  isWatched = (): boolean => this.presence.audience.isThere()

  /** The account that pays for a computer's next choice. */
  payer = (): Account | undefined => this.presence.audience.payer()

  /** Plays a computer's choice for its seat, with the thought behind it. Throws a UserError if it is refused. */
  play(seat: number, wish: readonly string[], thought: Thought | undefined): void {
    const { match } = this
    const at = { time: this.around.now(), count: entriesOf(match, seat), ...(thought && { thought }) }
    const reply = act(match, seat, wish, at)
    if (reply.lines.length === 0) throw new UserError(`${reply.refusal?.reason} (${reply.refusal?.rule})`)
    this.commit(reply)
  }

  /** Lets go of all clients. Changes under way may still be stored; clients learn of them when they join again. */
  close(): void {
    this.closed = true
    this.computers.close()
    this.presence.letGo()
  }
}
