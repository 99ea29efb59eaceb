/** A position that an army cannot tell from the true one: orders and blinds of the enemy are invented. */
import { type Dice, oneOf } from '../../../../src/kernel/index.ts'
import { type Corps, ORDER_IDS, order } from './position.ts'

/** Invents the order of a command. */
export function imagineOrder(p: Corps, command: number, dice: Dice): void {
  const { objectives } = p.scenario
  const named = objectives.length - 1
  p.pending[command] = 0
  p.order[command] = named === 0 ? order.HALT : dice.roll(oneOf(ORDER_IDS.length))
  p.objective[command] = p.order[command] === order.HALT ? 0 : 1 + dice.roll(oneOf(named))
}
