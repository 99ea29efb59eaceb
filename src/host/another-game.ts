import type { HostMessage } from '../protocol/index.ts'
import type { Asked } from './answered.ts'
import type { HostedMatch } from './hosted-match.ts'
import type { StoredSeat } from './store.ts'

/** How another game begins after a match, with sides changed. */

/** Does another game begin when this seat wants it? */
export const completesRematch = ({ rematch, seats, presence }: HostedMatch, seat: number): boolean =>
  rematch.isDue(seats, presence.isHere, seat)

/**
 * Notes that a seat wants another game, which begins when every person who could be asked wants it. The wish is not
 * stored: if the request comes again after a restart, it is noted again.
 */
export function wantRematch(hosted: HostedMatch, seat: number, asked: Asked): void {
  const { rematch, keeper, around, id } = hosted
  hosted.answered.add(asked.stored)
  rematch.want(seat)
  hosted.tellStatus()
  hosted.when(asked.answer)
  if (!completesRematch(hosted, seat)) return
  rematch.begin(true)
  keeper.again().catch((error: unknown) => {
    rematch.begin(false)
    around.report(`another game after match ${id} could not begin`, error)
  })
}

/** Tells all players where they play on when another game has begun. */
export function goOn(hosted: HostedMatch, match: string, seats: readonly StoredSeat[]): void {
  hosted.rematch.goOn(match, seats)
  for (const seat of hosted.seats.keys()) {
    const message = rematchOf(hosted, seat)
    if (message) hosted.when(() => hosted.telling.toSeat(seat, message))
  }
}

/** Where the player of a seat plays on, if another game has begun. */
export const rematchOf = ({ rematch, seats }: HostedMatch, seat: number): HostMessage | undefined =>
  rematch.messageTo(seats[seat])
