import type { Surroundings } from './surroundings.ts'
import { type Pause, perform, type Systems, unwanted } from './tasks/index.ts'
import type { Terms, Workshop } from './workshop.ts'

/** Milliseconds for which a task in steps goes on in place before others get their turn: two frames of a page at most. */
const SLICE = 20

/**
 * Does all work in place, as it comes; on a copy of what it is given, as another thread would have it. By the clock of
 * `around`, tasks in steps pause now and then, so that others get their turn and one that is no longer wanted ends; left
 * out, they run through.
 */
export const inPlace = (systems: Systems, around?: Pick<Surroundings, 'clock' | 'later'>): Workshop => ({
  perform: async (task, input, { wanted }) =>
    perform(systems, task, structuredClone(input), around && inSlices(around, wanted)),
})

/** Pauses whenever a slice is used up. The clock decides when, and nothing of what comes of the work. */
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
