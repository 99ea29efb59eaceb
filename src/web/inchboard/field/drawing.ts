/** Every stroke of a field, worked out once. */
import { type Line, walk } from '../../../painting/lines.ts'
import type { Point } from '../../../painting/plane.ts'
import { scatter } from '../../../painting/scatter.ts'
import { type Sheaf, sheaf, trace } from '../../../painting/sheaf.ts'
import type { NewPath, Path } from '../../../painting/surface.ts'
import { noTrees, plant, type Trees } from '../../../painting/trees.ts'
import { isInside, soften, strewn, turnOf } from './outlines.ts'
import type { FieldPlan, Outline } from './plan.ts'
import { type Plots, plough } from './plots.ts'

export interface FieldDrawing {
  readonly plan: FieldPlan
  readonly plots: Plots
  readonly floor: Path
  readonly trees: Trees
  readonly broken: Path
  readonly tufts: Sheaf
  readonly stones: Sheaf
  /** By level, from the lowest. */
  readonly steps: readonly Path[]
  /** Strokes down the slopes: in the light, and in the shade. */
  readonly lit: Sheaf
  readonly dark: Sheaf
  readonly roads: readonly { readonly path: Path; readonly width: number }[]
  readonly yards: Path
  readonly roofs: Path
  /** The half of each roof that lies away from the light. */
  readonly eaves: Path
  readonly roofShadows: Path
  readonly hedges: Sheaf
  readonly hedgeShadows: Sheaf
  readonly walls: Path
}

export function drawField(plan: FieldPlan, newPath: NewPath): FieldDrawing {
  const built = plan.yards.map(({ outline }) => outline)
  const covered = [...plan.woods, ...plan.broken, ...built, ...plan.hills.flatMap((hill) => hill.slice(0, 1))]
  const soft = (outlines: readonly Outline[]): Path => {
    const path = newPath()
    for (const outline of outlines) soften(path, outline)
    return path
  }
  return {
    plan,
    plots: plough(plan, covered, newPath),
    floor: soft(plan.woods),
    trees: woodsOf(plan, newPath),
    broken: soft(plan.broken),
    ...brokenOf(plan, newPath),
    ...hillsOf(plan, newPath, soft),
    roads: plan.roads.map(({ points, width }) => {
      const path = newPath()
      trace(path, points)
      return { path, width }
    }),
    ...housesOf(plan, newPath),
    ...linesOf(plan, newPath),
  }
}

/** From tree to tree, in inches. */
const APART = 0.56

function woodsOf({ woods, roads, inch }: FieldPlan, newPath: NewPath): Trees {
  const trees = noTrees(newPath)
  for (const [k, outline] of woods.entries()) {
    const next = scatter(1806 + k)
    for (const at of strewn(outline, APART * inch, next)) {
      const r = (0.2 + 0.09 * next()) * inch
      const kind = next() < 0.32 ? 'pine' : 'oak'
      // Crowns stay within the wood, and off the roads through it.
      const rim = [at.x - r, at.x + r].every((x) => isInside(outline, { x, y: at.y }))
      if (rim && roads.every((road) => isClear(road.points, at, road.width / 2 + r))) plant(trees, kind, at, r)
    }
  }
  return trees
}

/** Is a point farther from a line of points than this? */
function isClear(points: Outline, { x, y }: Point, far: number): boolean {
  return points.slice(1).every((b, k) => {
    const a = points[k]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(a.x + dx * share - x, a.y + dy * share - y) > far
  })
}

function brokenOf({ broken, roads, inch }: FieldPlan, newPath: NewPath) {
  const [tufts, stones] = [sheaf(newPath), sheaf(newPath)]
  for (const [k, outline] of broken.entries()) {
    const next = scatter(77 + k)
    for (const { x, y } of strewn(outline, 0.62 * inch, next)) {
      if (!roads.every((road) => isClear(road.points, { x, y }, road.width / 2 + 10))) continue
      const size = (0.09 + 0.08 * next()) * inch
      if (next() < 0.3) {
        const path = stones.at(x, y)
        path.moveTo(x + size, y)
        path.ellipse(x, y, size, size * 0.62, next() * 3, 0, Math.PI * 2)
      } else {
        const path = tufts.at(x, y)
        for (const lean of [-0.7, -0.25, 0.3, 0.75]) {
          path.moveTo(x + lean * size * 0.4, y)
          path.quadraticCurveTo(x + lean * size * 0.7, y - size, x + lean * size * 1.7, y - size * 1.5)
        }
      }
    }
  }
  return { tufts, stones }
}

function hillsOf({ hills, inch }: FieldPlan, newPath: NewPath, soft: (outlines: readonly Outline[]) => Path) {
  const [lit, dark] = [sheaf(newPath), sheaf(newPath)]
  const next = scatter(1813)
  for (const hill of hills)
    for (const outline of hill) {
      const line: Line = { points: outline, closed: true }
      const out = turnOf(outline) > 0 ? 1 : -1
      walk(line, 0.13 * inch, (at, way) => {
        // Strokes run inward from the contour, up the slope that it bounds; the light comes from the north-west.
        const up = { x: -way.y * out, y: way.x * out }
        const shade = -(up.x + up.y) * Math.SQRT1_2
        if (shade < -0.3 && next() < 0.5) return
        const long = (0.34 + 0.3 * next() + 0.16 * Math.max(0, shade)) * inch
        const bend = (next() - 0.5) * 0.1 * inch
        const path = (shade > 0.25 ? dark : lit).at(at.x, at.y)
        path.moveTo(at.x, at.y)
        path.quadraticCurveTo(
          at.x + (up.x * long) / 2 + way.x * bend,
          at.y + (up.y * long) / 2 + way.y * bend,
          at.x + up.x * long,
          at.y + up.y * long,
        )
      })
    }
  const highest = Math.max(0, ...hills.map((hill) => hill.length))
  const steps = Array.from({ length: highest }, (_, level) =>
    soft(hills.flatMap((hill) => hill.slice(level, level + 1))),
  )
  return { lit, dark, steps }
}

function housesOf({ yards, inch }: FieldPlan, newPath: NewPath) {
  const [ground, roofs, eaves, roofShadows] = [newPath(), newPath(), newPath(), newPath()]
  const fall = 0.11 * inch
  for (const { outline, roofs: houses } of yards) {
    trace(ground, outline, true)
    for (const roof of houses) {
      trace(roofs, roof, true)
      trace(
        roofShadows,
        roof.map(({ x, y }) => ({ x: x + fall, y: y + fall })),
        true,
      )
      trace(eaves, darkHalf(roof), true)
    }
  }
  return { yards: ground, roofs, eaves, roofShadows }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** The half of a four-cornered roof that lies south-east of its ridge; empty for any other shape. */
function darkHalf(roof: Outline): Outline {
  if (roof.length !== 4) return []
  const [a, b, c, d] = roof
  const isLongFirst = Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(c.x - b.x, c.y - b.y)
  const halves = isLongFirst
    ? [
        [a, b, middle(b, c), middle(d, a)],
        [middle(d, a), middle(b, c), c, d],
      ]
    : [
        [a, middle(a, b), middle(c, d), d],
        [middle(a, b), b, c, middle(c, d)],
      ]
  const south = (half: Outline) => half.reduce((sum, { x, y }) => sum + x + y, 0)
  return south(halves[0]) > south(halves[1]) ? halves[0] : halves[1]
}

function linesOf({ hedges, walls, inch }: FieldPlan, newPath: NewPath) {
  const [bushes, hedgeShadows, stonework] = [sheaf(newPath), sheaf(newPath), newPath()]
  const next = scatter(41)
  for (const points of hedges)
    walk({ points, closed: false }, 0.2 * inch, ({ x, y }) => {
      const r = (0.11 + 0.05 * next()) * inch
      const [dx, dy] = [(next() - 0.5) * 0.08 * inch, (next() - 0.5) * 0.08 * inch]
      for (const [path, by] of [
        [hedgeShadows.at(x, y), 0.07 * inch],
        [bushes.at(x, y), 0],
      ] as const) {
        path.moveTo(x + dx + r + by, y + dy + by)
        path.arc(x + dx + by, y + dy + by, r, 0, Math.PI * 2)
      }
    })
  for (const points of walls) trace(stonework, points)
  return { hedges: bushes, hedgeShadows, walls: stonework }
}
