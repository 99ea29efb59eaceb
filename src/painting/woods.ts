/** Woods, tree by tree: olives in rows, block by block with lanes between, holm oaks and stone pines among them. */

import type { Clearing } from './clearing.ts'
import { contours } from './contours.ts'
import { type HexLayout, hexUnder, middleOf } from './layout.ts'
import { drawnByHand, type Line } from './lines.ts'
import type { Cover, MapPlan } from './plan.ts'
import type { Point, Rect } from './plane.ts'
import { scatter } from './scatter.ts'
import { trace } from './sheaf.ts'
import type { NewPath, Path } from './surface.ts'
import { noTrees, plant, type Trees } from './trees.ts'

export interface Woods extends Trees {
  /** The ground under the trees, and again under those of woods other than groves. */
  readonly floor: Path
  readonly deep: Path
  readonly edges: readonly Line[]
}

const isWooded = (cover: Cover): boolean => cover === 'grove' || cover === 'wood'

/** The edge of the woods: near enough to the sides between wooded hexes and others that it separates only these. */
export const woodEdges = (layout: HexLayout, plan: Pick<MapPlan, 'cover'>): Line[] =>
  edgesOf(layout, (hex) => isWooded(plan.cover(hex)))

const edgesOf = (layout: HexLayout, isIn: (hex: number) => boolean): Line[] =>
  contours(layout, (hex) => (isIn(hex) ? 1 : 0), 0.5).map((line) => drawnByHand(line, { reach: 9, stray: 4.4 }))

/**
 * The side of the squares, each of which has the middle of one block of trees; the distance between rows; between trees
 * of a row.
 */
const BLOCK = 176
/** No block reaches farther from its middle. */
const HALF = BLOCK * 0.86
const ROW = 14.6
const TREE = 15.4
/** Half the lane between two blocks. */
const LANE = 5

export function plantWoods(layout: HexLayout, plan: MapPlan, clear: Clearing, newPath: NewPath): Woods {
  const edges = woodEdges(layout, plan)
  const floor = newPath()
  for (const { points } of edges) trace(floor, points, true)
  const deep = newPath()
  for (const { points } of edgesOf(layout, (hex) => plan.cover(hex) === 'wood')) trace(deep, points, true)
  const trees = noTrees(newPath)
  const isIn = insideOf(edges, layout.field)
  const wooded = Array.from({ length: layout.columns * layout.rows }, (_, hex) => hex).filter((hex) =>
    isWooded(plan.cover(hex)),
  )
  const middles = wooded.map((hex) => middleOf(layout, hex))
  for (const block of blocksOf(layout.field)) {
    if (!middles.some(({ x, y }) => Math.abs(x - block.x) < BLOCK && Math.abs(y - block.y) < BLOCK)) continue
    const next = scatter(Math.round(block.x * 7 + block.y * 13))
    const turn = (next() - 0.5) * 1.5
    const wild = next()
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    for (let v = -HALF; v <= HALF; v += ROW)
      for (let u = -HALF; u <= HALF; u += TREE) {
        const [a, b, c, d] = [next(), next(), next(), next()]
        const at = {
          x: block.x + u * cos - v * sin + (a - 0.5) * 3.4,
          y: block.y + u * sin + v * cos + (b - 0.5) * 3.4,
        }
        if (!isIn(at) || !block.holds(at) || !clear(at, 10.5)) continue
        const hex = hexUnder(layout, at)
        // A wood other than a grove has few olives; high ground has more oaks.
        const oaks =
          (hex >= 0 && plan.cover(hex) === 'wood' ? 0.6 : 0.1) + 0.16 * wild + 0.08 * (hex < 0 ? 0 : plan.level(hex))
        const kind = d < oaks ? 'oak' : d < oaks + 0.09 ? 'pine' : 'olive'
        if (c > 0.06) plant(trees, kind, at, 5 + 1.3 * c)
      }
  }
  return { ...trees, floor, deep, edges }
}

/** Tests whether a point lies within closed lines. Looks them up by rows, so that few pieces are tested. */
function insideOf(lines: readonly Line[], { y: top }: Rect): (at: Point) => boolean {
  const BAND = 24
  const bands = new Map<number, (readonly [Point, Point])[]>()
  for (const { points } of lines)
    for (const [k, a] of points.entries()) {
      const b = points[(k + 1) % points.length]
      const [first, last] = [
        Math.floor((Math.min(a.y, b.y) - top) / BAND),
        Math.floor((Math.max(a.y, b.y) - top) / BAND),
      ]
      for (let band = first; band <= last; band++) {
        const there = bands.get(band)
        if (there) there.push([a, b])
        else bands.set(band, [[a, b]])
      }
    }
  return ({ x, y }) => {
    let isIn = false
    for (const [a, b] of bands.get(Math.floor((y - top) / BAND)) ?? [])
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn
    return isIn
  }
}

interface Block extends Point {
  /** Is this block's middle the nearest, and no lane between? */
  holds(at: Point): boolean
}

/** Blocks of unequal shape all over a field. */
function blocksOf({ x: left, y: top, width, height }: Rect): Block[] {
  const [columns, rows] = [Math.ceil(width / BLOCK) + 2, Math.ceil(height / BLOCK) + 2]
  const next = scatter(77)
  const middles = Array.from({ length: columns * rows }, (_, k) => ({
    x: left + ((k % columns) - 0.5 + 0.6 * (next() - 0.5)) * BLOCK,
    y: top + (Math.floor(k / columns) - 0.5 + 0.6 * (next() - 0.5)) * BLOCK,
  }))
  return middles.map((own, k) => {
    const column = k % columns
    const others = middles.filter(
      (_, j) =>
        j !== k &&
        Math.abs((j % columns) - column) <= 2 &&
        Math.abs(Math.floor(j / columns) - Math.floor(k / columns)) <= 2,
    )
    const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
    return { ...own, holds: (at) => others.every((other) => far(at, other) - far(at, own) > 2 * LANE) }
  })
}
