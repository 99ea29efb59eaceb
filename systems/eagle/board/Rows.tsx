import { For, type JSX } from 'solid-js'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import type { BoardState } from './board-state.ts'
import { choiceName } from './choice-name.ts'
import { textsOf } from './going-on.ts'

/** Choices in words, a button for each; `whole`: with all that a click on the map would do. */
export function Rows(props: {
  readonly board: BoardState
  readonly list: readonly Choice[]
  readonly whole?: boolean
}): JSX.Element {
  const { table } = props.board
  /** A choice about a hex highlights that hex. */
  const show = ({ hex }: Choice) => {
    if (hex >= 0) props.board.point(hex)
  }
  return (
    <ul class="eagle-list">
      <For each={props.list}>
        {(choice) => (
          <li>
            <button
              type="button"
              class="button small"
              onPointerEnter={() => show(choice)}
              onFocus={() => show(choice)}
              onClick={() => table.act(...(props.whole ? textsOf(table.view(), choice) : [choice.legal.text]))}
            >
              {choiceName(table.view(), choice)}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}
