import { createMemo, type JSX, Show } from 'solid-js'
import { HEX_SIZE, moveTo } from '../../../../src/web/hexboard/ground-plan.ts'
import { middleOf, outline } from '../../../../src/web/hexboard/layout.ts'
import type { BoardState } from '../board-state.ts'
import { aimOf, lineOf } from './aim.ts'
import { tLook } from './words.ts'
import './inspector.css'

const HEX = outline(HEX_SIZE, 0.97)
/** How far the name of what blocks a line stands above the middle of its hex. */
const ABOVE = 30

/**
 * The line of fire, above the counters, from middle to middle. If it is blocked, it is crossed out there, with the name
 * of the obstacle.
 */
export function Sight(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const aim = createMemo(() => aimOf(board))
  const line = createMemo(() => {
    const one = aim()
    return one && lineOf(board.table.view(), Math.max(0, board.table.seat()), one)
  })
  const start = () => (board.overlay() === 'line' ? board.line()[0] : -1)
  const path = (from: number, to: number) => {
    const [a, b] = [middleOf(board.layout, from), middleOf(board.layout, to)]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  }
  return (
    <g class="sight" aria-hidden="true">
      <Show when={start() >= 0}>
        <path class="sight-end" d={HEX} transform={moveTo(board.layout, start())} />
      </Show>
      <Show when={line()} keyed>
        {(one) => (
          <g classList={{ 'sight-shut': !one.clear }}>
            <path class="sight-edge" d={path(one.from, one.to)} />
            <path class="sight-line" d={path(one.from, one.to)} />
            <path class="sight-end" d={HEX} transform={moveTo(board.layout, one.to)} />
            <Show when={!one.clear}>
              <g transform={moveTo(board.layout, one.at!)}>
                <path class="sight-block" d={HEX} />
                <path class="sight-cross" d="M-13 -13L13 13M13 -13L-13 13" />
                <text class="sight-what" y={-ABOVE}>
                  {tLook(`line.by.${one.by}`)}
                </text>
              </g>
            </Show>
          </g>
        )}
      </Show>
    </g>
  )
}
