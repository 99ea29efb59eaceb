/** Where a counter lies in the world of the board: in the middle of its hex, or between its two hexes. */

import { type HexLayout, middleOf } from '../../painting/layout.ts'
import type { Point } from '../stage/camera.ts'
import type { Spot } from './motion.ts'

export function middleOfSpot(layout: HexLayout, { hex, also }: Spot): Point {
  const one = middleOf(layout, hex)
  if (also === undefined) return one
  const other = middleOf(layout, also)
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** Moves what is drawn round the point 0, 0 there: the value of a `transform`. */
export function moveToSpot(layout: HexLayout, spot: Spot): string {
  const { x, y } = middleOfSpot(layout, spot)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** The hexes under a counter as seen from its middle: the values of their `transform`. */
export function hexesOfSpot(layout: HexLayout, spot: Spot): readonly string[] {
  if (spot.also === undefined) return ['']
  const middle = middleOfSpot(layout, spot)
  return [spot.hex, spot.also].map((hex) => {
    const { x, y } = middleOf(layout, hex)
    return `translate(${(x - middle.x).toFixed(2)} ${(y - middle.y).toFixed(2)})`
  })
}
