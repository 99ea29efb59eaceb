import { findIn } from '../../systems/find.ts'
import { includes, type Refusal, refusal } from '../kernel/index.ts'
import { awaiting, notBegun } from '../match/index.ts'
import { ADVISER, canPlay } from '../players/index.ts'
import { accountOfThoughts, type Client } from './client.ts'
import { type Handlers, refuse } from './handling.ts'
import type { HostedMatch } from './hosted-match.ts'
import { chief, counted } from './once.ts'
import { noticeOf } from './seat-changes.ts'
import { placesOf } from './seating.ts'
import { CHOOSE_WITHIN } from './workshop.ts'

/** The matches in which a hint is being thought about. */
const advising = new WeakSet<HostedMatch>()

/** Does the question that a client asked about at update `n` no longer stand? */
const isOver = (hosted: HostedMatch, { seat }: Client, n: number): boolean =>
  hosted.match.ending !== undefined || hosted.feed(seat).length !== n

/** Has the player of a seat had a hint since its last entry that still counts? */
export const wasAdvised = ({ match, talk }: HostedMatch, seat: number): boolean =>
  talk.last.some(
    ({ notice, seat: where, after = 0 }) =>
      notice === 'advised' &&
      where === match.engine.ruleset.seats[seat] &&
      match.fold.ownFrom(seat, after + 1).length === 0,
  )

/** Hints in games against computers. A notice of each hint is kept with the talk, for all to read. */
export const advice = {
  advise: counted(async (hosted, client, { id }) => {
    chief(hosted, client)
    const why = notAdvised(hosted, client)
    if (why) return refuse(hosted, client, id, why)
    const { seat } = client
    const account = accountOfThoughts(client)
    const asked = { ...hosted.seen(seat), player: ADVISER, n: hosted.feed(seat).length }
    const isWanted = () => hosted.presence.clients.has(client) && !isOver(hosted, client, asked.n)
    advising.add(hosted)
    const answer = await hosted.keeper.workshop
      .perform('advise', asked, {
        match: hosted.id,
        ...(account && { account }),
        limit: CHOOSE_WITHIN,
        long: true,
        wanted: isWanted,
      })
      .catch((error: unknown) => {
        if (!isOver(hosted, client, asked.n)) throw error
      })
      .finally(() => advising.delete(hosted))
    if (!answer || !isWanted())
      return refuse(hosted, client, id, refusal(hosted.rule(), 'The game has gone on since you asked for a hint.'))
    hosted.say(noticeOf(hosted, hosted.seats, client, 'advised', (who, where) => `${who} (${where}) has had a hint.`))
    hosted.when(() => client.send({ ...answer, id }))
  }),
} satisfies Partial<Handlers>

/** The reason why a player gets no hint now, if there is one. */
function notAdvised(hosted: HostedMatch, client: Client): Refusal | undefined {
  const { match, seats, talk, keeper, around } = hosted
  const why = (reason: string) => refusal(hosted.rule(), reason)
  // A seat that a player handed to a computer still belongs to the player.
  const people = [...placesOf(seats)].filter(
    ({ lock }) => lock.keyHash !== undefined || lock.invitationHash !== undefined,
  )
  if (people.length > 1) return why('Hints are for games against the computer.')
  if (!canPlay(ADVISER, findIn(around.systems, match.engine.ruleset.id)))
    return why('No computer player can advise in this game yet.')
  if (advising.has(hosted)) return why('A computer is thinking about a hint for you already.')
  const early = notBegun(match)
  if (early) return early
  if (!includes(awaiting(match), client.seat)) return why('There is nothing for you to choose now.')
  if (talk.count >= keeper.limits.talkKept + keeper.limits.noticesKept) return why('This game has had all its hints.')
  if ((accountOfThoughts(client)?.charge?.(0) ?? 0) > 0)
    return why('Computers have thought much for you in a short time: wait a little.')
}
