/** What the player `marshal` knows about Generals: sheets are plans, all other questions are tried one by one. */
import type { Phase } from '../../../../src/kernel/index.ts'
import type { Captain, Manner } from '../../../../src/players/marshal/captain.ts'
import { mixtureOf } from '../../../../src/players/marshal/mixture.ts'
import { Marking, Muster, Planning, phases } from '../../rules/queries/asked.ts'
import type { Generals } from '../../rules/state/position.ts'
import { habit } from '../index.ts'
import type { Taste } from '../taste.ts'
import { type Belief, beliefs } from './beliefs.ts'
import { appraisal } from './features.ts'
import { plans, type Sheet } from './plans.ts'
import { value } from './value.ts'

/** Questions of the set-up are answered by habit: the battle is too far away for playouts. */
const manners = new Map<Phase<Generals>, Manner>([
  [Planning, 'plan'],
  [Muster, 'habit'],
  [Marking, 'habit'],
])

const planning = phases.indexOf(Planning)

export const captain: Captain<Generals, Taste, Sheet, Belief> = {
  habit,
  tastes: mixtureOf(habit),
  manner: (view) => manners.get(phases[view.phase]) ?? 'deviate',
  plans,
  beliefs,
  /** The next sheets are written. */
  ended: (p, from) => p.phase === planning && p.round > from.round,
  appraisal,
  value,
}
