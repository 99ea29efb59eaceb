import { createMemo, type JSX } from 'solid-js'
import { Fights } from '../../../src/web/battle/Fights.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Albuera } from '../rules/state/position.ts'
import { fightOf, fightsIn } from './fights.ts'

/** The fire, reaction or Clash that is being told, with the earlier ones of the same turn. */
export function Happening(props: { readonly table: Table<Albuera>; readonly grown: () => void }): JSX.Element {
  const { table } = props
  const turn = createMemo(() => {
    const log = table.log()
    const from = log.findLastIndex(({ event }) => event === 'TurnBegan')
    return fightsIn(from < 0 ? log : log.slice(from))
  })
  const fights = createMemo(() => turn().list.map((one) => fightOf(table, one)))
  return <Fights table={table} fights={fights()} isFresh={turn().open} grown={props.grown} />
}
