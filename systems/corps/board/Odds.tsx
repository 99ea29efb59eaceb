import { createMemo, type JSX, Show } from 'solid-js'
import { Odds as Shown } from '../../../src/web/battle/Odds.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import { oddsStateOf } from './odds-state.ts'
import './odds-over.css'

interface OfTable {
  readonly table: Table<Corps>
}

/** The odds of what is pointed at, in the list or on the table, which stay until something else is. */
export const Odds = (props: OfTable): JSX.Element => (
  <Show when={oddsStateOf(props.table).prospect()}>
    {(prospect) => <Shown prospect={prospect()} cite={props.table.cite} />}
  </Show>
)

/** The same over the table, where there is room, so that players need not look aside: not on what is pointed at. */
export function OddsOver(props: OfTable): JSX.Element {
  let host!: HTMLDivElement
  const board = boardStateOf(props.table)
  const state = oddsStateOf(props.table)
  const isFarRight = createMemo(() => {
    const there = board.hovered() < 0 ? null : bodyOnScreen(board.hovered())
    const table = host?.parentElement?.getBoundingClientRect()
    return there !== null && table !== undefined && there.right > table.left + table.width / 2
  })
  return (
    <div
      ref={host}
      class="odds-over"
      classList={{ 'odds-over-left': isFarRight(), 'odds-over-asked': board.several().length > 0 }}
      aria-hidden="true"
    >
      <Show when={state.isPointed() && state.brief()}>
        {(prospect) => <Shown prospect={prospect()} cite={props.table.cite} />}
      </Show>
    </div>
  )
}

const bodyOnScreen = (body: number): DOMRect | null =>
  document.querySelector(`.piece[data-body="${body}"]`)?.getBoundingClientRect() ?? null
