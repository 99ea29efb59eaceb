/** 8.2 to 8.6 Companies leave their battalion, and meet it again. */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { leave } from '../harm/leaving.ts'
import { event } from '../state/events.ts'
import { type Albuera, mark } from '../state/position.ts'
import { covers, isOnMap, manpowerOf } from '../state/troops.ts'

/** 8.2 Is the company with its battalion? Of all companies off the map, only these are neither lost nor routed. */
export const isAttached = (p: Albuera, company: number): boolean =>
  !isOnMap(p, company) && p.due[company] === 0 && manpowerOf(p, company) > 0

/** 8.2, 8.5 The company's Manpower counts as Losses of the battalion while it is detached. */
export function detach(p: Albuera, battalion: number): void {
  p.lost[battalion] += p.scenario.army.manpower[p.scenario.army.company[battalion]]
}

/** 8.3, 8.6 Takes the company off the map; it cannot be detached again in this turn. */
function rejoin(p: Albuera, company: number, battalion: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, event.Rejoined, company, p.at[company])
  leave(p, company)
  p.lost[battalion] -= p.scenario.army.manpower[company]
  p.marks[company] |= mark.BACK
}

/**
 * 8.3 A unit has entered a hex in any way: a battalion meets its company there at once, a company its battalion.
 * Returns the battalion, whose Line may now cover two hexes (`fitLine`); −1 if none meet.
 */
export function meet(p: Albuera, unit: number, journal?: Journal): number {
  const { battalion: battalions, company: companies } = p.scenario.army
  const battalion = companies[unit] >= 0 ? unit : battalions[unit]
  if (battalion < 0) return -1
  const company = companies[battalion]
  if (!isOnMap(p, company) || !covers(p, battalion, p.at[company])) return -1
  rejoin(p, company, battalion, journal)
  return battalion
}
