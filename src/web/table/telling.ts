import { createSignal } from 'solid-js'
import { speed } from '../settings.ts'
import type { Event } from './timeline.ts'

/** How far the telling has come: all of update `n` has been told, and `k` events of the next. */
export interface Mark {
  readonly n: number
  readonly k: number
}

/**
 * Shows what has happened event by event: each is looked at for a while, then the next comes; when the events of an
 * update are told, its view is shown. Whoever does not want to wait skips.
 */
export function makeTelling(
  timeline: { readonly length: number; told(n: number): readonly Event[] },
  from: number,
  restOf: (event: Event) => number,
  announce: (event: Event) => void = () => {},
) {
  const [mark, setMark] = createSignal<Mark>({ n: from, k: 0 }, { equals: (a, b) => a.n === b.n && a.k === b.k })
  const [length, setLength] = createSignal(timeline.length)
  const [happening, setHappening] = createSignal<Event>()
  const [paused, setPaused] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let instant = false

  const waiting = (): number => {
    const { n, k } = mark()
    let count = 0
    for (let next = n + 1; next <= length(); next++) {
      const untold = timeline.told(next).slice(next === n + 1 ? k : 0)
      count += untold.filter((event) => restOf(event) > 0).length
    }
    return count
  }

  /** One event further, or the end of an update. Gives how long to look at it. */
  function step(): number {
    const { n, k } = mark()
    if (n >= timeline.length) {
      setHappening(undefined)
      return 0
    }
    const event = timeline.told(n + 1)[k]
    if (!event) {
      setMark({ n: n + 1, k: 0 })
      return 0
    }
    setMark({ n, k: k + 1 })
    setHappening(event)
    announce(event)
    return restOf(event)
  }

  /** Goes on until something is worth a look or everything has been told. */
  function untilRest(): number {
    while (mark().n < timeline.length) {
      const rest = step()
      if (rest > 0) return rest
    }
    setHappening(undefined)
    return 0
  }

  function run(): void {
    if (timer !== undefined || paused()) return
    const pace = speed()
    if (instant || pace === 'off') {
      toTheEnd()
      return
    }
    advance(pace)
  }

  /** One event further; the next follows by itself unless the telling is paused. */
  function advance(pace: number): void {
    const rest = untilRest()
    if (rest > 0 && !paused())
      timer = setTimeout(() => {
        timer = undefined
        run()
      }, rest / pace)
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function toTheEnd(): void {
    stop()
    while (mark().n < timeline.length) step()
    setHappening(undefined)
  }

  return {
    mark,
    length,
    happening,
    /** The timeline has grown. */
    grown(): void {
      setLength(timeline.length)
      run()
    },
    /** Everything is shown as soon as it comes, as long as this holds. */
    setInstant(now: boolean): void {
      instant = now
      if (now) {
        setPaused(false)
        toTheEnd()
      }
    },
    stop,
    face: {
      running: () => mark().n < length(),
      paused,
      pause(now: boolean) {
        setPaused(now)
        if (now) stop()
        else run()
      },
      waiting,
      next() {
        const pace = speed()
        stop()
        advance(pace === 'off' ? 1 : pace)
      },
      skip() {
        setPaused(false)
        toTheEnd()
      },
    },
  }
}

export type TellingEngine = ReturnType<typeof makeTelling>
