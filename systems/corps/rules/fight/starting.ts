/** Who may begin a fight with whom: what rules 9 to 13 have in common. */
import { type Area, isWhollyOn } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { IN_CONTACT, judgeOrdered, judgeSpent } from '../command/judging.ts'
import { forbids, leaveFor } from '../command/orders.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { areInContact } from '../state/contacts.ts'
import { coverOf } from '../state/cover.ts'
import { fight } from '../state/fights.ts'
import { arm, form } from '../state/forms.ts'
import { type Deed, leave } from '../state/leave.ts'
import { type Corps, mark, morale } from '../state/position.ts'

const IN_MARCH = refusal('18.6', 'A brigade in column of march begins no fight.')
const NOT_FORMED = refusal('18.1', 'Only a Formed brigade begins a fight.')
const HAS_SHOT = refusal('A59', 'In a move a brigade begins one skirmish or one firefight, and no other fight with it.')
const NO_ENEMY = refusal('0.1', 'Fights are with enemy brigades and batteries that are on the table.')
const ON_BLIND = refusal('1.9', 'There is no fight with a blind: its figures have to be placed first.')

/** 3.5, 3.8, A36 The pips of an attack hand to hand: those of a move, or in contact those of another round. */
export const assaultPrice = ({ scenario: { prices }, contact }: Corps, unit: number): number =>
  contact[unit] === 0 ? prices.move : prices.fight

/**
 * What all fights of infantry require of the brigade that begins one for this price, and of the enemy. `notFoot` is the
 * refusal for other units.
 */
export function judgeStarter(
  p: Corps,
  command: number,
  unit: number,
  enemy: number,
  price: number,
  notFoot: Refusal,
): Refusal | undefined {
  const why = judgeOrdered(p, command, unit, price)
  if (why !== undefined) return why
  if (p.scenario.roster.arm[unit] !== arm.INFANTRY) return notFoot
  if (p.form[unit] === form.MARCH) return IN_MARCH
  if (p.morale[unit] !== morale.FORMED) return NOT_FORMED
  if (p.marks[unit] & mark.SHOT) return HAS_SHOT
  const spent = judgeSpent(p, unit)
  if (spent !== undefined) return spent
  if (enemy >= p.scenario.roster.blinds && enemy < p.scenario.roster.guns) return ON_BLIND
  if (enemy >= p.morale.length || !isEnemy(p, unit, enemy) || !isOn(p, enemy)) return NO_ENEMY
  return p.contact[unit] !== 0 && !areInContact(p, unit, enemy) ? IN_CONTACT : undefined
}

/** By `fight`, its deed of rule 4. */
const DEEDS: readonly Deed[] = ['edge', 'inside', 'firefight', 'assault']

/** Does the order of its command forbid a unit a fight (a value of `fight`)? */
export const forbidsFight = (p: Corps, unit: number, of: number): Refusal | undefined => forbids(p, unit, DEEDS[of])

/** 4.8 Does the order of its command demand such a fight of a unit: one in the open, but not at the edge of cover? */
export const demandsFight = (p: Corps, unit: number, of: number): boolean => leaveFor(p, unit, DEEDS[of]) === leave.MUST

/** 4.8 Does the order of a command demand any fight? Most orders do not, and then nothing more need be asked. */
export function demandsAnyFight({ scenario, order }: Corps, command: number): boolean {
  for (const deed of DEEDS) if (scenario.orders.leaves[deed][order[command]] === leave.MUST) return true
  return false
}

/**
 * The ground that a fight hand to hand is about: what the enemy is inside of, or in contact what the unit itself is
 * inside of.
 */
export const groundOf = (p: Corps, unit: number, enemy: number): Area | undefined =>
  coverOf(p, enemy) ?? (areInContact(p, unit, enemy) ? coverOf(p, unit) : undefined)

/** 9.1, 10.1, 13.1 Which fight hand to hand a unit has with an enemy: a value of `fight`. */
export function handToHand(p: Corps, unit: number, enemy: number): number {
  const area = groundOf(p, unit, enemy)
  if (area === undefined) return fight.ASSAULT
  const areBothIn = isWhollyOn(area, shapeOf(p, unit)) && isWhollyOn(area, shapeOf(p, enemy))
  return areBothIn ? fight.INSIDE : fight.EDGE
}
