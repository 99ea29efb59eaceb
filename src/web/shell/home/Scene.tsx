import { createEffect, createSignal, ErrorBoundary, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import type { System } from '../../board/registry.ts'
import { cardOf } from '../../board/scenario-cards.ts'
import type { TableSession } from '../../table/openers.ts'
import { sayCard } from '../../table/system-sentences.ts'
import { tHome } from '../../words/home/t.ts'
import './scene.css'

/** The board of a picture is fetched when the picture is this far below the screen. */
const AHEAD = '200px'
/** The longest that a picture waits for the page to be idle. Milliseconds. */
const PATIENCE = 500

type Boards = typeof import('./SceneBoard.tsx')
interface Shown {
  readonly boards: Boards
  readonly session: TableSession
  readonly system: System
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE })
    else setTimeout(resolve, 50)
  })

let before: Promise<unknown> = Promise.resolve()
/** One board at a time, each when the page is idle: drawing ten at once would block it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(idle).then(work)
  before = mine.catch(() => {})
  return mine
}

/**
 * The set-up of a scenario on the board on which it is played: ground, soldiers, counters. Board and rules are fetched
 * when the picture comes into sight, after everything else; a player who then begins the battle already has them.
 */
export function Scene(props: { readonly system: System; readonly scenario: string }) {
  let host!: HTMLDivElement
  const [seen, setSeen] = createSignal(false)
  const [shown, setShown] = createSignal<Shown>()
  let wanted = 0
  const put = (next?: Shown) => {
    shown()?.session.close()
    setShown(next)
  }
  async function fetchBoard(system: System, scenario: string): Promise<void> {
    const mine = ++wanted
    const isWanted = () => mine === wanted
    await inTurn(async () => {
      if (!isWanted()) return
      const boards = await import('./SceneBoard.tsx')
      const session = await boards.stillOf(system, scenario)
      if (isWanted()) put({ boards, session, system })
      else session.close()
    })
  }
  onMount(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: AHEAD })
    watcher.observe(host)
    onCleanup(() => watcher.disconnect())
  })
  createEffect(
    on(
      () => seen() && ([props.system, props.scenario] as const),
      // Without a network the picture stays empty, but the page still works.
      (scene) => scene && fetchBoard(...scene).catch(() => put()),
    ),
  )
  onCleanup(() => {
    wanted++
    put()
  })
  const title = () => sayCard(props.system, cardOf(props.system, props.scenario)?.title ?? props.scenario)
  return (
    <div
      ref={host}
      class="scene"
      role="img"
      aria-label={tHome('setUp', { scenario: title() })}
      style={coloursOf(props.system)}
    >
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Show when={shown()} keyed>
            {({ boards, session, system }) => <boards.SceneBoard system={system} session={session} />}
          </Show>
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/** A page with boards of several systems shows each in its own colours. */
const coloursOf = ({ colours = [] }: System): Record<string, string> =>
  Object.fromEntries(
    colours.flatMap(({ fill, ink }, seat) => [
      [`--side-${seat}`, fill],
      [`--side-${seat}-ink`, ink],
    ]),
  )
