import { createMemo, For, type JSX } from 'solid-js'
import { middleOf } from '../../../src/painting/layout.ts'
import type { BoardState } from './board-state.ts'
import { nationOf } from './faces.ts'
import { placesOf } from './places.ts'
import './places.css'

/** Flags on the places whose possession counts (16), in the colours of the side that holds them. */
export function Places(props: { readonly board: BoardState }): JSX.Element {
  const p = () => props.board.shown()
  const places = createMemo(() => placesOf(p().scenario))
  return (
    <g class="places" aria-hidden="true">
      <For each={places()}>
        {({ hex, place }) => {
          const { x, y } = middleOf(props.board.layout, hex)
          const holder = () => p().held[place] - 1
          return (
            <g
              transform={`translate(${(x - 35).toFixed(2)} ${(y - 6).toFixed(2)})`}
              classList={{ [`nation-${nationOf(holder())}`]: holder() >= 0 }}
            >
              <path class="place-pole" d="M0 12V-24" />
              <path class="place-flag" d="M0 -24C6 -28 10 -20 17 -24V-12C10 -8 6 -16 0 -12Z" />
            </g>
          )
        }}
      </For>
    </g>
  )
}
