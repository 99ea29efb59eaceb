/** Times of work on one core. Rates are per processor time of this thread, so other programs matter little. */

const RUNS = 5
/** Milliseconds for each run, after a warm-up of the same length. */
let runTime = 300

/** Makes every run take this many milliseconds, for a test of what is measured. */
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

/** Milliseconds of processor time that this thread has used. */
export function busy(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Does some work, and returns how much. */
export type Work = () => number

/**
 * How much a second: the median of several runs. `clock` returns milliseconds: work that waits for the disk needs a
 * wall clock.
 */
export const perSecond = (work: Work, clock = busy): number => perSecondInTurn([work], clock)[0] as number

/**
 * The same for several works, a run of each in turn: whatever slows the machine for a while slows all of them, and
 * their ratios stay the same.
 */
export function perSecondInTurn(works: readonly Work[], clock = busy): number[] {
  const run = (work: Work): number => {
    const began = clock()
    let done = 0
    let passed = 0
    do {
      done += work()
      passed = clock() - began
    } while (passed < runTime)
    return (1000 * done) / passed
  }
  works.forEach(run)
  const rounds = Array.from({ length: RUNS }, () => works.map(run))
  return works.map((_, k) => median(rounds.map((rates) => rates[k] as number)))
}

/** The most milliseconds spent on a figure that takes long to measure. */
const PATIENCE = 2_000

/**
 * How many milliseconds the work takes: the median of `times` runs, or of as many as fit into `PATIENCE`, but at least
 * three.
 */
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

/** Such a figure has only three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3))
