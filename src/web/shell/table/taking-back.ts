import { createEffect, createSignal, on } from 'solid-js'
import type { AtTable } from '../../table/at-table.ts'
import { tBeside } from '../../words/beside/t.ts'
import { refuse, tell } from '../toasts.ts'

/** Who must agree if something has been revealed since: no one, the players at this screen, or others. */
export type Consent = 'computers' | 'here' | 'others'

/** Takes back, and says what came of it. `asking` says whose consent the player must seek. */
export function useTakingBack({ session, table, sayWhy }: AtTable) {
  const [asking, setAsking] = createSignal<Consent>()
  const consent = (): Consent => {
    const { seats, mine } = table().info
    const others = table()
      .status()
      .seats.filter(({ seat, kind }) => kind !== 'computer' && seat !== seats[table().seat()])
    if (others.length === 0) return 'computers'
    return others.every(({ seat }) => mine.includes(seats.indexOf(seat))) ? 'here' : 'others'
  }
  const waiting = () => table().status().asks?.seat === (table().info.seats[table().seat()] ?? '')
  // Consent arrives with an update; a refusal arrives with nothing.
  createEffect(
    on(waiting, (waits, _, asked: number | undefined): number | undefined => {
      if (waits) return table().past.length()
      if (asked === table().past.length() && !table().result()) tell(tBeside('backRefused'))
      return undefined
    }),
  )
  const takeBack = async (agreed = consent() === 'computers') => {
    setAsking(undefined)
    const answer = await table().wishes.takeBack(agreed)
    if (answer === 'needs consent') {
      setAsking(consent())
      return
    }
    if (answer) {
      refuse(answer, sayWhy(answer))
      return
    }
    if (agreed && consent() === 'here')
      for (const other of session.tables) if (other !== table()) await other.wishes.agree(true)
    if (table().status().asks?.seat === table().info.seats[table().seat()] && consent() === 'others')
      tell(tBeside('backAsked'))
    else tell(tBeside('backDone'))
  }
  return { asking, takeBack, giveUp: () => setAsking(undefined) }
}
