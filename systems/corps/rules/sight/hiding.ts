/** 1.6 to 1.8, A102, A121 How a body is seen from another: in plain sight, behind troops, or hidden. */
import { type Convex, gap, makeConvex, setSegment } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'
import { endsIn, isCoverBetween } from './cover.ts'
import { isHillBetween, levelOf } from './heights.ts'
import { hides } from './screens.ts'

/** The columns of the table of spotting, from the best: `SIGHT_IDS`. */
export const sight = { PLAIN: 0, BEHIND_TROOPS: 1, HIDDEN: 2 } as const

const line: Convex = makeConvex(2)

/** How the end of the line is seen from its beginning. */
function alongLine(p: Corps, spotter: number, seen: number, from: number, to: number): number {
  const { woods, sections } = p.scenario.ground
  const shape = shapeOf(p, seen)
  const [x, y] = [line.xs[1], line.ys[1]]
  if (endsIn(woods, shape, x, y) || endsIn(sections, shape, x, y)) return sight.HIDDEN
  if (isHillBetween(p, line, from, to) || isCoverBetween(p, line, shapeOf(p, spotter), shape)) return sight.HIDDEN
  for (let other = 0; other < p.x.length; other++)
    if (other !== spotter && other !== seen && hides(p, other, line, from, to)) return sight.BEHIND_TROOPS
  return sight.PLAIN
}

/**
 * How one body sees another, both on the table: a value of `sight`, the best of the lines from its middle to the middle
 * and the corners of the other.
 */
export function sightOf(p: Corps, spotter: number, seen: number): number {
  const { x, y } = shapeOf(p, spotter)
  const shape = shapeOf(p, seen)
  const from = levelOf(p, spotter)
  const to = levelOf(p, seen)
  setSegment(line, x, y, shape.x, shape.y)
  let best = alongLine(p, spotter, seen, from, to)
  for (let k = 0; k < shape.count && best > sight.PLAIN; k++) {
    setSegment(line, x, y, shape.xs[k], shape.ys[k])
    best = Math.min(best, alongLine(p, spotter, seen, from, to))
  }
  return best
}

/** How far apart two bodies are for spotting: cells, edge to edge. */
export const sightDistance = (p: Corps, spotter: number, seen: number): number =>
  gap(shapeOf(p, spotter), shapeOf(p, seen))
