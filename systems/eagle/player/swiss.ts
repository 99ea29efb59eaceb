/** S4.8.1 Swiss do not fight Swiss: drill does not send units that would stand aside. */

import { isPlayed, swissIn } from '../rules/queries/asked.ts'
import type { Eagle } from '../rules/state/position.ts'

/** Would a unit stand aside from a combat against a hex? */
export const standsAside = (p: Eagle, unit: number, hex: number): boolean => {
  const { army } = p.scenario
  return army.swiss[unit] === 1 && isPlayed(p) && swissIn(p, hex, army.side[unit])
}
