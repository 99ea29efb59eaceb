import { type JSX, Suspense } from 'solid-js'
import type { Refusal } from '../../kernel/index.ts'
import type { Table } from '../board/table.ts'
import type { HexBoard } from './board-state.ts'
import { OpenStack } from './Fan.tsx'
import { Motion } from './Motion.tsx'
import { Pointing } from './Pointing.tsx'
import { Targets } from './Targets.tsx'

/**
 * What every board draws a moment later: the first question needs it. `children` are the parts of a particular battle.
 */

/** Under the counters: the hex under the pointer, and washes where something can be done. */
export function Under(props: {
  readonly board: HexBoard
  readonly whyNot: ((hex: number) => Refusal | undefined) | undefined
  readonly children: JSX.Element
}): JSX.Element {
  return (
    <>
      <Pointing board={props.board} whyNot={(hex) => props.whyNot?.(hex)} />
      <Suspense>{props.children}</Suspense>
      <Targets board={props.board} under />
    </>
  )
}

/** Above the counters: what can be pressed, what happens, and the open stack over everything. */
export function Above(props: {
  readonly board: HexBoard
  readonly table: Pick<Table, 'happening' | 'past' | 'log'>
  readonly children: JSX.Element
}): JSX.Element {
  return (
    <>
      <Targets board={props.board} />
      <Suspense>{props.children}</Suspense>
      <Motion board={props.board} table={props.table} />
      <OpenStack board={props.board} />
    </>
  )
}
