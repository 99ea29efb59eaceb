import { createMemo, type JSX, Show } from 'solid-js'
import { useTable } from '../../../src/web/table/at-table.ts'
import { owes } from '../rules/queries/asked.ts'
import type { BoardState } from './board-state.ts'
import { nearestFoe } from './fall-back.ts'
import { tLook } from './inspect/words.ts'
import { hexName, pieceName } from './say.ts'

/** Why the movement cannot end yet, and which unit still has to move. */
export function Unended(props: { readonly board: BoardState }): JSX.Element {
  const { sayWhy } = useTable()
  const p = () => props.board.table.view()
  const why = createMemo(() => props.board.table.why('done'))
  const owing = createMemo(() =>
    props.board.pieces().find(({ kind, n }) => kind === 'unit' && owes(p(), props.board.table.seat(), n)),
  )
  /** The enemy that it must approach. */
  const nearest = createMemo(() => {
    const piece = owing()
    return piece === undefined ? undefined : nearestFoe(p(), props.board.table.seat(), p().at[piece.n])
  })
  return (
    <Show when={why()}>
      {(refusal) => (
        <p class="choice-note">
          {tLook('unended.still')}{' '}
          <Show when={owing()}>
            {(piece) => (
              <button type="button" class="button small" onClick={() => props.board.choose(piece())}>
                {pieceName(p(), piece())}
              </button>
            )}
          </Show>{' '}
          {sayWhy(refusal())}
          <Show when={nearest()}>{(hex) => <> {tLook('unended.nearest', { hex: hexName(p(), hex()) })}</>}</Show>
        </p>
      )}
    </Show>
  )
}
