import { For, type JSX, Show } from 'solid-js'
import type { Table } from '../board/table.ts'
import { intendedOf } from './intentions.ts'
import './intentions.css'

/** What a seat answers beforehand: standing answers of its rules, by question, and a preset for all of them. */

export interface IntentionGroup {
  readonly title: string
  /** The standing answers' names in the rules, and what they are called on the screen. */
  readonly list: readonly { readonly name: string; readonly label: string }[]
}

export function Intentions(props: {
  readonly table: Table
  readonly title: string
  readonly intro: string
  readonly clear: string
  /** What is said of how many are set; of none, what they are for. */
  readonly set: (count: number) => string
  readonly preset: { readonly title: string; readonly names: readonly string[] }
  readonly groups: readonly IntentionGroup[]
}): JSX.Element {
  const { table } = props
  const { set, choose } = intendedOf(table)
  // The rules take the first intention that has an answer: they are handed over in the order of the rules.
  const order = table.engine.ruleset.standing?.map(({ name }) => name) ?? []
  const toggle = (name: string, on: boolean) => choose(order.filter((one) => (one === name ? on : set().includes(one))))
  // They are the seat's, and for its chief to say.
  if (table.info.comrade) return null
  return (
    <details class="standing">
      <summary>
        {props.title} <small>{props.set(set().length)}</small>
      </summary>
      <p class="standing-note">{props.intro}</p>
      <div class="standing-row">
        <button type="button" class="button small" onClick={() => choose(props.preset.names)}>
          {props.preset.title}
        </button>
        <button type="button" class="button small" disabled={set().length === 0} onClick={() => choose([])}>
          {props.clear}
        </button>
      </div>
      <For each={props.groups}>
        {({ title, list }) => (
          <fieldset>
            <Show when={title !== ''}>
              <legend>{title}</legend>
            </Show>
            <For each={list}>
              {({ name, label }) => (
                <label>
                  <input
                    type="checkbox"
                    checked={set().includes(name)}
                    onChange={(event) => toggle(name, event.currentTarget.checked)}
                  />
                  {label}
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </details>
  )
}
