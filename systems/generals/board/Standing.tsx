import type { JSX } from 'solid-js'
import { Intentions } from '../../../src/web/battle/Intentions.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import { WHOLE_ROUND } from '../rules/queries/standing.ts'
import type { Generals } from '../rules/state/position.ts'
import { tStanding } from '../words/standing/t.ts'
import { GROUPS } from './intentions.ts'

/** The answers given beforehand: intentions by question, and a preset for the whole round. */
export function Standing(props: { readonly table: Table<Generals> }): JSX.Element {
  return (
    <Intentions
      table={props.table}
      intro={tStanding('intro')}
      none=""
      preset={{ title: tStanding('whole'), names: WHOLE_ROUND.map(({ name }) => name) }}
      groups={GROUPS.map(([group, names]) => ({
        title: tStanding(`group.${group}`),
        list: names.map((name) => ({ name, label: tStanding(`one.${name}`) })),
      }))}
    />
  )
}
