import { For, Show } from 'solid-js'
import { tNew } from '../../words/new/t.ts'
import type { Who } from '../begin.ts'
import { levelTitle } from '../levels.ts'
import { LevelNote } from './LevelNote.tsx'
import type { Level } from './levels.ts'

/** Who plays a seat; for a computer player it says how strong it is and how long it thinks. */
export function WhoField(props: {
  readonly side: number
  readonly title: string
  readonly who: Who | undefined
  /** The available computer players. */
  readonly levels: readonly Level[]
  readonly choose: (who: Who) => void
}) {
  const all = (): Who[] => ['me', 'here', 'friend', ...props.levels.map(({ name }) => `computer:${name}` as const)]
  const note = () => `level-${props.side}`
  return (
    <>
      <label class={`seat side-${props.side}`}>
        <span class="seat-name">{props.title}</span>
        <select
          class="input"
          aria-describedby={note()}
          onChange={(event) => props.choose(event.currentTarget.value as Who)}
        >
          <For each={all()}>
            {(who) => (
              <option value={who} selected={props.who === who}>
                {whoTitle(who)}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={levelOf(props.who)}>
        {(level) => <LevelNote id={note()} level={props.levels.find(({ name }) => name === level())} />}
      </Show>
    </>
  )
}

/** Which computer player it is, if it is one. */
const levelOf = (who: Who | undefined): string | undefined => who?.match(/^computer:(.*)/)?.[1]

function whoTitle(who: Who): string {
  const level = levelOf(who)
  return level === undefined ? tNew(who) : tNew('computer', { level: levelTitle(level) })
}
