import { createEffect, createMemo, createResource, type JSX, on, Show } from 'solid-js'
import type { Point } from './camera.ts'
import type { Course } from './course.ts'
import { PointedOut } from './PointedOut.tsx'

/** Draws what a board is asked to point out, and brings it into view if it is not what was drawn before. */
export function Courses<Wish, Place>(props: {
  /** A different object each time; undefined for nothing. */
  readonly wish: Wish | undefined
  readonly coursesOf: (wish: Wish) => Promise<readonly Course<Place>[]>
  readonly toWorld: (place: Place) => Point
  /** About half the size of a piece, in world units. */
  readonly size: number
  readonly show: (places: readonly Point[]) => void
}): JSX.Element {
  // The board stays if the code that finds courses cannot be fetched; the next wish tries again.
  const [courses] = createResource(
    () => props.wish,
    (wish) => props.coursesOf(wish).catch(() => []),
  )
  const ways = createMemo(() =>
    (courses.latest ?? [])
      .filter(({ places }) => places.length > 0)
      .map(({ places, isWhole }) => ({ places: places.map(props.toWorld), isWhole })),
  )
  const drawn = createMemo(() => JSON.stringify(ways()))
  createEffect(on(drawn, () => props.show(ways().flatMap(({ places }) => places))))
  return (
    <Show when={props.wish !== undefined}>
      <PointedOut ways={ways()} size={props.size} />
    </Show>
  )
}
