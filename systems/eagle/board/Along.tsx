import { createMemo, For, type JSX } from 'solid-js'
import { tSheet } from '../words/sheet/t.ts'
import type { BoardState } from './board-state.ts'
import { unitName } from './faces.ts'

/** The units of its stack that a unit may take along on its march (RA70): all of them at once, or a single one. */
export function Along(props: { readonly board: BoardState; readonly unit: number }): JSX.Element {
  const { table } = props.board
  const companies = createMemo(() => {
    const each = props.board.choices().filter(({ legal }) => legal.verb === 'join' && legal.b === props.unit)
    return [...(each.length > 1 ? [each] : []), ...each.map((one) => [one])]
  })
  return (
    <ul class="choice-list eagle-list">
      <For each={companies()}>
        {(company) => (
          <li>
            <button
              type="button"
              class="button small"
              onClick={() => table.act(...company.map(({ legal }) => legal.text))}
            >
              {tSheet('along', { units: company.map(({ unit }) => unitName(table.view(), unit)).join(', ') })}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}
