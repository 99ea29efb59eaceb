import type { Edge } from '../../hex/hex-map.ts'
import type { Grid } from '../../hex/index.ts'
import { at, between, centre, corner, ends, middle, type Point } from './plan.ts'

/** Paths of what is drawn as lines. */

export const outline = (grid: Grid, hex: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => at(corner(grid, hex, k))).join('L')}Z`

/**
 * Water along sides, bent where two sides meet: from the middle of a side round the corner to the middle of the next.
 */
export function courseOf(grid: Grid, edges: readonly Edge[]): string {
  const meeting = new Map<string, { corner: Point; middles: Point[] }>()
  for (const { from, to } of edges) {
    const both = ends(grid, from, to)
    for (const end of both) {
      const key = at(end)
      const known = meeting.get(key) ?? { corner: end, middles: [] }
      known.middles.push(middle(both))
      meeting.set(key, known)
    }
  }
  return [...meeting.values()]
    .map(({ corner: bend, middles: [first, second, ...more] }) =>
      second !== undefined && more.length === 0
        ? `M${at(first as Point)}Q${at(bend)} ${at(second)}`
        : [first, second, ...more].map((one) => (one === undefined ? '' : `M${at(one)}L${at(bend)}`)).join(''),
    )
    .join('')
}

/** A road through hexes, bent in their middle. */
export function wayOf(grid: Grid, hexes: readonly number[]): string {
  const points = hexes.map((hex) => centre(grid, hex))
  const sides = points.slice(1).map((point, k) => between(points[k] as Point, point))
  const bends = sides.slice(1).map((side, k) => `Q${at(points[k + 1] as Point)} ${at(side)}`)
  return `M${at(points[0] as Point)}L${at(sides[0] as Point)}${bends.join('')}L${at(points.at(-1) as Point)}`
}

/** Strokes down a slope, from its edge towards the lower hex. */
export function hachures(grid: Grid, { from, to, strong }: Edge): string {
  const [a, b] = ends(grid, from, to)
  const [high, low] = [centre(grid, from), centre(grid, to)]
  const count = strong ? 9 : 5
  const length = strong ? 0.26 : 0.17
  const down = { x: (low.x - high.x) * length, y: (low.y - high.y) * length }
  return Array.from({ length: count }, (_, k) => {
    const top = between(a, b, (k + 0.5) / count)
    // Every second stroke is shorter, as an engraver's hand has it.
    const reach = k % 2 === 0 ? 1 : 0.72
    return `M${at({ x: top.x - down.x * 0.2, y: top.y - down.y * 0.2 })}L${at({ x: top.x + down.x * reach, y: top.y + down.y * reach })}`
  }).join('')
}

/** Both parapets of a bridge, across the side between two hexes. */
export function parapets(grid: Grid, { from, to, strong }: Edge): string {
  const [a, b] = ends(grid, from, to)
  const over = middle([a, b])
  const [near, far] = [
    between(over, centre(grid, from), strong ? 0.42 : 0.3),
    between(over, centre(grid, to), strong ? 0.42 : 0.3),
  ]
  return [0.16, -0.16]
    .map((share) => {
      const aside = { x: (b.x - a.x) * share, y: (b.y - a.y) * share }
      return `M${at({ x: near.x + aside.x, y: near.y + aside.y })}L${at({ x: far.x + aside.x, y: far.y + aside.y })}`
    })
    .join('')
}

/** The stones of a ford, in a row across the side between two hexes: each is a stroke of no length with a round end. */
export function steppingStones(grid: Grid, { from, to }: Edge): string {
  const over = middle(ends(grid, from, to))
  const [near, far] = [between(over, centre(grid, from), 0.34), between(over, centre(grid, to), 0.34)]
  return [0, 0.25, 0.5, 0.75, 1].map((share) => `M${at(between(near, far, share))}h0`).join('')
}
