import type { ChatLine } from '../../../protocol/index.ts'
import type { AtTable } from '../../table/at-table.ts'
import { tBeside } from '../../words/beside/t.ts'
import { tNotices } from '../../words/notices/t.ts'
import { isNameless } from './decision.ts'

/** The host's notice about a seat, in the player's language; undefined for a line that a player said. */
export function noticeOf(
  { seatName }: Pick<AtTable, 'seatName'>,
  { notice, who, seat = '' }: ChatLine,
): string | undefined {
  if (notice === undefined) return undefined
  return tNotices(`notice.${notice}`, {
    who: isNameless(who, seat) ? tBeside('seat.person') : who,
    seat: seatName(seat),
  })
}
