import type { Surroundings } from './surroundings.ts'
import { type Pause, perform, type Systems, unwanted } from './tasks/index.ts'
import type { Terms, Workshop } from './workshop.ts'

/** Milliseconds that a task in steps runs in place before others get their turn: two frames of a page at most. */
const SLICE = 20

/**
 * Does all work in place, as it comes, on a copy of its input, as another thread would. With `around`, tasks in steps
 * pause now and then by its clock, so that others get their turn and an unwanted task ends; without it, they run
 * through.
 */
export const inPlace = (systems: Systems, around?: Pick<Surroundings, 'clock' | 'later'>): Workshop => ({
  perform: async (task, input, { wanted }) =>
    perform(systems, task, structuredClone(input), around && inSlices(around, wanted)),
})

/** Pauses whenever a slice is used up. The clock decides only when, and does not affect the result. */
function inSlices({ clock, later }: Pick<Surroundings, 'clock' | 'later'>, wanted: Terms['wanted']): Pause {
  let until = clock() + SLICE
  return () => {
    if (clock() < until) return undefined
    return new Promise((resolve, reject) =>
      later(0, () => {
        until = clock() + SLICE
        if (wanted?.() === false) reject(unwanted())
        else resolve()
      }),
    )
  }
}
