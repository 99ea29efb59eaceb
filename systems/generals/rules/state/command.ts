import { MARKERS } from './counts.ts'
import type { Generals } from './position.ts'

/** The sector of a side's command post: that of its general (G129), or the printed one (A1); −1 if it has none. */
export function commandSector(p: Generals, side: number): number {
  const { markers, objectives } = p.scenario
  if (markers.length === 0)
    return objectives.find((objective) => objective.side === side && objective.command)?.sector ?? -1
  return p.marker[side * MARKERS + markers.findIndex((marker) => marker.command)] - 1
}
