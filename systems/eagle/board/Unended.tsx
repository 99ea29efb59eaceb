import { createMemo, type JSX, Show } from 'solid-js'
import { useTable } from '../../../src/web/table/at-table.ts'
import { owes } from '../rules/queries/asked.ts'
import type { Desk } from './board-state.ts'
import { nearestFoe } from './fall-back.ts'
import { tLook } from './inspect/words.ts'
import { hexName, pieceName } from './say.ts'

/** Why the movement cannot end yet, and who it is that still has to go. */
export function Unended(props: { readonly desk: Desk }): JSX.Element {
  const { sayWhy } = useTable()
  const p = () => props.desk.table.view()
  const why = createMemo(() => props.desk.table.why('done'))
  const owing = createMemo(() =>
    props.desk.pieces().find(({ kind, n }) => kind === 'unit' && owes(p(), props.desk.table.seat(), n)),
  )
  /** The enemy that it must approach. */
  const nearest = createMemo(() => {
    const piece = owing()
    return piece === undefined ? undefined : nearestFoe(p(), props.desk.table.seat(), p().at[piece.n])
  })
  return (
    <Show when={why()}>
      {(refusal) => (
        <p class="eagle-note">
          {tLook('unended.still')}{' '}
          <Show when={owing()}>
            {(piece) => (
              <button type="button" class="button small" onClick={() => props.desk.choose(piece())}>
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
