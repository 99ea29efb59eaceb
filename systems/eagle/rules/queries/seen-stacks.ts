/**
 * Completes the stacks of a view so that pieces can be moved: a view says where a piece lies, not what lies under it.
 */

import { NONE } from '../../../../src/hex/index.ts'
import { UNKNOWN } from '../../../../src/kernel/index.ts'
import { CART } from '../state/ground.ts'
import type { Eagle } from '../state/position.ts'

/** Does the list of a stack run to its end, with nothing hidden in between? */
function isWhole(p: Eagle, hex: number): boolean {
  let node = p.top[hex]
  while (node >= 0) node = p.below[node]
  return node === NONE
}

/**
 * Links the visible pieces of a hex if the view does not give their order: the top stays on top, carts go to the
 * bottom. If the stack is higher than its visible part, the rest stays hidden below. For scratch positions only.
 */
export function linkSeen(p: Eagle, hex: number): void {
  if (isWhole(p, hex)) return
  const { arm, unitOf } = p.scenario.army
  const top = p.top[hex]
  let last = top
  let linked = top >= 0 ? 1 : 0
  for (const isCart of [false, true])
    for (let node = 0; node < unitOf.length; node++) {
      if (p.at[node] !== hex || node === top || (arm[unitOf[node]] === CART) !== isCart) continue
      if (linked === 0) p.top[hex] = node
      else p.below[last] = node
      last = node
      linked++
    }
  if (linked > 0) p.below[last] = p.tall[hex] > linked ? UNKNOWN : NONE
}
