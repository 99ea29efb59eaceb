import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense, untrack } from 'solid-js'
import type { Eagle } from '../../../rules/eagle/position.ts'
import { middleOf } from '../../kit/hex/layout.ts'
import { Tips } from '../../kit/tips.tsx'
import { type View, Viewport } from '../../kit/Viewport.tsx'
import { centred, stepped } from '../../shell/requests.ts'
import type { Table } from '../../table/table.ts'
import { turning } from './choices.ts'
import { comingOf } from './coming.ts'
import { type Desk, deskOf, OVERLAY_KEYS } from './desk.ts'
import { hexOfPiece } from './faces.ts'
import { grid, layout } from './ground-plan.ts'
import { TURNS } from './keys.ts'
import { OpenStack, Stacks } from './Stacks.tsx'
import { Targets } from './Targets.tsx'
import { t } from './words.ts'
import '../../kit/hex/hex-map.css'
import './board.css'

// What shows what is told comes when the first thing is told.
const Happening = lazy(async () => ({ default: (await import('./Story.tsx')).Happening }))
const Arrivals = lazy(async () => ({ default: (await import('./Arrivals.tsx')).Arrivals }))
const Grounds = lazy(async () => ({ default: (await import('./Grounds.tsx')).Grounds }))
const Motion = lazy(async () => ({ default: (await import('./Motion.tsx')).Motion }))

// One looks at the map before one points at it.
const Pointing = lazy(async () => ({ default: (await import('./look/Pointing.tsx')).Pointing }))
const Overlay = lazy(async () => ({ default: (await import('./look/Overlay.tsx')).Overlay }))
const Looking = lazy(async () => ({ default: (await import('./look/Looking.tsx')).Looking }))

const CLOSEST = 2.4
/** From farther off, counters show branch and strength alone. */
const FAR = 0.48
/** Nearer to the edge of the screen than this (pixels), a counter is not well in view. */
const RIM = 70
/** Whoever comes in within so many turns is looked at from the first. */
const SOON = 1
/** Free ground round the troops at the first look, in world units. */
const ROOM = 170

/** The battlefield: fills the space it is given. */
export function Board(props: { readonly table: Table<Eagle> }): JSX.Element {
  const desk = createMemo(() => deskOf(props.table))
  return (
    <Show when={desk()} keyed>
      {(one) => <Field desk={one} />}
    </Show>
  )
}

function Field(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const { table } = desk
  let host!: HTMLDivElement
  let view: View | undefined
  // The ground is painted as soon as it can be, and once more when its letters are there; troops do not wait for it.
  const [scenery, setScenery] = createSignal<typeof import('./scenery.ts')>()
  const [written, setWritten] = createSignal(false)
  void import('./scenery.ts').then((module) => {
    setScenery(() => module)
    void module.lettered.finally(() => setWritten(true))
  })
  const paint = createMemo(() => scenery()?.painter())
  createEffect(
    on(
      centred,
      (wish) => {
        const hex = wish ? grid.names.indexOf(wish.place) : -1
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
        const pieces = desk.pieces()
        if (pieces.length === 0) return
        const now = desk.chosen()
        const at = pieces.findIndex(({ kind, n }) => kind === now?.kind && n === now.n)
        const next = pieces[at < 0 ? (wish.by > 0 ? 0 : pieces.length - 1) : (at + wish.by + pieces.length) % pieces.length]!
        desk.choose(next)
        const hex = hexOfPiece(table.view(), next)
        if (hex >= 0) view?.centre(middleOf(layout, hex))
      },
      { defer: true },
    ),
  )
  // Whoever is chosen, in the panel perhaps, is brought into view.
  createEffect(
    on(
      desk.chosen,
      (piece) => {
        const there = piece === undefined ? -1 : hexOfPiece(table.view(), piece)
        // Who waits to come in is nowhere: then it is where he may.
        const hex = there >= 0 ? there : (desk.targets().keys().next().value ?? -1)
        const frame = host.querySelector('.view')?.getBoundingClientRect()
        if (hex < 0 || !view || !frame) return
        const { x, y } = view.onScreen(middleOf(layout, hex))
        if (x < RIM || y < RIM || x > frame.width - RIM || y > frame.height - RIM) view.centre(middleOf(layout, hex))
      },
      { defer: true },
    ),
  )
  /** One looks first at where the troops are, where one's own come in who are about to, and where something can be done at once. */
  const opening = () => {
    const p = table.view()
    const entries = comingOf(p).filter(({ side, turn }) => side === table.seat() && turn > 0 && turn <= p.turn + SOON)
    const hexes = [desk.stacks(), entries, desk.choices()].flatMap((places) => places.map(({ hex }) => hex))
    const middles = hexes.filter((hex) => hex >= 0).map((hex) => middleOf(layout, hex))
    if (middles.length === 0) return undefined
    const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
    const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
    return { x: left, y: top, width: Math.max(...xs) + ROOM - left, height: Math.max(...ys) + ROOM - top }
  }
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
      if (desk.fan() >= 0) desk.openFan(-1)
      else if (desk.overlay()) desk.lay(undefined)
      else desk.choose(undefined)
    } else if (OVERLAY_KEYS[event.key]) {
      const overlay = OVERLAY_KEYS[event.key]!
      desk.lay(desk.overlay() === overlay ? undefined : overlay)
    } else if (event.key === TURNS.left || event.key === TURNS.right) {
      const piece = desk.chosen()
      const corner = piece?.kind === 'unit' ? facingOf(table.view(), piece.n) : -1
      const found = corner < 0 ? undefined : turning(desk.own(), corner, event.key === TURNS.right ? 1 : -1)
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
        words={words}
        opening={untrack(opening)}
        ref={(made) => (view = made)}
        groundKey={[paint(), written()]}
        ground={(context, style, sight) => paint()?.(context, style, sight)}
        over={
          <Suspense>
            <Looking desk={desk} />
          </Suspense>
        }
      >
        <Suspense>
          <Pointing desk={desk} />
          <Overlay desk={desk} />
        </Suspense>
        <Suspense>
          <Grounds desk={desk} />
        </Suspense>
        <Targets desk={desk} under />
        <Stacks desk={desk} />
        <Targets desk={desk} />
        <Suspense>
          <Arrivals desk={desk} />
          <Motion desk={desk} />
        </Suspense>
        <OpenStack desk={desk} />
      </Viewport>
      <Suspense>
        <Happening table={table} />
      </Suspense>
      <Tips cite={(rule) => table.cite(rule)} ruleWord={t('rule')} />
    </div>
  )
}

/** The corner that a unit faces as it goes. */
const facingOf = (p: Eagle, unit: number): number => (p.mover === 1 + unit ? p.heading : (p.dir[p.at[unit]!] ?? -1))
