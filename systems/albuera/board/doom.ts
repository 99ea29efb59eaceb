/** What a choice costs at once: units that are lost or rout because of it before a die falls. */
import { DieFell, type Engine, isRefusal, log, noDice } from '../../../src/kernel/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { events } from '../rules/state/events.ts'
import { type Albuera, albueraLayout } from '../rules/state/position.ts'

/** Events by which a unit leaves the map, with the rule that causes it. */
const ENDS: Readonly<Record<string, string>> = {
  CutOff: '14.10.6',
  Eliminated: '3.4',
  Routed: '15.11',
  Dispersed: '15.11',
}

/** A unit that is lost, as it would be told, and the rule. */
export interface Doom {
  readonly told: Told
  readonly rule: string
}

/** The units that an action takes off the map before a die falls; none if it cannot be chosen. */
export function doomsOf(engine: Engine<Albuera>, view: Albuera, seat: number, text: string): Doom[] {
  const p = albueraLayout.make(view.scenario)
  albueraLayout.copy(view, p)
  const action = engine.parse(p, seat, text)
  if (isRefusal(action) || engine.check(p, seat, action) !== undefined) return []
  const journal = log()
  try {
    engine.play(p, seat, action, noDice, journal)
  } catch (problem) {
    // The result of a die is not known.
    if (!(problem instanceof DieFell)) throw problem
  }
  return journal.told.flatMap(({ event: number, args }, k) => {
    const event = events[number].name
    const rule = ENDS[event]
    return rule === undefined ? [] : [{ told: { n: 0, k, event, args }, rule }]
  })
}
