/** S4.8.1 Swiss regiments of both sides do not fight each other: where they meet, they stand aside (RA60). */
import { CART } from '../state/ground.ts'
import type { Eagle } from '../state/position.ts'

/** `target` of a defender that stands aside. */
export const ASIDE = -1

/** Is there a Swiss unit of the other side in a hex? */
export function swissIn(p: Eagle, hex: number, notOf: number): boolean {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.at[unit] === hex && army.swiss[unit] === 1 && army.side[unit] !== notOf && army.arm[unit] !== CART)
      return true
  return false
}

/** Does the rule apply in this scenario? */
export const isPlayed = (p: Eagle): boolean => p.scenario.rules.has('swiss')
