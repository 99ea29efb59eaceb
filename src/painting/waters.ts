/**
 * Waters as engraved at the time: banks, lines along them that fade towards the middle, and arrows that show which way
 * they flow.
 */

import type { HexLayout } from './layout.ts'
import { type Line, lengthOf, walk } from './lines.ts'
import type { MapPlan, Water } from './plan.ts'
import type { Point } from './plane.ts'
import { trace } from './sheaf.ts'
import type { NewPath, Path } from './surface.ts'
import { coursesOf } from './ways.ts'

export interface Waters {
  /** The water itself. */
  readonly surface: Path
  /** The bank on the side of the light, and the one that it falls on. */
  readonly dark: Path
  readonly bright: Path
  /** Lines along the banks, the outermost first. */
  readonly ripples: readonly Path[]
  readonly arrows: Path
  /** Courses of the waters with names, for their lettering. */
  readonly courses: readonly { readonly name: string; readonly line: Line }[]
  /** All courses, for things that keep clear of them. */
  readonly lines: readonly Line[]
  /** The width of the water where it comes nearest to a point. */
  width(at: Point): number
}

/** Widths at the source or the upper edge and at the lower end, and by how much pools and narrows differ from them. */
const WIDTHS = { river: { from: 14, to: 20, pools: 3.4 }, stream: { from: 1.6, to: 5.4, pools: 0.7 } } as const
const RIPPLES = [0.66, 0.34]
/** A water at least this wide has lines along its banks, and arrows. */
const BROAD = 9
const ARROW = { every: 300, long: 24 }
const STEP = 4

interface Reach {
  readonly at: Point
  readonly way: Point
  readonly wide: number
}

export function engraveWaters(layout: HexLayout, plan: MapPlan, newPath: NewPath): Waters {
  const drawn = plan.waters.map((water) => ({
    ...water,
    courses: coursesOf(layout, water, [...plan.bridges, ...plan.fords]),
  }))
  const [surface, dark, bright, arrows] = [newPath(), newPath(), newPath(), newPath()]
  const ripples = RIPPLES.map(() => newPath())
  const all: Reach[] = []
  const widths = widthsOf(drawn)
  for (const { kind, courses } of drawn)
    for (const course of courses) {
      const reaches = reachesOf(course, widths(course), WIDTHS[kind].pools)
      all.push(...reaches)
      const bank = (fraction: number) => reaches.map(({ at, way, wide }) => beside(at, way, (wide / 2) * fraction))
      const [left, right] = [bank(-1), bank(1)]
      trace(surface, [...left, ...[...right].reverse()], true)
      // For water flowing south, the left of the way is east: the western bank throws its shadow on the water.
      for (const side of [left, right]) {
        const hand = side === left ? -1 : 1
        for (let k = 1; k < side.length; k++) {
          const { way } = reaches[k]
          const lit = (-way.y + way.x) * hand
          trace(lit < 0 ? dark : bright, [side[k - 1], side[k]])
        }
      }
      if (WIDTHS[kind].from < BROAD) continue
      for (const [k, fraction] of RIPPLES.entries())
        for (const hand of [-1, 1]) broken(ripples[k], bank(fraction * hand), k, hand)
      arrowsAlong(arrows, course)
    }
  return {
    surface,
    dark,
    bright,
    ripples,
    arrows,
    courses: drawn.flatMap(({ name, courses }) => (name === undefined ? [] : courses.map((line) => ({ name, line })))),
    lines: drawn.flatMap(({ courses }) => courses),
    width(point) {
      let [near, wide] = [Number.POSITIVE_INFINITY, 0]
      for (const reach of all) {
        const far = Math.hypot(reach.at.x - point.x, reach.at.y - point.y)
        if (far < near) [near, wide] = [far, reach.wide]
      }
      return wide
    },
  }
}

/** A point beside another: `by` to the right of the way. */
const beside = (at: Point, way: Point, by: number): Point => ({ x: at.x - way.y * by, y: at.y + way.x * by })

/** How much a water grows on its way if others run into it. */
const GROWS = 2.6

/** The widths of a course at its upper and its lower end: at least as wide as the courses that run into it. */
function widthsOf(drawn: readonly { readonly kind: Water['kind']; readonly courses: readonly Line[] }[]) {
  const all = drawn.flatMap(({ kind, courses }) => courses.map((course) => ({ course, kind })))
  const meets = (above: Line, below: Line): boolean => {
    const [end, start] = [above.points[above.points.length - 1], below.points[0]]
    return above !== below && Math.hypot(end.x - start.x, end.y - start.y) < 1
  }
  const widths = (course: Line): { readonly from: number; readonly to: number } => {
    const { from, to } = WIDTHS[all.find((one) => one.course === course)!.kind]
    const fed = all.filter((one) => meets(one.course, course)).map((one) => widths(one.course).to)
    if (fed.length === 0) return { from, to }
    return { from: Math.max(from, ...fed), to: Math.max(to, Math.max(...fed) + GROWS) }
  }
  return widths
}

function reachesOf(course: Line, { from, to }: { readonly from: number; readonly to: number }, pools: number): Reach[] {
  const long = lengthOf(course)
  const reaches: Reach[] = []
  walk(course, STEP, (at, way, gone) => {
    const wide =
      from + (to - from) * (gone / long) + pools * (0.6 * Math.sin(gone / 47) + 0.4 * Math.sin(gone / 19 + 1))
    reaches.push({ at, way, wide: Math.max(0.8, wide) })
  })
  return reaches
}

/** Draws a line with gaps; each stroke is as long as the burin happens to go. */
function broken(path: Path, points: readonly Point[], row: number, hand: number): void {
  const many = 26 - row * 9
  for (let k = row * 5 + (hand + 1) * 4; k < points.length; k += many + 3 + ((k * 7) % 9)) {
    const part = points.slice(k, k + many - ((k * 5) % 8))
    if (part.length > 1) trace(path, part)
  }
}

/** Arrows in the middle of the stream, each with a feathered head. */
function arrowsAlong(path: Path, course: Line): void {
  walk(course, ARROW.every, (at, way) => {
    const place = (on: number, by: number): [number, number] => [
      at.x + way.x * on - way.y * by,
      at.y + way.y * on + way.x * by,
    ]
    path.moveTo(...place(-ARROW.long / 2, 0))
    path.lineTo(...place(ARROW.long / 2, 0))
    for (const hand of [-1, 1]) {
      path.moveTo(...place(ARROW.long / 2, 0))
      path.quadraticCurveTo(...place(ARROW.long / 2 - 4, hand * 0.8), ...place(ARROW.long / 2 - 8, hand * 3))
    }
  })
}
