import type { JSX } from 'solid-js'
import { Intentions } from '../../../src/web/battle/Intentions.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Corps } from '../rules/state/position.ts'
import { tStanding } from '../words/standing/t.ts'
import { commandName } from './faces.ts'
import { GROUPS } from './intentions.ts'

/** The commands of a side that have troops: answers can be given for each of them. */
const corpsOf = ({ scenario: { commands } }: Corps, side: number): number[] =>
  [...commands.keys()].filter((command) => commands[command].army === side && !commands[command].isChief)

/** What is answered beforehand: for all corps, or for one. */
export function Foreseen(props: { readonly table: Table<Corps> }): JSX.Element {
  const { standing = [], unattended = [] } = props.table.engine.ruleset
  const { scenario } = props.table
  /** Asked each time, because the words of another language may come after the board. */
  const things = () => [
    { label: tStanding('everyone') },
    ...corpsOf(props.table.view(), props.table.seat()).map((command) => ({
      name: scenario.commands[command].id,
      label: commandName(scenario, command),
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
