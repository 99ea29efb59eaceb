import { findIn } from '../../systems/find.ts'
import { includes, type Refusal, refusal } from '../kernel/index.ts'
import { awaiting, notBegun } from '../match/index.ts'
import { ADVISER, canPlay } from '../players/index.ts'
import { accountOfThoughts, type Client } from './client.ts'
import { type Handlers, refuse } from './handling.ts'
import type { HostedMatch } from './hosted-match.ts'
import { chief, counted } from './once.ts'
import { noticeOf } from './seat-changes.ts'
import { isAlone, nameOfPlace } from './seating.ts'
import type { TaskOutput } from './tasks/index.ts'
import { CHOOSE_WITHIN } from './workshop.ts'

/** A hint that is being thought about. */
interface Pending {
  /** Who asked for it, and with which request: if the connection breaks, it is asked for again. */
  readonly place: string
  readonly id: string
  readonly answer: Promise<TaskOutput<'advise'> | undefined>
  isTold: boolean
}
const pending = new WeakMap<HostedMatch, Pending>()

/** Does the question that a client asked about at update `n` no longer stand? */
const isOver = (hosted: HostedMatch, { seat }: Client, n: number): boolean =>
  hosted.match.ending !== undefined || hosted.feed(seat).length !== n

/** Has the player of a seat had a hint since its last entry that still counts? */
export function wasAdvised({ match, talk }: HostedMatch, seat: number): boolean {
  const after = talk.hints.get(match.engine.ruleset.seats[seat] as string)
  return after !== undefined && match.fold.ownFrom(seat, after + 1).length === 0
}

/** Hints in games against computers. A notice of each hint is kept with the talk, for all to read. */
export const advice = {
  advise: counted(async (hosted, client, { id }) => {
    const place = chief(hosted, client)
    const n = hosted.feed(client.seat).length
    const before = pending.get(hosted)
    const isRepeated = before?.place === place && before.id === id
    const why = isRepeated ? undefined : notAdvised(hosted, client)
    if (why) return refuse(hosted, client, id, why)
    const hint = isRepeated ? before : think(hosted, client, { place, id, n })
    const answer = await hint.answer
    const isWanted = hosted.presence.clients.has(client) && !isOver(hosted, client, answer?.n ?? n)
    if (!answer || !isWanted)
      return refuse(hosted, client, id, refusal(hosted.rule(), 'The game has gone on since you asked for a hint.'))
    if (!hint.isTold)
      hosted.say(noticeOf(hosted, hosted.seats, client, 'advised', (who, where) => `${who} (${where}) has had a hint.`))
    hint.isTold = true
    hosted.when(() => client.send({ ...answer, id }))
  }),
} satisfies Partial<Handlers>

/** Begins to think about a hint for a client's question at update `n`. It is wanted while anybody is at that place. */
function think(
  hosted: HostedMatch,
  client: Client,
  { place, id, n }: { readonly place: string; readonly id: string; readonly n: number },
): Pending {
  const { seat } = client
  const account = accountOfThoughts(client)
  const isThere = (one: Client) => one.seat === seat && nameOfPlace(hosted.seats, one) === place
  const answer = hosted.keeper.workshop
    .perform(
      'advise',
      { ...hosted.seen(seat), player: ADVISER, n },
      {
        match: hosted.id,
        ...(account && { account }),
        limit: CHOOSE_WITHIN,
        long: true,
        wanted: () => !isOver(hosted, client, n) && [...hosted.presence.clients].some(isThere),
      },
    )
    .catch((error: unknown) => {
      if (!isOver(hosted, client, n)) throw error
      return undefined
    })
    .finally(() => pending.delete(hosted))
  const hint = { place, id, answer, isTold: false }
  pending.set(hosted, hint)
  return hint
}

/** The reason why a player gets no hint now, if there is one. */
function notAdvised(hosted: HostedMatch, client: Client): Refusal | undefined {
  const { match, seats, talk, keeper, around } = hosted
  const why = (reason: string) => refusal(hosted.rule(), reason)
  if (!isAlone(seats)) return why('Hints are for games against the computer.')
  if (!canPlay(ADVISER, findIn(around.systems, match.engine.ruleset.id)))
    return why('No computer player can advise in this game yet.')
  if (pending.has(hosted)) return why('A computer is thinking about a hint for you already.')
  const early = notBegun(match)
  if (early) return early
  if (!includes(awaiting(match), client.seat)) return why('There is nothing for you to choose now.')
  if (talk.count >= keeper.limits.talkKept + keeper.limits.noticesKept) return why('This game has had all its hints.')
  if ((accountOfThoughts(client)?.charge?.(0) ?? 0) > 0)
    return why('Computers have thought much for you in a short time: wait a little.')
}
