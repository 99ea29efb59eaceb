import { createMemo, For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { tHand } from '../../words/inchhand/t.ts'
import { Drawn } from '../Bases.tsx'
import type { InchBoard } from '../board-state.ts'
import { baseOf } from '../figures.ts'
import { cellsUnder } from '../InchBoard.tsx'
import { placedAt } from '../layout.ts'
import type { Hand } from './hand-state.ts'
import type { Spot } from './handling.ts'
import { listenToKeys } from './keys.ts'
import { listenToPointers } from './pointer.ts'
import { saidInches } from './said.ts'
import { poseAt } from './way.ts'
import './hand.css'

const pathOf = ({ layout }: InchBoard, spots: readonly Spot[]): string =>
  spots.length === 0
    ? ''
    : `M${spots
        .map(([x, y]) => {
          const at = layout.toWorld(x, y)
          return `${Math.round(at.x)} ${Math.round(at.y)}`
        })
        .join('L')}Z`

/**
 * Below what stands on the table: where the body in the hand can go, its way, and what it could reach from the end of
 * it.
 */
export function HandGround(props: { readonly hand: Hand }): JSX.Element {
  const { hand } = props
  const { board } = hand
  return (
    <g class="hand-ground" aria-hidden="true">
      <path class="hand-outline" d={pathOf(board, hand.outline())} />
      <Show when={hand.measured()}>
        {(measured) => (
          <>
            <For each={measured().ranges}>{(range) => <path class="hand-range" d={pathOf(board, range)} />}</For>
            <path
              class="hand-way"
              classList={{ 'hand-refused': measured().refusal !== undefined }}
              d={pathOf(board, measured().way)}
            />
          </>
        )}
      </Show>
    </g>
  )
}

/** How far in front of a body its handle is, in cells. */
const HANDLE = 46

/** Above the table: the body as it would stand, the ruler at its farthest corner, its handle, and the free ruler. */
export function HandLayer(props: { readonly hand: Hand }): JSX.Element {
  const { hand } = props
  const { board } = hand
  let host!: SVGGElement
  onMount(() => {
    const svg = host.ownerSVGElement!
    const scale = () => board.layout.world.width / svg.getBoundingClientRect().width
    const ends = [
      listenToPointers(svg, board, hand, (event) => cellsUnder(svg, board, event), scale),
      listenToKeys(hand),
    ]
    onCleanup(() => {
      for (const end of ends) end()
    })
  })
  const pose = createMemo(() => {
    const mover = hand.mover()
    return mover && poseAt(mover, hand.way())
  })
  return (
    <g ref={host} class="hand-layer" classList={{ 'hand-dragging': hand.isDragging() }} aria-hidden="true">
      <Show when={pose()}>
        {(at) => (
          <>
            <Show when={hand.measured()}>
              <Ghost hand={hand} x={at().x} y={at().y} heading={at().heading} />
            </Show>
            <Show when={(hand.mover()?.mostTurn ?? 0) > 0}>
              <g class="hand-turn" transform={placedAt(board.layout, at().x, at().y, at().heading)}>
                <path class="hand-stem" d={`M0 ${-(hand.mover()?.depth ?? 0) / 2}v${-HANDLE}`} />
                <g transform={`translate(0 ${-(hand.mover()?.depth ?? 0) / 2 - HANDLE})`}>
                  <g class="hand-handle">
                    <circle class="hand-touch" r="44" />
                    <circle class="hand-knob" r="20" />
                    <path class="hand-arrows" d="M-11 3A11 11 0 0 1 11 3M-15 -3L-11 5L-4 0M15 -3L11 5L4 0" />
                  </g>
                </g>
              </g>
            </Show>
            <FarCorner hand={hand} x={at().x} y={at().y} />
          </>
        )}
      </Show>
      <FreeRuler hand={hand} />
    </g>
  )
}

function Ghost(props: {
  readonly hand: Hand
  readonly x: number
  readonly y: number
  readonly heading: number
}): JSX.Element {
  const { hand } = props
  const { board } = hand
  const one = () => board.standingOf(hand.body())
  const rings = (bodies: readonly number[], kind: string) => (
    <For each={bodies}>
      {(body) => (
        <Show when={board.standingOf(body)}>
          {(there) => (
            <path
              class={`hand-ring hand-ring-${kind}`}
              d={baseOf(there().front + 24, there().depth + 24)}
              transform={placedAt(board.layout, there().x, there().y, there().heading)}
            />
          )}
        </Show>
      )}
    </For>
  )
  return (
    <>
      {rings(hand.measured()?.strikes ?? [], 'strike')}
      {rings(hand.measured()?.inWay ?? [], 'way')}
      <Show when={one()}>
        {(there) => (
          <g
            class={`hand-ghost nation-${there().face.nation}`}
            classList={{
              'hand-refused': hand.measured()?.refusal !== undefined,
              [`hand-snap-${hand.snap()?.kind}`]: hand.snap() !== undefined,
            }}
            transform={placedAt(board.layout, props.x, props.y, props.heading)}
          >
            <path class="hand-edge" d={baseOf(there().front + 14, there().depth + 14)} />
            <Drawn one={{ ...there(), heading: props.heading }} turn={props.heading / 4} />
          </g>
        )}
      </Show>
    </>
  )
}

/**
 * The corner that goes farthest: from where to where, and how far. `x`, `y`: the centre of the moved body, in cells.
 */
function FarCorner(props: { readonly hand: Hand; readonly x: number; readonly y: number }): JSX.Element {
  const { board } = props.hand
  return (
    <Show when={props.hand.measured()}>
      {(measured) => (
        <Line
          board={board}
          kind={measured().refusal === undefined ? 'corner' : 'corner hand-refused'}
          from={measured().from}
          to={measured().to}
          text={tHand('of', { used: saidInches(measured().used), rate: saidInches(measured().rate) })}
          clearOf={[props.x, props.y]}
        />
      )}
    </Show>
  )
}

function FreeRuler(props: { readonly hand: Hand }): JSX.Element {
  const { hand } = props
  return (
    <Show when={hand.ruler()}>
      {(ruler) => (
        <Line
          board={hand.board}
          kind="free"
          from={ruler().from}
          to={ruler().to}
          text={tHand('inches', { inches: saidInches(ruler().inches) })}
        />
      )}
    </Show>
  )
}

/** Cells from a ruler to the baseline of its label, and half the length of a label. */
const OFF = 40
const HALF = 120

/** A ruler: a line with a mark at each end, and its length above its middle, or on the side away from what is moved. */
function Line(props: {
  readonly board: InchBoard
  readonly kind: string
  readonly from: Spot
  readonly to: Spot
  readonly text: string
  /** A place on the side of the line that the label avoids. */
  readonly clearOf?: Spot
}): JSX.Element {
  const label = () => {
    const [a, b] = [from(), to()]
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    if (props.clearOf === undefined) return { x: middle.x, y: middle.y - 18 }
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = Math.hypot(dx, dy) || 1
    const body = props.board.layout.toWorld(props.clearOf[0], props.clearOf[1])
    const isOnRight = dx * (body.y - a.y) - dy * (body.x - a.x) > 0
    const [nx, ny] = isOnRight ? [dy / length, -dx / length] : [-dy / length, dx / length]
    return { x: middle.x + nx * (OFF + HALF * Math.abs(nx)), y: middle.y + ny * OFF + 16 }
  }
  const from = () => props.board.layout.toWorld(props.from[0], props.from[1])
  const to = () => props.board.layout.toWorld(props.to[0], props.to[1])
  return (
    <g class={`hand-line hand-line-${props.kind}`}>
      <path class="hand-line-edge" d={`M${from().x} ${from().y}L${to().x} ${to().y}`} />
      <path class="hand-line-ink" d={`M${from().x} ${from().y}L${to().x} ${to().y}`} />
      <circle cx={from().x} cy={from().y} r="8" />
      <circle cx={to().x} cy={to().y} r="8" />
      <text x={label().x} y={label().y}>
        {props.text}
      </text>
    </g>
  )
}
