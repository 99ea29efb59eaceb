import {
  act,
  attend,
  awaiting,
  each,
  entriesOf,
  hasBegun,
  includes,
  isUnattended,
  type Match,
  type Position,
  type Refusal,
  type Reply,
  refusal,
  SPECTATOR,
  UserError,
} from '../engine/index.ts'
import { findPlayer } from '../players/index.ts'
import type { ChatLine, HostMessage, SeatInfo, Status, Update } from '../protocol/index.ts'
import { Absence } from './absence.ts'
import { Answered } from './answered.ts'
import { Audience } from './audience.ts'
import type { Awake } from './awake.ts'
import { accountOf, type Client } from './client.ts'
import { Computers } from './computers.ts'
import { hashOfKey } from './keys.ts'
import type { HostLimits } from './limits.ts'
import type { Found } from './openings.ts'
import { page, sizeInWords, sizeOf } from './pages.ts'
import { Promises } from './promises.ts'
import type { Rates } from './rates.ts'
import { Rematch } from './rematch.ts'
import { sealingOf } from './seals.ts'
import { givenAgain, isCreators, isWaiting, nameOfPlace, type Place, playerAt } from './seating.ts'
import { sentences } from './sentences.ts'
import type { Change, Lock, StoredRequest, StoredSeat } from './store.ts'
import type { Stories } from './stories.ts'
import type { Story } from './story.ts'
import { CLAIM_AFTER, CLAIM_GRACE, type Surroundings } from './surroundings.ts'
import { Talk } from './talk.ts'
import type { Question, Seen, TaskInput, TaskOutput } from './tasks/index.ts'
import { type Account, ANSWER_WITHIN, type Workshop } from './workshop.ts'

/** A request that is carried out: what is kept of it, and its answer, which goes out when that is stored. */
export interface Asked {
  readonly stored: StoredRequest
  readonly answer: () => void
}

/** What a match needs of its host. */
export interface Keeper {
  /** How long the host has been awake. */
  readonly awake: Awake
  readonly limits: HostLimits
  /** How fast all players of the host do what costs them nothing. */
  readonly rates: Rates
  /** Where work is done that may take long. */
  readonly workshop: Workshop
  /** Something could not be stored, and what is in memory must be forgotten. */
  broken(error: unknown): void
  /** Begins another game with sides changed. */
  again(): Promise<void>
  /** The record has more lines than before. */
  grown(): void
}

/**
 * A match that is being played: the record and its position, who sits where, who is connected. Whatever changes is done
 * in memory at once, stored, and told only when it is stored; what is told goes out in the order in which it happened.
 * Where something cannot be stored, the match is forgotten, and nothing more is said in its name.
 */
export class HostedMatch {
  readonly id: string
  readonly match: Match<Position>
  readonly talk: Talk
  readonly stories: Stories<Position>
  /** How many lines its record has; the store has them. */
  count: number
  readonly ownerHash: string | undefined
  seats: readonly StoredSeat[]
  private readonly rematch = new Rematch()

  private readonly around: Surroundings
  private readonly clients = new Set<Client>()
  private readonly audience: Audience
  /** By seat, since when nobody is there, for people to read; what counts is `absence`. */
  private readonly away: number[]
  private readonly absence: Absence
  private readonly computers: Computers
  private readonly promises: Promises
  private closed = false
  readonly keeper: Keeper
  /** The requests that were carried out. */
  readonly answered: Answered

  constructor({ stored, opened: { match, stories, count } }: Found, around: Surroundings, keeper: Keeper) {
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
    this.away = stored.seats.map(({ absent = 0 }) => Math.max(0, around.now() - absent))
    this.absence = new Absence(
      keeper.awake,
      stored.seats.map(({ absent = 0 }) => absent),
    )
    this.stories = stories
    this.audience = new Audience(this.clients, around.clock)
    this.computers = new Computers(this, around, keeper.workshop)
    this.seatComputers()
  }

  get seatNames(): readonly string[] {
    return this.match.engine.ruleset.seats
  }

  /** What a seat has learnt so far. */
  story = (seat: number): Story<Position> => this.stories.of(seat)

  /** What a seat sees at this moment, for work on another thread. */
  seen(seat: number): Seen {
    const { ruleset, scenario, options } = this.match.header
    return { ruleset, scenario, options, seat, cells: this.story(seat).view.cells.slice() }
  }

  /** Has what a client asks worked out, as long as he is there to hear it. */
  workOut<T extends Question>(client: Client, question: T, input: TaskInput<T>): Promise<TaskOutput<T>> {
    const account = accountOf(client)
    const wanted = () => this.clients.has(client)
    return this.keeper.workshop.perform(question, input, { match: this.id, ...(account && { account }), limit: ANSWER_WITHIN, wanted })
  }

  /** What a client's seat has learnt after update `from`: as much of it as fits into one answer, with its words where the client wants them. */
  page({ seat, words }: Pick<Client, 'seat' | 'words'>, from: number): readonly Update[] {
    return page(this.story(seat).after(from), words ? sizeInWords : sizeOf, this.keeper.limits.answer)
  }

  /** The same update with what it tells in sentences. */
  inWords = <U extends Update>(update: U): U => ({ ...update, words: sentences(this.match.engine, this.match.fold.position, update.told) })

  /** Is it in memory no more? Then a client must join again. */
  get isClosed(): boolean {
    return this.closed
  }

  get hasClients(): boolean {
    return this.clients.size > 0
  }

  /** Is a client connected, or was a player until a short time ago? Computers play only then. */
  isWatched = (): boolean => this.audience.isThere()

  enter(client: Client): void {
    this.clients.add(client)
    this.wakeComputers()
    if (client.seat === SPECTATOR) return
    this.absence.came(client.seat)
    // A kept absence ends now, even if the server does not live to say so.
    if (this.seats[client.seat]?.absent !== undefined) this.keepAbsence()
    this.tellStatus()
  }

  leave(client: Client): void {
    if (!this.clients.delete(client)) return
    this.audience.left(client)
    if (client.seat === SPECTATOR) return
    if (!this.isHere(client.seat)) {
      this.away[client.seat] = this.around.now()
      this.absence.left(client.seat)
    }
    this.tellStatus()
  }

  /** Keeps how long the seats have been without a client, where that is worth it: it outlives the host. */
  keepAbsence(): void {
    const news = this.match.ending ? undefined : this.absence.news(this.patience)
    if (!news) return
    this.seats = this.seats.map(({ absent: _, ...seat }, k) => {
      const absent = seat.kind === 'person' ? (news[k] as number) : 0
      return absent > 0 ? { ...seat, absent } : seat
    })
    this.keep({ seats: this.seats }, undefined, () => {})
  }

  private get patience(): number {
    return this.around.claimAfter ?? CLAIM_AFTER
  }

  isHere = (seat: number): boolean => [...this.clients].some((client) => client.seat === seat)

  /** The clients of one place: of a seat's chief, or of one who shares it. */
  private at({ seat, comrade }: Place): Client[] {
    return [...this.clients].filter((client) => client.seat === seat && client.comrade?.name === comrade?.name)
  }

  /** Has the player of a place as many connections as he may? */
  isFull = (place: Place): boolean => place.seat !== SPECTATOR && this.at(place).length >= this.keeper.limits.connectionsPerPlayer

  /** Is somebody connected at a place? */
  isTaken = (place: Place): boolean => this.at(place).length > 0

  status(): Status {
    const { match, seats } = this
    const names = (of: number) => [...each(of)].map((seat) => this.seatNames[seat] as string)
    const sealing = sealingOf(match)
    return {
      seats: seats.map((_, seat) => this.seatInfo(seat)),
      draw: names(match.drawOffered),
      ...(match.asked && { asks: { seat: this.seatNames[match.asked.seat] as string, agreed: names(match.asked.agreed) } }),
      ...(sealing && { sealing }),
      ...(match.ending && { result: match.ending }),
      ...(this.rematch.seats.length > 0 && { rematch: this.rematch.seats.map((seat) => this.seatNames[seat] as string) }),
    }
  }

  private seatInfo(seat: number): SeatInfo {
    const held = this.seats[seat] as StoredSeat
    const { seat: name, kind, name: who, player, team } = held
    const here = kind === 'computer' || this.isHere(seat)
    const away = this.away[seat] as number
    const waits = (lock: Lock) => isWaiting(lock) && ({ waiting: true } as const)
    const comrades = team?.map((comrade) => ({
      name: comrade.name,
      ...(comrade.called !== undefined && { called: comrade.called }),
      formations: [...comrade.formations],
      here: this.isTaken({ seat, comrade }),
      ...waits(comrade),
    }))
    return {
      seat: name,
      kind,
      name: who,
      ...(player !== undefined && { player }),
      here,
      ...(!here && { away }),
      ...(isUnattended(this.match, seat) && { unattended: true as const }),
      ...(isCreators(held) && { began: true as const }),
      ...waits(held),
      ...(comrades && { team: comrades }),
    }
  }

  /**
   * Keeps what a reply of the match has brought, lets the steward do what follows of itself, and tells everybody when it
   * is stored; then the request is answered.
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
    const news = this.stories.catchUp()
    const status = this.statusIfNew()
    this.keep({ from, lines }, asked, () => {
      for (const [seat, updates] of news) for (const update of updates) this.toSeat(seat, { type: 'update', ...update })
      if (status) this.toAll({ type: 'status', status })
    })
    this.wakeComputers()
    this.keeper.grown()
  }

  /** Stores a change, with the request that has brought it; when it is stored, it is told and the request answered. */
  private keep(change: Change, asked: Asked | undefined, tell: () => void): void {
    if (asked) this.answered.add(asked.stored)
    const stored = this.around.store.keep(this.id, asked ? { ...change, request: asked.stored } : change)
    this.promises.when(() => {
      tell()
      asked?.answer()
    }, stored)
  }

  /** Does something when all before it has been stored and told; `never` is called where that will not be. */
  when(work: () => void, never?: () => void): void {
    this.promises.when(work, undefined, never)
  }

  /** Resolves when everything so far has been stored and told; rejects where it could not be stored. */
  settled = (): Promise<void> => this.promises.settled()

  private lastStatus = ''
  private statusIfNew(): Status | undefined {
    const status = this.status()
    const text = JSON.stringify(status)
    if (text === this.lastStatus) return undefined
    this.lastStatus = text
    return status
  }

  /** Tells everybody who is there, and what has been offered and asked. */
  tellStatus(): void {
    const status = this.statusIfNew()
    if (status) this.when(() => this.toAll({ type: 'status', status }))
  }

  toAll(message: HostMessage): void {
    for (const client of this.clients) client.send(message)
  }

  toSeat(seat: number, message: HostMessage): void {
    const clients = [...this.clients].filter((client) => client.seat === seat)
    // Those who hear the same get the same message: it is made into text once.
    for (const client of clients) if (!client.words) client.send(message)
    const inWords = clients.some(({ words }) => words) ? this.worded(message) : message
    for (const client of clients) if (client.words) client.send(inWords)
  }

  private worded = (message: HostMessage): HostMessage => (message.type === 'update' ? this.inWords(message) : message)

  /** A player says something to all. */
  say(line: ChatLine, asked?: Asked): void {
    this.talk.add(line)
    this.keep({ chat: line }, asked, () => this.tellLine(line))
  }

  private tellLine(line: ChatLine): void {
    for (const [seat, clients] of Map.groupBy(this.clients, (client) => client.seat)) {
      const message: HostMessage = { type: 'chat', line: this.lineFor(seat, line) }
      for (const client of clients) client.send(message)
    }
  }

  /** May a client say something more now, or has its player or its address said much in a short time? */
  mayTalk = (client: Client): boolean => this.keeper.rates.mayTalk(this.player(client), client.address)

  /** May a client do one thing more that costs its player nothing? */
  mayAsk = (client: Client): boolean => this.keeper.rates.mayAsk(this.player(client))

  /** A name for who plays a place of this match, for counting. */
  private player = (client: Client): string => `${this.id} ${nameOfPlace(this.seats, client)}`

  /** A line as a seat hears it: a notice says which of the seat's own updates it follows. */
  lineFor(seat: number, { after, ...line }: ChatLine): ChatLine {
    return after === undefined ? line : { ...line, after: this.story(seat).by(after) }
  }

  /** What everybody is told of a change to a place; it is kept among the chat. `seats` are those after the change. */
  private notice(
    seats: readonly StoredSeat[],
    place: Place,
    notice: 'seated' | 'given-again',
    text: (who: string, where: string) => string,
  ): ChatLine {
    const [who, seat] = [playerAt(seats, place), this.seatNames[place.seat] as string]
    const after = this.match.fold.next - 1
    return { n: this.talk.count + 1, who, seat, text: text(who, seat), time: this.around.now(), notice, after }
  }

  /** A player has taken a place by its invitation. */
  take(seats: readonly StoredSeat[], place: Place): void {
    this.setSeats(
      seats,
      undefined,
      this.notice(seats, place, 'seated', (who, where) => `${who} has sat down at ${where}.`),
    )
  }

  /**
   * The key of a place no longer opens it, and a new invitation takes it. If the place had been taken, all players hear
   * of it.
   */
  giveAgain(place: Place, invitation: string, asked: Asked): void {
    const lock: Lock = place.comrade ?? (this.seats[place.seat] as StoredSeat)
    if (lock.invitationHash === hashOfKey(invitation)) {
      this.when(asked.answer)
      return
    }
    const seats = givenAgain(this.seats, place, invitation)
    const said = (who: string, where: string) => `The place of ${who} at ${where} is given again: his link opens it no more.`
    this.setSeats(seats, asked, lock.keyHash === undefined ? undefined : this.notice(seats, place, 'given-again', said))
  }

  /** Who holds the seats from now on, and what is said about it; both are kept, or neither. */
  setSeats(seats: readonly StoredSeat[], asked?: Asked, notice?: ChatLine): void {
    this.seats = seats
    if (notice) this.talk.add(notice)
    this.seatComputers()
    const status = this.statusIfNew()
    this.keep({ seats, ...(notice && { chat: notice }) }, asked, () => {
      if (status) this.toAll({ type: 'status', status })
      if (notice) this.tellLine(notice)
    })
    this.wakeComputers()
  }

  /** Gives a seat to a computer player, or back to the person whose it is (null). Throws a UserError where there is no such player. */
  handTo(seat: number, player: string | null, asked: Asked): void {
    if (player !== null) findPlayer(player, this.match.engine.ruleset.id)
    if ((this.seats[seat]?.player ?? null) === player) {
      this.when(asked.answer)
      return
    }
    this.setSeats(
      this.seats.map((one, k) => {
        if (k !== seat) return one
        const { player: _, ...person } = one
        return player === null ? { ...person, kind: 'person' } : { ...person, kind: 'computer', player }
      }),
      asked,
    )
  }

  /**
   * Notes that a seat wants another game; it begins when every person who could be asked wants it. The wish itself is not
   * stored: asked for again after a restart, it is noted again.
   */
  wantRematch(seat: number, asked: Asked): void {
    this.answered.add(asked.stored)
    this.rematch.want(seat)
    this.tellStatus()
    this.when(asked.answer)
    if (!this.completesRematch(seat)) return
    this.rematch.begin(true)
    this.keeper.again().catch((error: unknown) => {
      this.rematch.begin(false)
      this.around.report(`another game after match ${this.id} could not begin`, error)
    })
  }

  /** Does another game begin when this seat wants it? */
  completesRematch = (seat: number): boolean => this.rematch.isDue(this.seats, this.isHere, seat)

  /** Would the person of this seat like another game? */
  wantsRematch = (seat: number): boolean => this.rematch.wants(seat)

  /** Another game has begun, and who sits at it. */
  goOn(match: string, seats: readonly StoredSeat[]): void {
    this.rematch.goOn(match, seats)
    for (const seat of this.seats.keys()) {
      const message = this.rematchOf(seat)
      if (message) this.when(() => this.toSeat(seat, message))
    }
  }

  /** Where the player of a seat plays on, if another game has begun. */
  rematchOf = (seat: number): HostMessage | undefined => this.rematch.messageTo(this.seats[seat])

  /** The rule of the phase that runs: the match's own refusals cite it. */
  rule = (): string => ruleOf(this.match)

  private seatComputers(): void {
    for (const [seat, { kind, player }] of this.seats.entries()) this.computers.seat(seat, kind === 'computer' ? player : undefined)
  }

  /** Has the computers choose, one after the other, as long as somebody is there. */
  wakeComputers(): void {
    if (!this.closed) this.computers.wake()
  }

  /** Has a seat do something by itself: a computer's choice. Throws a UserError where it is refused. */
  play(seat: number, wish: readonly string[]): void {
    const { match } = this
    const reply = act(match, seat, wish, { time: this.around.now(), count: entriesOf(match, seat) })
    if (reply.lines.length === 0) throw new UserError(`${reply.refusal?.reason} (${reply.refusal?.rule})`)
    this.commit(reply)
  }

  /** On whose account the next choice of a computer goes. */
  payer = (): Account | undefined => this.audience.payer()

  /** Why a seat may not claim the game, if it may not. */
  notClaimable(seat: number): Refusal | undefined {
    const { match, around } = this
    const why = (reason: string) => refusal(ruleOf(match), reason)
    if (match.ending) return why('The game is over.')
    if (!hasBegun(match)) return why('The game has not begun, so there is nothing to claim: leave it, or begin another.')
    // Whether others have chosen is a secret in a secret phase; whether the claimant has, he knows.
    if (includes(awaiting(match), seat)) return why('It is your turn: the game is claimed when you wait for somebody.')
    const { patience } = this
    const gone = this.seats.every((one, other) => {
      if (other === seat) return true
      return one.kind === 'person' && !this.isHere(other) && this.absence.of(other) >= patience
    })
    if (!gone) return why(`The other side must have been away for ${Math.round(patience / 60_000)} minutes.`)
    const grace = around.claimGrace ?? CLAIM_GRACE
    if (this.keeper.awake.steady() < grace) return why('The server has just come back: the others get some minutes to come back too.')
  }

  /** Lets go of everybody. What is being stored may still be stored; its clients learn of it when they join again. */
  close(): void {
    this.closed = true
    this.computers.close()
    for (const client of [...this.clients]) client.lost()
    this.clients.clear()
  }
}

const ruleOf = (match: Match<Position>): string => {
  const { engine, fold } = match
  return fold.position.depth < 0 ? (engine.ruleset.phases[0]?.rule ?? '') : engine.phase(fold.position).rule
}
