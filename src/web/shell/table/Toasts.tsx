import { For, Show } from 'solid-js'
import { cite } from '../../board/requests.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { tLater } from '../../words/later/t.ts'
import { dismiss, toasts } from '../toasts.ts'
import './toasts.css'

/** Refusals and news over the board's foot; the rule of a refusal is a button that opens the rulebook there. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      <For each={toasts()}>
        {(toast) => (
          <div class={`toast ${toast.tone}`}>
            <p>{toast.text}</p>
            <Show when={toast.rule}>
              {(rule) => (
                <button
                  type="button"
                  class="rule"
                  aria-label={tLater('readRule', { rule: rule() })}
                  onClick={() => cite(rule())}
                >
                  {rule()}
                </button>
              )}
            </Show>
            <button
              type="button"
              class="button icon plain"
              aria-label={tLater('dismiss')}
              onClick={() => dismiss(toast.id)}
            >
              <Glyph name="close" />
            </button>
          </div>
        )}
      </For>
    </div>
  )
}
