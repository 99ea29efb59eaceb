/** Which side attacks. */
import type { Eagle } from '../rules/state/position.ts'
import { FRENCH, SPANISH } from '../rules/state/sides.ts'

/** Does this side carry the battle to the other in this scenario? Depends on how the scenario begins. */
export function isBold(p: Eagle, side: number): boolean {
  switch (p.scenario.id) {
    case 'surprise':
      return side === SPANISH
    case 'invader':
      return true
    default:
      return side === FRENCH
  }
}
