import { oneLine, type Position, readJson, SPECTATOR, toWords, UserError, validated } from '../kernel/index.ts'
import { entriesOf } from '../match/index.ts'
import {
  type ClientMessage,
  type ClientMessages,
  clientMessages,
  type HostMessage,
  LONGEST_MESSAGE,
  PROTOCOL,
  type Request,
} from '../protocol/index.ts'
import { rematchOf } from './another-game.ts'
import type { Client } from './client.ts'
import { type AtClosed, answers, type Closed, closedMessage, seatIn } from './closed.ts'
import { wholeView } from './feed.ts'
import type { Handler } from './handling.ts'
import type { HostedMatch } from './hosted-match.ts'
import { HOST_LIMITS } from './limits.ts'
import { Stopwatch } from './meter.ts'
import { plainName } from './names.ts'
import { recordPage } from './record-page.ts'
import { isCannotOpen, RequestError } from './replies.ts'
import { handlers } from './requests.ts'
import { take } from './seat-changes.ts'
import { claim, lookAlike, nameOfPlace, openedBy, type Place } from './seating.ts'
import { statusOf } from './status.ts'
import type { Surroundings } from './surroundings.ts'
import type { Account } from './workshop.ts'

/** No message nests as deep as this. */
const DEPTH = 6
/**
 * The most messages that may wait while a match is being opened or the client takes a long answer, and the most
 * characters in them together.
 */
const QUEUE = 64
const QUEUE_LENGTH = 2 * LONGEST_MESSAGE
/** Requests that may have long answers. */
const LONG: ReadonlySet<Request['type']> = new Set(['history', 'record', 'talk', 'view'])

/** The line to a client. */
export interface Line {
  /** The client's address, for counting. */
  readonly address: string
  /** Resolves when the client has taken what was sent to it; undefined if little is outstanding. */
  room(): Promise<void> | undefined
  /** Charges the client's account for work that other threads did for it. */
  readonly charge?: NonNullable<Account['charge']>
  /** The same for the thoughts of computers that play with the client. */
  readonly chargeThought?: NonNullable<Account['charge']>
  /**
   * Does work for the client when its turn comes, so that other clients are heard in between; never once the connection
   * has ended. Left out: the work is done at once.
   */
  readonly turn?: (work: () => void) => void
}
/** A client of the same program. */
export const HERE: Line = { address: '', room: () => undefined }

/** What a connection needs from its host. */
export interface Matches {
  find(match: string): Promise<HostedMatch | undefined>
  left(hosted: HostedMatch): void
  /** The match, if it cannot be opened because it was begun by other rules. */
  closed(match: string): Promise<Closed | undefined>
  /** Begins the game of such a match again; gives the new match's id. */
  again(closed: Closed): Promise<string>
}

/** One client's connection: reads its messages in order, and sees that each is answered. */
export class Connection {
  private readonly matches: Matches
  private readonly around: Surroundings
  private readonly send: (message: HostMessage) => void
  private readonly line: Line
  private readonly stopwatch: Stopwatch | undefined
  private hosted: HostedMatch | undefined
  private client: Client | undefined
  private joining = false
  /** The id of a request whose long answer the client has not taken yet. */
  private long: string | undefined
  /**
   * The match has been forgotten. Requests that still come were sent before the client knew; it will send them again.
   */
  private wasLost = false
  /** For a match that was begun by other rules: answers what can be asked there. */
  private atClosed: ((request: Request) => Promise<void>) | undefined
  private readonly waiting: { readonly message: ClientMessage; readonly length: number }[] = []
  /** The number of characters in the messages that wait. */
  private waitingLength = 0
  /** Waiting for this client's turn. */
  private awaitsTurn = false
  private closed = false

  constructor(matches: Matches, around: Surroundings, send: (message: HostMessage) => void, line: Line) {
    this.matches = matches
    this.around = around
    this.stopwatch = around.meter && new Stopwatch(around.meter, around.clock)
    this.line = line
    this.send = (message) => {
      this.stopwatch?.sent(message)
      if (this.closed) return
      send(message)
      if (this.long !== undefined && 'id' in message && message.id === this.long) this.answered()
    }
  }

  /** Takes one raw message. Any message is answered; nothing is thrown. */
  receive(text: string): void {
    let id: string | undefined
    try {
      const message = read(text, (known) => (id = known))
      this.stopwatch?.came(message)
      if (!this.isBusy && !(this.line.turn && LONG.has(message.type as Request['type']))) this.handle(message)
      else this.wait(message, text.length)
    } catch (error) {
      this.fail(error, id)
    }
  }

  /** Characters of the messages that wait until others have been answered. */
  get waits(): number {
    return this.waitingLength
  }

  private wait(message: ClientMessage, length: number): void {
    if (this.waiting.length >= QUEUE || this.waitingLength + length > QUEUE_LENGTH)
      throw new RequestError(
        'too-many',
        `More than ${QUEUE} messages wait, or more than ${QUEUE_LENGTH} characters of them: hear the answers first.`,
      )
    this.waiting.push({ message, length })
    this.waitingLength += length
    this.goOn()
  }

  /**
   * Makes one long answer at a time, the next when the client has taken the last. Messages that come meanwhile wait.
   */
  private get isBusy(): boolean {
    return this.joining || this.long !== undefined || this.awaitsTurn
  }

  /** Counts a long answer as taken as soon as there is room for more. */
  private answered(): void {
    const { long } = this
    const taken = () => {
      if (this.long === long) this.freed()
    }
    const room = this.line.room()
    if (room) void room.then(taken)
    else queueMicrotask(taken)
  }

  private freed(): void {
    this.long = undefined
    this.goOn()
  }

  /** Answers the waiting messages one after another, each in a turn of its own. */
  private goOn(): void {
    if (this.isBusy || this.closed || this.waiting.length === 0) return
    void this.inTurn(() => {
      const next = this.waiting.shift()
      if (!next) return
      this.waitingLength -= next.length
      this.handle(next.message)
      this.goOn()
    })
  }

  /** Does work when it is the client's turn. Rejects with what the work throws. */
  private async inTurn(work: () => void): Promise<void> {
    const { turn } = this.line
    if (!turn) {
      work()
      return
    }
    this.awaitsTurn = true
    await new Promise<void>((resolve, reject) => {
      turn(() => {
        this.awaitsTurn = false
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  /** The client has gone. */
  close(): void {
    this.closed = true
    if (!this.hosted || !this.client) return
    this.hosted.leave(this.client)
    if (!this.hosted.hasClients) this.matches.left(this.hosted)
  }

  private lost(): void {
    this.hosted = undefined
    this.client = undefined
    this.wasLost = true
    // An answer that was being made never comes.
    if (this.long !== undefined) queueMicrotask(() => this.freed())
    const message =
      'The match had to be opened again from what is stored: join again, and ask again for what was not answered.'
    this.send({ type: 'error', code: 'lost', message })
  }

  private fail(error: unknown, id?: string): void {
    const known = error instanceof UserError
    if (!known) this.around.report('a request failed', error)
    const code = error instanceof RequestError ? error.code : known ? 'bad-request' : 'fault'
    const message = known ? oneLine(error.message) : 'Something went wrong on our side; nothing has changed.'
    this.send({ type: 'error', ...(id !== undefined && { id }), code, message })
  }

  private handle(message: ClientMessage): void {
    try {
      if (message.type === 'join') this.join(message)
      else this.request(message)
    } catch (error) {
      const fail = () => this.fail(error, 'id' in message ? message.id : undefined)
      // The failure may depend on something that is not stored yet. If that cannot be stored, the client hears that the
      // match is lost.
      if (this.hosted) this.hosted.when(fail)
      else fail()
    }
  }

  private request<R extends Request>(message: R): void {
    if (this.wasLost && !this.hosted) return
    if (this.atClosed) {
      if (LONG.has(message.type)) this.long = message.id
      this.atClosed(message).catch((error: unknown) => this.fail(error, message.id))
      return
    }
    if (!this.hosted || !this.client)
      throw new RequestError('join-first', 'The first message of a connection is a join.')
    if (LONG.has(message.type)) this.long = message.id
    const handler = handlers[message.type] as Handler<R>
    const { hosted } = this
    const answered = handler(hosted, this.client, message, this.around)
    answered?.catch((error: unknown) => {
      // If the match is lost, the client has been told, and asks again.
      if (!hosted.isClosed) this.fail(error, message.id)
    })
  }

  private join(message: ClientMessages['join']): void {
    if (this.hosted || this.atClosed)
      throw new RequestError('joined', 'This connection has joined a match already; open another for another.')
    if (message.protocol !== PROTOCOL)
      throw new RequestError(
        'protocol',
        `This host speaks protocol ${PROTOCOL}, not ${message.protocol}: load the client again.`,
      )
    this.joining = true
    this.wasLost = false
    this.matches
      .find(message.match)
      .then((hosted) => this.inTurn(() => this.seat(hosted, message)))
      .catch((error: unknown) => this.cannotSeat(error, message))
      .finally(() => {
        this.joining = false
        this.goOn()
      })
  }

  /** If the match was begun by other rules, lets its players do what is still possible. */
  private async cannotSeat(error: unknown, { match, key, invitation }: ClientMessages['join']): Promise<void> {
    try {
      const closed = isCannotOpen(error) ? await this.matches.closed(match) : undefined
      if (!closed) throw error
      const seat = seatIn(closed, key, invitation)
      const { charge } = this.line
      const record = { match, count: closed.count, most: this.around.limits?.answer ?? HOST_LIMITS.answer, charge }
      const possible: AtClosed = {
        record: (from) => recordPage(this.around.store, record, from),
        again: () => this.matches.again(closed),
      }
      this.atClosed = async (request) => {
        for await (const message of answers(closed, seat, request, possible)) this.send(message)
      }
      this.send(closedMessage(closed, seat))
    } catch (why) {
      this.fail(why)
    }
  }

  private seat(hosted: HostedMatch | undefined, join: ClientMessages['join']): void {
    const { from, words = false, match } = join
    if (this.closed) return
    if (!hosted) throw new RequestError('no-match', `There is no match '${match}' here.`)
    if (hosted.isClosed) {
      this.lost()
      return
    }
    let holder: Place
    try {
      holder = letIn(hosted, join)
      if (hosted.presence.isFull(holder, hosted.keeper.limits.connectionsPerPlayer))
        throw new RequestError(
          'too-many',
          'This seat has as many connections as it may: close one of your other windows first.',
        )
    } catch (error) {
      // The failure may depend on something that is not stored yet.
      hosted.when(
        () => this.fail(error),
        () => this.lost(),
      )
      return
    }
    // The welcome includes everything that happened before it, even news that is sent only now.
    let welcomed = false
    const send = (message: HostMessage) => {
      if (welcomed) this.send(message)
    }
    const { address, charge, chargeThought } = this.line
    const client: Client = {
      ...holder,
      words,
      address,
      ...(charge && { charge }),
      ...(chargeThought && { chargeThought }),
      send,
      lost: () => this.lost(),
    }
    this.hosted = hosted
    this.client = client
    const welcome = welcomeOf(hosted, client, from)
    // What follows the welcome must follow it on the wire as well.
    hosted.when(() => {
      this.send(welcome)
      welcomed = true
    })
    hosted.enter(client)
    const next = holder.comrade ? undefined : rematchOf(hosted, holder.seat)
    if (next) hosted.when(() => this.send(next))
  }
}

/**
 * The place that a client's key or invitation opens; SPECTATOR without either. With an invitation comes the key that
 * replaces it.
 */
function letIn(hosted: HostedMatch, { key, invitation, name }: ClientMessages['join']): Place {
  if (invitation === undefined) {
    const place = key === undefined ? { seat: SPECTATOR } : openedBy(hosted.seats, key)
    if (!place)
      throw new RequestError('no-such-key', 'This key opens no seat of the match; without a key you can look on.')
    return place
  }
  if (key === undefined)
    throw new RequestError(
      'bad-request',
      'With an invitation comes a key of your own, which opens the seat from then on.',
    )
  const called = name === undefined ? undefined : plainName(name)
  const claimed = claim(hosted.seats, invitation, key, called)
  if (claimed === 'spent')
    throw new RequestError('spent', 'This invitation has been opened already, or another was made in its place.')
  if (claimed === 'used')
    throw new RequestError('bad-request', 'The key that comes with an invitation must be a new one.')
  const other = claimed.again || called === undefined ? undefined : lookAlike(hosted.seats, claimed.place, called)
  if (other !== undefined)
    throw new RequestError(
      'name-taken',
      `That name looks like ${other.name}, ${other.is}: choose another. The invitation is still good.`,
    )
  if (!claimed.again) take(hosted, claimed.seats, claimed.place)
  return claimed.place
}

function welcomeOf(hosted: HostedMatch, client: Client, from: number | undefined): HostMessage {
  const { seat, comrade, words } = client
  const { match, telling } = hosted
  const { engine } = match
  const { ruleset, version, data, scenario, options, commitment } = match.header
  const feed = hosted.feed(seat)
  const resumed = from !== undefined && from <= feed.length
  const updates = resumed ? telling.page(client, from, hosted.keeper.limits.answer) : []
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    match: hosted.id,
    ruleset,
    version,
    data,
    ...(engine.ruleset.pack && { pack: engine.ruleset.pack }),
    scenario,
    options,
    ...(seat !== SPECTATOR && { seat: hosted.seatNames[seat] as string }),
    ...(comrade && {
      comrade: {
        place: nameOfPlace(hosted.seats, { seat, comrade }),
        name: comrade.name,
        formations: [...comrade.formations],
      },
    }),
    chain: match.beginning,
    ...(commitment !== undefined && { commitment }),
    n: feed.length,
    count: entriesOf(match, seat),
    ...(resumed ? { updates: words ? updates.map(telling.inWords) : [...updates] } : { cells: wholeView(feed.view) }),
    ...(words && { words: toWords<Position>(engine, feed.view) }),
    status: statusOf(hosted),
    chat: hosted.talk.last.map((line) => telling.lineFor(seat, line)),
  }
}

/** Reads a message. `known` gets its id as soon as one is found, so that even an error can name the request. */
function read(text: string, known: (id: string) => void): ClientMessage {
  if (typeof text !== 'string' || text.length > LONGEST_MESSAGE)
    throw new RequestError('too-long', `A message has at most ${LONGEST_MESSAGE} characters.`)
  const value = readJson(text, 'message', { size: LONGEST_MESSAGE, depth: DEPTH })
  if (typeof value !== 'object' || value === null || !('type' in value))
    throw new RequestError('bad-message', 'A message is a JSON object with a type.')
  if ('id' in value && typeof value.id === 'string' && value.id.length <= 64) known(value.id)
  const { type } = value
  if (typeof type !== 'string' || !Object.hasOwn(clientMessages, type))
    throw new RequestError('bad-message', `There is no message of type ${oneLine(JSON.stringify(type)).slice(0, 60)}.`)
  return validated(clientMessages[type as keyof typeof clientMessages], value, type)
}
