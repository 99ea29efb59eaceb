import { For, type JSX, Show } from 'solid-js'
import './look-bar.css'

/** A board over which overlays can be laid, one at a time. */
interface Laying {
  /** The id of the current overlay. */
  readonly overlay: () => string | undefined
  lay(overlay: string | undefined): void
  /** Keys, each with the id of its overlay. */
  readonly field: { readonly overlays: Readonly<Record<string, string>> }
}

/** What a system can lay over its board. */
export interface Looks {
  /** Signs of the overlays as path data in a box of 24, in the order of their buttons, and their titles. */
  readonly overlays: readonly { readonly id: string; readonly sign: string; readonly title: string }[]
  /** A note on the current overlay. */
  readonly note: (overlay: string) => JSX.Element
}

/** What is under the pointer, in words, and what can be laid over the board. */
export function LookBar(
  props: Looks & {
    readonly board: Laying
    /** The title of the group of buttons. */
    readonly title: string
    /** What is under the pointer, in words; undefined while nothing is. */
    readonly reading: (() => JSX.Element) | undefined
  },
): JSX.Element {
  const { board } = props
  const keyOf = (id: string) => Object.entries(board.field.overlays).find(([, one]) => one === id)?.[0] ?? ''
  return (
    <div class="look">
      <Show when={board.overlay()} keyed>
        {(overlay) => <div class="look-note">{props.note(overlay)}</div>}
      </Show>
      <Show when={props.reading}>
        {(reading) => (
          <p class="look-read" aria-hidden="true">
            {reading()()}
          </p>
        )}
      </Show>
      <div class="look-bar" role="group" aria-label={props.title}>
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
