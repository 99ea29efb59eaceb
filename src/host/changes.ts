import { refusal } from '../kernel/index.ts'
import {
  actOn,
  answerBack,
  askBack,
  commit,
  declineDraw,
  hasBegun,
  offerDraw,
  resign,
  reveal,
  setStanding,
  takeBack,
} from '../match/index.ts'
import { wasAdvised } from './advice.ts'
import { completesRematch, wantRematch } from './another-game.ts'
import { notClaimable } from './claiming.ts'
import { type Handlers, refuse } from './handling.ts'
import { plainName, plainTalk } from './names.ts'
import { chief, counted, mustBeOwner, once, seated, wish } from './once.ts'
import { RequestError } from './replies.ts'
import { giveAgain, handTo } from './seat-changes.ts'
import { lookAlike, placeNamed, playerAt } from './seating.ts'
import type { StoredSeat } from './store.ts'

/** The requests of the protocol that change a match. */

export const changes = {
  act: wish((hosted, seat, request, at) => {
    const advised = wasAdvised(hosted, seat) && ({ advised: true } as const)
    return actOn(hosted.match, seat, request.do, { ...at, count: request.count, ...advised })
  }),
  back: counted(
    wish(({ match }, seat, { count, entries = 1, ask }, at) => {
      const free = takeBack(match, seat, { ...at, count }, entries)
      return free.needsConsent && ask ? askBack(match, seat, { ...at, count }, entries) : free
    }),
  ),
  agree: counted(wish(({ match }, seat, { agrees }, at) => answerBack(match, seat, agrees, at))),
  resign: wish(({ match }, seat, _request, at) => resign(match, seat, at)),
  draw: counted(
    wish(({ match }, seat, { offer }, at) => (offer ? offerDraw(match, seat, at) : declineDraw(match, seat, at))),
  ),
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
  name: counted(
    once(chief, (hosted, client, { id, name: wished }, _around, asked) => {
      const name = plainName(wished)
      const other = lookAlike(hosted.seats, client, name)
      const [who, isSeat] = [other?.name, other?.is === 'which is another seat']
      const why = (reason: string) => refuse(hosted, client, id, refusal(hosted.rule(), reason))
      if (isSeat) why(`That name looks like ${who}, which is another seat: choose another.`)
      else if (other !== undefined) why(`That name looks like ${who}, who is at the table: choose another.`)
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
        throw new RequestError(
          'taken',
          `${playerAt(hosted.seats, place)} is at the table: a seat is given again only when it is lost.`,
        )
      giveAgain(hosted, place, invitation, asked())
    }),
  ),
} satisfies Partial<Handlers>
