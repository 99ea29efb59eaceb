import type { JSX } from 'solid-js'
import { Intentions } from '../../../src/web/battle/Intentions.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import { WHOLE_DEFENSE } from '../rules/queries/asked.ts'
import type { Eagle } from '../rules/state/position.ts'
import { tStanding } from '../words/standing/t.ts'
import { GROUPS } from './intentions.ts'

/** Answers given in advance to questions in the enemy's phase. */
export function Foreseen(props: { readonly table: Table<Eagle> }): JSX.Element {
  return (
    <Intentions
      table={props.table}
      intro={tStanding('intro')}
      none={tStanding('none')}
      preset={{ title: tStanding('whole'), names: WHOLE_DEFENSE.map(({ name }) => name) }}
      groups={GROUPS.map(([group, names]) => ({
        title: tStanding(`group.${group}`),
        list: names.map((name) => ({ name, label: tStanding(`one.${name}`) })),
      }))}
    />
  )
}
