/** Places for the tags of reinforcements: on the paper round the map, beside their entry hex and clear of it. */

import { type HexLayout, middleOf } from '../../../src/painting/layout.ts'
import type { Point } from '../../../src/web/stage/camera.ts'

/** How far a tag stands from its hex, if there is room: world units. */
const FAR = 68
/** Half the width of a tag, and half its height. */
export const HALF = 26
export const LOW = 16

/** Returns the middle of a tag, and the edge of the map where it stands: one of x and y is 0. */
export function tagPlace(layout: HexLayout, hex: number): { readonly at: Point; readonly side: Point } {
  const { field, world } = layout
  const { x, y } = middleOf(layout, hex)
  const [dx, dy] = [x - (field.x + field.width / 2), y - (field.y + field.height / 2)]
  const side =
    Math.abs(dx / field.width) > Math.abs(dy / field.height) ? { x: Math.sign(dx), y: 0 } : { x: 0, y: Math.sign(dy) }
  return {
    at: {
      x: Math.min(Math.max(x + FAR * side.x, HALF), world.width - HALF),
      y: Math.min(Math.max(y + FAR * side.y, LOW), world.height - LOW),
    },
    side,
  }
}

/** Returns an arrowhead that points into the map. */
export const wayTo = ({ x, y }: Point): string =>
  x !== 0 ? `M${-x * 25} -7v14l${-x * 8} -7z` : `M-7 ${-y * 14}h14l-7 ${-y * 8}z`
