import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { middleOf, outline } from '../../painting/layout.ts'
import type { Table, Told } from '../board/table.ts'
import { Back, Counter, LeaderDisc } from '../counters/Counter.tsx'
import type { Point } from '../stage/camera.ts'
import { paced } from '../ui/motion.ts'
import type { HexBoard } from './board-state.ts'
import { HEX_SIZE, moveTo } from './ground-plan.ts'
import type { Motion as Moving } from './motion.ts'
import { middleOfSpot } from './spots-in-world.ts'
import './motion.css'

const HEX = outline(HEX_SIZE, 0.94)

interface Shown extends Moving {
  readonly told: Told
}

/** The event being shown: a counter on its way, fire from one hex to another, where it strikes, with what result. */
export function Motion(props: {
  readonly board: HexBoard
  readonly table: Pick<Table, 'happening' | 'past' | 'log'>
}): JSX.Element {
  const { board, table } = props
  const { field, layout } = board
  /** The last event worth a look from the moment that the player looks back at. */
  const lookedBackAt = (): Told | undefined => {
    const at = table.past.at()
    return at === undefined ? undefined : table.log().findLast((told) => told.n === at && lasts(told) > 0)
  }
  const lasts = (told: Told): number => field.motionOf(told, true)?.lasts ?? 0
  const shown = createMemo<Shown | undefined>((before) => {
    const now = table.happening()
    const told = now ?? lookedBackAt()
    if (!told) return undefined
    if (before?.told === told) return before
    const motion = field.motionOf(told, now === undefined)
    return motion && { ...motion, told }
  })
  return (
    <g class="motion" aria-hidden="true">
      <Show when={shown()} keyed>
        {(one) => (
          <>
            <Show when={(one.slide === undefined || paced(1) === 0) && one.hex >= 0}>
              <path class="motion-mark" d={HEX} transform={moveTo(layout, one.hex)} />
            </Show>
            <For each={one.lines}>
              {({ from, to, kind }) => (
                <Shot from={middleOf(layout, from)} to={middleOf(layout, to)} kind={kind} lasts={one.lasts} />
              )}
            </For>
            <Show when={paced(1) > 0 && one.slide}>
              {(slide) => <Slide board={board} slide={slide()} lasts={one.lasts} />}
            </Show>
            <Show when={one.label !== '' && one.hex >= 0}>
              <g transform={moveTo(layout, one.hex)}>
                <g transform="translate(0 -34)">
                  <text
                    ref={(thing) => rise(thing, one.lasts)}
                    class="motion-label"
                    classList={{ 'motion-bad': one.bad }}
                  >
                    {one.label}
                  </text>
                </g>
              </g>
            </Show>
          </>
        )}
      </Show>
    </g>
  )
}

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

/** A piece on its way. It stays at the end of its way until the next event is shown. */
function Slide(props: {
  readonly board: HexBoard
  readonly slide: NonNullable<Moving['slide']>
  readonly lasts: number
}): JSX.Element {
  const { field, layout } = props.board
  const { piece, side, kind } = props.slide
  const [from, to] = [middleOfSpot(layout, props.slide.from), middleOfSpot(layout, props.slide.to)]
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
  return (
    <g ref={go} class={`motion-${kind}`} transform={`translate(${from.x} ${from.y})`}>
      <Switch fallback={<Back nation={field.nationOf(side)} />}>
        <Match when={piece?.kind === 'leader' && piece}>
          {(leader) => <LeaderDisc {...field.leaderFace(leader().n)} figures="" />}
        </Match>
        <Match when={piece?.kind === 'unit' && piece}>{(unit) => <Counter face={field.faceOf(unit().n)} />}</Match>
      </Switch>
    </g>
  )
}

/** Fire, or an attack, from one hex to another, drawn from its origin. */
function Shot(props: {
  readonly from: Point
  readonly to: Point
  readonly kind: Moving['lines'][number]['kind']
  readonly lasts: number
}): JSX.Element {
  const { from, to, kind } = props
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
