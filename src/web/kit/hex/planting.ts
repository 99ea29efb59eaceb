/** What grows and stands on the ground: olive groves in their rows, woods, houses and gardens, tufts of grass and ploughed strips. */
import type { Point } from '../camera.ts'
import { scatter } from '../ground.ts'
import { contours } from './contours.ts'
import { type HexLayout, hexUnder, middleOf } from './layout.ts'
import { type Line, smooth, wandering } from './lines.ts'
import type { Cover, MapPlan } from './plan.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'

export interface Trees {
  readonly wash: Path2D
  readonly crowns: Sheaf
  /** The dark side of each crown, and its stem. */
  readonly shades: Sheaf
}

const isWooded = (cover: Cover): boolean => cover === 'grove' || cover === 'wood'

/** Roads and waters as lines, for what keeps clear of them. */
export type Clearing = (at: Point, room: number) => boolean

/** Is a point clear of some lines? The lines are looked up by squares, each as points close together. */
export function clearingOf(lines: readonly Line[]): Clearing {
  const SQUARE = 32
  const near = new Map<number, Point[]>()
  const square = (column: number, row: number) => column * 4096 + row
  for (const { points } of lines)
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1]!, points[k]!]
      const parts = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 4))
      for (let j = 0; j < parts; j++) {
        const at = { x: a.x + ((b.x - a.x) * j) / parts, y: a.y + ((b.y - a.y) * j) / parts }
        const key = square(Math.floor(at.x / SQUARE), Math.floor(at.y / SQUARE))
        const there = near.get(key)
        if (there) there.push(at)
        else near.set(key, [at])
      }
    }
  return ({ x, y }, room) => {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)]
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const at of near.get(square(column + dx, row + dy)) ?? []) if ((at.x - x) ** 2 + (at.y - y) ** 2 < room * room) return false
    return true
  }
}

const ROW = 17.4

/** Trees: olives stand in rows, those of a wood as they like. */
export function plantTrees(layout: HexLayout, plan: MapPlan, clear: Clearing): Trees {
  const wash = new Path2D()
  const wooded = (hex: number) => (isWooded(plan.cover(hex)) ? 1 : 0)
  for (const line of contours(layout, wooded, 0.5)) trace(wash, wandering(smooth(line), 5).points, true)
  const [crowns, shades] = [sheaf(), sheaf()]
  const next = scatter(77)
  const { field } = layout
  for (let row = 0; row * ROW * 0.8 < field.height; row++)
    for (let column = 0; column * ROW < field.width; column++) {
      const lattice = { x: field.x + (column + (row % 2) * 0.5) * ROW, y: field.y + row * ROW * 0.8 }
      const [a, b, c] = [next(), next(), next()]
      const hex = hexUnder(layout, lattice)
      const cover = hex < 0 ? 'open' : plan.cover(hex)
      if (!isWooded(cover)) continue
      const loose = cover === 'grove' ? 2.6 : 9
      const at = { x: lattice.x + (a - 0.5) * loose, y: lattice.y + (b - 0.5) * loose }
      if (hexUnder(layout, at) !== hex || !clear(at, 10)) continue
      tree(at, (cover === 'grove' ? 3.7 : 5) + c * 0.9, crowns.at(at.x, at.y), shades.at(at.x, at.y))
    }
  return { wash, crowns, shades }
}

function tree({ x, y }: Point, r: number, crowns: Path2D, shades: Path2D): void {
  for (const [dx, dy] of [
    [-0.42, 0.16],
    [0.42, 0.12],
    [0, -0.42],
  ] as const) {
    crowns.moveTo(x + dx * r + r * 0.66, y + dy * r)
    crowns.arc(x + dx * r, y + dy * r, r * 0.66, 0, Math.PI * 2)
  }
  shades.moveTo(x + r * 0.75, y - r * 0.75)
  shades.quadraticCurveTo(x + r * 1.5, y + r * 0.1, x + r * 0.62, y + r * 0.75)
  shades.quadraticCurveTo(x + r * 0.1, y + r * 1.1, x - r * 0.5, y + r * 0.8)
  shades.moveTo(x, y + r * 0.9)
  shades.lineTo(x, y + r * 1.65)
  shades.moveTo(x - r * 0.2, y + r * 1.7)
  shades.lineTo(x + r * 1.5, y + r * 1.45)
}

export interface Town {
  readonly gardens: Path2D
  readonly houses: Sheaf
  /** The walls that lie in shadow. */
  readonly shadows: Sheaf
  readonly beds: Sheaf
}

/** Houses in blocks along the streets, and gardens round them. */
export function buildTowns(layout: HexLayout, plan: MapPlan, clear: Clearing): Town {
  const gardens = new Path2D()
  for (const line of contours(layout, (hex) => (plan.cover(hex) === 'town' ? 1 : 0), 0.5)) trace(gardens, smooth(line).points, true)
  const [houses, shadows, beds] = [sheaf(), sheaf(), sheaf()]
  for (let hex = 0; hex < layout.columns * layout.rows; hex++) {
    if (plan.cover(hex) !== 'town') continue
    const next = scatter(hex * 31 + 7)
    const middle = middleOf(layout, hex)
    const turn = (next() - 0.5) * 0.5
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const place = (u: number, v: number): Point => ({ x: middle.x + u * cos - v * sin, y: middle.y + u * sin + v * cos })
    for (let v = -27; v <= 27; v += 13.5)
      for (let u = -30; u <= 30; u += 15) {
        const [long, deep] = [6.5 + next() * 6, 5 + next() * 3.4]
        const at = place(u + (next() - 0.5) * 5, v + (next() - 0.5) * 4)
        const skipped = next() < 0.24
        if (hexUnder(layout, at) !== hex || Math.hypot(at.x - middle.x, at.y - middle.y) > layout.radius * 0.86) continue
        if (!skipped && clear(at, 8.6)) house(at, long, deep, cos, sin, houses.at(at.x, at.y), shadows.at(at.x, at.y))
        else if (skipped && clear(at, 8)) bed(at, cos, sin, beds.at(at.x, at.y))
      }
  }
  return { gardens, houses, shadows, beds }
}

function house({ x, y }: Point, long: number, deep: number, cos: number, sin: number, walls: Path2D, shadow: Path2D): void {
  const corner = (u: number, v: number): [number, number] => [x + u * cos - v * sin, y + u * sin + v * cos]
  const [w, h] = [long / 2, deep / 2]
  walls.moveTo(...corner(-w, -h))
  walls.lineTo(...corner(w, -h))
  walls.lineTo(...corner(w, h))
  walls.lineTo(...corner(-w, h))
  walls.closePath()
  shadow.moveTo(...corner(w, -h))
  shadow.lineTo(...corner(w, h))
  shadow.lineTo(...corner(-w, h))
}

function bed({ x, y }: Point, cos: number, sin: number, into: Path2D): void {
  for (let v = -4.5; v <= 4.5; v += 3) {
    into.moveTo(x - 6 * cos - v * sin, y - 6 * sin + v * cos)
    into.lineTo(x + 6 * cos - v * sin, y + 6 * sin + v * cos)
  }
}

/** Tufts and ploughed strips on open ground: nothing that counts, and too faint to be taken for it. */
export function sowFields(layout: HexLayout, plan: MapPlan, clear: Clearing): { readonly tufts: Sheaf; readonly furrows: Sheaf } {
  const [tufts, furrows] = [sheaf(), sheaf()]
  for (let hex = 0; hex < layout.columns * layout.rows; hex++) {
    if (plan.cover(hex) !== 'open') continue
    const next = scatter(hex * 97 + 13)
    const middle = middleOf(layout, hex)
    for (let k = 0; k < 3; k++) {
      const at = { x: middle.x + (next() - 0.5) * layout.radius * 1.4, y: middle.y + (next() - 0.5) * layout.height * 0.9 }
      if (!clear(at, 9)) continue
      const path = tufts.at(at.x, at.y)
      for (const lean of [-2.2, 0, 2.2]) {
        path.moveTo(at.x + lean * 0.6, at.y)
        path.lineTo(at.x + lean * 1.4, at.y - 4 + Math.abs(lean) * 0.4)
      }
    }
    if (next() > 0.3 || plan.level(hex) > 1) continue
    const turn = next() * Math.PI
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const many = 4 + Math.floor(next() * 4)
    for (let n = 0; n < many; n++) {
      const v = (n - many / 2) * 4.6
      const [from, to] = [-15 + next() * 5, 15 - next() * 5]
      const start = { x: middle.x + from * cos - v * sin, y: middle.y + from * sin + v * cos }
      const end = { x: middle.x + to * cos - v * sin, y: middle.y + to * sin + v * cos }
      if (!clear(start, 8) || !clear(end, 8) || !clear({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, 8)) continue
      const path = furrows.at(middle.x, middle.y)
      path.moveTo(start.x, start.y)
      path.lineTo(end.x, end.y)
    }
  }
  return { tufts, furrows }
}
