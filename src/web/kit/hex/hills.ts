/** Hills as engravers cut them: washes by level, hachures down every slope, rock where nothing climbs. */
import type { Point } from '../camera.ts'
import { scatter } from '../ground.ts'
import { contours } from './contours.ts'
import type { HexLayout, Rect } from './layout.ts'
import { type Line, smooth, walk, wandering } from './lines.ts'
import type { MapPlan } from './plan.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'
import { linesAlong } from './ways.ts'

export interface Hills {
  /** From the lowest level up: the ground above each. */
  readonly washes: readonly Path2D[]
  /** Slivers, thick at the crest and thin at the foot; heavier on the side away from the light. */
  readonly hachures: Sheaf
  readonly rock: Sheaf
}

const SPACING = 2.9
const LONG = 19
/** How far a slope may leave the middle of its side: little enough that nobody takes it for another's. */
const WANDER = 6.5
/** The light comes from the north-west. */
const LIGHT = Math.SQRT1_2

export function engraveHills(layout: HexLayout, plan: MapPlan): Hills {
  const count = layout.columns * layout.rows
  const highest = Math.max(...Array.from({ length: count }, (_, hex) => plan.level(hex)))
  const hachures = sheaf()
  const next = scatter(1808)
  const washes = Array.from({ length: highest }, (_, level) => {
    const wash = new Path2D()
    for (const line of contours(layout, plan.level, level + 0.5).map((one) => wandering(smooth(one), WANDER))) {
      trace(wash, line.points, true)
      hatch(line, layout.field, hachures, next)
    }
    return wash
  })
  return { washes, hachures, rock: rocks(layout, plan) }
}

const inside = ({ x, y }: Point, field: Rect): boolean =>
  x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height

function hatch(line: Line, field: Rect, into: Sheaf, next: () => number): void {
  walk(line, SPACING, (at, way) => {
    if (!inside(at, field)) return
    // What is lower lies on the right of the way.
    const down = { x: -way.y, y: way.x }
    const shade = (down.x + down.y) * LIGHT
    const wide = 0.36 + 0.46 * (1 + shade) * (0.75 + 0.5 * next())
    const from = -7 + next() * 3
    const to = from + LONG * (0.62 + 0.46 * next()) * (1 + 0.14 * shade)
    const slant = (next() - 0.5) * 2
    const path = into.at(at.x, at.y)
    path.moveTo(at.x + down.x * from + way.x * wide, at.y + down.y * from + way.y * wide)
    path.lineTo(at.x + down.x * from - way.x * wide, at.y + down.y * from - way.y * wide)
    path.lineTo(at.x + down.x * to + way.x * (slant - 0.18), at.y + down.y * to + way.y * (slant - 0.18))
    path.lineTo(at.x + down.x * to + way.x * (slant + 0.18), at.y + down.y * to + way.y * (slant + 0.18))
    path.closePath()
  })
}

/** Short, heavy strokes on both sides of a cliff, as for rock. */
function rocks(layout: HexLayout, plan: MapPlan): Sheaf {
  const into = sheaf()
  const next = scatter(5)
  for (const line of linesAlong(layout, plan.cliffs))
    walk(line, 4.6, ({ x, y }, way) => {
      for (const hand of [-1, 1]) {
        const [ux, uy] = [-way.y * hand, way.x * hand]
        const near = 9 + next() * 2
        const far = near + 4 + next() * 7
        const lean = (next() - 0.5) * 4
        const path = into.at(x, y)
        path.moveTo(x + ux * near - uy * 1.6, y + uy * near + ux * 1.6)
        path.lineTo(x + ux * near + uy * 1.6, y + uy * near - ux * 1.6)
        path.lineTo(x + ux * far + uy * lean, y + uy * far - ux * lean)
        path.closePath()
      }
    })
  return into
}
