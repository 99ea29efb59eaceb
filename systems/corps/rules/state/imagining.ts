/** A position that an army cannot tell from the true one: the enemy's orders and blinds are invented. */
import { type Dice, oneOf, UNKNOWN } from '../../../../src/kernel/index.ts'
import { type Corps, OFF, ORDER_IDS, order } from './position.ts'

/** A107 The enemy's plans may be anything: none is written yet. */
export function imaginePlans(p: Corps): void {
  for (const column of [p.planTaken, p.planAllotted, p.planMission, p.planY, p.planStrips])
    for (let k = 0; k < column.length; k++) if (column[k] === UNKNOWN) column[k] = 0
  for (let body = 0; body < p.planX.length; body++) if (p.planX[body] === UNKNOWN) p.planX[body] = OFF
}

/** Invents the order of a command. */
export function imagineOrder(p: Corps, command: number, dice: Dice): void {
  const { objectives } = p.scenario
  const named = objectives.length - 1
  p.pending[command] = 0
  p.order[command] = named === 0 ? order.HALT : dice.roll(oneOf(ORDER_IDS.length))
  p.objective[command] = p.order[command] === order.HALT ? 0 : 1 + dice.roll(oneOf(named))
}
