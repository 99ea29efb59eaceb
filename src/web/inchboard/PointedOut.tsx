import { createResource, type JSX, Show } from 'solid-js'
import type { Point } from '../../painting/plane.ts'
import { pointedOut } from '../board/requests.ts'
import { PointedOut as Ways } from '../stage/PointedOut.tsx'
import type { InchBoard } from './board-state.ts'

const SIZE = 96

/** What the screen asks the table to point out; `show` brings its places in the world into view. */
export function PointedOut(props: {
  readonly board: InchBoard
  readonly show: (places: readonly Point[]) => void
}): JSX.Element {
  const { field, layout } = props.board
  const [courses] = createResource(pointedOut, async ({ seat, steps }) => {
    const found = await Promise.all(steps.map(async (texts) => (await field.courseOf?.(seat, texts)) ?? []))
    const known = found
      .filter((places) => places.length > 0)
      .map((places) => places.map(([x, y]) => layout.toWorld(x, y)))
    props.show(known.flat())
    return known
  })
  return <Show when={pointedOut() && courses.latest}>{(ways) => <Ways ways={ways()} size={SIZE} />}</Show>
}
