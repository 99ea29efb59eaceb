import { createEffect, createSignal, ErrorBoundary, lazy, on, onMount, Show, Suspense } from 'solid-js'
import { cited } from '../../board/requests.ts'
import { AtTableProvider, atTable } from '../../table/at-table.ts'
import { tTable } from '../../words/table/t.ts'
import { useColours } from '../colours.ts'
import { dismissAll } from '../toasts.ts'
import { keepEarlyKeys } from './early-keys.ts'
import type { Opened, TableRoute } from './opened.ts'
import { Panel } from './Panel.tsx'
import type { ScreenControls, Tab } from './screen-controls.ts'
import type { Why } from './why.ts'
import './table.css'

// What is not on the screen at first is loaded when it is needed.
const Announced = lazy(async () => ({ default: (await import('./Beside.tsx')).Announced }))
const Away = lazy(async () => ({ default: (await import('./Away.tsx')).Away }))
const Beside = lazy(async () => ({ default: (await import('./Beside.tsx')).Beside }))
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))
const EndCard = lazy(async () => ({ default: (await import('./EndCard.tsx')).EndCard }))
const KeyHelp = lazy(async () => ({ default: (await import('./KeyHelp.tsx')).KeyHelp }))
const ReplayBar = lazy(async () => ({ default: (await import('./ReplayBar.tsx')).ReplayBar }))
const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))
const Settings = lazy(async () => ({ default: (await import('../Settings.tsx')).Settings }))

/** How long a tab takes to appear once loaded. */
const MOMENT = 250

/** The table: the board fills the screen, the panel has the words. */
export function TableScreen(props: { readonly opened: Opened; readonly route: TableRoute }) {
  const { session, system } = props.opened
  const place = atTable(session, system)
  const { module, table } = place
  const [tab, setTab] = createSignal<Tab>()
  const [overlay, setOverlay] = createSignal<'help' | 'settings'>()
  const [unread, setUnread] = createSignal(0)
  const [backWished, setBackWished] = createSignal<object>()
  const [asked, setAsked] = createSignal<{ readonly why: Why }>()
  const isReplay = session.tables[0].info.kind === 'replay'
  const [looking, setLooking] = createSignal(isReplay || props.route.at !== undefined)
  const curtain = () => session.curtain()
  const earlyKeys = keepEarlyKeys()

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
      (at) => at !== undefined && screen.lookAt(at),
      { defer: true },
    ),
  )
  useColours(() => system)
  createEffect(on(cited, (request) => request && setTab('rules'), { defer: true }))

  const screen: ScreenControls = {
    setTab,
    lookBack(back) {
      setAsked(undefined)
      setLooking(back || isReplay)
      if (!back) table().past.go(undefined)
    },
    lookAt(moment) {
      setLooking(true)
      table().past.go(moment)
    },
    takeBack: () => setBackWished({}),
    open: setOverlay,
    isCovered: () => overlay() !== undefined,
  }
  /** The armies' tab ends with what the marks on the figures mean. */
  const showMarks = () => {
    setOverlay(undefined)
    setTab('armies')
    setTimeout(() => document.querySelector('.armies > :last-child')?.scrollIntoView(), MOMENT)
  }
  const ask = (why: Why) => {
    screen.lookBack(true)
    setAsked({ why })
  }
  const handOver = () => {
    dismissAll()
    session.handOver()
    queueMicrotask(() => document.getElementById('decision')?.focus({ preventScroll: true }))
  }

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
                  <EndCard ask={ask} />
                </Suspense>
              </Show>
              <Suspense>
                <Away />
                <Toasts />
              </Suspense>
            </div>
            <Show when={looking()}>
              <Suspense>
                <ReplayBar close={() => screen.lookBack(false)} asked={asked()} />
              </Suspense>
            </Show>
          </main>
          <Panel tab={tab()} setTab={setTab} looking={looking()} unread={unread()} screen={screen} />
        </div>
      </Show>
      <p class="hearing announcer" aria-live="polite" aria-atomic="true">
        <Suspense>
          <Announced />
        </Suspense>
      </p>
      <Suspense>
        <Beside
          route={props.route}
          screen={screen}
          earlyKeys={earlyKeys}
          backWished={backWished()}
          isTalkShown={tab() === 'players'}
          setUnread={setUnread}
        />
        <Show when={overlay() === 'help'}>
          <KeyHelp close={() => setOverlay(undefined)} marks={showMarks} />
        </Show>
        <Show when={overlay() === 'settings'}>
          <Settings close={() => setOverlay(undefined)} />
        </Show>
      </Suspense>
    </AtTableProvider>
  )
}
