import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { tPlayers } from '../../words/players/t.ts'
import { tell } from '../toasts.ts'
import { isNameless } from './decision.ts'
import type { AtTable } from './place.ts'

/** What others say is not missed where the talk is not on the screen: told in passing, and counted. */
export function useTalk({ table, seatName }: AtTable, onScreen: () => boolean): { readonly unread: () => number } {
  const speaker = (who: string, seat: string | undefined) => {
    if (seat === undefined) return who
    return isNameless(who) ? seatName(seat) : `${who} (${seatName(seat)})`
  }
  const own = () => table().info.seats[table().seat()]
  const others = createMemo(() =>
    table()
      .chat()
      .filter(({ seat }) => seat === undefined || seat !== own()),
  )
  const [read, setRead] = createSignal(others().length)
  createEffect(() => onScreen() && setRead(others().length))
  createEffect(
    on(
      others,
      (lines, before) => {
        if (onScreen()) return
        for (const { who, seat, text } of lines.slice(before?.length ?? lines.length))
          tell(tPlayers('said', { who: speaker(who, seat), text }))
      },
      { defer: false },
    ),
  )
  return { unread: () => Math.max(0, others().length - read()) }
}
