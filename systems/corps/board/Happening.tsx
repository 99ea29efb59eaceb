import { createMemo, type JSX } from 'solid-js'
import { Fights } from '../../../src/web/battle/Fights.tsx'
import type { Table } from '../../../src/web/board/table.ts'
import type { Corps } from '../rules/state/position.ts'
import { fightOf } from './fights.ts'
import { isStory, storiesIn } from './stories.ts'

/** The fire, the fight or the rout that is being told, with those of the same turn before it. */
export function Happening(props: { readonly table: Table<Corps> }): JSX.Element {
  const { table } = props
  const turn = createMemo(() => {
    const log = table.log()
    const from = log.findLastIndex(({ event }) => event === 'ChipDrawn' || event === 'MoveBegan')
    return storiesIn(from < 0 ? log : log.slice(from))
  })
  const fights = createMemo(() =>
    turn()
      .list.filter(isStory)
      .map((one) => fightOf(table, one)),
  )
  return <Fights table={table} fights={fights()} isFresh={turn().open} grown={() => {}} />
}
