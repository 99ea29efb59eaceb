/** Which units are in command. */

import { commandHexes } from '../rules/state/command.ts'
import { leadsOf } from '../rules/state/leading.ts'
import { truePlace } from '../rules/state/markers.ts'
import type { Eagle } from '../rules/state/position.ts'
import { knowsCommand } from './bonds.ts'

/**
 * Returns the units that their own leader or their Commander in Chief reaches from his present hex (9), of sides whose
 * orders the view knows.
 */
export function commandedIn(p: Eagle): ReadonlySet<number> {
  const { army } = p.scenario
  const found = new Set<number>()
  for (let leader = 0; leader < army.leaders.length; leader++) {
    const leads = leadsOf(p, leader)
    const own = army.formations.flatMap((_, f) => (((leads >> f) & 1) === 1 && knowsCommand(p, f) ? [f] : []))
    if (own.length === 0) continue
    const hexes = new Set(commandHexes(p, leader))
    if (hexes.size === 0) continue
    // RA111: for skirmishers the nearest hex counts.
    for (let node = 0; node < army.unitOf.length; node++) {
      const unit = army.unitOf[node]
      if (own.includes(army.formation[unit]) && hexes.has(node === unit ? truePlace(p, unit) : p.at[node]))
        found.add(unit)
    }
  }
  return found
}
