/** Times of work on one core. Rates are of the processor's time that this thread has had, so other programs count for little. */

const RUNS = 5
/** Milliseconds a run, after as long a warm-up. */
let runTime = 300

/** Has every run take so many milliseconds, for a test of what is measured. */
export function runFor(ms: number): void {
  runTime = ms
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value that `share` percent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] as number
}

/** Milliseconds of the processor's time that this thread has had. */
export function busy(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * How much a second: the median of several runs. `work` does some and says how much. `clock` gives milliseconds: what waits for the disk
 * needs one on the wall.
 */
export function perSecond(work: () => number, clock = busy): number {
  const run = (): number => {
    const began = clock()
    let done = 0
    let passed = 0
    do {
      done += work()
      passed = clock() - began
    } while (passed < runTime)
    return (1000 * done) / passed
  }
  run()
  return median(Array.from({ length: RUNS }, run))
}

/** No more than so many milliseconds are spent on a figure that takes long to come by. */
const PATIENCE = 2_000

/** How many milliseconds it takes: the median of `times`, or of as many as there is patience for, three at least. */
export function milliseconds(times: number, work: () => void): number {
  const once = (): number => {
    const began = busy()
    work()
    return busy() - began
  }
  const runs = Math.min(times, Math.max(3, Math.floor(PATIENCE / once())))
  for (let k = 1; k < runs; k++) once()
  return median(Array.from({ length: runs }, once))
}

/** Three digits are all that such a figure has. */
export const rounded = (value: number): number => Number(value.toPrecision(3))
