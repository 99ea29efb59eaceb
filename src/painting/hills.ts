/**
 * Hills as engravers cut them: steps of tint, hachures that run down every slope and thin out, rock where nothing
 * climbs.
 */

import { contours } from './contours.ts'
import { type HexLayout, hexUnder } from './layout.ts'
import { drawnByHand, type Line, walk } from './lines.ts'
import type { MapPlan } from './plan.ts'
import type { Point, Rect } from './plane.ts'
import type { Relief } from './relief.ts'
import { scatter } from './scatter.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'
import type { NewPath, Path } from './surface.ts'
import { linesAlong } from './ways.ts'

export interface Hills {
  /** The ground above each level, from the lowest up. */
  readonly steps: readonly Path[]
  /**
   * Slivers, thick at the crest and thin at the foot; many and heavy on the side away from the light, few and fine
   * towards it.
   */
  readonly hachures: Sheaf
  /** Hairlines between them, with which a slope ends. */
  readonly hairs: Sheaf
  readonly rock: Sheaf
  /** The edges of all steps, for things that keep off slopes. */
  readonly lines: readonly Line[]
}

const SPACING = 2.05
const LONG = 24
/** The light comes from the north-west. */
const LIGHT = Math.SQRT1_2

/**
 * The edges of the ground above a level. They stay near the middle of the sides that they cross, so that they separate
 * two hexes only if the rules give them different levels.
 */
export const slopeLines = (layout: HexLayout, plan: Pick<MapPlan, 'level'>, level: number): Line[] =>
  contours(layout, plan.level, level + 0.5).map((line) => drawnByHand(line, { reach: 8.5, stray: 5.2 }))

export function engraveHills(layout: HexLayout, plan: MapPlan, relief: Relief, newPath: NewPath): Hills {
  const count = layout.columns * layout.rows
  const highest = Math.max(...Array.from({ length: count }, (_, hex) => plan.level(hex)))
  const [hachures, hairs] = [sheaf(newPath), sheaf(newPath)]
  const next = scatter(1808)
  const lines: Line[] = []
  const steps = Array.from({ length: highest }, (_, level) => {
    const step = newPath()
    for (const line of slopeLines(layout, plan, level)) {
      trace(step, line.points, true)
      lines.push(line)
      hatch(line, layout.field, relief, { hachures, hairs }, next)
    }
    return step
  })
  return { steps, hachures, hairs, rock: rocks(layout, plan, newPath), lines }
}

const inside = ({ x, y }: Point, field: Rect): boolean =>
  x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height

/** The way down at a point: that of the land, but never back over the edge; `across` points to its lower side. */
function downhill(relief: Relief, at: Point, across: Point): Point {
  const fall = relief.fall(at)
  const steep = Math.hypot(fall.x, fall.y)
  const [x, y] =
    steep < 1e-5 ? [across.x, across.y] : [fall.x / steep + across.x * 0.55, fall.y / steep + across.y * 0.55]
  const long = Math.hypot(x, y)
  return long < 0.3 || x * across.x + y * across.y < 0.25 * long ? across : { x: x / long, y: y / long }
}

function hatch(
  line: Line,
  field: Rect,
  relief: Relief,
  into: Pick<Hills, 'hachures' | 'hairs'>,
  next: () => number,
): void {
  let turn = 0
  walk(line, SPACING, (at, way) => {
    const [a, b, c] = [next(), next(), next()]
    turn++
    if (!inside(at, field)) return
    // The lower side is on the right of the way.
    const across = { x: -way.y, y: way.x }
    const shade = (across.x + across.y) * LIGHT
    const fine = turn % 2 === 1
    // On the side towards the light, every second stroke is left out.
    if (shade < -0.2 && turn % 4 > 1) return
    const dark = Math.max(0, shade + 0.5)
    const wide = fine ? 0.24 + 0.12 * dark : 0.32 + 0.36 * dark * (0.7 + 0.6 * a)
    const down = downhill(relief, at, across)
    const from = (fine ? -2 + 6 * b : -4 + 2.5 * b) - 2.5 * dark
    const to = LONG * (fine ? 0.7 + 0.45 * c : 0.56 + 0.4 * c) * (0.9 + 0.16 * shade)
    const start = { x: at.x + down.x * from, y: at.y + down.y * from }
    const knee = { x: at.x + (down.x * to) / 2, y: at.y + (down.y * to) / 2 }
    const on = downhill(relief, knee, across)
    const end = { x: knee.x + (on.x * to) / 2, y: knee.y + (on.y * to) / 2 }
    sliver((fine ? into.hairs : into.hachures).at(at.x, at.y), start, knee, end, wide)
  })
}

/** A stroke of the burin: broad at the start, pointed at the end. */
function sliver(path: Path, start: Point, knee: Point, end: Point, wide: number): void {
  const long = Math.hypot(end.x - start.x, end.y - start.y)
  const [nx, ny] = [((start.y - end.y) / long) * wide, ((end.x - start.x) / long) * wide]
  path.moveTo(start.x + nx, start.y + ny)
  path.quadraticCurveTo(knee.x + nx * 0.6, knee.y + ny * 0.6, end.x, end.y)
  path.quadraticCurveTo(knee.x - nx * 0.6, knee.y - ny * 0.6, start.x - nx, start.y - ny)
  path.closePath()
}

/**
 * Broken rock where nothing climbs: a ragged edge, and strokes that fall from it across the side; in a gorge, from both
 * edges to the water.
 */
function rocks(layout: HexLayout, plan: MapPlan, newPath: NewPath): Sheaf {
  const into = sheaf(newPath)
  const next = scatter(5)
  const levelAt = (x: number, y: number) => plan.level(Math.max(0, hexUnder(layout, { x, y })))
  for (const line of linesAlong(layout, plan.cliffs))
    walk(drawnByHand(line, { reach: 5, stray: 1 }), 2.5, ({ x, y }, way, gone) => {
      const [ux, uy] = [-way.y, way.x]
      const rise = levelAt(x + ux * 22, y + uy * 22) - levelAt(x - ux * 22, y - uy * 22)
      for (const hand of rise === 0 ? [-1, 1] : [Math.sign(rise)]) {
        const ragged = 1.7 * Math.sin(gone / 6.1 + hand) + 1.1 * Math.sin(gone / 2.3)
        const [edge, foot] = rise === 0 ? [19 + ragged, 12.5] : [9 + ragged, -5]
        const long = (edge - foot) * (0.45 + 0.6 * next())
        const [lean, half] = [(next() - 0.5) * 3.4, 0.6 + 0.7 * next()]
        const path = into.at(x, y)
        const place = (out: number, along: number): [number, number] => [
          x + ux * hand * out + way.x * along,
          y + uy * hand * out + way.y * along,
        ]
        path.moveTo(...place(edge, -half - 0.7))
        path.lineTo(...place(edge + 1.2 * next(), half + 0.7))
        path.lineTo(...place(edge - long, lean))
        path.closePath()
      }
    })
  return into
}
