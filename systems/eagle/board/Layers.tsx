import { type JSX, lazy, Show, Suspense } from 'solid-js'
import { Arrivals } from './Arrivals.tsx'
import type { BoardState } from './board-state.ts'
import { Grounds } from './Grounds.tsx'
import { Above } from './inspect/Above.tsx'
import { Overlay } from './inspect/Overlay.tsx'

const Drawn = lazy(async () => ({ default: (await import('./deployment/Drawn.tsx')).Drawn }))

/** What only this battle draws under the counters. */
export function Below(props: { readonly board: BoardState }): JSX.Element {
  return (
    <>
      <Overlay board={props.board} />
      <Grounds board={props.board} />
    </>
  )
}

/** What only this battle draws over the counters. */
export function Over(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  return (
    <>
      <Arrivals board={board} />
      <Show when={board.table.phase()?.name === 'deployment'}>
        <Suspense>
          <Drawn board={board} />
        </Suspense>
      </Show>
      <Above board={board} />
    </>
  )
}
