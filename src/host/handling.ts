import { type Refusal, SPECTATOR } from '../kernel/index.ts'
import type { Request } from '../protocol/index.ts'
import type { Client } from './client.ts'
import type { HostedMatch } from './hosted-match.ts'
import { RequestError, sent } from './replies.ts'
import type { Surroundings } from './surroundings.ts'

/** What all requests have in common. */

/**
 * Carries out one request, and answers. If the answer takes time, returns a promise that is fulfilled when the answer
 * is under way, and rejects with the reason if there is none.
 */
export type Handler<R extends Request> = (
  hosted: HostedMatch,
  client: Client,
  request: R,
  around: Surroundings,
) => Promise<void> | void
/** A function for each of these requests. */
export type Handlers<T extends Request['type'] = Request['type']> = {
  readonly [N in T]: Handler<Extract<Request, { readonly type: N }>>
}

/** Throws a RequestError if a client only looks on. */
export const mustHaveSeat = (client: Client): void => {
  if (client.seat === SPECTATOR)
    throw new RequestError('no-seat', 'This connection looks on; to play, join with the key of a seat.')
}

/** Answers that a request is refused, once everything before it has been sent. */
export const refuse = (hosted: HostedMatch, client: Client, id: string, why: Refusal): void =>
  hosted.when(() => client.send({ type: 'refused', id, ...sent(why) }))
