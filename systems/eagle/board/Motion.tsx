import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table, Told } from '../../../src/web/board/table.ts'
import { Back, Counter, LeaderDisc } from '../../../src/web/counters/Counter.tsx'
import { HEX_SIZE, layoutOf } from '../../../src/web/hexboard/ground-plan.ts'
import { type HexLayout, middleOf, outline } from '../../../src/web/hexboard/layout.ts'
import type { Point } from '../../../src/web/stage/camera.ts'
import { paced } from '../../../src/web/ui/motion.ts'
import type { Eagle } from '../rules/state/position.ts'
import { FIRE_NAMES, SHOCK_NAMES } from '../rules/state/tables.ts'
import type { BoardState } from './board-state.ts'
import { dressed } from './dressed.ts'
import { faceOf, leaderName, nationOf } from './faces.ts'
import { rest } from './show.ts'
import { AT_UNIT, hexNamedBy } from './told-where.ts'
import './motion.css'

/**
 * What happens, as it is told: counters that go, fire from one hex to another, where it strikes and with what result.
 */

type Line = { readonly from: Point; readonly to: Point; readonly kind: 'fire' | 'attack' | 'trail' }
interface Shown {
  readonly told: Told
  readonly slide?: {
    readonly from: Point
    readonly to: Point
    readonly unit: number
    readonly leader: number
    readonly kind: 'march' | 'flight'
  }
  readonly lines: readonly Line[]
  /** The hex that it is about, and a word on it. */
  readonly mark: Point | undefined
  readonly label: string
  readonly bad: boolean
}

const HEX = outline(HEX_SIZE, 0.94)
const atOn =
  (layout: HexLayout) =>
  (hex: number): Point =>
    middleOf(layout, hex)
const WAYS: Readonly<Record<string, 'march' | 'flight'>> = {
  Moved: 'march',
  GoesAlong: 'march',
  Advances: 'march',
  Countercharges: 'march',
  Rode: 'march',
  Retreats: 'flight',
  Evades: 'flight',
}

/** A word on the hex: what has been lost, a result as its table has it. */
function labelOf({ event, args: [, b, c, d] }: Told): string {
  switch (event) {
    case 'Lost':
      return `−${b}`
    case 'Hit':
      return FIRE_NAMES[b] === '---' ? '' : (FIRE_NAMES[b] ?? '')
    case 'Struck':
      return SHOCK_NAMES[c] === '---' ? '' : (SHOCK_NAMES[c] ?? '')
    case 'Checked':
      return ['✓', 'D', 'R'][d] ?? ''
    case 'Rallies':
      return ['✓', '', 'R'][d] ?? ''
    case 'Eliminated':
      return '†'
    default:
      return ''
  }
}

function linesOf(p: Eagle, { event, args: [a, b, c] }: Told): Line[] {
  const at = atOn(layoutOf(p.scenario.ground.grid))
  const from = (unit: number, hex: number, kind: Line['kind']): Line[] =>
    p.at[unit] >= 0 && p.at[unit] !== hex ? [{ from: at(p.at[unit]), to: at(hex), kind }] : []
  switch (event) {
    case 'Fires':
      return from(a, b, 'fire')
    case 'Attacks':
    case 'ChargeNamed':
      return from(a, b, 'attack')
    case 'CombatBegan':
      return [...p.target.keys()].flatMap((unit) => (p.target[unit] === 1 + c ? from(unit, c, 'attack') : []))
    default:
      return []
  }
}

/** What the moment that is looked back at has brought: the last of it that is worth a look. */
function lookedBackAt(table: Table<Eagle>): Told | undefined {
  const at = table.past.at()
  return at === undefined ? undefined : table.log().findLast((told) => told.n === at && rest(told) > 0)
}

export function Motion(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  const at = atOn(board.layout)
  const shown = createMemo<Shown | undefined>((before) => {
    const told = table.happening() ?? lookedBackAt(table)
    if (!told) return undefined
    if (before?.told === told) return before
    const past = table.happening() === undefined
    const p = board.shown()
    const [a, b, c] = told.args
    const kind = WAYS[told.event]
    const leads = told.event === 'Rode'
    const unit = AT_UNIT.includes(told.event) ? (p.at[a] ?? -1) : -1
    const hex = hexNamedBy(told) ?? unit
    return {
      told,
      ...(kind &&
        b !== c &&
        !past &&
        paced(1) > 0 && { slide: { from: at(b), to: at(c), unit: leads ? -1 : a, leader: leads ? a : -1, kind } }),
      lines: kind && b !== c && past ? [{ from: at(b), to: at(c), kind: 'trail' }] : linesOf(p, told),
      mark: hex >= 0 ? at(hex) : undefined,
      label: labelOf(told),
      bad: BAD.includes(told.event) || (told.event === 'Checked' && told.args[3] > 0),
    }
  })
  return (
    <g class="motion" aria-hidden="true">
      <Show when={shown()} keyed>
        {(one) => (
          <>
            <Show when={one.slide === undefined && one.mark}>
              {(point) => <path class="motion-mark" d={HEX} transform={`translate(${point().x} ${point().y})`} />}
            </Show>
            <For each={one.lines}>{(line) => <Shot line={line} lasts={rest(one.told)} />}</For>
            <Show when={one.slide}>{(slide) => <Slide board={board} slide={slide()} lasts={rest(one.told)} />}</Show>
            <Show when={one.label !== '' && one.mark}>
              {(point) => (
                <g transform={`translate(${point().x} ${point().y - 34})`}>
                  <text
                    ref={(thing) => rise(thing, rest(one.told))}
                    class="motion-label"
                    classList={{ 'motion-bad': one.bad }}
                  >
                    {one.label}
                  </text>
                </g>
              )}
            </Show>
          </>
        )}
      </Show>
    </g>
  )
}

const BAD = ['Lost', 'Hit', 'Eliminated', 'Routed', 'Disorganized']

const rise = (thing: SVGElement, lasts: number) =>
  queueMicrotask(() => {
    if (paced(lasts) > 0)
      thing.animate(
        [{ transform: 'translateY(14px)', opacity: 0 }, { transform: 'translateY(0)', opacity: 1, offset: 0.3 }, {}],
        {
          duration: paced(lasts),
        },
      )
  })

/** A counter on its way; it stays where it has come to until the next is told. */
function Slide(props: {
  readonly board: BoardState
  readonly slide: NonNullable<Shown['slide']>
  readonly lasts: number
}): JSX.Element {
  const p = () => props.board.shown()
  const { from, to, unit, leader, kind } = props.slide
  const go = (thing: SVGGElement) =>
    queueMicrotask(() =>
      thing.animate(
        [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
        {
          duration: paced(props.lasts * 0.9),
          easing: kind === 'flight' ? 'ease-out' : 'ease-in-out',
          fill: 'forwards',
        },
      ),
    )
  const army = () => p().scenario.army
  return (
    <g ref={go} class={`motion-${kind}`} transform={`translate(${from.x} ${from.y})`}>
      <Show
        when={leader < 0}
        fallback={
          <LeaderDisc
            nation={nationOf(army().leaderSide[leader])}
            initials={leaderName(p(), leader).slice(0, 2)}
            figures=""
            worn={p().worn[leader] === 1}
          />
        }
      >
        <Show when={p().lost[unit] >= 0} fallback={<Back nation={nationOf(army().side[unit])} />}>
          <Counter face={dressed(faceOf(p(), unit), p().scenario.army.units[unit])} />
        </Show>
      </Show>
    </g>
  )
}

/** Fire, or an attack, from one hex to another: it is drawn from where it comes. */
function Shot(props: { readonly line: Line; readonly lasts: number }): JSX.Element {
  const { from, to, kind } = props.line
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long]
  const tip = { x: to.x - ux * 16, y: to.y - uy * 16 }
  const draw = (thing: SVGPathElement) =>
    queueMicrotask(() => {
      const duration = paced(Math.min(420, props.lasts * 0.7))
      if (duration > 0)
        thing.animate([{ strokeDasharray: `0 ${long}` }, { strokeDasharray: `${long} 0` }], { duration })
    })
  const line = `M${from.x + ux * 24} ${from.y + uy * 24}L${tip.x} ${tip.y}`
  const head = `M${tip.x + ux * 14} ${tip.y + uy * 14}L${tip.x - uy * 10} ${tip.y + ux * 10}L${tip.x + uy * 10} ${tip.y - ux * 10}Z`
  return (
    <g class={`shot shot-${kind}`}>
      <path class="shot-edge" d={line} />
      <path ref={draw} class="shot-line" d={line} />
      <path class="shot-head" d={head} />
      <Show when={kind === 'fire'}>
        <circle class="shot-smoke" cx={from.x + ux * 30} cy={from.y + uy * 30} r="10" />
        <circle class="shot-smoke" cx={from.x + ux * 38 - uy * 8} cy={from.y + uy * 38 + ux * 8} r="7" />
      </Show>
    </g>
  )
}
