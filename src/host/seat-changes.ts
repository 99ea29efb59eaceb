import { findIn } from '../../systems/find.ts'
import { assertPlayer } from '../players/index.ts'
import type { ChatLine } from '../protocol/index.ts'
import type { Asked } from './answered.ts'
import type { HostedMatch } from './hosted-match.ts'
import { hashOfKey } from './keys.ts'
import { givenAgain, type Place, playerAt } from './seating.ts'
import type { Lock, StoredSeat } from './store.ts'

/** How places at a match change hands: taken by an invitation, given again, handed to a computer. */

/** A notice about a place, for all clients; it is kept with the chat. `seats` are those after a change. */
export function noticeOf(
  { match, talk, around }: HostedMatch,
  seats: readonly StoredSeat[],
  place: Place,
  notice: NonNullable<ChatLine['notice']>,
  text: (who: string, where: string) => string,
): ChatLine {
  const [who, seat] = [playerAt(seats, place), match.engine.ruleset.seats[place.seat] as string]
  return { n: talk.count + 1, who, seat, text: text(who, seat), time: around.now(), notice, after: match.fold.next - 1 }
}

/** Stores and tells that a player has taken a place by its invitation. `seats` are those after it. */
export function take(hosted: HostedMatch, seats: readonly StoredSeat[], place: Place): void {
  const said = (who: string, where: string) => `${who} has sat down at ${where}.`
  hosted.setSeats(seats, undefined, noticeOf(hosted, seats, place, 'seated', said))
}

/**
 * Gives a place again: its key no longer opens it, but a new invitation does. If the place had been taken, all players
 * hear of it.
 */
export function giveAgain(hosted: HostedMatch, place: Place, invitation: string, asked: Asked): void {
  const lock: Lock = place.comrade ?? (hosted.seats[place.seat] as StoredSeat)
  if (lock.invitationHash === hashOfKey(invitation)) {
    hosted.when(asked.answer)
    return
  }
  const seats = givenAgain(hosted.seats, place, invitation)
  const said = (who: string, where: string) =>
    `The place of ${who} at ${where} is given again: his link opens it no more.`
  hosted.setSeats(
    seats,
    asked,
    lock.keyHash === undefined ? undefined : noticeOf(hosted, seats, place, 'given-again', said),
  )
}

/** Gives a seat to a computer player, or back to its person (null). Throws a UserError if there is no such player. */
export function handTo(hosted: HostedMatch, seat: number, player: string | null, asked: Asked): void {
  if (player !== null) assertPlayer(player, findIn(hosted.around.systems, hosted.match.engine.ruleset.id))
  if ((hosted.seats[seat]?.player ?? null) === player) {
    hosted.when(asked.answer)
    return
  }
  hosted.setSeats(
    hosted.seats.map((one, k) => {
      if (k !== seat) return one
      const { player: _, ...person } = one
      return player === null ? { ...person, kind: 'person' } : { ...person, kind: 'computer', player }
    }),
    asked,
  )
}
