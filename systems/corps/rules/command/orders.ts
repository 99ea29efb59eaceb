/** Rule 4: what the order of its command lets a unit do. */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { type Deed, leave } from '../state/leave.ts'
import { type Corps, order } from '../state/position.ts'

/** Why an order forbids it. */
const FORBIDDEN: Readonly<Record<Deed, Refusal>> = {
  advance: refusal('4.3', 'On Halt no unit moves nearer to the enemy.'),
  fallBack: refusal('4.1', 'By its orders the unit goes towards the objective, not back.'),
  form: refusal('3.6', 'By its orders the unit keeps its formation.'),
  fire: refusal('4.1', 'By its orders artillery does not fire.'),
  charge: refusal('4.1', 'By its orders cavalry charges at an opportunity only, in the turn of the enemy.'),
  opportunity: refusal('4.1', 'By its orders cavalry does not charge at an opportunity.'),
  skirmish: refusal('11.1', 'Infantry skirmishes on Hold and Engage only.'),
  firefight: refusal('12.1', 'Infantry opens a firefight on Hold and Engage only.'),
  assault: refusal('4.11', 'Infantry assaults on Attack only.'),
  edge: refusal('9.2', 'Infantry assaults the edge of a built-up area or wood on Attack only.'),
  inside: refusal('10.1', 'Infantry begins a fight inside a built-up area or wood on Engage and Attack only.'),
  evade: refusal('4.12', 'On Hold and Attack no unit evades a charge.'),
  enter: refusal('4.14', 'By its orders the unit does not enter built-up areas.'),
}

/** The same where the rule of one order says it. */
const FORBIDDEN_ON: Readonly<Partial<Record<Deed, Readonly<Partial<Record<number, Refusal>>>>>> = {
  fallBack: { [order.ATTACK]: refusal('4.8', 'On Attack the unit goes towards the objective, not back.') },
  charge: {
    [order.HALT]: refusal('4.3', 'On Halt cavalry charges at an opportunity only, in the turn of the enemy.'),
  },
}

/**
 * 4.1 to 4.14 What the order of a unit's command says about a deed: a value of `leave`. Only its own army knows an
 * order: for an enemy a view cannot say.
 */
export const leaveFor = (p: Corps, unit: number, what: Deed): number =>
  p.scenario.orders.leaves[what][p.order[p.scenario.roster.command[unit]]]

/** May a unit do this by its orders, at least in some case? */
export const mayDo = (p: Corps, unit: number, what: Deed): boolean => leaveFor(p, unit, what) !== leave.NO

/** Why a unit may not do this by its orders; undefined if it may, at least in some case. */
export const forbids = (p: Corps, unit: number, what: Deed): Refusal | undefined =>
  mayDo(p, unit, what) ? undefined : (FORBIDDEN_ON[what]?.[p.order[p.scenario.roster.command[unit]]] ?? FORBIDDEN[what])

/**
 * 4.6, A64 How near an enemy must be for a charge in the unit's own turn (cells, edge to edge); infinite if there is no
 * limit.
 */
export const chargesWithin = (p: Corps, unit: number): number =>
  leaveFor(p, unit, 'charge') === leave.NEAR ? p.scenario.orders.charge : Number.POSITIVE_INFINITY
