import type { Point } from '../../../src/web/stage/camera.ts'
import { marchLast, marchLength, marchStep, stepTo } from '../rules/state/board.ts'
import type { Choice } from './choices.ts'
import type { Plan } from './plan.ts'
import type { Picked, Staff } from './staff.ts'

/** Dragging troops to a sector: all of them get the order to go there. */

/** How far the pointer must move for a drag instead of a click. Pixels. */
const THRESHOLD = 6

/** The sector that contains a point of the board; −1 beside the field. */
export const sectorAt = (plan: Plan, { x, y }: Point): number =>
  plan.sectors.findIndex((rect) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h)

/**
 * Of several ways to one sector, the shortest; of ways through different sectors, the one that the drag passed through.
 * If the drag passed through none of them, or through several, several are left, and the player must choose.
 */
export function waysOfDrag(ways: readonly Choice[], through: readonly number[]): readonly Choice[] {
  const shortest = ways.filter(({ b }) => marchLength[b] === marchLength[ways[0].b])
  const led = shortest.filter(({ b }) => marchLast[b] >= 0 && through.includes(stepTo[marchStep[b]]))
  return led.length === 1 ? led : shortest
}

/** Begins to drag the troops under a pressed pointer. `drop` gets the place where the player lets them go. */
export function beginDrag(
  staff: Staff,
  plan: () => Plan,
  body: { readonly troops: Picked; readonly count: number },
  event: PointerEvent,
  drop: (sector: number, through: readonly number[]) => void,
): void {
  const thing = event.currentTarget as SVGGraphicsElement
  const svg = thing.ownerSVGElement
  if (event.button !== 0 || !svg || staff.drag()) return
  // The drag must not move the board.
  event.stopPropagation()
  const { clientX, clientY, pointerId } = event
  const through: number[] = []
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    if (!staff.drag() && Math.hypot(now.clientX - clientX, now.clientY - clientY) < THRESHOLD) return
    const matrix = svg.getScreenCTM()
    if (!matrix) return
    if (!staff.drag()) staff.pick(body.troops)
    const at = new DOMPoint(now.clientX, now.clientY).matrixTransform(matrix.inverse())
    const over = sectorAt(plan(), at)
    if (over >= 0 && through.at(-1) !== over) through.push(over)
    staff.setDrag({ ...body, at: { x: at.x, y: at.y }, over, through: [...through] })
  }
  const end = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    const dragged = staff.drag()
    staff.setDrag(undefined)
    if (!dragged) return
    // The click that follows is not meant for what lies there.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (now.type === 'pointerup') drop(dragged.over, through)
    else staff.pick(undefined)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
