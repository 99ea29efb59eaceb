import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { Tools as HexTools } from '../../../src/web/hexboard/Tools.tsx'
import type { Eagle } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import { isEnding } from './choices.ts'

const Chosen = lazy(async () => ({ default: (await import('./after.ts')).Chosen }))
const Orders = lazy(async () => ({ default: (await import('./Orders.tsx')).Orders }))
const CoverAll = lazy(async () => ({ default: (await import('./deployment/Cover.tsx')).CoverAll }))
const DrawUp = lazy(async () => ({ default: (await import('./deployment/Deployment.tsx')).DrawUp }))
const Foreseen = lazy(async () => ({ default: (await import('./Foreseen.tsx')).Foreseen }))
const Odds = lazy(async () => ({ default: (await import('./inspect/Odds.tsx')).Odds }))

/** The tools of these rules: order sheets, the plan of a set-up, covers by markers, odds, standing intentions. */
export function Tools(props: { readonly table: Table<Eagle> }): JSX.Element {
  const { table } = props
  const board = createMemo(() => boardStateOf(table))
  const phase = () => table.phase()?.name ?? ''
  const isWriting = () => SHEETS.includes(phase())
  /** If every piece that can act has only one choice, and none is on the map: these choices. */
  const single = createMemo(() => {
    const list = board().choices()
    const own = list.filter((choice) => !isEnding(choice))
    const isSingle = SINGLE.includes(phase()) && list.every(({ hex, corner }) => hex < 0 && corner < 0)
    return isSingle && own.length === board().pieces().length ? own : []
  })
  return (
    <HexTools
      board={board()}
      asksAll={isWriting()}
      single={single()}
      before={
        <Suspense>
          <Show when={isWriting()}>
            <Orders board={board()} />
          </Show>
          <Show when={phase() === 'markers'}>
            <CoverAll board={board()} />
          </Show>
          <Show when={phase() === 'deployment'}>
            <DrawUp board={board()} />
          </Show>
        </Suspense>
      }
      odds={
        <Show when={WITH_ODDS.includes(phase())}>
          <Suspense>
            <Odds board={board()} />
          </Suspense>
        </Show>
      }
      chosen={(piece) => <Chosen board={board()} piece={piece} />}
      after={
        <Show when={!table.info.comrade}>
          <Suspense>
            <Foreseen table={table} />
          </Suspense>
        </Show>
      }
    />
  )
}

/** Phases that ask for one of several units or leaders. */
const SINGLE = ['loss', 'aftermath', 'who defends', 'leaders follow', 'square']

/** Phases in which the board may show the odds of a roll. */
const WITH_ODDS = ['defensive fire', 'offensive fire', 'shock', 'movement', 'pursuit']

/** Phases in which orders are written. */
const SHEETS = ['opening orders', 'orders']
