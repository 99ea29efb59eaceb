import { refusal, SPECTATOR } from '../kernel/index.ts'
import { entriesOf, type Reply } from '../match/index.ts'
import type { ClientMessages, Refused, Request } from '../protocol/index.ts'
import { type Asked, answerTo, digestOf } from './answered.ts'
import type { Client } from './client.ts'
import { type Handler, mustHaveSeat, refuse } from './handling.ts'
import type { HostedMatch } from './hosted-match.ts'
import { hashOfKey } from './keys.ts'
import { RequestError, sent } from './replies.ts'
import { nameOfPlace } from './seating.ts'
import type { StoredRequest, StoredSeat } from './store.ts'
import type { Surroundings } from './surroundings.ts'

/** How a request that changes a match is carried out: once, for clients that may make it, and not too often. */

/** Stands for a place in the requests of a match's creator: no place has this name. */
const OWNER = '/owner'

/** The outcome of a request: the number of its actions carried out, and why no more. */
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
 * A request that changes something. It is carried out once: if it comes again, it gets the same answer once the first
 * has been stored. A refused request has changed nothing and is judged again. `may` throws if the client may not make
 * the request, and returns the place that makes it.
 */
export const once =
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
    else
      throw new RequestError(
        'id-used',
        `The id '${id}' is that of another request of yours: give each request an id of its own.`,
      )
  }

/** Only the chief of a shared seat decides what concerns the whole seat. */
function mustBeChief(hosted: HostedMatch, client: Client): void {
  mustHaveSeat(client)
  const { name } = hosted.seats[client.seat] as StoredSeat
  if (client.comrade)
    throw new RequestError('not-chief', `That is for ${name} to decide, who holds the seat that you share.`)
}

/** Only the creator of a match gives its seats again, and proves it with a secret. */
export function mustBeOwner({ ownerHash }: HostedMatch, _client: Client, { owner }: ClientMessages['invite']): string {
  if (ownerHash === undefined || ownerHash !== hashOfKey(owner))
    throw new RequestError('not-owner', 'Only the one who began the match gives its seats again.')
  return OWNER
}

/** The place of a client that has a seat. Throws a RequestError for a client that has none. */
export const seated = (hosted: HostedMatch, client: Client): string => {
  mustHaveSeat(client)
  return nameOfPlace(hosted.seats, client)
}

/** The same for the chief of a seat; throws for a comrade as well. */
export const chief = (hosted: HostedMatch, client: Client): string => {
  mustBeChief(hosted, client)
  return nameOfPlace(hosted.seats, client)
}

/** A seat's wish that changes the match. `may` says who may make it. */
export const wish = <R extends Request>(
  work: (
    hosted: HostedMatch,
    seat: number,
    request: R,
    at: { readonly time: number; readonly player?: string },
  ) => Reply,
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
    else if (reply.needsConsent)
      hosted.when(() => client.send({ type: 'done', id, played: 0, refused, needsConsent: true }))
    else hosted.when(() => client.send({ type: 'refused', id, ...refused }))
  })

/**
 * Limits how often requests that cost their player nothing are made, so that they cannot fill the record or the store.
 */
export const counted =
  <R extends Request>(handler: Handler<R>): Handler<R> =>
  (hosted, client, request, around) => {
    const isNew = client.seat !== SPECTATOR && !hosted.answered.find(nameOfPlace(hosted.seats, client), request.id)
    if (!isNew || hosted.mayAsk(client)) return handler(hosted, client, request, around)
    const why = refusal(hosted.rule(), 'You have asked for much in a short time: wait a little.')
    refuse(hosted, client, request.id, why)
  }
