import { For, type JSX, Show } from 'solid-js'
import { paced } from '../ui/motion.ts'
import { arrowThrough } from './arrows.ts'
import type { Point } from './camera.ts'
import type { Course } from './course.ts'
import './pointed-out.css'

/**
 * Ways that are pointed out on a board, in its world units: an arrow through the places of each, with a ring where it
 * begins, or the ring alone. One that is not whole has no head. `size` is about half the size of a piece. `isBare`:
 * arrows have no ring.
 */
export function PointedOut(props: {
  readonly ways: readonly Course<Point>[]
  readonly size: number
  readonly isBare?: boolean
}): JSX.Element {
  return (
    <g
      class="pointed-out"
      classList={{ moving: paced(1) > 0 }}
      style={{ '--size': `${props.size}px` }}
      aria-hidden="true"
    >
      <For each={props.ways}>
        {({ places: way, isWhole }) => {
          const arrow = () =>
            arrowThrough(way, { from: props.isBare ? 0 : props.size * 1.1, head: Math.max(14, props.size * 0.55) })
          return (
            <>
              <Show when={!(props.isBare && way.length > 1)}>
                <circle class="pointed-out-edge" cx={way[0].x} cy={way[0].y} r={props.size} />
                <circle class="pointed-out-line" cx={way[0].x} cy={way[0].y} r={props.size} />
              </Show>
              <Show when={arrow()}>
                {(shape) => (
                  <>
                    <path class="pointed-out-edge" d={shape().line} />
                    <path class="pointed-out-line" d={shape().line} />
                    <Show when={isWhole}>
                      <path class="pointed-out-head" d={shape().head} />
                    </Show>
                  </>
                )}
              </Show>
            </>
          )
        }}
      </For>
    </g>
  )
}
