import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { ChatLine } from '../../../protocol/index.ts'
import type { AtTable } from '../../table/at-table.ts'
import { tNotices } from '../../words/notices/t.ts'
import { tell } from '../toasts.ts'
import { isNameless } from './decision.ts'
import { noticeOf } from './notices.ts'

/** Makes sure that talk is not missed while it is off the screen: shows a toast for each line, and counts the lines. */
export function useTalk(place: AtTable, onScreen: () => boolean): { readonly unread: () => number } {
  const { table, seatName } = place
  const speaker = (who: string, seat: string | undefined) => {
    if (seat === undefined) return who
    return isNameless(who, seat) ? seatName(seat) : `${who} (${seatName(seat)})`
  }
  const own = () => table().info.seats[table().seat()]
  const isOthers = ({ seat, notice }: ChatLine) => notice === 'given-again' || seat === undefined || seat !== own()
  const others = createMemo(() => table().chat().filter(isOthers))
  /** A notice that a player has sat down is shown, but does not count as unread. */
  const toRead = () => others().filter(({ notice }) => notice !== 'seated').length
  const [read, setRead] = createSignal(toRead())
  createEffect(() => onScreen() && setRead(toRead()))
  createEffect(
    on(
      () => table().chat(),
      (lines, before) => {
        if (onScreen()) return
        // A page of earlier lines is not news.
        const last = before?.at(-1)?.n ?? 0
        for (const line of before ? lines.filter((one) => one.n > last && isOthers(one)) : [])
          tell(noticeOf(place, line) ?? tNotices('said', { who: speaker(line.who, line.seat), text: line.text }))
      },
      { defer: false },
    ),
  )
  return { unread: () => Math.max(0, toRead() - read()) }
}
