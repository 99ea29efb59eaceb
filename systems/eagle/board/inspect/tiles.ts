/** Places of hexes for what is laid over the map. */

import { cornerFrom, type HexLayout, middleOf } from '../../../../src/painting/layout.ts'
import type { Point } from '../../../../src/web/stage/camera.ts'

const SHARE = 0.97

/**
 * Returns the outlines of many hexes as one path: a page with hundreds of shapes is slow, one with a long path is not.
 */
export const tiles = (layout: HexLayout, hexes: readonly number[]): string =>
  hexes
    .map((hex) => {
      const at = middleOf(layout, hex)
      const corners = [0, 1, 2, 3, 4, 5].map((corner) => cornerFrom(layout, corner, SHARE))
      return `M${corners.map(({ x, y }) => `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`).join('L')}Z`
    })
    .join('')

/** Returns the middle of a list of hexes. */
export function midst(layout: HexLayout, hexes: readonly number[]): Point {
  const all = hexes.map((hex) => middleOf(layout, hex))
  const mean = (of: (point: Point) => number) => all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length)
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}
