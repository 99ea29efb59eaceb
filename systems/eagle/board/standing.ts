/** The state of the battle: the result if it ended now (17). */

import { fallen } from '../rules/state/losses.ts'
import type { Eagle } from '../rules/state/position.ts'
import { FRENCH, SPANISH } from '../rules/state/sides.ts'

/** Returns the demoralized formations of both sides, as victory counts them. */
export const fallenOf = (p: Eagle): readonly [french: number, spanish: number] => [
  fallen(p, FRENCH),
  fallen(p, SPANISH),
]

/** Returns the side that would win if the battle ended now, and by how many formations; 0 for a draw. */
export function leadOf(p: Eagle): { readonly side: number; readonly degree: number } {
  const [french, spanish] = fallenOf(p)
  return { side: french < spanish ? FRENCH : SPANISH, degree: Math.min(3, Math.abs(french - spanish)) }
}
