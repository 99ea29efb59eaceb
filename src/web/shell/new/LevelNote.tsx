import { Show } from 'solid-js'
import { tNew } from '../../words/new/t.ts'
import type { Level } from './levels.ts'

/** How strong a computer player is, and how long it thinks. */
export function LevelNote(props: { readonly id: string; readonly level: Level | undefined }) {
  return (
    <Show when={props.level}>
      {(level) => (
        <p class="quiet small-text" id={props.id}>
          {tNew(`levels.${level().name}`)}
          <Show when={level().wait !== undefined}> {tNew('wait', { seconds: level().wait ?? 0 })}</Show>
        </p>
      )}
    </Show>
  )
}
