import type { JSX } from 'solid-js'
import type { Table } from '../../../../src/web/board/table.ts'
import { HandGround, HandLayer } from '../../../../src/web/inchboard/hand/HandLayer.tsx'
import { HandPanel } from '../../../../src/web/inchboard/hand/HandPanel.tsx'
import { Ending, Measuring } from '../../../../src/web/inchboard/hand/Measuring.tsx'
import type { Corps } from '../../rules/state/position.ts'
import { handOf } from './hand-of.ts'

/** Below what stands on the table, above it, and in the panel. */
export const Ground = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <HandGround hand={handOf(props.table)} />
)

export const Layer = (props: { readonly table: Table<Corps> }): JSX.Element => <HandLayer hand={handOf(props.table)} />

export const Panel = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <HandPanel hand={handOf(props.table)} cite={props.table.cite} />
)

/** Over the table, where it does not move with it. */
export const Over = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <>
    <Measuring hand={handOf(props.table)} />
    <Ending hand={handOf(props.table)} cite={props.table.cite} />
  </>
)
