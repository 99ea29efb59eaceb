import { createEffect, createSignal, lazy, on, onCleanup, Show, Suspense } from 'solid-js'
import { type AtTable, useTable } from '../../table/at-table.ts'
import { noteLocal } from '../../table/local-games.ts'
import type { TableSession } from '../../table/openers.ts'
import { useFocusKept } from '../../ui/keep-focus.ts'
import { tBeside } from '../../words/beside/t.ts'
import { tTable } from '../../words/table/t.ts'
import { hold } from '../held.ts'
import { rename } from '../route.ts'
import { refuse } from '../toasts.ts'
import { useAttention, useSound } from './attention.ts'
import { decisionSentence, isWaiting } from './decision.ts'
import type { TableRoute } from './opened.ts'
import { useInvitationsDropped } from './places.ts'
import type { ScreenControls } from './screen-controls.ts'
import { useKeys } from './table-keys.ts'
import { useTakingBack } from './taking-back.ts'
import { useTalk } from './talk.ts'
import './thinking.css'

/**
 * What a board can be drawn without and is loaded right after it: the decision, keys, news of other players, sounds,
 * and the state of the game for the next visit.
 */

const Sure = lazy(async () => ({ default: (await import('../../ui/Sure.tsx')).Sure }))

/** The current decision, in one sentence. */
export function Decision() {
  const place = useTable()
  return <>{decisionSentence(place)}</>
}

/** Milliseconds after which screen readers announce what is waited for: most waits are shorter. */
const LONG_WAIT = 1_000

/** What screen readers announce: what happens, what is asked, and what is waited for if it takes long. */
export function Announced() {
  const place = useTable()
  const { table, session } = place
  const [said, setSaid] = createSignal('')
  const now = () => (session.curtain() ? '' : decisionSentence(place))
  let waiting: ReturnType<typeof setTimeout> | undefined
  createEffect(
    on([now, () => table().asked(), () => isWaiting(table())], ([sentence, _, waits]) => {
      clearTimeout(waiting)
      if (waits && sentence !== '') waiting = setTimeout(() => setSaid(sentence), LONG_WAIT)
      else setSaid(sentence)
    }),
  )
  onCleanup(() => clearTimeout(waiting))
  return <>{said()}</>
}

export function Beside(props: {
  readonly route: TableRoute
  readonly screen: ScreenControls
  /** Hands over the keys that were pressed before this part was loaded. */
  readonly earlyKeys: () => readonly KeyboardEvent[]
  /** A different object each time that the player wishes to take back. */
  readonly backWished: object | undefined
  /** Is the talk on the screen? */
  readonly isTalkShown: boolean
  /** Gets the number of unread lines of talk. */
  readonly setUnread: (unread: number) => void
}) {
  const place = useTable()
  const { session, table } = place
  useAttention(place)
  useSound(place)
  useFocusKept()
  keepState(props.route, place)
  useInvitationsDropped(place)
  useKeys(place, props.screen, props.earlyKeys)
  // A player who looks at an old game again stays with it until the player wishes to play on.
  createEffect(() => {
    const wished = table().status().rematch ?? []
    if (session.next() && wished.includes(table().info.seats[table().seat()] ?? ''))
      void import('./next-game.ts').then(({ goToNext }) => goToNext(props.route, place))
  })
  createEffect(
    on(
      () => table().refusal(),
      (refusal) => refusal && refuse(refusal, place.sayWhy(refusal)),
    ),
  )
  const talk = useTalk(place, () => props.isTalkShown)
  createEffect(() => props.setUnread(talk.unread()))
  const back = useTakingBack(place)
  createEffect(
    on(
      () => props.backWished,
      (wish) => wish && void back.takeBack(),
    ),
  )
  return (
    <Suspense>
      <Show when={back.asking()}>
        {(whose) => (
          <Sure
            title={tTable('back')}
            text={tBeside(whose() === 'here' ? 'backHere' : 'backNeeds')}
            yes={tBeside(whose() === 'here' ? 'backAgreed' : 'backAsk')}
            run={() => void back.takeBack(true)}
            close={back.giveUp}
          />
        )}
      </Show>
    </Suspense>
  )
}

const ownTitle = ({ system, tables }: TableSession): string | undefined =>
  system.own?.cards.find(({ id }) => id === tables[0].info.scenario)?.title

/** Keeps the state of the game with the way back to it: the link that was followed, or a game of this browser. */
function keepState(route: TableRoute, { session, table }: AtTable): void {
  const { info } = session.tables[0]
  const mine = info.mine.map((seat) => info.seats[seat])
  const stood = () => {
    if (!table().isReady()) return undefined
    if (table().result()) return 'over'
    return mine.some((seat) => table().awaiting().includes(seat)) ? 'mine' : 'theirs'
  }
  createEffect(
    on(stood, (now) => {
      if (now === undefined) return
      if (route.screen === 'local') noteLocal(route.id, { stood: now })
      const place = info.comrade?.place ?? mine[0]
      if (place === undefined || !(route.screen === 'play' || route.screen === 'seat')) return
      const keys = route.screen === 'seat' ? { [place]: route.key } : {}
      const { match } = route
      const { ruleset, scenario } = info
      // Only the designer's data know their title for a scenario.
      const title = info.pack && ownTitle(session)
      hold({ match, ruleset, scenario, ...(title !== undefined && { title }), keys, mine: place, stood: now })
      if (route.screen === 'seat') rename({ ...route, screen: 'play', place })
    }),
  )
}
