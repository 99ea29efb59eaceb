import { createResource, type JSX, Show } from 'solid-js'
import { middleOf } from '../../painting/layout.ts'
import { pointedOut } from '../board/requests.ts'
import { PointedOut as Ways } from '../stage/PointedOut.tsx'
import type { HexBoard } from './board-state.ts'

const SIZE = 36

/** What the screen asks the map to point out; `show` brings its hexes into view. */
export function PointedOut(props: {
  readonly board: HexBoard
  readonly show: (hexes: readonly number[]) => void
}): JSX.Element {
  const { field, layout } = props.board
  const [courses] = createResource(pointedOut, async ({ seat, steps }) => {
    const found = await Promise.all(steps.map(async (texts) => (await field.courseOf?.(seat, texts)) ?? []))
    const known = found.filter((hexes) => hexes.length > 0)
    props.show(known.flat())
    return known
  })
  return (
    <Show when={pointedOut() && courses.latest}>
      {(ways) => <Ways ways={ways().map((hexes) => hexes.map((hex) => middleOf(layout, hex)))} size={SIZE} />}
    </Show>
  )
}
