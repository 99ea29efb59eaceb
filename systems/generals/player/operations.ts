/**
 * Orders that belong together, and what they promise; here those that need no other unit: guns that fire, infantry
 * before a building.
 */
import { bombardmentRefusal } from '../rules/queries/asked.ts'
import { occupied } from '../rules/state/army.ts'
import { arrowsFrom, enemyOf, FIELD, isStorm, marchLength, marchStep, stepTo } from '../rules/state/board.ts'
import { holding } from '../rules/state/counts.ts'
import { arm } from '../rules/state/stands.ts'
import type { Draft, Order } from './draft.ts'

export interface Operation {
  readonly orders: readonly Order[]
  /** The promised gain, in points, before the price of its orders. */
  readonly gain: number
}

/** By type: the arm in its orders. */
export const ARM_OF_TYPE = [arm.I, arm.C, arm.A] as const

/** The same order several times. */
export const repeat = (n: number, order: Order): Order[] => new Array<Order>(n).fill(order)

/** Guns that fire at a distance. */
export function* shelling(draft: Draft): Generator<Operation> {
  const { view, side, taste } = draft
  for (let from = 0; from < FIELD; from++) {
    if (draft.left(from).A === 0) continue
    for (const march of arrowsFrom[from]) {
      if (isStorm(march) || bombardmentRefusal(view, side, march) !== undefined) continue
      const near = marchLength[march] === 1
      const between = stepTo[marchStep[march]]
      const dice = !near && view.crowd[holding(side, between)] > 0 ? 1 : 2
      yield {
        orders: [{ arm: arm.A, march, aim: 'shell' }],
        gain: dice * (near ? taste.shellNear : taste.shellFar),
      }
    }
  }
}

/** Infantry that turns on the enemy in the building of its own sector. */
export function* storms(draft: Draft, budget: number): Generator<Operation> {
  const { view, side, taste } = draft
  for (let sector = 0; sector < FIELD; sector++) {
    const n = Math.min(draft.left(sector).I, budget, STORMERS)
    if (n < 2 || !occupied(view, enemyOf(side), sector)) continue
    const march = arrowsFrom[sector].find(isStorm) as number
    yield { orders: repeat(n, { arm: arm.I, march, aim: 'storm' }), gain: n * taste.storm }
  }
}
/** More would get in each other's way. */
const STORMERS = 3
