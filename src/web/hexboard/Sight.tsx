import { type JSX, Show } from 'solid-js'
import { middleOf, outline } from '../../painting/layout.ts'
import { type HexBoard, LINE } from './board-state.ts'
import { HEX_SIZE, moveTo } from './ground-plan.ts'
import './sight.css'

const HEX = outline(HEX_SIZE, 0.97)
/** How far above the middle of its hex the name of an obstacle is written. */
const ABOVE = 30

/** A line of sight between two hexes. */
export interface SightLine {
  readonly from: number
  readonly to: number
  /** What blocks it, and where; left out if it is clear. */
  readonly block?: { readonly hex: number; readonly what: string }
}

/**
 * The line of sight, above the counters, from middle to middle. If it is blocked, it is crossed out there, with the name
 * of the obstacle.
 */
export function Sight(props: { readonly board: HexBoard; readonly line: SightLine | undefined }): JSX.Element {
  const { board } = props
  const { layout } = board
  const start = () => (board.overlay() === LINE ? board.line()[0] : -1)
  const path = (from: number, to: number) => {
    const [a, b] = [middleOf(layout, from), middleOf(layout, to)]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  }
  return (
    <g class="sight" aria-hidden="true">
      <Show when={start() >= 0}>
        <path class="sight-end" d={HEX} transform={moveTo(layout, start())} />
      </Show>
      <Show when={props.line} keyed>
        {(line) => (
          <g classList={{ 'sight-shut': line.block !== undefined }}>
            <path class="sight-edge" d={path(line.from, line.to)} />
            <path class="sight-line" d={path(line.from, line.to)} />
            <path class="sight-end" d={HEX} transform={moveTo(layout, line.to)} />
            <Show when={line.block}>
              {(block) => (
                <g transform={moveTo(layout, block().hex)}>
                  <path class="sight-block" d={HEX} />
                  <path class="sight-cross" d="M-13 -13L13 13M13 -13L-13 13" />
                  <text class="sight-what" y={-ABOVE}>
                    {block().what}
                  </text>
                </g>
              )}
            </Show>
          </g>
        )}
      </Show>
    </g>
  )
}
