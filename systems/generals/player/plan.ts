/**
 * The sheet of a round: adds operations, each the most promising per order, until the orders are used up or better
 * saved.
 */

import type { Chance } from '../../../src/players/player.ts'
import { count, ENEMY, status } from '../rules/state/army.ts'
import {
  distance,
  enemyOf,
  FIELD,
  HOME,
  MARCHES,
  MIDDLE_ROW,
  marchAt,
  marchEnd,
  SECTORS,
} from '../rules/state/board.ts'
import { commandSector } from '../rules/state/command.ts'
import { kindOf } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { CAVALRY, INFANTRY, stand } from '../rules/state/stands.ts'
import { attackOn } from './attacks.ts'
import { Draft, type Order } from './draft.ts'
import { moves } from './moves.ts'
import { type Operation, shelling, storms } from './operations.ts'
import type { Outlook } from './survey.ts'

/**
 * By sector: what it is worth to a side in this round in addition to what it earns. It leans towards a wing or the
 * centre.
 */
function leaningOf({ side, taste }: Outlook, chance: Chance): number[] {
  const favour = Array.from({ length: SECTORS }, () => 0)
  const column = chance(3)
  for (const row of [HOME[side], MIDDLE_ROW, HOME[enemyOf(side)]] as readonly (readonly number[])[])
    favour[row[column]] = taste.favour
  return favour
}

function* operations(draft: Draft, budget: number, favour: readonly number[]): Generator<Operation> {
  for (let target = 0; target < FIELD; target++) {
    if (status(draft.view, draft.side, target) !== ENEMY) continue
    const attack = attackOn(draft, target, budget, favour[target])
    if (attack) yield attack
  }
  yield* moves(draft, budget, favour)
  yield* shelling(draft)
  yield* storms(draft, budget)
}

/** What saved orders could bring back, in points, the best last. */
function ralliesFor({ view, side, taste }: Outlook): number[] {
  const gains: number[] = []
  for (const type of [INFANTRY, CAVALRY])
    for (let n = view.box[kindOf(side, type)] >> 1; n > 0; n--) gains.push(taste.rallied)
  for (let sector = 0; sector < FIELD; sector++)
    for (let n = count(view, side, sector, stand.A_ROUTED); n > 0; n--) gains.push(taste.gunRallied)
  return gains
}

/** The chance that an order arrives, if orders must be delivered (G133). */
function arrival(view: Generals, side: number, { march }: Order): number {
  if (!view.scenario.readings.orderDelivery) return 1
  const command = commandSector(view, side)
  if (command < 0) return 1
  const moves = (distance[side] as Int8Array)[command * SECTORS + marchAt[march]]
  return moves <= 1 ? 1 : Math.max(0, 7 - moves) / 6
}

/** The subject of an operation: the sector of an attack; the arm and its march for all others. */
const subjectOf = ({ orders: [{ arm, march, aim }] }: Operation): number =>
  aim === 'attack' ? -1 - marchEnd[march] : arm * MARCHES + march

/** Says whether an operation is thought of in a round: the answer is the same for all with the same subject. */
function attentionFor({ notices }: Outlook): (operation: Operation) => boolean {
  const known = new Map<number, boolean>()
  return (operation) => {
    const subject = subjectOf(operation)
    let isNoticed = known.get(subject)
    if (isNoticed === undefined) known.set(subject, (isNoticed = notices()))
    return isNoticed
  }
}

/** Orders for a round, in the order in which they were thought of. */
export function planRound(outlook: Outlook, chance: Chance): Order[] {
  const { view, side, taste } = outlook
  const draft = new Draft(outlook)
  const favour = leaningOf(outlook, chance)
  const isNoticed = attentionFor(outlook)
  const rallies = ralliesFor(outlook)
  rallies.length = Math.max(0, rallies.length - view.surplus[side])
  /** Promises are misjudged a little, so that no opponent can be sure what this player does. */
  const judged = (promise: number) => promise * (1 - taste.doubt / 2 + (taste.doubt * chance(1000)) / 1000)
  const promise = ({ orders, gain }: Operation) =>
    judged((gain * arrival(view, side, orders[0])) / orders.length - taste.price)

  for (let budget = view.allotment[side]; budget > 0; ) {
    const rally = rallies.at(-1)
    let found: Operation | undefined
    let most = rally === undefined ? 0 : rally - taste.price
    for (const operation of operations(draft, budget, favour)) {
      if (!isNoticed(operation)) continue
      const each = promise(operation)
      if (each <= most) continue
      most = each
      found = operation
    }
    if (found === undefined && rally === undefined) break
    if (found === undefined) rallies.pop()
    for (const order of found?.orders ?? []) draft.add(order)
    budget -= found?.orders.length ?? 1
  }
  spendExtra(draft, favour)
  return draft.orders
}

/** G133: one order more, for a unit in the command sector. */
function spendExtra(draft: Draft, favour: readonly number[]): void {
  const { view, side } = draft
  if (!view.scenario.readings.orderDelivery) return
  const command = commandSector(view, side)
  for (const { orders } of operations(draft, 1, favour)) {
    const order = orders[0]
    if (marchAt[order.march] !== command) continue
    draft.add(order)
    return
  }
}
