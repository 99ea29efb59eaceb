import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Point } from '../../../../src/web/stage/camera.ts'
import type { BoardState } from '../board-state.ts'
import { nationOf } from '../faces.ts'
import { MANNERS, type Ordered, orderedOf } from './ordered.ts'
import './inspector.css'

const SHEETS = ['opening orders', 'orders']

/** Orders are drawn while they are written, and on request. */
export const showsOrders = (board: BoardState): boolean =>
  board.overlay() === 'orders' ||
  (board.overlay() === undefined && board.table.asked() && SHEETS.includes(board.table.phase()?.name ?? ''))

/** Arrows below the counters, to where orders send formations. */
export function OrderArrows(props: { readonly board: BoardState }): JSX.Element {
  const all = createMemo(() => (showsOrders(props.board) ? orderedOf(props.board.table.view()) : []))
  return (
    <g class="order-arrows" aria-hidden="true">
      <For each={all()}>{(one) => <Show when={one.to}>{(to) => <Arrow one={one} to={to()} />}</Show>}</For>
    </g>
  )
}

/** Where an arrow begins, how far before its end it stops, and the size of its head: world units. */
const [START, STOP, HEAD] = [26, 34, 20]

function Arrow(props: { readonly one: Ordered; readonly to: Point }): JSX.Element {
  const shape = () => {
    const { at } = props.one
    const [dx, dy] = [props.to.x - at.x, props.to.y - at.y]
    const long = Math.max(1, Math.hypot(dx, dy))
    const on = (far: number, aside = 0) =>
      `${(at.x + (dx * far - dy * aside) / long).toFixed(1)} ${(at.y + (dy * far + dx * aside) / long).toFixed(1)}`
    const end = Math.max(START + HEAD, long - STOP)
    return {
      line: `M${on(START)}L${on(end - HEAD)}`,
      head: `M${on(end)}L${on(end - HEAD, HEAD * 0.7)}L${on(end - HEAD, -HEAD * 0.7)}Z`,
    }
  }
  return (
    <g class={`order-arrow order-${MANNERS[props.one.order]} nation-${nationOf(props.one.side)}`}>
      <path class="order-arrow-edge" d={shape().line} />
      <path class="order-arrow-line" d={shape().line} />
      <path class="order-arrow-head" d={shape().head} />
    </g>
  )
}
