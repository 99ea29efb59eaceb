import { For, type JSX } from 'solid-js'
import type { HexLayout } from '../../../../src/painting/layout.ts'
import { GRADES, type Graded } from './grades.ts'
import { tiles } from './tiles.ts'
import './inspector.css'

/** The strokes that distinguish the grades of a threat: dots, slanting lines, crossed lines, arrowheads. */
const STROKES = {
  comes: 'M4 4h.01M12 12h.01',
  fires: 'M-2 18L18 -2M-2 10L10 -2M6 18L18 6',
  attacks: 'M-2 18L18 -2M-2 -2L18 18',
  charges: 'M1 12L8 4L15 12M1 20L8 12L15 20M1 4L8 -4L15 4',
} as const

/** The patterns, for the map and for its legend. */
export const ThreatPatterns = (props: { readonly id: string }): JSX.Element => (
  <defs>
    <For each={GRADES}>
      {(grade) => (
        <pattern
          id={`${props.id}-${grade}`}
          class={`danger-${grade}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
        >
          <path class="danger-stroke" d={STROKES[grade]} />
        </pattern>
      )}
    </For>
  </defs>
)

/** What the enemy threatens: each hex shows the gravest threat to it. */
export function Threats(props: { readonly layout: HexLayout; readonly graded: Graded }): JSX.Element {
  return (
    <g class="dangers lain-2" aria-hidden="true">
      <ThreatPatterns id="danger" />
      <For each={GRADES}>
        {(grade) => (
          <g class={`danger danger-${grade}`}>
            <path class="danger-wash" d={tiles(props.layout, props.graded.hexes[grade])} />
            <path
              class="danger-edge"
              d={tiles(props.layout, props.graded.hexes[grade])}
              fill={`url(#danger-${grade})`}
            />
          </g>
        )}
      </For>
    </g>
  )
}
