import {
  act,
  attend,
  awaiting,
  each,
  entriesOf,
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
import { Computers } from './computers.ts'
import { hashOfKey } from './keys.ts'
import type { HostLimits } from './limits.ts'
import { page, sizeOf } from './pages.ts'
import type { Rates } from './rates.ts'
import { Rematch } from './rematch.ts'
import { givenAgain, isCreators, isWaiting, nameOfPlace, type Place, playerAt } from './seating.ts'
import { type Lock, remembered, type StoredComrade, type StoredMatch, type StoredRequest, type StoredSeat } from './store.ts'
import { Stories } from './stories.ts'
import { type Story, sentences } from './story.ts'
import { CLAIM_AFTER, type Surroundings } from './surroundings.ts'
import { Talk } from './talk.ts'
import type { Question, Seen, TaskInput, TaskOutput } from './tasks/index.ts'
import { type Account, ANSWER_WITHIN, type Workshop } from './workshop.ts'

/** One client's place at a match. */
export interface Client {
  /** A seat's number, or SPECTATOR. */
  readonly seat: number
  /** Of somebody who shares the seat: who he is, and what he commands. */
  readonly comrade?: StoredComrade
  readonly words: boolean
  /** Where its connection comes from, for counting. */
  readonly address: string
  /** Hears how many milliseconds of work on other threads its questions have taken. */
  readonly charge?: (ms: number) => void
  send(message: HostMessage): void
  /** The match is no longer in memory: the client must join again. */
  lost(): void
}

/** What a match needs of its host. */
export interface Keeper {
  readonly limits: HostLimits
  /** How fast all players of the host do what costs them nothing. */
  readonly rates: Rates
  /** Where work is done that may take long. */
  readonly workshop: Workshop
  /** Something could not be stored, and what is in memory must be forgotten. */
  broken(error: unknown): void
  /** Begins another game with sides changed. */
  again(): Promise<void>
}

/**
 * A match that is being played: the record and its position, who sits where, who is connected. Whatever changes is done
 * in memory at once, stored, and told only when it is stored; what is told goes out in the order in which it happened.
 */
export class HostedMatch {
  readonly id: string
  readonly match: Match<Position>
  readonly talk: Talk
  readonly lines: string[]
  readonly ownerHash: string | undefined
  seats: readonly StoredSeat[]
  private readonly rematch = new Rematch()

  private readonly around: Surroundings
  private readonly clients = new Set<Client>()
  private readonly stories: Stories<Position>
  private readonly away: number[]
  private requests: readonly StoredRequest[]
  private readonly computers: Computers
  /** Everything before this has been stored and told. */
  private told: Promise<void> = Promise.resolve()
  readonly keeper: Keeper

  constructor(stored: StoredMatch, match: Match<Position>, around: Surroundings, keeper: Keeper) {
    this.id = stored.id
    this.match = match
    this.around = around
    this.keeper = keeper
    this.talk = new Talk(around.store, stored.id, stored.chat)
    this.lines = [...stored.lines]
    this.requests = stored.requests
    this.seats = stored.seats
    this.ownerHash = stored.ownerHash
    this.away = stored.seats.map(() => around.now())
    this.stories = new Stories(match)
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
    const { address: name, charge } = client
    const account = name !== '' && { account: { name, ...(charge && { charge }) } }
    const wanted = () => this.clients.has(client)
    return this.keeper.workshop.perform(question, input, { match: this.id, ...account, limit: ANSWER_WITHIN, wanted })
  }

  /** What a client's seat has learnt after update `from`: as much of it as fits into one answer, in words where it wants them. */
  page({ seat, words }: Pick<Client, 'seat' | 'words'>, from: number): readonly Update[] {
    const updates = page(this.story(seat).after(from), sizeOf, this.keeper.limits.answer)
    return words ? updates.map((update) => ({ ...update, words: sentences(this.match, update) })) : updates
  }

  get watched(): boolean {
    return this.clients.size > 0
  }

  enter(client: Client): void {
    this.clients.add(client)
    if (client.seat !== SPECTATOR) this.tellStatus()
  }

  leave(client: Client): void {
    if (!this.clients.delete(client)) return
    if (client.seat === SPECTATOR) return
    if (!this.isHere(client.seat)) this.away[client.seat] = this.around.now()
    this.tellStatus()
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
    return {
      seats: seats.map((_, seat) => this.seatInfo(seat)),
      draw: names(match.drawOffered),
      ...(match.asked && { asks: { seat: this.seatNames[match.asked.seat] as string, agreed: names(match.asked.agreed) } }),
      contributions: match.contributions.length,
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

  /** Has this request had its effect already? */
  before(seat: number, id: string): StoredRequest | undefined {
    const name = this.seatNames[seat]
    return this.requests.find((one) => one.seat === name && one.id === id)
  }

  /**
   * Keeps what a reply of the match has brought, lets the steward do what follows of itself, and tells everybody when it
   * is stored; `answer` goes to the client that asked, after its updates.
   */
  commit(reply: Reply, request?: StoredRequest, answer?: () => void): void {
    const lines = [...reply.lines]
    if (lines.length > 0 && !this.match.ending) lines.push(...attend(this.match, { time: this.around.now() }).lines)
    if (lines.length === 0) {
      this.when(() => answer?.())
      return
    }
    const from = this.lines.length
    this.lines.push(...lines)
    if (request) this.requests = remembered(this.requests, request)
    const stored = this.around.store.append(this.id, from, lines, request)
    const news = this.stories.catchUp()
    const status = this.statusIfNew()
    this.when(() => {
      for (const [seat, updates] of news) for (const update of updates) this.toSeat(seat, { type: 'update', ...update })
      if (status) this.toAll({ type: 'status', status })
      answer?.()
    }, stored)
    this.wakeComputers()
  }

  /** Sends something when all before it has been stored and sent, and this too. */
  when(work: () => void, stored?: Promise<void>): void {
    stored?.catch(() => {}) // Seen below, in its turn.
    this.told = this.told
      .then(() => stored)
      .then(work)
      .catch((error: unknown) => this.keeper.broken(error))
  }

  /** Resolves when everything so far has been stored and told. */
  settled = (): Promise<void> => this.told

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
    const inWords = clients.some(({ words }) => words) ? worded(this.match, message) : message
    for (const client of clients) if (client.words) client.send(inWords)
  }

  say(line: ChatLine): void {
    const stored = this.talk.add(line)
    this.when(() => {
      for (const [seat, clients] of Map.groupBy(this.clients, (client) => client.seat)) {
        const message: HostMessage = { type: 'chat', line: this.lineFor(seat, line) }
        for (const client of clients) client.send(message)
      }
    }, stored)
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

  /** Tells everybody of a change to a place, and keeps the notice. */
  private notice(place: Place, notice: 'seated' | 'given-again', text: (who: string, where: string) => string): void {
    const [who, seat] = [playerAt(this.seats, place), this.seatNames[place.seat] as string]
    const after = this.match.fold.next - 1
    this.say({ n: this.talk.count + 1, who, seat, text: text(who, seat), time: this.around.now(), notice, after })
  }

  /** A player has taken a place by its invitation. */
  take(seats: readonly StoredSeat[], place: Place): void {
    this.setSeats(seats)
    this.notice(place, 'seated', (who, where) => `${who} has sat down at ${where}.`)
  }

  /**
   * The key of a place no longer opens it, and a new invitation takes it. If the place had been taken, all players hear
   * of it.
   */
  giveAgain(place: Place, invitation: string): void {
    const lock: Lock = place.comrade ?? (this.seats[place.seat] as StoredSeat)
    if (lock.invitationHash === hashOfKey(invitation)) return
    this.setSeats(givenAgain(this.seats, place, invitation))
    if (lock.keyHash !== undefined)
      this.notice(place, 'given-again', (who, where) => `The place of ${who} at ${where} is given again: his link opens it no more.`)
  }

  /** Who holds the seats from now on. */
  setSeats(seats: readonly StoredSeat[]): void {
    this.seats = seats
    const stored = this.around.store.setSeats(this.id, seats)
    this.seatComputers()
    const status = this.statusIfNew()
    this.when(() => status && this.toAll({ type: 'status', status }), stored)
    this.wakeComputers()
  }

  /** Gives a seat to a computer player, or back to the person whose it is (null). Throws a UserError where there is no such player. */
  handTo(seat: number, player: string | null): void {
    if (player !== null) findPlayer(player, this.match.engine.ruleset.id)
    if ((this.seats[seat]?.player ?? null) === player) return
    this.setSeats(
      this.seats.map((one, k) => {
        if (k !== seat) return one
        const { player: _, ...person } = one
        return player === null ? { ...person, kind: 'person' } : { ...person, kind: 'computer', player }
      }),
    )
  }

  /** Notes that a seat wants another game; it begins when every person who could be asked wants it. */
  wantRematch(seat: number): void {
    this.rematch.want(seat)
    this.tellStatus()
    if (!this.rematch.isDue(this.seats, this.isHere)) return
    this.rematch.begin(true)
    this.keeper.again().catch((error: unknown) => {
      this.rematch.begin(false)
      this.around.report(`another game after match ${this.id} could not begin`, error)
    })
  }

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

  /** Has the computers choose, one after the other. */
  wakeComputers(): void {
    this.computers.wake()
  }

  /** Has a seat do something by itself: a computer's choice. Throws a UserError where it is refused. */
  play(seat: number, wish: readonly string[]): void {
    const { match } = this
    const reply = act(match, seat, wish, { time: this.around.now(), count: entriesOf(match, seat) })
    if (reply.lines.length === 0) throw new UserError(`${reply.refusal?.reason} (${reply.refusal?.rule})`)
    this.commit(reply)
  }

  /** On whose account computers think: of the first player who is here, or of the first who looks on. */
  payer(): Account | undefined {
    const clients = [...this.clients].filter(({ address }) => address !== '')
    const first = clients.find(({ seat }) => seat !== SPECTATOR) ?? clients[0]
    return first && { name: first.address }
  }

  /** Why a seat may not claim the game, if it may not. */
  notClaimable(seat: number): Refusal | undefined {
    const { match, around } = this
    const why = (reason: string) => refusal(ruleOf(match), reason)
    if (match.ending) return why('The game is over.')
    // Whether others have chosen is a secret in a secret phase; whether the claimant has, he knows.
    if (includes(awaiting(match), seat)) return why('It is your turn: the game is claimed when you wait for somebody.')
    const patience = around.claimAfter ?? CLAIM_AFTER
    const gone = this.seats.every((one, other) => {
      if (other === seat) return true
      return one.kind === 'person' && !this.isHere(other) && around.now() - (this.away[other] as number) >= patience
    })
    return gone ? undefined : why(`The other side must have been away for ${Math.round(patience / 60_000)} minutes.`)
  }

  close(): void {
    this.computers.close()
    for (const client of [...this.clients]) client.lost()
    this.clients.clear()
  }
}

const ruleOf = (match: Match<Position>): string => {
  const { engine, fold } = match
  return fold.position.depth < 0 ? (engine.ruleset.phases[0]?.rule ?? '') : engine.phase(fold.position).rule
}

/** The same message, with what is told in sentences if it is an update. */
const worded = (match: Match<Position>, message: HostMessage): HostMessage =>
  message.type === 'update' ? { ...message, words: sentences(match, message) } : message
