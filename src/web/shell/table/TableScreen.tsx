import { createEffect, createSignal, ErrorBoundary, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { cited, step } from '../../board/requests.ts'
import { type AtTable, AtTableProvider, atTable } from '../../table/at-table.ts'
import { noteLocal } from '../../table/local-games.ts'
import type { TableSession } from '../../table/openers.ts'
import { useFocusKept } from '../../ui/keep-focus.ts'
import { tTable } from '../../words/table/t.ts'
import { useColours } from '../colours.ts'
import { hold } from '../held.ts'
import { actionOf, type KeyAction } from '../keys.ts'
import { rename } from '../route.ts'
import { dismissAll, refuse } from '../toasts.ts'
import { Announcer } from './Announcer.tsx'
import { useAttention, useSound } from './attention.ts'
import type { Opened, TableRoute } from './opened.ts'
import { Panel, type Tab } from './Panel.tsx'
import { useInvitationsDropped } from './places.ts'
import { useTakingBack } from './taking-back.ts'
import { useTalk } from './talk.ts'
import './table.css'

// What is not on the screen at first is loaded when it is wanted.
const Away = lazy(async () => ({ default: (await import('./Away.tsx')).Away }))
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))
const EndCard = lazy(async () => ({ default: (await import('./EndCard.tsx')).EndCard }))
const KeyHelp = lazy(async () => ({ default: (await import('./KeyHelp.tsx')).KeyHelp }))
const ReplayBar = lazy(async () => ({ default: (await import('./ReplayBar.tsx')).ReplayBar }))
const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))
const Sure = lazy(async () => ({ default: (await import('../../ui/Sure.tsx')).Sure }))
const Settings = lazy(async () => ({ default: (await import('../Settings.tsx')).Settings }))

/** How long a tab that is loaded takes to appear. */
const MOMENT = 250

/** The table: the board has the screen, the panel the words. */
export function TableScreen(props: { readonly opened: Opened; readonly route: TableRoute }) {
  const { session, system } = props.opened
  const place = atTable(session, system)
  const { module, table } = place
  const [tab, setTab] = createSignal<Tab>()
  const [overlay, setOverlay] = createSignal<'help' | 'settings'>()
  const isReplay = session.tables[0].info.kind === 'replay'
  const [looking, setLooking] = createSignal(isReplay || props.route.at !== undefined)
  const curtain = () => session.curtain()

  onMount(() => {
    const { route } = props
    const eyes =
      isReplay && 'eyes' in route ? session.tables.find((one) => one.info.seats[one.seat()] === route.eyes) : undefined
    if (eyes) session.look(eyes)
    if (route.at !== undefined || isReplay) table().past.go(route.at ?? 1)
  })
  // A link to another moment of the same game.
  createEffect(
    on(
      () => props.route.at,
      (at) => {
        if (at === undefined) return
        setLooking(true)
        table().past.go(at)
      },
      { defer: true },
    ),
  )
  useColours(() => system)
  useAttention(place)
  useSound(place)
  useFocusKept()
  keepState(props.route, place)
  useInvitationsDropped(place)
  // A player who looks at an old game again stays with it until he wishes to play on.
  createEffect(() => {
    const wished = table().status().rematch ?? []
    if (session.next() && wished.includes(table().info.seats[table().seat()] ?? ''))
      void import('./next-game.ts').then(({ goToNext }) => goToNext(props.route, place))
  })

  createEffect(on(cited, (request) => request && setTab('rules'), { defer: true }))
  createEffect(
    on(
      () => table().refusal(),
      (refusal) => refusal && refuse(refusal, place.sayWhy(refusal)),
      { defer: true },
    ),
  )

  const lookBack = (back: boolean) => {
    setLooking(back || isReplay)
    if (!back) table().past.go(undefined)
  }
  /** The armies' tab ends with what the marks on the figures mean. */
  const showMarks = () => {
    setOverlay(undefined)
    setTab('armies')
    setTimeout(() => document.querySelector('.armies > :last-child')?.scrollIntoView(), MOMENT)
  }
  const handOver = () => {
    dismissAll()
    session.handOver()
    queueMicrotask(() => document.getElementById('decision')?.focus({ preventScroll: true }))
  }
  const back = useTakingBack(place)
  const talk = useTalk(place, () => tab() === 'players')

  const act: Readonly<Record<KeyAction, (reverse: boolean) => void>> = {
    log: () => setTab('log'),
    rules: () => setTab('rules'),
    armies: () => setTab('armies'),
    players: () => setTab('players'),
    notes: () => setTab('notes'),
    decision: () => document.getElementById('decision')?.focus(),
    unit: (reverse) => step('unit', reverse ? -1 : 1),
    choice: (reverse) => step('choice', reverse ? -1 : 1),
    next: () => table().telling.next(),
    skip: () => table().telling.skip(),
    pause: () => table().telling.pause(!table().telling.paused()),
    stepBack: () => stepTo(-1),
    stepOn: () => stepTo(1),
    phaseBack: () => markTo(-1),
    phaseOn: () => markTo(1),
    present: () => lookBack(false),
    take: () => table().canTakeBack() && void back.takeBack(),
    help: () => setOverlay('help'),
  }
  const stepTo = (by: number) => {
    const { past } = table()
    const at = (past.at() ?? past.length()) + by
    setLooking(true)
    past.go(at >= past.length() && !isReplay ? undefined : Math.min(past.length(), Math.max(1, at)))
  }
  const markTo = (by: number) => {
    const { past } = table()
    const at = past.at() ?? past.length()
    const marks = past.marks()
    const mark = by < 0 ? marks.findLast((one) => one.at < at) : marks.find((one) => one.at > at)
    setLooking(true)
    past.go(mark?.at ?? (by < 0 ? 1 : isReplay ? past.length() : undefined))
  }
  const pressed = (event: KeyboardEvent) => {
    if (curtain() || overlay() || document.querySelector('dialog[open]')) return
    const found = actionOf(event)
    if (!found) return
    event.preventDefault()
    act[found.action](found.reverse)
  }
  onMount(() => document.addEventListener('keydown', pressed))
  onCleanup(() => document.removeEventListener('keydown', pressed))

  return (
    <AtTableProvider value={place}>
      <Suspense>
        <Show when={curtain()}>{(to) => <Curtain to={to()} lift={handOver} />}</Show>
      </Suspense>
      <Show when={!curtain()}>
        <div class="table-screen" classList={{ spread: tab() !== undefined }}>
          <main id="content" class="board-area" tabindex="-1" aria-label={tTable('board')}>
            <div class="board-place">
              <ErrorBoundary fallback={(error: Error) => <p class="loading fault">{error.message}</p>}>
                <module.Board table={table()} />
              </ErrorBoundary>
            </div>
            <div class="over-board">
              <Show when={table().result() && !isReplay}>
                <Suspense>
                  <EndCard />
                </Suspense>
              </Show>
              <Suspense>
                <Away />
                <Toasts />
              </Suspense>
            </div>
            <Show when={looking()}>
              <Suspense>
                <ReplayBar close={() => lookBack(false)} />
              </Suspense>
            </Show>
          </main>
          <Panel
            tab={tab()}
            setTab={setTab}
            lookBack={() => lookBack(!looking())}
            looking={looking()}
            takeBack={() => void back.takeBack()}
            unread={talk.unread()}
            open={setOverlay}
          />
        </div>
      </Show>
      <Announcer />
      <Suspense>
        <Show when={overlay() === 'help'}>
          <KeyHelp close={() => setOverlay(undefined)} marks={showMarks} />
        </Show>
        <Show when={back.asking()}>
          {(whose) => (
            <Sure
              title={tTable('back')}
              text={tTable(whose() === 'here' ? 'backHere' : 'backNeeds')}
              yes={tTable(whose() === 'here' ? 'backAgreed' : 'backAsk')}
              run={() => void back.takeBack(true)}
              close={back.giveUp}
            />
          )}
        </Show>
        <Show when={overlay() === 'settings'}>
          <Settings close={() => setOverlay(undefined)} />
        </Show>
      </Suspense>
    </AtTableProvider>
  )
}

const ownTitle = ({ system, tables }: TableSession): string | undefined =>
  system.own?.cards.find(({ id }) => id === tables[0].info.scenario)?.title

/**
 * How the game stands is kept with the way to it, so that one finds back: a link by which somebody has come, or a game
 * of this browser.
 */
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
      // What a designer calls a scenario is known only by his data.
      const title = info.pack && ownTitle(session)
      hold({ match, ruleset, scenario, ...(title !== undefined && { title }), keys, mine: place, stood: now })
      if (route.screen === 'seat') rename({ ...route, screen: 'play', place })
    }),
  )
}
