/**
 * Times of work on one core. Rates are of the processor's time that this thread has had, so other programs count for
 * little.
 */

const RUNS = 5
/** Milliseconds a run, after as long a warm-up. */
let runTime = 300

/** Has every run take this many milliseconds, for a test of what is measured. */
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

/** Does some work, and says how much. */
export type Work = () => number

/**
 * How much a second: the median of several runs. `clock` gives milliseconds: what waits for the disk needs one on the
 * wall.
 */
export const perSecond = (work: Work, clock = busy): number => perSecondInTurn([work], clock)[0] as number

/**
 * The same of several, a run of each in turn: what slows the machine for a while slows all of them, and their ratios
 * stay.
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

/** No more than this many milliseconds are spent on a figure that takes long to come by. */
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
