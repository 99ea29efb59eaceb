import { createMemo, createSignal, type JSX, Show } from 'solid-js'
import { tDrawUp } from '../../words/drawup/t.ts'
import type { BoardState } from '../board-state.ts'
import { hexName } from '../say.ts'
import { coverAll } from './arrange.ts'
import './deployment.css'

/** Lays markers on all stacks in one go, and reports what it did; single markers can be taken off again. */
export function CoverAll(props: { readonly board: BoardState }): JSX.Element {
  const { table } = props.board
  const [done, setDone] = createSignal<readonly number[]>([])
  const next = createMemo(() => coverAll(table.engine, table.view(), table.seat()))
  const cover = () => {
    setDone(next().hexes)
    table.act(...next().texts)
  }
  return (
    <section class="draw-up" aria-label={tDrawUp('title')}>
      <Show when={next().texts.length > 0}>
        <button type="button" class="button main" onClick={cover}>
          {tDrawUp('cover', { count: next().texts.length })}
        </button>
      </Show>
      <Show when={done().length > 0}>
        <p role="status">
          {tDrawUp('covered', {
            list: done()
              .map((hex) => hexName(table.view(), hex))
              .join(', '),
          })}
        </p>
      </Show>
    </section>
  )
}
