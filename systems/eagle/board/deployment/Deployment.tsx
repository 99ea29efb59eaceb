import { createMemo, For, type JSX, Show } from 'solid-js'
import { tDrawUp } from '../../words/drawup/t.ts'
import type { BoardState } from '../board-state.ts'
import { formationName } from '../faces.ts'
import { hexName, pieceName } from '../say.ts'
import { basisOf, formationOf } from './arrange.ts'
import { drawingUpOf, mine } from './plan.ts'
import './deployment.css'

/** Fewer pieces are placed just as fast by hand. */
const WORTH_IT = 2

/**
 * Set-up in one go, of the whole side or a formation. It shows the plan first, and single pieces of it can be moved.
 */
export function DrawUp(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  const p = () => table.view()
  const drawing = drawingUpOf(board)
  const all = createMemo(() => mine(board))
  const formations = createMemo(() => {
    const counts = new Map<number, number>()
    for (const piece of all()) {
      const formation = formationOf(p(), piece)
      if (formation >= 0) counts.set(formation, (counts.get(formation) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count >= WORTH_IT)
  })
  return (
    <Show when={drawing.plan()} fallback={<Offers />}>
      {(plan) => {
        const apart = () => plan().placed.filter(({ asWanted }) => !asWanted)
        return (
          <section class="draw-up" aria-label={tDrawUp('title')}>
            <p role="status">
              <b>{tDrawUp('planned', { count: plan().placed.length })}</b> {tDrawUp(basis())}{' '}
              <Show when={apart().length > 0}>
                {tDrawUp('apart', {
                  list: apart()
                    .map(({ piece, hex }) => `${pieceName(p(), piece)} ${hexName(p(), hex)}`)
                    .join(', '),
                })}
              </Show>{' '}
              <Show when={plan().left.length > 0}>
                {tDrawUp('left', {
                  list: plan()
                    .left.map((piece) => pieceName(p(), piece))
                    .join(', '),
                })}
              </Show>
            </p>
            <p class="draw-up-hint">
              <Show when={drawing.held()} fallback={tDrawUp('move')}>
                {(piece) => (
                  <>{tDrawUp(drawing.open().length > 0 ? 'whither' : 'fixed', { piece: pieceName(p(), piece()) })}</>
                )}
              </Show>
            </p>
            <div class="draw-up-row">
              <button type="button" class="button main" onClick={() => drawing.place()}>
                {tDrawUp('place', { count: plan().placed.length })}
              </button>
              <button type="button" class="button" onClick={() => drawing.discard()}>
                {tDrawUp('discard')}
              </button>
            </div>
          </section>
        )
      }}
    </Show>
  )

  function basis() {
    return basisOf(p().scenario.id, table.seat())
  }

  function Offers(): JSX.Element {
    return (
      <Show when={all().length >= WORTH_IT}>
        <section class="draw-up" aria-label={tDrawUp('title')}>
          <button type="button" class="button main" onClick={() => drawing.drawUp()}>
            {tDrawUp(basis() === 'ground' ? 'allGround' : 'all', { count: all().length })}
          </button>
          <Show when={formations().length > 1}>
            <p class="choice-note">{tDrawUp('one')}</p>
            <ul>
              <For each={formations()}>
                {([formation, count]) => (
                  <li>
                    <button type="button" class="button small" onClick={() => drawing.drawUp(formation)}>
                      {tDrawUp('formation', { name: formationName(p(), formation), count })}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
      </Show>
    )
  }
}
