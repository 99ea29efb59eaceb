import { createMemo, For, type JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { InchBoard } from '../../../src/web/inchboard/board-state.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { cornersIn } from '../rules/queries/asked.ts'
import type { Corps } from '../rules/state/position.ts'

/** 1.2 Where the chosen unit, or while none is chosen any, can come to stand in place of its blind; the place looked at is full. */
export function Places(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const { board, table } = props
  const choices = (): readonly Choice[] => (board.chosen() < 0 ? board.choices() : board.own())
  const places = createMemo(() => {
    if (!board.asked() || table.phase()?.name !== 'placing') return []
    const isPlace = ({ second }: Choice) => second === 'slots'
    return choices()
      .filter(isPlace)
      .map((choice) => ({ choice, path: pathOf(board, cornersIn(table.view(), choice.legal.a, choice.legal.b) ?? []) }))
  })
  return (
    <For each={places()}>
      {({ choice, path }) => <path class="place" classList={{ 'place-looked': board.looked() === choice }} d={path} />}
    </For>
  )
}

const pathOf = ({ layout }: InchBoard, corners: readonly (readonly [x: number, y: number])[]): string => {
  const points = corners.map(([x, y]) => layout.toWorld(x, y))
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
