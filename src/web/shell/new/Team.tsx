import { For } from 'solid-js'
import type { Formation } from '../../../kernel/index.ts'
import { tNew } from '../../words/new/t.ts'

/** Which of the players at a seat commands a formation, by the formation's id: 0 is the chief. */
export type Commands = Readonly<Record<string, number>>

/** The number of players that can share a seat with its chief. */
const COMRADES = 3

/** Who commands which formation of a seat. */
export function Team(props: {
  readonly formations: readonly Formation[]
  readonly say: (text: string) => string
  readonly commands: Commands
  readonly assign: (commands: Commands) => void
}) {
  return (
    <details class="team">
      <summary>{tNew('team')}</summary>
      <p class="quiet small-text">{tNew('teamNote')}</p>
      <ul>
        <For each={props.formations}>
          {({ id, title }) => (
            <li>
              <label>
                <span>{props.say(title)}</span>
                <select
                  class="input"
                  onChange={(event) => props.assign({ ...props.commands, [id]: Number(event.currentTarget.value) })}
                >
                  <For each={Array.from({ length: COMRADES + 1 }, (_, k) => k)}>
                    {(k) => (
                      <option value={k} selected={(props.commands[id] ?? 0) === k}>
                        {k === 0 ? tNew('chief') : tNew('comrade', { number: k + 1 })}
                      </option>
                    )}
                  </For>
                </select>
              </label>
            </li>
          )}
        </For>
      </ul>
    </details>
  )
}

/** What each player who shares the seat commands, in order; a player without a command is left out. */
export function teamOf(commands: Commands): { readonly formations: string[] }[] {
  const byComrade = Map.groupBy(
    Object.entries(commands).filter(([, comrade]) => comrade > 0),
    ([, comrade]) => comrade,
  )
  return [...byComrade].sort(([a], [b]) => a - b).map(([, list]) => ({ formations: list.map(([id]) => id) }))
}
