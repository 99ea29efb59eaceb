import type { JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { Intentions } from '../../../src/web/table/Intentions.tsx'
import { WHOLE_ROUND } from '../rules/queries/standing.ts'
import type { Generals } from '../rules/state/position.ts'
import { tStanding } from '../words/standing/t.ts'
import { GROUPS } from './intentions.ts'

/** What is answered beforehand: intentions by question, and a preset for the whole round. */
export function Standing(props: { readonly table: Table<Generals> }): JSX.Element {
  return (
    <Intentions
      table={props.table as unknown as Table}
      title={tStanding('title')}
      intro={tStanding('intro')}
      clear={tStanding('clear')}
      set={(count) => (count > 0 ? tStanding('set', { count }) : '')}
      preset={{ title: tStanding('whole'), names: WHOLE_ROUND.map(({ name }) => name) }}
      groups={GROUPS.map(([group, names]) => ({
        title: tStanding(`group.${group}`),
        list: names.map((name) => ({ name, label: tStanding(`one.${name}`) })),
      }))}
    />
  )
}
