import type { Point } from '../../../src/web/stage/camera.ts'
import { FIGHTING_BORDERS, isReserve, marchAt, marchLast, marchStep, stepFrom, stepTo } from '../rules/state/board.ts'
import { centre, type Plan } from './plan.ts'

/** Where arrows run on the paper, and where two sides meet. */

/** The middle of the border between two sectors; for a reserve, in front of the sector that it lies behind. */
export function borderPoint(plan: Plan, step: number): Point {
  const from = plan.sectors[stepFrom[step]]
  const to = plan.sectors[stepTo[step]]
  const [a, b] = [centre(from), centre(to)]
  const field = isReserve(stepFrom[step]) ? b : a
  if (isReserve(stepFrom[step]) || isReserve(stepTo[step])) {
    const reserve = isReserve(stepFrom[step]) ? from : to
    const other = isReserve(stepFrom[step]) ? to : from
    const y = reserve.y > other.y ? (reserve.y + other.y + other.h) / 2 : (reserve.y + reserve.h + other.y) / 2
    return { x: Math.max(reserve.x + 40, Math.min(reserve.x + reserve.w - 40, field.x)), y }
  }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The middle of a battle zone: of a border, or of the building within a sector. */
export function zonePoint(plan: Plan, zone: number): Point {
  if (zone < FIGHTING_BORDERS) {
    // Towards the end of the border, beside the arrows and clear of the text at the head of a sector.
    const { x, y } = borderPoint(plan, zone * 2)
    return isUpright(plan, zone * 2) ? { x: x + plan.field.w * 0.093, y } : { x, y: y + plan.field.h / 6 - 26 }
  }
  const { x, y, w } = plan.sectors[zone - FIGHTING_BORDERS]
  return { x: x + w - 40, y: y + 66 }
}

const towards = (from: Point, to: Point, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far }
}

/** How far before and behind a border the arrow of a step begins and ends. */
const REACH = 62

/** Does a step lead up or down the paper, rather than across it? Reserves lie along the whole row. */
export function isUpright(plan: Plan, step: number): boolean {
  if (step < 0 || isReserve(stepFrom[step]) || isReserve(stepTo[step])) return true
  return plan.sectors[stepFrom[step]].x === plan.sectors[stepTo[step]].x
}

/** The places that the arrow of a step goes through; `aside` moves it to its right. */
export function stepArrow(plan: Plan, step: number, aside = 0): { readonly from: Point; readonly to: Point } {
  const border = borderPoint(plan, step)
  const [from, to] = [plan.sectors[stepFrom[step]], plan.sectors[stepTo[step]]]
  const [a, b] = [centre(from), centre(to)]
  const upright = isUpright(plan, step)
  const ahead = upright ? { x: 0, y: Math.sign(b.y - a.y) } : { x: Math.sign(b.x - a.x), y: 0 }
  const right = { x: -ahead.y * aside, y: ahead.x * aside }
  const at = { x: border.x + right.x, y: border.y + right.y }
  return {
    from: { x: at.x - ahead.x * REACH, y: at.y - ahead.y * REACH },
    to: { x: at.x + ahead.x * REACH, y: at.y + ahead.y * REACH },
  }
}

/** The places that the arrow of a march goes through: over one border, or over two. */
export function marchArrow(
  plan: Plan,
  march: number,
  aside = 0,
): { readonly from: Point; readonly via?: Point; readonly to: Point } {
  const step = marchStep[march]
  if (step < 0) {
    // Against the building in its own sector.
    const { x, y, w, h } = plan.sectors[marchAt[march]]
    return { from: { x: x + w * 0.3, y: y + h * 0.55 + aside }, to: { x: x + w - 62, y: y + 62 } }
  }
  const first = stepArrow(plan, step, aside)
  const last = marchLast[march]
  if (last < 0) return first
  const second = stepArrow(plan, last, aside)
  if (stepTo[last] === stepFrom[step]) {
    // Out and back again: a loop that returns beside itself.
    return { from: first.from, via: first.to, to: towards(second.to, first.from, -24) }
  }
  const middle = centre(plan.sectors[stepTo[step]])
  return {
    from: first.from,
    via: { x: middle.x + (first.to.x - middle.x) * 0.4, y: middle.y + (second.from.y - middle.y) * 0.4 },
    to: second.to,
  }
}
