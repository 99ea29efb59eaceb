import { For, type JSX, Show } from 'solid-js'
import { tChoices } from '../words/hexchoices/t.ts'
import type { HexBoard } from './board-state.ts'
import '../stage/look-bar.css'

/** What is looked at: the hex under the pointer in words, and what can be laid over the map. */
export function LookBar(props: {
  readonly board: HexBoard
  /** Signs of the overlays as path data in a box of 24, in the order of their buttons, and their titles. */
  readonly overlays: readonly { readonly id: string; readonly sign: string; readonly title: string }[]
  /** What is said of the overlay that lies over the map. */
  readonly note: (overlay: string) => JSX.Element
  /** A hex in words. */
  readonly reading: (hex: number) => JSX.Element
}): JSX.Element {
  const { board } = props
  const keyOf = (id: string) => Object.entries(board.field.overlays).find(([, one]) => one === id)?.[0] ?? ''
  return (
    <div class="look">
      <Show when={board.overlay()} keyed>
        {(overlay) => <div class="look-note">{props.note(overlay)}</div>}
      </Show>
      <Show when={board.pointed() >= 0}>
        <p class="look-read" aria-hidden="true">
          {props.reading(board.pointed())}
        </p>
      </Show>
      <div class="look-bar" role="group" aria-label={tChoices('overlays')}>
        <For each={props.overlays}>
          {({ id, sign, title }) => (
            <button
              type="button"
              aria-pressed={board.overlay() === id}
              aria-label={title}
              title={`${title} (${keyOf(id)})`}
              onClick={() => board.lay(board.overlay() === id ? undefined : id)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={sign} />
              </svg>
            </button>
          )}
        </For>
      </div>
    </div>
  )
}
