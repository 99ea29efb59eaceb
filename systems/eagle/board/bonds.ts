/** A unit's command: its brigade, its leader, its order. */

import { CART } from '../rules/state/ground.ts'
import type { Eagle } from '../rules/state/position.ts'

const MANEUVER = 1

/**
 * The number of a formation's order, 0 for none, -1 if the view does not know it. An enemy's order shows in a combat or
 * on the march (3.1).
 */
export function orderSeen(p: Eagle, formation: number): number {
  if (p.order[formation] >= 0) return p.order[formation]
  if (p.shown[formation] > 0) return p.shown[formation] - 1
  return p.march[formation] === 1 ? MANEUVER : -1
}

/**
 * Does the view know which units of a formation are in command? It does if it knows the formation's orders: those of
 * its own side.
 */
export const knowsCommand = (p: Eagle, formation: number): boolean => p.order[formation] >= 0

/** Does command mean anything for a unit: is it a fighting unit on the map, with a leader of its side there too? */
export const isLed = (p: Eagle, unit: number): boolean => {
  const { army } = p.scenario
  const isThere = army.leaders.some((_, leader) => army.leaderSide[leader] === army.side[unit] && p.where[leader] >= 0)
  return army.arm[unit] !== CART && p.at[unit] >= 0 && isThere && knowsCommand(p, army.formation[unit])
}
