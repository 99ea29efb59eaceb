/** Times of work on one core. */

const RUNS = 5
/** Milliseconds a run, after as long a warm-up. */
const RUN = 400

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value that `share` percent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] as number
}

/** How much a second: the median of several runs. `work` does some and says how much. */
export function perSecond(work: () => number): number {
  const run = (): number => {
    const began = performance.now()
    let done = 0
    let passed = 0
    do {
      done += work()
      passed = performance.now() - began
    } while (passed < RUN)
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
    const began = performance.now()
    work()
    return performance.now() - began
  }
  const runs = Math.min(times, Math.max(3, Math.floor(PATIENCE / once())))
  for (let k = 1; k < runs; k++) once()
  return median(Array.from({ length: runs }, once))
}

/** Three digits are all that such a figure has. */
export const rounded = (value: number): number => Number(value.toPrecision(3))
