/** How a day stands: who holds the sections that count, what has been lost, and who is near to break (A49). */
import { lossesOf, sectionsHeld } from '../../rules/queries/asked.ts'
import { isOn } from '../../rules/state/bodies.ts'
import { type Corps, morale } from '../../rules/state/position.ts'
import { lateness } from '../victory.ts'

/** A section at the end of the day, in points of the count of losses; in the morning it counts for this part of that. */
const SECTION = 14
const MORNING = 0.3
/** A brigade on the table that is Shaken, or in Rout, in such points. */
const SHAKEN = 1
const ROUTED = 2.5
/** Points by which a day is as good as three quarters won. */
const SURE = 8

/** What units of an army may lose soon, in points. */
function wavering(p: Corps, army: number): number {
  let points = 0
  for (let unit = 0; unit < p.morale.length; unit++)
    if (p.scenario.roster.army[unit] === army && isOn(p, unit))
      points += p.morale[unit] === morale.ROUT ? ROUTED : p.morale[unit] === morale.SHAKEN ? SHAKEN : 0
  return points
}

/** The chance that an army wins. */
export function value(p: Corps, army: number): number {
  const foe = 1 - army
  const losses = lossesOf(p, foe) + wavering(p, foe) - lossesOf(p, army) - wavering(p, army)
  const late = lateness(p)
  const sections = (sectionsHeld(p, army) - sectionsHeld(p, foe)) * SECTION * (MORNING + (1 - MORNING) * late * late)
  const z = (losses + sections) / SURE
  return 0.5 + (0.5 * z) / (1 + Math.abs(z))
}
