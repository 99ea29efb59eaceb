/** What a seat has been told, in sentences: the log up to the moment shown, and the way to look back. */
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Engine, Position } from '../../kernel/index.ts'
import type { Past, Told } from '../board/table.ts'
import type { TellingEngine } from './telling.ts'
import type { Event, Timeline } from './timeline.ts'

/** Makes a function that turns an event into what the log shows of it: always the same object for the same event. */
export function tellingOf<P extends Position>(engine: Engine<P>): (event: Event) => Told {
  const told = new WeakMap<Event, Told>()
  return (event) => {
    let known = told.get(event)
    if (!known) {
      known = {
        n: event.n,
        k: event.k,
        event: engine.ruleset.events[event.event]?.name ?? 'TakenBack',
        args: event.args,
      }
      told.set(event, known)
    }
    return known
  }
}

/**
 * The log of a timeline, and the moment that the player looks back at. `asTold` comes from `tellingOf`, `show` says
 * which events begin chapters and sections.
 */
export function makeLog<P extends Position>(
  timeline: Timeline<P>,
  telling: Pick<TellingEngine, 'length' | 'mark'>,
  asTold: (event: Event) => Told,
  show: (told: Told) => { readonly tone: string },
): { readonly log: Accessor<readonly Told[]>; readonly past: Past } {
  const [pastAt, setPastAt] = createSignal<number>()

  const allTold: Told[] = []
  /** All events that still stand. New ones are added at the end; events that were taken back are gone. */
  function toldEvents(): readonly Told[] {
    const { events } = timeline
    const stands = () => allTold.length <= events.length && allTold.at(-1) === asTold(events[allTold.length - 1])
    while (allTold.length > 0 && !stands()) allTold.pop()
    for (let k = allTold.length; k < events.length; k++) allTold.push(asTold(events[k]))
    return allTold
  }

  // Events that have arrived but are not told yet do not change the log, except by what they take back.
  const log = createMemo<readonly Told[]>(
    () => {
      telling.length()
      const at = pastAt()
      const { n, k } = at === undefined ? telling.mark() : { n: at, k: 0 }
      return toldEvents().slice(0, timeline.countBy(n, k))
    },
    [],
    { equals: (a, b) => a.length === b.length && a.at(-1) === b.at(-1) },
  )

  const past: Past = {
    length: telling.length,
    at: pastAt,
    go(at) {
      if (at === undefined || at > timeline.length) setPastAt(undefined)
      else setPastAt(Math.max(1, Math.round(at)))
    },
    // Computed when the player looks back or follows a hint, not for every update.
    marks() {
      telling.length()
      return toldEvents().flatMap((one) => {
        const { tone } = show(one)
        return tone === 'chapter' || tone === 'section' ? [{ at: one.n, told: one, chapter: tone === 'chapter' }] : []
      })
    },
  }
  return { log, past }
}
