import type { JSX } from 'solid-js'
import { Intentions } from '../../../src/web/battle/Intentions.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Albuera } from '../rules/state/position.ts'
import { tStanding } from '../words/standing/t.ts'
import { leaderName } from './faces.ts'
import { GROUPS } from './intentions.ts'

/** The commanders of a side with units directly under them: orders for one brigade are given for one of these. */
const brigades = ({ scenario: { army } }: Albuera, side: number): number[] =>
  [...army.commanders.keys()].filter((c) => army.leads[c] === side && army.commander.includes(c))

/** The answers given beforehand in the enemy's activations: for all brigades, or for one. */
export function Foreseen(props: { readonly table: Table<Albuera> }): JSX.Element {
  const { standing = [], unattended = [] } = props.table.engine.ruleset
  const view = props.table.view()
  /** Computed each time: words of another language may load after the board. */
  const things = () => [
    { label: tStanding('everyone') },
    ...brigades(view, props.table.seat()).map((c) => ({
      name: view.scenario.army.commanders[c],
      label: leaderName(view, c),
    })),
  ]
  const isForOne = (name: string) => standing.some((one) => one.name === name && one.forAll === true)
  return (
    <Intentions
      table={props.table}
      intro={tStanding('intro')}
      none={tStanding('none')}
      preset={{ title: tStanding('whole'), names: unattended }}
      groups={GROUPS.map(([group, names]) => ({
        title: tStanding(`group.${group}`),
        list: names.map((name) => ({
          name,
          label: tStanding(`one.${name}`),
          ...(isForOne(name) && { things: things() }),
        })),
      }))}
    />
  )
}
