/** 4.8, A57 Does the order of a command demand an assault? */
import { within } from '../../../../src/inches/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { judgeAssault } from './going-in.ts'
import { demandsAnyFight, demandsFight, handToHand } from './starting.ts'

function owes(p: Corps, command: number, unit: number): boolean {
  const from = shapeOf(p, unit)
  const rate = rateOf(p, unit)
  for (let enemy = 0; enemy < p.morale.length; enemy++)
    if (isEnemy(p, unit, enemy) && isOn(p, enemy) && within(from, shapeOf(p, enemy), rate + 1))
      if (demandsFight(p, unit, handToHand(p, unit, enemy)) && judgeAssault(p, command, unit, enemy) === undefined)
        return true
  return false
}

/**
 * 4.8, A41, A57, A152 Does a command that must attack have a brigade in reach of its general that could assault an
 * enemy in the open? One in contact has attacked, and need not order another round.
 */
export function owesAssault(p: Corps, command: number): boolean {
  const { roster } = p.scenario
  if (!demandsAnyFight(p, command)) return false
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (roster.command[unit] !== command || roster.arm[unit] !== arm.INFANTRY || !isOn(p, unit)) continue
    if (p.contact[unit] === 0 && owes(p, command, unit)) return true
  }
  return false
}
