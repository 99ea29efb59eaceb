import {
  actOn,
  answerBack,
  askBack,
  commit,
  declineDraw,
  entriesOf,
  type Header,
  hasBegun,
  isRefusal,
  notBegun,
  notCommanded,
  offerDraw,
  type Refusal,
  type Reply,
  refusal,
  resign,
  reveal,
  SPECTATOR,
  setStanding,
  takeBack,
} from '../engine/index.ts'
import type { ChatLine, ClientMessages, Refused, Request, Update } from '../protocol/index.ts'
import { completesRematch, wantRematch } from './another-game.ts'
import { type Asked, answerTo, digestOf } from './answered.ts'
import { notClaimable } from './claiming.ts'
import type { Client } from './client.ts'
import type { HostedMatch } from './hosted-match.ts'
import { hashOfKey } from './keys.ts'
import { plainName, plainTalk } from './names.ts'
import { recordPage } from './record-page.ts'
import { RequestError, sent } from './replies.ts'
import { giveAgain, handTo } from './seat-changes.ts'
import { lookAlike, nameOfPlace, placeNamed, playerAt } from './seating.ts'
import { packed } from './sentences.ts'
import type { StoredRequest, StoredSeat } from './store.ts'
import type { Surroundings } from './surroundings.ts'
import type { Question, Seen, TaskInput } from './tasks/index.ts'
import { queryOf } from './tasks/questions.ts'

/** What a host does for a client that has joined a match: one function for each request of the protocol. */

/** Gives a promise where the answer takes time: it is fulfilled when the answer is under way, and rejects with the reason why there is none. */
export type Handler<R extends Request> = (hosted: HostedMatch, client: Client, request: R, around: Surroundings) => Promise<void> | void
type Handlers = { readonly [T in Request['type']]: Handler<Extract<Request, { readonly type: T }>> }

/** Only the creator of a match gives its seats again: he shows it by his own secret. */
function mustBeOwner({ ownerHash }: HostedMatch, _client: Client, { owner }: ClientMessages['invite']): string {
  if (ownerHash === undefined || ownerHash !== hashOfKey(owner))
    throw new RequestError('not-owner', 'Only the one who began the match gives its seats again.')
  return OWNER
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

/** By what the requests of a match's creator are known: no place has such a name. */
const OWNER = '/owner'

/** What has come of a request: how many actions of it were carried out, and why no more. */
interface Outcome {
  readonly played?: number
  readonly refused?: Refused
}

type Work<R extends Request> = (
  hosted: HostedMatch,
  client: Client,
  request: R,
  around: Surroundings,
  asked: (outcome?: Outcome) => Asked,
) => void

/**
 * A request that changes something. It is carried out once: the same again gets the same answer, when the first has been
 * stored. A request that was refused has changed nothing, and is judged again. `may` throws where the client may not ask
 * for it, and gives the place whose request it is.
 */
const once =
  <R extends Request>(may: (hosted: HostedMatch, client: Client, request: R) => string, work: Work<R>): Handler<R> =>
  (hosted, client, request, around) => {
    const [place, digest] = [may(hosted, client, request), digestOf(request)]
    const { id } = request
    const known = hosted.answered.find(place, id)
    if (!known) {
      work(hosted, client, request, around, (outcome = {}) => {
        const stored: StoredRequest = { place, id, asked: hosted.answered.next, digest, ...outcome }
        return { stored, answer: () => client.send(answerTo(stored)) }
      })
    } else if (known.digest === undefined || known.digest === digest) hosted.when(() => client.send(answerTo(known)))
    else throw new RequestError('id-used', `The id '${id}' is that of another request of yours: give each request an id of its own.`)
  }

/** Has the workshop work out what a client asks about its view, and answers; what is told meanwhile goes first. */
async function ask<T extends Exclude<Question, 'sentences'>>(
  hosted: HostedMatch,
  client: Client,
  id: string,
  question: T,
  more: Omit<TaskInput<T>, keyof Seen>,
): Promise<void> {
  const answer = await hosted.workOut(client, question, { ...hosted.seen(client.seat), ...more } as TaskInput<T>)
  hosted.when(() => client.send({ ...answer, id }))
}

const seated = (hosted: HostedMatch, client: Client): string => {
  mustHaveSeat(client)
  return nameOfPlace(hosted.seats, client)
}

const chief = (hosted: HostedMatch, client: Client): string => {
  mustBeChief(hosted, client)
  return nameOfPlace(hosted.seats, client)
}

/** A wish of a seat that changes the match. `may` is who may have it. */
const wish = <R extends Request>(
  work: (hosted: HostedMatch, seat: number, request: R, at: { readonly time: number; readonly player?: string }) => Reply,
  may = seated,
): Handler<R> =>
  once(may, (hosted, client, request, around, asked) => {
    const player = client.comrade && { player: client.comrade.name }
    const { id } = request
    const reply = work(hosted, client.seat, request, { time: around.now(), ...player })
    const { refusal: why, played } = reply
    const refused = why && sent(why)
    if (reply.stale) {
      const count = entriesOf(hosted.match, client.seat)
      hosted.when(() => client.send({ type: 'stale', id, count }))
    } else if (reply.lines.length > 0 || !refused) hosted.commit(reply, asked({ played, ...(refused && { refused }) }))
    else if (reply.needsConsent) hosted.when(() => client.send({ type: 'done', id, played: 0, refused, needsConsent: true }))
    else hosted.when(() => client.send({ type: 'refused', id, ...refused }))
  })

/** A request that costs its player nothing is counted: nobody fills the record or the store with such. */
const counted =
  <R extends Request>(handler: Handler<R>): Handler<R> =>
  (hosted, client, request, around) => {
    const isNew = client.seat !== SPECTATOR && !hosted.answered.find(nameOfPlace(hosted.seats, client), request.id)
    if (isNew && !hosted.mayAsk(client)) {
      refuse(hosted, client, request.id, refusal(hosted.rule(), 'You have asked for much in a short time: wait a little.'))
    } else handler(hosted, client, request, around)
  }

const refuse = (hosted: HostedMatch, client: Client, id: string, why: Refusal): void =>
  hosted.when(() => client.send({ type: 'refused', id, ...sent(why) }))

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
  commit: wish(({ match }, seat, { commitment }, at) => commit(match, seat, commitment, at)),
  reveal: wish(({ match }, seat, { words }, at) => reveal(match, seat, words, at)),
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
  claim: counted(
    wish((hosted, seat, _request, at) => {
      const why = notClaimable(hosted, seat)
      if (why) return { lines: [], told: [], played: 0, refusal: why }
      const gone = hosted.seats.findIndex((_, other) => other !== seat)
      return resign(hosted.match, gone, at, 'time')
    }, chief),
  ),

  chat: once(seated, (hosted, client, { id, text }, around, asked) => {
    const { seat } = hosted.seats[client.seat] as StoredSeat
    const why = (reason: string) => refuse(hosted, client, id, refusal(hosted.rule(), reason))
    const said = plainTalk(text)
    if (said === '') throw new RequestError('bad-request', 'There is nothing to be seen in what you say.')
    const n = hosted.talk.count + 1
    if (n > hosted.keeper.limits.talkKept) return why('So much has been said in this game that no more is kept.')
    if (!hosted.mayTalk(client)) return why('You have said much in a short time: wait a little.')
    hosted.say({ n, who: playerAt(hosted.seats, client), seat, text: said, time: around.now() }, asked())
  }),
  talk(hosted, client, { id, before }, around) {
    const send = (lines: readonly ChatLine[]) =>
      hosted.when(() => client.send({ type: 'talk', id, chat: lines.map((line) => hosted.telling.lineFor(client.seat, line)) }))
    hosted.talk.earlier(before).then(send, (error: unknown) => {
      around.report(`the talk of match ${hosted.id} could not be read`, error)
      client.send({ type: 'error', id, code: 'fault', message: 'What was said could not be read: try again later.' })
    })
  },
  name: counted(
    once(chief, (hosted, client, { id, name: wished }, _around, asked) => {
      const name = plainName(wished)
      const other = lookAlike(hosted.seats, client, name)
      if (other !== undefined)
        refuse(hosted, client, id, refusal(hosted.rule(), `That name looks like ${other}, who is at the table: choose another.`))
      else if (hosted.seats[client.seat]?.name === name) hosted.when(asked().answer)
      else
        hosted.setSeats(
          hosted.seats.map((one, seat) => (seat === client.seat ? { ...one, name } : one)),
          asked(),
        )
    }),
  ),
  hand: counted(once(chief, (hosted, client, { to }, _around, asked) => handTo(hosted, client.seat, to, asked()))),
  rematch: counted(
    once(chief, (hosted, client, { id }, _around, asked) => {
      const why = (reason: string) => refuse(hosted, client, id, refusal(hosted.rule(), reason))
      if (!hosted.match.ending) why('Another game can be had when this one is over.')
      else if (!hasBegun(hosted.match)) why('This game never began, so there is none to have again: begin another.')
      else if (completesRematch(hosted, client.seat) && !hosted.keeper.rates.mayBegin(client.address))
        why('Too many matches were begun from your address: wait a while.')
      else wantRematch(hosted, client.seat, asked())
    }),
  ),

  invite: counted(
    once(mustBeOwner, (hosted, _client, { place: name, invitation }, _around, asked) => {
      const place = placeNamed(hosted.seats, name)
      const lock = place && (place.comrade ?? hosted.seats[place.seat])
      if (!place || (lock?.keyHash === undefined && lock?.invitationHash === undefined))
        throw new RequestError('no-place', `There is no person's place '${name}' in this match.`)
      if (hosted.talk.count >= hosted.keeper.limits.talkKept + hosted.keeper.limits.noticesKept)
        throw new RequestError('too-many', 'The seats of this match have been given again too often.')
      if (hosted.presence.isTaken(place))
        throw new RequestError('taken', `${playerAt(hosted.seats, place)} is at the table: a seat is given again only when it is lost.`)
      giveAgain(hosted, place, invitation, asked())
    }),
  ),
  moment(hosted, client, { id, n }) {
    const entry = hosted.story(client.seat).entryOf(n)
    const seen = hosted.story(SPECTATOR).by(entry)
    hosted.when(() => client.send({ type: 'moment', id, n: seen }))
  },

  history(hosted, client, { id, from = 0 }) {
    const { length } = hosted.story(client.seat)
    const updates = hosted.telling.page(client, from, hosted.keeper.limits.answer)
    const more = from + updates.length < length && ({ more: true } as const)
    const answer = (all: readonly Update[]) => hosted.when(() => client.send({ type: 'history', id, from, updates: [...all], ...more }))
    if (!client.words) return answer(updates)
    const words = hosted.workOut(client, 'sentences', { ...hosted.seen(client.seat), told: packed(updates) })
    return words.then((all) => answer(updates.map((update, k) => ({ ...update, words: all[k] ?? [] }))))
  },
  record(hosted, client, { id, from }, { store }) {
    if (!hosted.match.ending) throw new RequestError('running', 'The record of a game opens when the game is over.')
    const record = { match: hosted.id, count: hosted.count, most: hosted.keeper.limits.answer, charge: client.charge }
    const answer = hosted.settled().then(() => recordPage(store, record, from))
    return answer.then((page) => client.send({ ...page, id }))
  },
  view(hosted, client, { id }) {
    return ask(hosted, client, id, 'view', { n: hosted.story(client.seat).length })
  },
  list(hosted, client, { id }) {
    mustHaveSeat(client)
    if (notBegun(hosted.match)) return hosted.when(() => client.send({ type: 'list', id, actions: [], complete: true }))
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
      : (notBegun(hosted.match) ??
        engine.why(view, client.seat, action) ??
        notCommanded(hosted.match, view, client.seat, action, client.comrade?.name))
    hosted.when(() => client.send({ type: 'why', id: request.id, legal: why === undefined, ...(why && { refused: sent(why) }) }))
  },
  query(hosted, client, { id, query, args }) {
    queryOf(hosted.match.engine, query)
    return ask(hosted, client, id, 'query', { query, args })
  },
  forecast(hosted, client, { id, do: action, cell, thing }) {
    mustHaveSeat(client)
    const early = notBegun(hosted.match)
    if (early) return refuse(hosted, client, id, early)
    return ask(hosted, client, id, 'forecast', { do: action, cell, ...(thing !== undefined && { thing }) })
  },
  ping(_hosted, client, { id }) {
    client.send({ type: 'pong', id })
  },
}
