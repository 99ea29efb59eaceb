import { type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { Ends as InchEnds, Tools as InchTools } from '../../../src/web/inchboard/Tools.tsx'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import { Panel } from './hand/Hand.tsx'
import { handOf } from './hand/hand-of.ts'
import { Odds } from './Odds.tsx'
import { OrderSheet } from './OrderSheet.tsx'

const Foreseen = lazy(async () => ({ default: (await import('./Foreseen.tsx')).Foreseen }))

/** Actions that are done by hand are not listed as well. */
const BY_HAND = ['pick', 'go', 'ride']

export function Tools(props: { readonly table: Table<Corps> }): JSX.Element {
  const board = boardStateOf(props.table)
  const isInHand = (body: number) => handOf(props.table).body() === body
  return (
    <InchTools
      board={board}
      before={<OrderSheet table={props.table} />}
      isOffered={({ verb, body }) => BY_HAND.includes(verb) && isInHand(body)}
      after={
        <Show when={!props.table.info.comrade}>
          <Suspense>
            <Foreseen table={props.table} />
          </Suspense>
        </Show>
      }
      odds={<Odds table={props.table} />}
      chosen={
        <Show when={handOf(props.table).body() >= 0}>
          <Panel table={props.table} />
        </Show>
      }
    />
  )
}

export const Ends = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <InchEnds board={boardStateOf(props.table)} />
)
