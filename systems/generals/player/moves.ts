/** Moves into sectors that no enemy holds: to take them, to hold them, to bring up reserves. */
import { ENEMY, status } from '../rules/state/army.ts'
import {
  arrowsFrom,
  HOME,
  isReserve,
  isStorm,
  MIDDLE_ROW,
  marchEnd,
  marchLength,
  marchStep,
  SECTORS,
  stepTo,
} from '../rules/state/board.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../rules/state/stands.ts'
import { gunsPass } from '../rules/state/terrain.ts'
import { type Draft, KINDS, NOBODY, type Order, some } from './draft.ts'
import { ARM_OF_TYPE, type Operation, repeat } from './operations.ts'
import type { Taste } from './taste.ts'

/** How far forward a sector lies for a side: 0 for its reserve, 3 for the enemy's own row. */
export const rowOf = (side: number, sector: number): number =>
  isReserve(sector) ? 0 : (HOME[side] as readonly number[]).includes(sector) ? 1 : MIDDLE_ROW.includes(sector) ? 2 : 3

/** What it is worth to have a unit of a type in a sector. */
export const station = (taste: Taste, side: number, type: number, sector: number): number =>
  (taste.station[rowOf(side, sector)] as readonly number[])[type]

/** Groups of these sizes are tried; other sizes result from several operations. */
const SIZES = [1, 2, 3, 5]

export function* moves(draft: Draft, budget: number, favour: readonly number[]): Generator<Operation> {
  const { side, taste } = draft
  const leaning = (type: number, sector: number) => station(taste, side, type, sector) + taste.lean * favour[sector]
  for (let from = 0; from < SECTORS; from++)
    for (const type of [INFANTRY, CAVALRY, ARTILLERY]) {
      const left = draft.left(from)[KINDS[type] as 'I']
      if (left === 0) continue
      for (const march of arrowsFrom[from]) {
        if (!mayMove(draft, type, from, march)) continue
        const to = marchEnd[march]
        const most = Math.min(left, budget, draft.roomOver(marchStep[march]), draft.roomIn(to))
        const each = leaning(type, to) - leaning(type, from)
        const order: Order = { arm: ARM_OF_TYPE[type], march, aim: 'move' }
        for (const n of SIZES) {
          if (n > most) break
          const group = some(type, n)
          const gain = n * each + draft.change(from, NOBODY, group) + draft.change(to, group)
          if (gain > 0) yield { orders: repeat(n, order), gain }
        }
      }
    }
}

/** Is every sector on the way free of enemies, and the ground fit for guns? */
function mayMove({ view, side }: Draft, type: number, from: number, march: number): boolean {
  if (isStorm(march) || (type !== CAVALRY && marchLength[march] !== 1)) return false
  const to = marchEnd[march]
  const step = marchStep[march]
  const next = stepTo[step]
  if (to === from || isReserve(to) || isReserve(next)) return false
  if (status(view, side, next) === ENEMY || status(view, side, to) === ENEMY) return false
  return type !== ARTILLERY || gunsPass(view.scenario.terrain, step)
}
