import { createSignal, For } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { Sure } from '../../ui/Sure.tsx'
import { tPlayers } from '../../words/players/t.ts'
import { levelTitle } from '../levels.ts'
import { LevelNote } from '../new/LevelNote.tsx'
import { levels, usualLevel } from '../new/levels.ts'

/** Asks which computer player is to play for the person at this screen. */
export function HandOver(props: { readonly run: (level: string) => void; readonly close: () => void }) {
  const { system } = useTable()
  const all = levels(system)
  const [level, setLevel] = createSignal(usualLevel(system))
  return (
    <Sure
      title={tPlayers('hand')}
      text={tPlayers('handBack')}
      yes={tPlayers('handYes')}
      run={() => props.run(level())}
      close={props.close}
    >
      <label class="field">
        <span>{tPlayers('handLevel')}</span>
        <select class="input" aria-describedby="hand-level" onChange={(event) => setLevel(event.currentTarget.value)}>
          <For each={all}>
            {({ name }) => (
              <option value={name} selected={name === level()}>
                {levelTitle(name)}
              </option>
            )}
          </For>
        </select>
      </label>
      <LevelNote id="hand-level" level={all.find(({ name }) => name === level())} />
    </Sure>
  )
}
