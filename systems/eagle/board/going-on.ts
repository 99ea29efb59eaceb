import type { Choice } from '../../../src/web/hexboard/choices.ts'
import { companionsOf } from '../rules/state/companions.ts'
import type { Eagle } from '../rules/state/position.ts'

/** Returns what a click does: a unit that advances takes its leaders along. The list of everything lets it go alone. */
export function textsOf(p: Eagle, { unit, legal }: Choice): string[] {
  if (legal.verb !== 'advance') return [legal.text]
  return [legal.text, ...companionsOf(p, unit).map((leader) => `follow ${p.scenario.army.leaders[leader]}`)]
}
