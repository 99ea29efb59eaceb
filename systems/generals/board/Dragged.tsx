import { For, type JSX, Show } from 'solid-js'
import { typeOfArm } from '../rules/state/stands.ts'
import { Figure } from './Figures.tsx'
import type { Plan } from './plan.ts'
import type { Staff } from './staff.ts'
import './moving.css'

/** The number of figures drawn for a dragged body; its label gives the true number. */
const MOST = 6
const PACE = 19

/** The troops under the pointer, and the sector that they would go to. */
export function Dragged(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { staff } = props
  return (
    <Show when={staff.drag()}>
      {(drag) => {
        const figures = () => Math.min(MOST, drag().count)
        const target = () => (staff.waysTo(drag().over).length > 0 ? props.plan.sectors[drag().over] : undefined)
        return (
          <g class="dragged" aria-hidden="true">
            <Show when={target()}>
              {(rect) => (
                <rect
                  class="drag-target"
                  x={rect().x + 4}
                  y={rect().y + 4}
                  width={rect().w - 8}
                  height={rect().h - 8}
                  rx="5"
                />
              )}
            </Show>
            <g transform={`translate(${drag().at.x} ${drag().at.y + 22})`}>
              <For each={Array.from({ length: figures() }, (_, k) => k)}>
                {(k) => (
                  <g transform={`translate(${(k - (figures() - 1) / 2) * PACE} 0)`}>
                    <Figure type={typeOfArm[drag().troops.arm]} side={staff.table.seat()} state="fresh" />
                  </g>
                )}
              </For>
              <g
                class="troops-count"
                transform={`translate(${(figures() / 2) * PACE + 14} 0) scale(${props.plan.large ? 1.55 : 1})`}
              >
                <circle r="11" />
                <text dy="5">{drag().count}</text>
              </g>
            </g>
          </g>
        )
      }}
    </Show>
  )
}
