/** What a side does not know of the other's sheet, and how it can be imagined. */
import { type Dice, oneOf } from '../../../src/kernel/index.ts'
import { layForced } from './combat/bombardment.ts'
import { sideAt, stage } from './orders/activation.ts'
import { committed } from './state/army.ts'
import {
  arrowsFrom,
  enemyOf,
  insideZone,
  isStorm,
  isStraight,
  MARCHES,
  marchAt,
  marchEnd,
  marchLength,
  marchStep,
  RESERVE,
  SECTORS,
  SIDES,
  STEPS,
  STORMS,
  stepFrom,
  stepTo,
} from './state/board.ts'
import { groupAt, half, holding, LINES, unitAt } from './state/counts.ts'
import { type Generals, generalsLayout } from './state/position.ts'
import { firstLine, lineCode, ordersAt, ordersGiven } from './state/sheet.ts'
import { arm, standOfArm } from './state/stands.ts'

/** Columns that belong to a seat, all counted side by side. */
const OWN = [
  'order',
  'acting',
  'ended',
  'sheet',
  'runner',
  'given',
  'planned',
  'wish',
  'wish2',
  'wishZone',
  'draft',
  'shot',
  'wishKind',
  'muster',
  'marking',
  'road',
  'saved',
] as const

/** Everything that is hidden is declared with its column. */
export const redact = generalsLayout.redact

/** A position that `seat` cannot tell from the true one: makes up the other side's orders to fit what it has done. */
export function imagine(view: Generals, seat: number, dice: Dice, into: Generals): void {
  generalsLayout.copy(view, into)
  for (const side of SIDES) {
    if (side === seat) continue
    for (const name of OWN) {
      const column = into[name]
      const from = side * (column.length >> 1)
      column.fill(0, from, from + (column.length >> 1))
    }
    if (into.round > 0 && into.stage > stage.PLANNING) imagineSheet(into, side, dice)
    layForced(into, side)
  }
}

function add(p: Generals, side: number, a: number, march: number, acting: number): void {
  let k = firstLine(side)
  while (k < firstLine(side) + LINES && p.order[k] !== 0) k++
  if (k === firstLine(side) + LINES) return
  p.order[k] = lineCode(a, march)
  p.acting[k] = acting
  p.sheet[k] = p.order[k]
}

function imagineSheet(p: Generals, side: number, dice: Dice): void {
  // Units that act have shown their next step.
  for (let step = 0; step < STEPS; step++)
    for (let a = arm.I; a <= arm.A; a++) {
      const n = p.group[groupAt(step, a)]
      if (n > 0 && sideAt(p, stepFrom[step]) === side) for (let k = 0; k < n; k++) add(p, side, a, step, 1)
    }
  for (let march = STORMS; march < MARCHES; march++)
    for (let n = p.storm[half(side, insideZone(marchAt[march]))]; n > 0; n--) add(p, side, arm.I, march, 1)
  // Any other unit may have been ordered.
  const limit = p.allotment[side]
  for (let tries = dice.roll(oneOf(limit + 1)); tries > 0 && ordersGiven(p, side) < limit; tries--) {
    const sector = dice.roll(oneOf(SECTORS))
    if (p.held[holding(side, sector)] === 0) continue
    const arrows = arrowsFrom[sector]
    const march = arrows[dice.roll(oneOf(arrows.length))]
    const a = [arm.I, arm.C, arm.A][dice.roll(oneOf(3))]
    if (isStorm(march) || (a === arm.I && marchLength[march] > 1) || (a === arm.A && !isStraight(march))) continue
    if (passes(march, RESERVE[enemyOf(side)])) continue
    const free = p.unit[unitAt(side, sector, standOfArm[a])] - committed(p, side, sector, standOfArm[a])
    if (ordersAt(p, side, a, sector) < free) add(p, side, a, march, 0)
  }
  p.saved[side] = Math.max(0, limit - ordersGiven(p, side)) + p.surplus[side]
}

const passes = (march: number, sector: number): boolean =>
  stepTo[marchStep[march]] === sector || marchEnd[march] === sector
