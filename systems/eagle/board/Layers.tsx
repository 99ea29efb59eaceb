import { type JSX, lazy, Show, Suspense } from 'solid-js'
import { OpenStack } from '../../../src/web/hexboard/Fan.tsx'
import { Motion } from '../../../src/web/hexboard/Motion.tsx'
import { Pointing } from '../../../src/web/hexboard/Pointing.tsx'
import { Targets } from '../../../src/web/hexboard/Targets.tsx'
import { Arrivals } from './Arrivals.tsx'
import type { BoardState } from './board-state.ts'
import { Grounds } from './Grounds.tsx'
import { Above } from './inspect/Above.tsx'
import { whyNot } from './inspect/inspect.ts'
import { Overlay } from './inspect/Overlay.tsx'

const Drawn = lazy(async () => ({ default: (await import('./deployment/Drawn.tsx')).Drawn }))

/** What lies under the counters. */
export function Below(props: { readonly board: BoardState }): JSX.Element {
  return (
    <>
      <Pointing board={props.board} whyNot={(hex) => whyNot(props.board, hex)} />
      <Overlay board={props.board} />
      <Grounds board={props.board} />
      <Targets board={props.board} under />
    </>
  )
}

/** What lies over the counters. */
export function Over(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  return (
    <>
      <Targets board={board} />
      <Arrivals board={board} />
      <Show when={board.table.phase()?.name === 'deployment'}>
        <Suspense>
          <Drawn board={board} />
        </Suspense>
      </Show>
      <Motion board={board} table={board.table} />
      <Above board={board} />
      <OpenStack board={board} />
    </>
  )
}
