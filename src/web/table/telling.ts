import { batch, createSignal } from 'solid-js'
import { speed } from '../ui/settings.ts'
import type { Event } from './timeline.ts'

/** How far the telling has come: all of update `n` has been told, and `k` events of the next. */
export interface Mark {
  readonly n: number
  readonly k: number
}

/** The part of a timeline that the telling reads. */
interface Tellings {
  readonly length: number
  told(n: number): readonly Event[]
}

/**
 * Shows what has happened event by event: each is shown for a while, then the next; when the events of an update have
 * been told, its view is shown. A player who does not want to wait skips. Events that rest for no time are passed over:
 * the screen changes once, for the next event that is shown, not for each one before it.
 *
 * `restOf` gives how long an event is shown, in milliseconds at normal speed; it must give the same every time. `heard`
 * gets each event that is shown and, of events skipped together, the last one worth a look.
 */
export function makeTelling(
  timeline: Tellings,
  from: number,
  restOf: (event: Event) => number,
  heard: (event: Event) => void = () => {},
) {
  const [mark, setMark] = createSignal<Mark>({ n: from, k: 0 }, { equals: (a, b) => a.n === b.n && a.k === b.k })
  const [length, setLength] = createSignal(timeline.length)
  const [happening, setHappening] = createSignal<Event>()
  const [paused, setPaused] = createSignal(false)
  const looks = countLooks(timeline, restOf)
  let timer: ReturnType<typeof setTimeout> | undefined
  let instant = false

  const waiting = (): number => {
    const { n, k } = mark()
    return looks.between(n, k, length())
  }

  /** Goes on to the next event worth a look, or to the end. Returns how long to show it, 0 at the end. */
  function toTheNext(): number {
    let { n, k } = mark()
    for (; n < timeline.length; n++, k = 0) {
      const events = timeline.told(n + 1)
      for (; k < events.length; k++) {
        const event = events[k]
        const rest = restOf(event)
        if (rest <= 0) continue
        show({ n, k: k + 1 }, event)
        heard(event)
        return rest
      }
    }
    show({ n, k: 0 }, undefined)
    return 0
  }

  function show(next: Mark, event: Event | undefined): void {
    batch(() => {
      setMark(next)
      setHappening(event)
    })
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

  /** Goes one event further; the next follows by itself unless the telling is paused. */
  function advance(pace: number): void {
    const rest = toTheNext()
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
    const { n, k } = mark()
    const last = instant ? undefined : looks.last(n, k)
    show({ n: timeline.length, k: 0 }, undefined)
    if (last) heard(last)
  }

  return {
    mark,
    length,
    happening,
    /** The timeline has grown. */
    grown(): void {
      batch(() => {
        setLength(timeline.length)
        run()
      })
    },
    /** Sets whether everything is shown as soon as it arrives. */
    setInstant(now: boolean): void {
      instant = now
      if (!now) return
      batch(() => {
        setPaused(false)
        toTheEnd()
      })
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

/** Counts the events worth a look, going through each update only once, because a whole battle may be waiting. */
function countLooks(timeline: Tellings, restOf: (event: Event) => number) {
  /** By update, the number of events worth a look up to its end. */
  const upTo = [0]
  const worthALook = (event: Event) => restOf(event) > 0
  const countTo = (n: number): number => {
    for (let next = upTo.length; next <= n; next++)
      upTo.push(upTo[next - 1] + timeline.told(next).filter(worthALook).length)
    return upTo[n]
  }
  return {
    /** How many there are after event `k` of the update that follows `n`, up to the end of update `end`. */
    between(n: number, k: number, end: number): number {
      if (end <= n) return 0
      const looked = timeline
        .told(n + 1)
        .slice(0, k)
        .filter(worthALook).length
      return countTo(end) - countTo(n) - looked
    },
    /** The last one after event `k` of the update that follows `n`. */
    last(n: number, k: number): Event | undefined {
      for (let update = timeline.length; update > n; update--) {
        const found = timeline.told(update).findLastIndex(worthALook)
        if (found >= (update === n + 1 ? k : 0)) return timeline.told(update)[found]
      }
      return undefined
    },
  }
}
