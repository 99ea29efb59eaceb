/** 16.1, A18 What follows from harm: the queue of routs is worked off, one event after the other. */
import { begin, type Phase } from '../../../../src/kernel/index.ts'
import { type Corps, corpsLayout, morale } from '../state/position.ts'
import { setMorale } from './harm.ts'

/** How many events of the queue have been played. */
const aftermath = corpsLayout.frame({ played: 1 })

/** The unit that stands at a place in the queue; −1 for none. */
function unitAt(p: Corps, place: number): number {
  for (let unit = 0; unit < p.routs.length; unit++) if (p.routs[unit] === place) return unit
  return -1
}

/**
 * Ends a play that may have done harm: what is owed because of it is played before anything else. Call it last, in place
 * of `begin`; it begins a phase only if something is owed.
 */
export function settleHarm(p: Corps): void {
  if (p.owed > 0) begin(p, Aftermath)
}

/** Forgets a queue that has been worked off. */
function clear(p: Corps): void {
  p.routs.fill(0)
  p.cause.fill(0)
  p.owed = 0
}

export const Aftermath: Phase<Corps> = {
  name: 'aftermath',
  rule: '16.1',
  locals: aftermath,
  steps: [
    (p, _dice, journal) => {
      const frame = aftermath(p)
      if (frame.played === p.owed) {
        clear(p)
        return
      }
      p.step = 0
      const unit = unitAt(p, ++frame.played)
      if (unit >= 0) setMorale(p, unit, morale.ROUT, journal)
    },
  ],
}
