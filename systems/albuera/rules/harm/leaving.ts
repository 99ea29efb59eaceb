/** Units leave the map: routed, eliminated, captured. */
import { endActing } from '../movement/group.ts'
import { pickUp } from '../state/placing.ts'
import { type Albuera, mark, owed } from '../state/position.ts'
import { isWide } from '../state/troops.ts'

/** Takes a unit off the map, with everything that it still had to do or could do there. */
export function leave(p: Albuera, unit: number): void {
  endActing(p, unit)
  // A Line that stood on the same two hexes may have to contract (R17).
  if (isWide(p, unit)) p.owing |= owed.UNFIT
  pickUp(p, unit)
  p.marks[unit] &= mark.USED
  p.routs[unit] = 0
  p.retreats[unit] = 0
  p.foe[unit] = 0
}
