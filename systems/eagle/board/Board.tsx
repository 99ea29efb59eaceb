import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense, untrack } from 'solid-js'
import { centred, stepped } from '../../../src/web/board/requests.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { middleOf, type Rect } from '../../../src/web/hexboard/layout.ts'
import { gridShown, namesShown, switchMark } from '../../../src/web/hexboard/map-marks.ts'
import { moveIntoView } from '../../../src/web/stage/in-view.ts'
import { type View, Viewport } from '../../../src/web/stage/Viewport.tsx'
import { aboutOf } from '../rules/state/frames.ts'
import type { Eagle } from '../rules/state/position.ts'
import { askedHexes } from './asked-hexes.ts'
import { type BoardState, boardStateOf, OVERLAY_KEYS, TURNS } from './board-state.ts'
import { turning } from './choices.ts'
import { comingOf } from './coming.ts'
import { hexOfPiece } from './faces.ts'
import { Stacks } from './Stacks.tsx'
import { t } from './words.ts'
import './board.css'

// What shows what is told comes when the first thing is told.
const Happening = lazy(async () => ({ default: (await import('./after.ts')).Happening }))
const Arrivals = lazy(async () => ({ default: (await import('./after.ts')).Arrivals }))
const Grounds = lazy(async () => ({ default: (await import('./after.ts')).Grounds }))
const OpenStack = lazy(async () => ({ default: (await import('./after.ts')).OpenStack }))
const Motion = lazy(async () => ({ default: (await import('./after.ts')).Motion }))

const Drawn = lazy(async () => ({ default: (await import('./deployment/Drawn.tsx')).Drawn }))

// One looks at the map before one points at it.
const Pointing = lazy(async () => ({ default: (await import('./after.ts')).Pointing }))
const Overlay = lazy(async () => ({ default: (await import('./after.ts')).Overlay }))
const Above = lazy(async () => ({ default: (await import('./after.ts')).Above }))
const Targets = lazy(async () => ({ default: (await import('./after.ts')).Targets }))
const Looking = lazy(async () => ({ default: (await import('./after.ts')).Looking }))
// A tip is shown when the pointer has rested on something.
const Tips = lazy(async () => ({ default: (await import('../../../src/web/ui/ShownTip.tsx')).Tips }))

const CLOSEST = 2.4
/** From farther off, counters show branch and strength alone. */
const FAR = 0.48
/** From this scale on, units have their full names below them. */
const NEAR = 1.2
/** Troops that come in within this many turns are looked at from the first. */
const SOON = 1
/** Free ground round the troops at the first look, in world units. */
const ROOM = 170

/** The battlefield: fills the space it is given. */
export function Board(props: { readonly table: Table<Eagle> }): JSX.Element {
  const board = createMemo(() => boardStateOf(props.table))
  return (
    <Show when={board()} keyed>
      {(one) => <Field board={one} />}
    </Show>
  )
}

/** What is looked at first: the troops, where one's own are about to come in, and where something can be done at once. */
function openingOf({ table, layout, stacks, choices }: BoardState): Rect | undefined {
  const p = table.view()
  const entries = comingOf(p).filter(({ side, turn }) => side === table.seat() && turn > 0 && turn <= p.turn + SOON)
  const hexes = [stacks(), entries, choices()].flatMap((places) => places.map(({ hex }) => hex))
  const middles = hexes.filter((hex) => hex >= 0).map((hex) => middleOf(layout, hex))
  if (middles.length === 0) return undefined
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
  return { x: left, y: top, width: Math.max(...xs) + ROOM - left, height: Math.max(...ys) + ROOM - top }
}

function Field(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table, layout } = board
  const { data, ground } = table.scenario
  let host!: HTMLDivElement
  let view: View | undefined
  // The ground is painted as soon as it can be, and once more when its letters are there; troops do not wait for it.
  const [scenery, setScenery] = createSignal<typeof import('./scenery.ts')>()
  const [written, setWritten] = createSignal(false)
  void import('./scenery.ts').then((module) => {
    setScenery(() => module)
    void module.lettered.finally(() => setWritten(true))
  })
  const drawing = createMemo(() => scenery()?.drawing(layout, ground.grid, data))
  const paint = createMemo(() => {
    const drawn = drawing()
    return drawn && scenery()?.painterOf(drawn, { grid: gridShown(), names: namesShown() })
  })
  createEffect(
    on(
      centred,
      (wish) => {
        const hex = wish ? ground.grid.names.indexOf(wish.place) : -1
        if (hex >= 0) view?.centre(middleOf(layout, hex))
      },
      { defer: true },
    ),
  )
  // The next counter that can act is chosen and comes into view.
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what !== 'unit') return
        const pieces = board.pieces()
        if (pieces.length === 0) return
        const now = board.chosen()
        const at = pieces.findIndex(({ kind, n }) => kind === now?.kind && n === now.n)
        const next =
          pieces[at < 0 ? (wish.by > 0 ? 0 : pieces.length - 1) : (at + wish.by + pieces.length) % pieces.length]
        board.choose(next)
        const hex = hexOfPiece(table.view(), next)
        if (hex >= 0) view?.centre(middleOf(layout, hex))
      },
      { defer: true },
    ),
  )
  /** Another question: a march is one from beginning to end. */
  const question = createMemo(() => {
    const [name, p] = [table.asked() ? table.phase()?.name : undefined, table.view()]
    return name === undefined || name === 'movement' ? name : `${name} ${p.depth} ${aboutOf(p).unit} ${aboutOf(p).hex}`
  })
  // The chosen unit, in the panel perhaps, and the hexes that a question is about are brought into view.
  createEffect(on([board.chosen, question], () => showAsked(), { defer: true }))
  // The hex that the keyboard reaches is brought into view; the hex under the pointer is in view already.
  createEffect(
    on(
      board.pointed,
      (hex) => {
        if (hex >= 0 && host.querySelector('.target:focus-visible')) bringIntoView([hex])
      },
      { defer: true },
    ),
  )
  function showAsked(): void {
    const piece = board.chosen()
    if (question() === undefined) return
    const choices = piece === undefined ? board.choices() : board.own()
    bringIntoView(askedHexes(choices, piece, board.pieces(), (one) => hexOfPiece(table.view(), one)))
  }
  function bringIntoView(hexes: readonly number[]): void {
    const frame = host.querySelector('.view')?.getBoundingClientRect()
    if (!view || !frame) return
    const { onScreen, centre } = view
    const middles = hexes.map((hex) => middleOf(layout, hex))
    // The engagement of a combat lies over the map, and over those perhaps who are asked what comes of it.
    const engagement = host.querySelector('.engagement')?.getBoundingClientRect()
    const card =
      engagement && new DOMRect(engagement.x - frame.x, engagement.y - frame.y, engagement.width, engagement.height)
    const by = moveIntoView(middles.map(onScreen), frame, card)
    if (!by) return
    const origin = onScreen({ x: 0, y: 0 })
    const scale = onScreen({ x: 1, y: 0 }).x - origin.x
    centre({ x: (frame.width / 2 - by.x - origin.x) / scale, y: (frame.height / 2 - by.y - origin.y) / scale })
  }
  const opening = untrack(() => openingOf(board))
  const words = {
    get board() {
      return t('board')
    },
    get closer() {
      return t('closer')
    },
    get farther() {
      return t('farther')
    },
    get whole() {
      return t('whole')
    },
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      if (board.fan() >= 0) board.openFan(-1)
      else if (board.overlay()) board.lay(undefined)
      else board.choose(undefined)
    } else if (switchMark(event.key)) event.preventDefault()
    else if (OVERLAY_KEYS[event.key]) {
      const overlay = OVERLAY_KEYS[event.key]
      board.lay(board.overlay() === overlay ? undefined : overlay)
    } else if (event.key === TURNS.left || event.key === TURNS.right) {
      const piece = board.chosen()
      const corner = piece?.kind === 'unit' ? facingOf(table.view(), piece.n) : -1
      const found = corner < 0 ? undefined : turning(board.own(), corner, event.key === TURNS.right ? 1 : -1)
      if (found) table.act(found.legal.text)
    }
  }
  return (
    <div ref={host} class="eagle hex-map" onKeyDown={pressed}>
      <Viewport
        large
        world={layout.world}
        closest={CLOSEST}
        far={FAR}
        near={NEAR}
        words={words}
        opening={opening}
        ref={(made) => (view = made)}
        groundKey={[paint(), written()]}
        ground={(context, style, sight) => paint()?.(context, style, sight)}
        over={
          <Suspense>
            <Looking board={board} />
          </Suspense>
        }
      >
        <Suspense>
          <Pointing board={board} />
          <Overlay board={board} />
        </Suspense>
        <Suspense>
          <Grounds board={board} />
        </Suspense>
        <Suspense>
          <Targets board={board} under />
        </Suspense>
        <Stacks board={board} />
        <Suspense>
          <Targets board={board} />
          <Arrivals board={board} />
          <Show when={table.phase()?.name === 'deployment'}>
            <Drawn board={board} />
          </Show>
          <Motion board={board} />
          <Above board={board} />
          <OpenStack board={board} />
        </Suspense>
      </Viewport>
      <Suspense>
        <Happening table={table} grown={() => untrack(showAsked)} />
      </Suspense>
      <Suspense>
        <Tips cite={(rule) => table.cite(rule)} ruleWord={t('rule')} moment={board.choices} />
      </Suspense>
    </div>
  )
}

/** The corner that a unit faces as it goes. */
const facingOf = (p: Eagle, unit: number): number => (p.mover === 1 + unit ? p.heading : (p.dir[p.at[unit]] ?? -1))
