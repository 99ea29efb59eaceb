import { createMemo, type JSX, Show } from 'solid-js'
import { Odds as Shown } from '../../../src/web/battle/Odds.tsx'
import type { Prospect } from '../../../src/web/battle/prospect.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { InchBoard } from '../../../src/web/inchboard/board-state.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import type { Corps } from '../rules/state/position.ts'
import { fightProspect, fireProspect, skirmishProspect } from './prospect.ts'

/** The odds of what is pointed at, in the list or on the table. */
export function Odds(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const { board, table } = props
  const choice = () => board.looked() ?? board.targets().get(board.hovered())?.[0] ?? board.several()[0]
  // What is looked at stays in the panel while the pointer goes to its button.
  const prospect = createMemo<{ readonly of: number; readonly shown: Prospect } | undefined>((before) => {
    if (!table.asked()) return undefined
    const found = choice() && prospectOf(table.view(), choice()!)
    if (found !== undefined) return { of: board.chosen(), shown: found }
    return before?.of === board.chosen() && choice() === undefined ? before : undefined
  })
  return <Show when={prospect()}>{(one) => <Shown prospect={one().shown} cite={table.cite} />}</Show>
}

function prospectOf(p: Corps, { verb, body, target }: Choice): Prospect | undefined {
  if (body < 0 || target < 0) return undefined
  switch (verb) {
    case 'fire':
      return fireProspect(p, body, target)
    case 'skirmish':
      return skirmishProspect(p, body, target)
    case 'assault':
    case 'firefight':
      return fightProspect(p, body, target, verb === 'firefight')
    default:
      return undefined
  }
}
