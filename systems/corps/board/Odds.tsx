import { createMemo, type JSX, Show } from 'solid-js'
import { Odds as Shown } from '../../../src/web/battle/Odds.tsx'
import type { Prospect } from '../../../src/web/battle/prospect.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { InchBoard } from '../../../src/web/inchboard/board-state.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { charging, has, how } from '../rules/queries/asked.ts'
import { form } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'
import './odds-over.css'
import { fightProspect, fireProspect, opportunityProspect, reactionProspect, skirmishProspect } from './prospect.ts'

/** The same over the table, where there is room, so that it is seen without a look aside: not on what is pointed at. */
export function OddsOver(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  let host!: HTMLDivElement
  const isFarRight = createMemo(() => {
    const there = props.board.hovered() < 0 ? null : bodyOnScreen(props.board.hovered())
    const table = host?.parentElement?.getBoundingClientRect()
    return there !== null && table !== undefined && there.right > table.left + table.width / 2
  })
  return (
    <div ref={host} class="odds-over" classList={{ 'odds-over-left': isFarRight() }} aria-hidden="true">
      <Odds board={props.board} table={props.table} isBrief />
    </div>
  )
}

const bodyOnScreen = (body: number): DOMRect | null =>
  document.querySelector(`.piece[data-body="${body}"]`)?.getBoundingClientRect() ?? null

/** The odds of what is pointed at, in the list or on the table. */
export function Odds(props: {
  readonly board: InchBoard
  readonly table: Table<Corps>
  /** Over the table: only as long as something is pointed at. */
  readonly isBrief?: boolean
}): JSX.Element {
  const { board, table } = props
  const choice = () => board.looked() ?? board.targets().get(board.hovered())?.[0] ?? board.several()[0]
  // What is looked at stays in the panel while the pointer goes to its button.
  const prospect = createMemo<{ readonly of: number; readonly shown: Prospect } | undefined>((before) => {
    if (!table.asked()) return undefined
    const found = choice() && prospectOf(table.view(), choice()!, table.phase()?.name ?? '')
    if (found !== undefined) return { of: board.chosen(), shown: found }
    return !props.isBrief && before?.of === board.chosen() && choice() === undefined ? before : undefined
  })
  return <Show when={prospect()}>{(one) => <Shown prospect={one().shown} cite={table.cite} />}</Show>
}

function prospectOf(p: Corps, { verb, body, target, legal }: Choice, phase: string): Prospect | undefined {
  if (phase === 'charging') return reacting(p, verb, legal.a)
  if (body < 0 || target < 0) return undefined
  switch (verb) {
    case 'fire':
      return fireProspect(p, body, target)
    case 'skirmish':
      return skirmishProspect(p, body, target)
    case 'assault':
    case 'firefight':
      return fightProspect(p, body, target, verb === 'firefight')
    case 'charge':
      return phase === 'watching' ? opportunityProspect(p, body, target) : undefined
    default:
      return undefined
  }
}

/** 6.7, 6.8, A31 Reactions that need a test. */
function reacting(p: Corps, verb: string, a: number): Prospect | undefined {
  const isFlank = has(p, how.FLANK)
  const { target } = charging(p)
  if (verb === 'form') return reactionProspect(p, target, isFlank, a === form.SQUARE)
  if (verb === 'turn-to-face') return reactionProspect(p, target, isFlank, false)
  return verb === 'intercept' ? reactionProspect(p, a, false, false) : undefined
}
