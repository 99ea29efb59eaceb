/**
 * Six Villages: a whole system in three hundred lines. It shows how a ruleset is written, and the kernel's own tests
 * are played on it.
 *
 * Two sides skirmish on a road around a lake. Each turn the weather is drawn, both sides drill a company and lay an
 * ambush in secret, then one side marches and the other. A company that marches into an occupied village fights for it.
 */
import { type Ruleset, UserError } from '../../../src/kernel/index.ts'
import rulebook from '../data/rulebook.json' with { type: 'json' }
import { sixVillagesToPlay } from './play.ts'
import { situations } from './situations.ts'
import {
  CHITS,
  COMPANIES,
  garrison,
  next,
  OFF,
  onBoard,
  SIDES,
  type SixVillages,
  total,
  VILLAGES,
} from './state/position.ts'

export type { SixVillages } from './state/position.ts'

/** Which companies stand in a village or beside it. Throws a UserError where there is no such village. */
function near(view: SixVillages, village = -1): number[] {
  if (!(village in VILLAGES))
    throw new UserError(`there are ${VILLAGES.length} villages, counted from 0, and no village ${village}`)
  const beside = [village, next(village, 1), next(village, -1)]
  return [...view.at.keys()].filter((company) => beside.includes(view.at[company]))
}

/** What is always true: yields a sentence for each thing that is broken. */
function* invariants(p: SixVillages): Iterable<string> {
  for (const [side, name] of SIDES.entries()) if (total(p, side, p.ambush) > 1) yield `${name} has more than one ambush`
  for (const [c, name] of COMPANIES(p.scenario).entries()) {
    if (p.strength[c] < 0 || p.strength[c] > p.scenario.steps[c]) yield `${name} has ${p.strength[c]} steps`
    if (onBoard(p, c) !== (p.at[c] !== OFF)) yield `${name} has ${p.strength[c]} steps and stands at ${p.at[c]}`
    if (!onBoard(p, c) && p.ready[c] + p.ambush[c] > 0) yield `${name} is lost, but ready or in ambush`
  }
  for (const [village, name] of VILLAGES.entries())
    if (garrison(p, 0, village) > 0 && garrison(p, 1, village) > 0) yield `both sides stand in ${name}`
  if (p.drawn[p.aside]) yield `the chit '${CHITS[p.aside]}' lies aside and was drawn`
}

export const sixVillages: Ruleset<SixVillages> = {
  ...sixVillagesToPlay,
  rulebook: rulebook.rules,
  queries: { near: (view, _seat, village) => near(view, village) },
  invariants,
  situations,
}
