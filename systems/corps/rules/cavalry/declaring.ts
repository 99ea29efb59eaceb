/** 4.6 to 4.8, 14, 15, A79, A176 A unit charges in its own turn, for the pip of a move. */
import { GRACE, within } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { IN_CONTACT, judgeOrdered, judgeSpent, pay } from '../command/judging.ts'
import { chargesWithin, forbids, leaveFor } from '../command/orders.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { NOT_CAVALRY } from '../fight/going-in.ts'
import { isEnemy } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { areInContact } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { arm, form } from '../state/forms.ts'
import { leave } from '../state/leave.ts'
import { type Corps, mark, morale } from '../state/position.ts'
import { isHorse, judgeAim } from './aiming.ts'
import { beginCharge, beginRound } from './charging.ts'

const NO_CHARGER = refusal('15.1', 'Cavalry charges; infantry charges guns only.')
const IN_MARCH = refusal('18.6', 'A brigade in column of march begins no fight.')
const NOT_FORMED = refusal('18.1', 'Only a Formed brigade charges.')
const HAS_FOUGHT = refusal('A160', 'In its turn a brigade begins one combat.')
const NO_ENEMY = refusal('15.1', 'That is no enemy unit on the table.')
const TOO_FAR = refusal('4.6', 'On Hold and Engage cavalry charges enemies within 8 inches.')

const isInfantry = (p: Corps, unit: number): boolean => p.scenario.roster.arm[unit] === arm.INFANTRY

/** 3.5, 3.8, A36 The pips of a charge: those of a move, or in contact those of another round. */
const priceOf = ({ scenario: { prices }, contact }: Corps, unit: number): number =>
  contact[unit] === 0 ? prices.move : prices.fight

/** May a unit charge an enemy, whatever lies between? */
function judgePair(p: Corps, unit: number, enemy: number): Refusal | undefined {
  if (enemy >= p.morale.length || !isEnemy(p, unit, enemy) || !isOn(p, enemy)) return NO_ENEMY
  if (isHorse(p, unit)) return undefined
  // 15.1, A79 On foot a unit charges only guns; it assaults everything else.
  if (!isInfantry(p, unit)) return NO_CHARGER
  if (isHorse(p, enemy)) return NOT_CAVALRY
  if (p.scenario.roster.arm[enemy] !== arm.ARTILLERY) return NO_CHARGER
  return p.form[unit] === form.MARCH ? IN_MARCH : undefined
}

/** Is it in a state to charge? */
function judgeState(p: Corps, unit: number): Refusal | undefined {
  if (p.morale[unit] !== morale.FORMED) return NOT_FORMED
  if (p.marks[unit] & mark.SHOT) return HAS_FOUGHT
  return judgeSpent(p, unit)
}

/** 4.6 to 4.8, A64, A79 What its order says about a charge. */
export function judgeChargeOrder(p: Corps, unit: number, enemy: number): Refusal | undefined {
  if (!isHorse(p, unit)) return forbids(p, unit, 'assault')
  const forbidden = forbids(p, unit, 'charge')
  if (forbidden !== undefined) return forbidden
  const most = chargesWithin(p, unit)
  return most < Number.POSITIVE_INFINITY && !within(shapeOf(p, unit), shapeOf(p, enemy), most) ? TOO_FAR : undefined
}

/** May a unit of this command charge an enemy, or fight another round if they are in contact? */
function judgeCharge(p: Corps, command: number, unit: number, enemy: number): Refusal | undefined {
  const why = judgeOrdered(p, command, unit, unit < p.contact.length ? priceOf(p, unit) : 0)
  if (why !== undefined) return why
  if (unit >= p.morale.length) return NO_CHARGER
  const no = judgePair(p, unit, enemy) ?? judgeState(p, unit) ?? judgeChargeOrder(p, unit, enemy)
  if (no !== undefined) return no
  if (p.contact[unit] !== 0) return areInContact(p, unit, enemy) ? undefined : IN_CONTACT
  return judgeAim(p, unit, enemy)
}

/** Is an enemy near enough to be looked at: at most `reach` cells away? */
const isNear = (p: Corps, unit: number, enemy: number, reach: number): boolean =>
  isEnemy(p, unit, enemy) && isOn(p, enemy) && within(shapeOf(p, unit), shapeOf(p, enemy), reach)

/** Can a unit charge no enemy at all: by its state, by its order, or because it cannot be given anything to do? */
const chargesNone = (p: Corps, command: number, unit: number): boolean =>
  judgeState(p, unit) !== undefined ||
  forbids(p, unit, isHorse(p, unit) ? 'charge' : 'assault') !== undefined ||
  judgeOrdered(p, command, unit, priceOf(p, unit)) !== undefined

export const Charge: Choice<Corps> = {
  verb: 'charge {bodies} > {bodies}',
  propose(p, _seat, offers) {
    const { command } = spending(p)
    for (const unit of ownBodies(p)) {
      if (unit >= p.morale.length || !isOn(p, unit) || !(isHorse(p, unit) || isInfantry(p, unit))) continue
      if (chargesNone(p, command, unit)) continue
      const reach = rateOf(p, unit) + GRACE
      for (let enemy = 0; enemy < p.morale.length; enemy++) if (isNear(p, unit, enemy, reach)) offers.try(unit, enemy)
    }
  },
  check: (p, _seat, unit, enemy) => judgeCharge(p, spending(p).command, unit, enemy),
  play(p, _seat, unit, enemy, _dice, journal) {
    const isRound = p.contact[unit] !== 0
    pay(p, unit, priceOf(p, unit))
    p.marks[unit] |= mark.SHOT
    journal?.tell(EVERYBODY, event.ChargeDeclared, unit, enemy)
    if (isRound) beginRound(p, unit, enemy)
    else beginCharge(p, unit, enemy)
  },
}

/** 4.8, A57 Does the order of a unit's command demand a charge, and can it make one? In contact it has attacked. */
function owes(p: Corps, command: number, unit: number): boolean {
  if (p.contact[unit] !== 0) return false
  if (leaveFor(p, unit, isHorse(p, unit) ? 'charge' : 'assault') !== leave.MUST) return false
  const reach = rateOf(p, unit) + GRACE
  for (let enemy = 0; enemy < p.morale.length; enemy++)
    if (isNear(p, unit, enemy, reach) && judgeCharge(p, command, unit, enemy) === undefined) return true
  return false
}

/** 4.8, A41, A57 Does a command that must attack have a unit in reach of its general that could charge? */
export function owesCharge(p: Corps, command: number): boolean {
  for (let unit = 0; unit < p.morale.length; unit++)
    if (p.scenario.roster.command[unit] === command && isOn(p, unit) && owes(p, command, unit)) return true
  return false
}
