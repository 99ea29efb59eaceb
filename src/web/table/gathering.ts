/** Milliseconds: about a frame of the screen. */
const FRAME = 16
/** After some work, the page has this many times its duration for everything else. */
const SHARE = 2

/**
 * Work that is requested more often than necessary: a burst of requests is done once, after the burst. Long work is
 * done less often, so that the page keeps at least two thirds of its time for the player.
 */
export interface Gathering {
  /** Requests the work: it is done soon, once for all requests made by then. */
  due(): void
  /** Does requested work now. */
  now(): void
  /** Forgets the request. */
  stop(): void
}

/** Makes a gathering. `clock` gives milliseconds that never decrease. */
export function gathering(work: () => void, clock: () => number = () => performance.now()): Gathering {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the work may be done next. */
  let next = 0

  function run(): void {
    timer = undefined
    const begun = clock()
    work()
    const ended = clock()
    next = ended + Math.max(FRAME, (ended - begun) * SHARE)
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    due() {
      timer ??= setTimeout(run, Math.max(0, next - clock()))
    },
    now() {
      if (timer === undefined) return
      stop()
      run()
    },
    stop,
  }
}
