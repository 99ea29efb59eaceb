import { For, type JSX } from 'solid-js'
import { outline } from '../../painting/layout.ts'
import type { HexBoard } from './board-state.ts'
import { HEX_SIZE, moveTo } from './ground-plan.ts'
import './laid.css'

const HEX = outline(HEX_SIZE, 0.99)

/** A hex with something laid over it: whose it is, and whether it is the weaker kind. */
export interface LaidHex {
  readonly hex: number
  readonly side: number
  readonly weak: boolean
}

/** What is laid over the map, hex by hex, below the counters. */
export function Laid(props: { readonly board: HexBoard; readonly hexes: readonly LaidHex[] }): JSX.Element {
  const { field, layout } = props.board
  return (
    <For each={props.hexes}>
      {({ hex, side, weak }) => (
        <g class={`lain lain-${side} nation-${field.nationOf(side)}`}>
          <path classList={{ 'lain-weak': weak }} d={HEX} transform={moveTo(layout, hex)} />
        </g>
      )}
    </For>
  )
}
