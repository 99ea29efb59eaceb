import { isStorm, marchAt, marchEnd, marchLength, marchStep, SIDES, STEPS, stepFrom } from '../rules/state/board.ts'
import { BATTERIES, groupAt, LINES } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { armOfLine, firstLine, marchOfLine } from '../rules/state/sheet.ts'
import { ARMS, arm, typeOfArm } from '../rules/state/stands.ts'

/** Orders and choices as arrows: the orders on a sheet, the units that act, the guns that fire; equal ones together. */

export interface OrderArrow {
  readonly side: number
  readonly arm: number
  readonly march: number
  /** The number of these orders, and the number that act now. */
  readonly count: number
  readonly acting: number
  /** On a sheet; or shown to everybody. */
  readonly kind: 'sheet' | 'acting' | 'fire'
}

/** The orders of a sheet that still have something to do, if the view shows them. */
export function sheetArrows(p: Generals, side: number): OrderArrow[] {
  const found = new Map<number, { count: number; acting: number }>()
  for (let k = firstLine(side); k < firstLine(side) + LINES; k++) {
    const code = p.order[k]
    if (code <= 0) continue
    const known = found.get(code) ?? { count: 0, acting: 0 }
    known.count++
    if (p.acting[k] === 1) known.acting++
    found.set(code, known)
  }
  return [...found]
    .sort(([x], [y]) => x - y)
    .map(([code, { count, acting }]) => ({
      side,
      arm: armOfLine(code),
      march: marchOfLine(code),
      count,
      acting,
      kind: 'sheet' as const,
    }))
}

/** The acting units, as both sides have shown them. */
export function actingArrows(p: Generals): OrderArrow[] {
  const arrows: OrderArrow[] = []
  for (let step = 0; step < STEPS; step++)
    for (let a = 0; a < ARMS; a++) {
      const count = p.group[groupAt(step, a)]
      if (count === 0) continue
      const side = SIDES.find((one) => p.held[one * (p.held.length / 2) + stepFrom[step]] > 0) ?? 0
      arrows.push({ side, arm: a, march: step, count, acting: count, kind: 'acting' })
    }
  for (const side of SIDES) {
    const fire = new Map<number, number>()
    for (let k = side * BATTERIES; k < (side + 1) * BATTERIES; k++)
      if (p.battery[k] > 0) fire.set(p.battery[k] - 1, (fire.get(p.battery[k] - 1) ?? 0) + 1)
    for (const [march, count] of fire) arrows.push({ side, arm: arm.A, march, count, acting: count, kind: 'fire' })
  }
  return arrows
}

/**
 * Guns that aim: an order for guns that could fire along its arrow. They decide whether to fire or to move when they
 * act.
 */
export const aims = ({ arm: a, march }: Pick<OrderArrow, 'arm' | 'march'>): boolean =>
  typeOfArm[a] === 2 && !isStorm(march)

/** The step by which an arrow leaves, for lanes; −1 against a building in its own sector. */
export const leavesBy = (march: number): number => marchStep[march]

/** Orders of a sheet by type of unit, for the sheet that people read. */
export function byType(arrows: readonly OrderArrow[]): OrderArrow[][] {
  return [0, 1, 2].map((type) =>
    arrows
      .filter((one) => typeOfArm[one.arm] === type)
      .sort(
        (x, y) =>
          marchAt[x.march] - marchAt[y.march] ||
          marchLength[x.march] - marchLength[y.march] ||
          marchEnd[x.march] - marchEnd[y.march],
      ),
  )
}
