import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js'
import { centred, pointedOut, stepped } from '../../../src/web/board/requests.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { type View, Viewport } from '../../../src/web/stage/Viewport.tsx'
import { SECTOR_NAMES } from '../rules/state/board.ts'
import type { Generals } from '../rules/state/position.ts'
import { FigureSymbols } from './Figures.tsx'
import { paintMap } from './ground.ts'
import { Boxes, Title } from './Margins.tsx'
import { centre, type Format, formatFor, planFor, SMALL } from './plan.ts'
import { sentence } from './reading.ts'
import { Score } from './Score.tsx'
import { Sectors } from './Sectors.tsx'
import { isShot } from './shots.ts'
import { rest } from './show.ts'
import { type Staff, staffOf } from './staff.ts'
import type { PaintTerrain } from './terrain.ts'
import { t } from './words.ts'
import './board.css'

// The first plan is written before any unit moves, acts or fights; and there is no arrow before the first order.
const Arrows = lazy(async () => ({ default: (await import('./Arrows.tsx')).Arrows }))
const Objectives = lazy(async () => ({ default: (await import('./Objectives.tsx')).Objectives }))
const Moves = lazy(async () => ({ default: (await import('./Moves.tsx')).Moves }))
const Zones = lazy(async () => ({ default: (await import('./Zones.tsx')).Zones }))
const Menu = lazy(async () => ({ default: (await import('./Menu.tsx')).Menu }))
const Combat = lazy(async () => ({ default: (await import('./Combat.tsx')).Combat }))
const Dragged = lazy(async () => ({ default: (await import('./Dragged.tsx')).Dragged }))
const PointedOut = lazy(async () => ({ default: (await import('./PointedOut.tsx')).PointedOut }))
// A tip is shown when the pointer has rested on something.
const Tips = lazy(async () => ({ default: (await import('../../../src/web/ui/ShownTip.tsx')).Tips }))

const CLOSEST = 2.4

/** The battlefield: fills the available space. */
export function Board(props: { readonly table: Table<Generals> }): JSX.Element {
  const staff = createMemo(() => staffOf(props.table))
  return (
    <Show when={staff()} keyed>
      {(one) => <Field staff={one} />}
    </Show>
  )
}

function Field(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  let host!: HTMLDivElement
  const [format, setFormat] = createSignal<Format>('wide')
  const [small, setSmall] = createSignal(false)
  let view: View | undefined
  onMount(() => {
    const resized = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      if (width === 0 || height === 0) return
      setFormat(formatFor(width, height))
      setSmall(width < SMALL)
    })
    resized.observe(host)
    onCleanup(() => resized.disconnect())
  })
  const plan = createMemo(() => planFor(format(), table.seat(), small()))
  // A click in the log brings its sector into the middle.
  createEffect(
    on(
      centred,
      (wish) => {
        const rect = wish && plan().sectors[SECTOR_NAMES.indexOf(wish.place)]
        if (rect) view?.centre(centre(rect))
      },
      { defer: true },
    ),
  )
  // The next thing on the board that can be chosen takes the focus.
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what !== 'unit') return
        const things = [...host.querySelectorAll<SVGElement>(CHOOSABLE)]
        const at = things.indexOf(document.activeElement as unknown as SVGElement)
        things[at < 0 ? (wish.by > 0 ? 0 : things.length - 1) : (at + wish.by + things.length) % things.length]?.focus()
      },
      { defer: true },
    ),
  )
  // Ground is drawn if it counts, and loaded only then.
  const [ground, setGround] = createSignal<PaintTerrain>()
  if (table.scenario.terrain.any) void import('./terrain.ts').then((module) => setGround(() => module.paintTerrain))
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
  const caption = () => {
    const told = table.happening()
    if (!told || rest(told) === 0 || staff.battleOpen() || isShot(told.event)) return undefined
    return sentence(told, table, true)
  }
  const unpick = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (staff.menu()) staff.openMenu(undefined)
    else if (staff.picked()) staff.pick(undefined)
    else if (staff.battleOpen() && !IN_COMBAT_QUESTION(staff)) staff.showBattle(false)
  }
  return (
    <div
      ref={host}
      class={`generals generals-${format()}`}
      classList={{ 'generals-large': small() }}
      onKeyDown={unpick}
    >
      <FigureSymbols />
      <Viewport
        world={plan().world}
        closest={CLOSEST}
        words={words}
        ref={(made) => (view = made)}
        groundKey={[plan(), ground()]}
        ground={(context, style) =>
          paintMap(
            context,
            style,
            plan(),
            ground() && ((inks) => ground()!(context, plan(), table.scenario.terrain, inks)),
          )
        }
        over={
          <>
            <Show when={caption()}>
              <p class="caption" aria-hidden="true">
                {caption()}
              </p>
            </Show>
            <Suspense>
              <Combat staff={staff} plan={plan()} />
            </Suspense>
          </>
        }
      >
        <Show when={plan().title}>{(rect) => <Title staff={staff} plan={plan()} rect={rect()} />}</Show>
        <Show when={plan().score}>{(rect) => <Score staff={staff} plan={plan()} rect={rect()} />}</Show>
        <Boxes staff={staff} plan={plan()} />
        <Sectors staff={staff} plan={plan()} />
        <Suspense>
          <Objectives staff={staff} plan={plan()} />
        </Suspense>
        <Suspense>
          <Arrows staff={staff} plan={plan()} />
          <Zones staff={staff} plan={plan()} />
          <Moves staff={staff} plan={plan()} />
          <Dragged staff={staff} plan={plan()} />
        </Suspense>
        <Suspense>
          <Show when={pointedOut()}>
            <PointedOut staff={staff} plan={plan()} />
          </Show>
        </Suspense>
      </Viewport>
      <Suspense>
        <Menu staff={staff} />
      </Suspense>
      <Suspense>
        <Tips
          cite={(rule) => table.cite(rule)}
          ruleWord={t('rule')}
          clear=".sector.able > .sector-ground"
          moment={() => [table.view(), table.happening(), staff.asking(), staff.picked()]}
        />
      </Suspense>
    </div>
  )
}

/** What can be chosen on the board now. */
const CHOOSABLE =
  '.troops.orderable, .sector.able > .sector-ground, .arrow-able, .zone.able, .box.able, .space.able button, .space-reroll'

const IN_COMBAT_QUESTION = (staff: Staff): boolean =>
  staff.choices().some(({ place }) => place.startsWith('space') || place.startsWith('die'))
