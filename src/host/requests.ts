import {
  actOn,
  answerBack,
  askBack,
  contribute,
  declineDraw,
  entriesOf,
  type Header,
  isRefusal,
  notCommanded,
  offerDraw,
  type Position,
  type Refusal,
  type Reply,
  refusal,
  resign,
  SPECTATOR,
  setStanding,
  takeBack,
  toWords,
} from '../engine/index.ts'
import type { ChatLine, ClientMessages, HostMessage, Request } from '../protocol/index.ts'
import type { Client, HostedMatch } from './hosted-match.ts'
import { hashOfKey } from './keys.ts'
import { page } from './pages.ts'
import { RequestError, sent } from './replies.ts'
import { placeNamed, playerAt } from './seating.ts'
import type { StoredSeat } from './store.ts'
import type { Surroundings } from './surroundings.ts'
import type { Question, Seen, TaskInput } from './tasks/index.ts'
import { queryOf } from './tasks/questions.ts'

/** What a host does for a client that has joined a match: one function for each request of the protocol. */

/** Gives a promise where the answer takes time: it is fulfilled when the answer is under way, and rejects with the reason why there is none. */
export type Handler<R extends Request> = (hosted: HostedMatch, client: Client, request: R, around: Surroundings) => Promise<void> | void
type Handlers = { readonly [T in Request['type']]: Handler<Extract<Request, { readonly type: T }>> }

/** Only the creator of a match gives its seats again: he shows it by his own secret. */
function mustBeOwner({ ownerHash }: HostedMatch, owner: string): void {
  if (ownerHash === undefined || ownerHash !== hashOfKey(owner))
    throw new RequestError('not-owner', 'Only the one who began the match gives its seats again.')
}

const mustHaveSeat = (client: Client): void => {
  if (client.seat === SPECTATOR) throw new RequestError('no-seat', 'This connection looks on; to play, join with the key of a seat.')
}

/** Who shares a seat leaves what concerns the whole of it to its chief. */
function mustBeChief(hosted: HostedMatch, client: Client): void {
  mustHaveSeat(client)
  const { name } = hosted.seats[client.seat] as StoredSeat
  if (client.comrade) throw new RequestError('not-chief', `That is for ${name} to decide, who holds the seat that you share.`)
}

/** Keeps what the match has made of a wish, and answers. */
function conclude(hosted: HostedMatch, client: Client, id: string, reply: Reply): void {
  const { refusal: why, played } = reply
  if (reply.stale) {
    const count = entriesOf(hosted.match, client.seat)
    hosted.commit(reply, undefined, () => client.send({ type: 'stale', id, count }))
  } else if (reply.lines.length === 0 && why) {
    const needs = reply.needsConsent && ({ needsConsent: true } as const)
    hosted.commit(reply, undefined, () =>
      client.send(needs ? { type: 'done', id, played: 0, refused: sent(why), ...needs } : { type: 'refused', id, ...sent(why) }),
    )
  } else {
    const done: HostMessage = { type: 'done', id, played, ...(why && { refused: sent(why) }) }
    hosted.commit(reply, { seat: hosted.seatNames[client.seat] as string, id, played }, () => client.send(done))
  }
}

/** A wish of a seat that changes the match; the same request again has no second effect. */
const wish =
  <R extends Request>(
    work: (hosted: HostedMatch, seat: number, request: R, at: { readonly time: number; readonly player?: string }) => Reply,
  ): Handler<R> =>
  (hosted, client, request, around) => {
    mustHaveSeat(client)
    const known = hosted.before(client.seat, request.id)
    if (known) {
      hosted.when(() => client.send({ type: 'done', id: request.id, played: known.played }))
      return
    }
    const player = client.comrade && { player: client.comrade.name }
    conclude(hosted, client, request.id, work(hosted, client.seat, request, { time: around.now(), ...player }))
  }

/** Has the workshop work out what a client asks about its view, and answers; what is told meanwhile goes first. */
async function ask<T extends Question>(
  hosted: HostedMatch,
  client: Client,
  id: string,
  question: T,
  more: Omit<TaskInput<T>, keyof Seen>,
): Promise<void> {
  const answer = await hosted.workOut(client, question, { ...hosted.seen(client.seat), ...more } as TaskInput<T>)
  hosted.when(() => client.send({ ...answer, id }))
}

/** A request that costs its player nothing is counted: nobody fills the record or the store with such. */
const counted =
  <R extends Request>(handler: Handler<R>): Handler<R> =>
  (hosted, client, request, around) => {
    const isNew = client.seat !== SPECTATOR && !hosted.before(client.seat, request.id)
    if (isNew && !hosted.mayAsk(client)) {
      refuse(hosted, client, request.id, refusal(hosted.rule(), 'You have asked for much in a short time: wait a little.'))
    } else handler(hosted, client, request, around)
  }

const done = (hosted: HostedMatch, client: Client, id: string): void => hosted.when(() => client.send({ type: 'done', id }))

const refuse = (hosted: HostedMatch, client: Client, id: string, why: Refusal): void =>
  hosted.when(() => client.send({ type: 'refused', id, ...sent(why) }))

const claim = wish<ClientMessages['claim']>((hosted, seat, _request, at) => {
  const why = hosted.notClaimable(seat)
  if (why) return { lines: [], told: [], played: 0, refusal: why }
  const gone = hosted.seats.findIndex((_, other) => other !== seat)
  return resign(hosted.match, gone, at, 'time')
})

export const handlers: Handlers = {
  act: wish(({ match }, seat, request, at) => actOn(match, seat, request.do, { ...at, count: request.count })),
  back: counted(
    wish(({ match }, seat, { count, entries = 1, ask }, at) => {
      const free = takeBack(match, seat, { ...at, count }, entries)
      return free.needsConsent && ask ? askBack(match, seat, { ...at, count }, entries) : free
    }),
  ),
  agree: counted(wish(({ match }, seat, { agrees }, at) => answerBack(match, seat, agrees, at))),
  resign: wish(({ match }, seat, _request, at) => resign(match, seat, at)),
  draw: counted(wish(({ match }, seat, { offer }, at) => (offer ? offerDraw(match, seat, at) : declineDraw(match, seat, at)))),
  contribute: wish(({ match }, seat, { text }, at) => contribute(match, seat, text, at)),
  standing: counted(
    wish(({ match }, seat, { orders }, at) =>
      setStanding(
        match,
        seat,
        orders.map(({ name, about }) => ({ name, ...(about !== undefined && { about }) })),
        at,
      ),
    ),
  ),
  claim: counted((hosted, client, request, around) => {
    mustBeChief(hosted, client)
    claim(hosted, client, request, around)
  }),

  chat(hosted, client, { id, text }, around) {
    mustHaveSeat(client)
    const { seat } = hosted.seats[client.seat] as StoredSeat
    const why = (reason: string) => refuse(hosted, client, id, refusal(hosted.rule(), reason))
    const n = hosted.talk.count + 1
    if (n > hosted.keeper.limits.talkKept) return why('So much has been said in this game that no more is kept.')
    if (!hosted.mayTalk(client)) return why('You have said much in a short time: wait a little.')
    hosted.say({ n, who: playerAt(hosted.seats, client), seat, text, time: around.now() })
    done(hosted, client, id)
  },
  talk(hosted, client, { id, before }, around) {
    const send = (lines: readonly ChatLine[]) =>
      hosted.when(() => client.send({ type: 'talk', id, chat: lines.map((line) => hosted.lineFor(client.seat, line)) }))
    hosted.talk.earlier(before).then(send, (error: unknown) => {
      around.report(`the talk of match ${hosted.id} could not be read`, error)
      client.send({ type: 'error', id, code: 'fault', message: 'What was said could not be read: try again later.' })
    })
  },
  name: counted((hosted, client, { id, name }) => {
    mustBeChief(hosted, client)
    if (hosted.seats[client.seat]?.name !== name)
      hosted.setSeats(hosted.seats.map((one, seat) => (seat === client.seat ? { ...one, name } : one)))
    done(hosted, client, id)
  }),
  hand: counted((hosted, client, { id, to }) => {
    mustBeChief(hosted, client)
    hosted.handTo(client.seat, to)
    done(hosted, client, id)
  }),
  rematch: counted((hosted, client, { id }) => {
    mustBeChief(hosted, client)
    if (!hosted.match.ending) return refuse(hosted, client, id, refusal(hosted.rule(), 'Another game can be had when this one is over.'))
    hosted.wantRematch(client.seat)
    done(hosted, client, id)
  }),

  invite: counted((hosted, client, { id, owner, place: name, invitation }) => {
    mustBeOwner(hosted, owner)
    const place = placeNamed(hosted.seats, name)
    const lock = place && (place.comrade ?? hosted.seats[place.seat])
    if (!place || (lock?.keyHash === undefined && lock?.invitationHash === undefined))
      throw new RequestError('no-place', `There is no person's place '${name}' in this match.`)
    if (hosted.talk.count >= hosted.keeper.limits.talkKept + hosted.keeper.limits.noticesKept)
      throw new RequestError('too-many', 'The seats of this match have been given again too often.')
    if (hosted.isTaken(place))
      throw new RequestError('taken', `${playerAt(hosted.seats, place)} is at the table: a seat is given again only when it is lost.`)
    hosted.giveAgain(place, invitation)
    done(hosted, client, id)
  }),
  moment(hosted, client, { id, n }) {
    const entry = hosted.story(client.seat).entryOf(n)
    const seen = hosted.story(SPECTATOR).by(entry)
    hosted.when(() => client.send({ type: 'moment', id, n: seen }))
  },

  history(hosted, client, { id, from = 0 }) {
    const { length } = hosted.story(client.seat)
    const sent = hosted.page(client, from)
    const more = from + sent.length < length && ({ more: true } as const)
    hosted.when(() => client.send({ type: 'history', id, from, updates: [...sent], ...more }))
  },
  record(hosted, client, { id, from = 0 }) {
    if (!hosted.match.ending) throw new RequestError('running', 'The record of a game opens when the game is over.')
    const lines = page(hosted.lines.slice(from), ({ length }) => length, hosted.keeper.limits.answer)
    const more = from + lines.length < hosted.lines.length && ({ more: true } as const)
    hosted.when(() => client.send({ type: 'record', id, lines: [...lines], ...more }))
  },
  view(hosted, client, { id }) {
    const { view, length: n } = hosted.story(client.seat)
    const message: HostMessage = { type: 'view', id, n, words: toWords<Position>(hosted.match.engine, view) }
    hosted.when(() => client.send(message))
  },
  list(hosted, client, { id }) {
    mustHaveSeat(client)
    const { players } = hosted.match.header.seats[client.seat] as Header['seats'][number]
    const comrade = client.comrade && players.find(({ name }) => name === client.comrade?.name)
    return ask(hosted, client, id, 'list', { ...(comrade && { comrade }) })
  },
  why(hosted, client, request) {
    mustHaveSeat(client)
    const { engine } = hosted.match
    const { view } = hosted.story(client.seat)
    const action = engine.parse(view, client.seat, request.do)
    const why = isRefusal(action)
      ? action
      : (engine.why(view, client.seat, action) ?? notCommanded(hosted.match, view, client.seat, action, client.comrade?.name))
    hosted.when(() => client.send({ type: 'why', id: request.id, legal: why === undefined, ...(why && { refused: sent(why) }) }))
  },
  query(hosted, client, { id, query, args }) {
    queryOf(hosted.match.engine, query)
    return ask(hosted, client, id, 'query', { query, args })
  },
  forecast(hosted, client, { id, do: action, cell, thing }) {
    mustHaveSeat(client)
    return ask(hosted, client, id, 'forecast', { do: action, cell, ...(thing !== undefined && { thing }) })
  },
  ping(_hosted, client, { id }) {
    client.send({ type: 'pong', id })
  },
}
