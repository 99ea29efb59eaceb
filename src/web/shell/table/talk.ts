import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { tNotices } from '../../words/notices/t.ts'
import { tell } from '../toasts.ts'
import { isNameless } from './decision.ts'
import { noticeOf } from './notices.ts'
import type { AtTable } from './place.ts'

/** What others say is not missed where the talk is not on the screen: told in passing, and counted. */
export function useTalk(place: AtTable, onScreen: () => boolean): { readonly unread: () => number } {
  const { table, seatName } = place
  const speaker = (who: string, seat: string | undefined) => {
    if (seat === undefined) return who
    return isNameless(who, seat) ? seatName(seat) : `${who} (${seatName(seat)})`
  }
  const own = () => table().info.seats[table().seat()]
  const others = createMemo(() =>
    table()
      .chat()
      .filter(({ seat, notice }) => notice === 'given-again' || seat === undefined || seat !== own()),
  )
  /** A notice that a player has sat down is shown, but does not count as unread. */
  const toRead = () => others().filter(({ notice }) => notice !== 'seated').length
  const [read, setRead] = createSignal(toRead())
  createEffect(() => onScreen() && setRead(toRead()))
  createEffect(
    on(
      others,
      (lines, before) => {
        if (onScreen()) return
        for (const line of lines.slice(before?.length ?? lines.length))
          tell(noticeOf(place, line) ?? tNotices('said', { who: speaker(line.who, line.seat), text: line.text }))
      },
      { defer: false },
    ),
  )
  return { unread: () => Math.max(0, toRead() - read()) }
}
