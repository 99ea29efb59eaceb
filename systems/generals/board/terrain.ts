import { scatter } from '../../../src/painting/scatter.ts'
import type { Point } from '../../../src/web/stage/camera.ts'
import { BORDERS, FIELD, isReserve, stepFrom, stepTo } from '../rules/state/board.ts'
import type { Terrain } from '../rules/state/terrain.ts'
import { type Context, clear, type Inks } from './ground.ts'
import { borderPoint } from './paths.ts'
import { centre, type Plan, type Rect } from './plan.ts'

/** Woods, hills, water, roads and farms, engraved as on a staff map. */
export function paintTerrain(context: Context, plan: Plan, terrain: Terrain, inks: Inks): void {
  rivers(context, plan, terrain, inks)
  for (let s = 0; s < FIELD; s++) {
    if (terrain.hill[s] === 1) hill(context, plan.sectors[s], inks, s)
    if (terrain.forest[s] === 1) wood(context, plan.sectors[s], inks, s)
  }
  roads(context, plan, terrain, inks)
  for (let s = 0; s < FIELD; s++) if (terrain.building[s] === 1) farm(context, plan.sectors[s], inks)
}
export type PaintTerrain = typeof paintTerrain

/** Hachures run down from a crest, the way slopes were engraved. */
function hill(context: Context, rect: Rect, inks: Inks, seed: number): void {
  const next = scatter(31 + seed * 131)
  const { x, y } = centre(rect)
  const [rx, ry] = [rect.w * 0.37, rect.h * 0.34]
  const wash = context.createRadialGradient(x, y, ry * 0.3, x, y, rx * 1.15)
  wash.addColorStop(0, clear(inks.hill))
  wash.addColorStop(0.62, inks.hill)
  wash.addColorStop(1, clear(inks.hill))
  context.save()
  context.globalAlpha = 0.28
  context.fillStyle = wash
  context.beginPath()
  context.ellipse(x, y, rx * 1.2, ry * 1.25, 0, 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 0.8
  context.strokeStyle = inks.hill
  context.lineCap = 'round'
  for (const ring of [0.72, 0.98]) {
    const many = ring < 0.8 ? 84 : 112
    for (let k = 0; k < many; k++) {
      const angle = (k / many) * Math.PI * 2 + next() * 0.03
      const wave = 1 + 0.07 * Math.sin(angle * 3 + seed) + 0.04 * Math.sin(angle * 7)
      const from = ring * wave
      const to = from + 0.15 + next() * 0.1
      context.lineWidth = 0.9 + 1.1 * Math.max(0, Math.sin(angle + 0.7))
      context.beginPath()
      context.moveTo(x + Math.cos(angle) * rx * from, y + Math.sin(angle) * ry * from)
      context.lineTo(x + Math.cos(angle) * rx * to, y + Math.sin(angle) * ry * to)
      context.stroke()
    }
  }
  context.restore()
}

/** Trees in clumps, each with its shadow on the right, as engravers set them. */
function wood(context: Context, rect: Rect, inks: Inks, seed: number): void {
  const next = scatter(17 + seed * 313)
  const trees: Point[] = []
  for (let tries = 0; trees.length < 58 && tries < 900; tries++) {
    const angle = next() * Math.PI * 2
    const far = Math.sqrt(next())
    const at = {
      x: rect.x + rect.w / 2 + Math.cos(angle) * far * rect.w * 0.44,
      y: rect.y + rect.h / 2 + Math.sin(angle) * far * rect.h * 0.4,
    }
    if (trees.every((tree) => Math.hypot(tree.x - at.x, (tree.y - at.y) * 1.3) > 15)) trees.push(at)
  }
  trees.sort((a, b) => a.y - b.y)
  context.save()
  context.globalAlpha = 0.2
  context.fillStyle = inks.wood
  context.beginPath()
  context.ellipse(rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w * 0.46, rect.h * 0.43, 0, 0, Math.PI * 2)
  context.fill()
  for (const { x, y } of trees) {
    const r = 7.5 + next() * 3.5
    context.globalAlpha = 0.62
    context.fillStyle = inks.wood
    context.beginPath()
    for (let lobe = 0; lobe < 5; lobe++) {
      const angle = (lobe / 5) * Math.PI * 2
      context.moveTo(x + Math.cos(angle) * r * 0.5 + r * 0.6, y + Math.sin(angle) * r * 0.5)
      context.arc(x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.5, r * 0.6, 0, Math.PI * 2)
    }
    context.fill()
    context.globalAlpha = 0.75
    context.strokeStyle = inks.ink
    context.lineWidth = 0.8
    context.beginPath()
    context.arc(x, y, r * 0.98, -0.5, 1.9)
    context.moveTo(x, y + r)
    context.lineTo(x, y + r + 4)
    context.stroke()
  }
  context.restore()
}

/** A curve through some points. */
function through(context: Context, points: readonly Point[]): void {
  context.beginPath()
  context.moveTo(points[0].x, points[0].y)
  for (let k = 1; k < points.length - 1; k++) {
    const [a, b] = [points[k], points[k + 1]]
    const end = k === points.length - 2 ? b : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    context.quadraticCurveTo(a.x, a.y, end.x, end.y)
  }
  if (points.length === 2) context.lineTo(points[1].x, points[1].y)
}

function rivers(context: Context, plan: Plan, terrain: Terrain, inks: Inks): void {
  const numbers = [...new Set(Array.from(terrain.river.subarray(0, FIELD)).filter((n) => n > 0))]
  for (const number of numbers) {
    const list = Array.from({ length: FIELD }, (_, s) => s).filter((s) => terrain.river[s] === number)
    const middles = list.map((s) => centre(plan.sectors[s])).sort((a, b) => a.x - b.x || a.y - b.y)
    const [first, last] = [middles[0], middles[middles.length - 1]]
    const half = plan.field.w / 6
    const bends = middles.flatMap(({ x, y }, k) => [
      { x: x - half * 0.5, y: y + (k % 2 === 0 ? 12 : -10) },
      { x: x + half * 0.4, y: y + (k % 2 === 0 ? -10 : 14) },
    ])
    const course = [{ x: first.x - half, y: first.y + 4 }, ...bends, { x: last.x + half, y: last.y - 6 }]
    // Wide enough for its banks to lie near the borders: units that enter the sector go into the water.
    const breadth = plan.field.h / 3 - 74
    context.save()
    context.lineJoin = 'round'
    context.lineCap = 'butt'
    context.beginPath()
    context.rect(plan.field.x, plan.field.y, plan.field.w, plan.field.h)
    context.clip()
    const bank = (width: number, color: string, alpha: number) => {
      context.globalAlpha = alpha
      context.strokeStyle = color
      context.lineWidth = width
      through(context, course)
      context.stroke()
    }
    bank(breadth + 16, inks.water, 0.22)
    bank(breadth + 2.6, inks.ink, 0.55)
    bank(breadth, inks.paper, 1)
    bank(breadth, inks.water, 0.62)
    // Lines that follow the banks and fade towards the middle, as engravers drew water.
    for (const [inset, alpha] of [
      [10, 0.5],
      [22, 0.38],
      [37, 0.28],
      [55, 0.2],
    ] as const) {
      bank(breadth - inset * 2 + 1.6, inks.ink, alpha * 0.55)
      bank(breadth - inset * 2, inks.paper, 1)
      bank(breadth - inset * 2, inks.water, 0.62 - inset * 0.003)
    }
    context.restore()
  }
}

function roads(context: Context, plan: Plan, terrain: Terrain, inks: Inks): void {
  context.save()
  context.lineCap = 'round'
  for (const [width, color] of [
    [11, inks.ink],
    [8, inks.paper],
    [8, inks.road],
  ] as const)
    for (let border = 0; border < BORDERS; border++) {
      if (terrain.road[border] !== 1) continue
      const at = borderPoint(plan, border * 2)
      for (const s of [stepFrom[border * 2], stepTo[border * 2]]) {
        const middle = isReserve(s) ? { x: at.x, y: centre(plan.sectors[s]).y } : centre(plan.sectors[s])
        const sway = isReserve(s) ? 0 : s % 2 === 0 ? 9 : -9
        context.strokeStyle = color
        context.lineWidth = width
        context.globalAlpha = color === inks.road ? 0.4 : 0.85
        context.beginPath()
        context.moveTo(at.x, at.y)
        const upright = Math.abs(middle.y - at.y) > Math.abs(middle.x - at.x)
        context.quadraticCurveTo(
          (at.x + middle.x) / 2 + (upright ? sway : 0),
          (at.y + middle.y) / 2 + (upright ? 0 : sway),
          middle.x,
          middle.y,
        )
        context.stroke()
      }
    }
  context.globalAlpha = 1
  for (let border = 0; border < BORDERS; border++) if (terrain.bridge[border] === 1) bridge(context, plan, border, inks)
  context.restore()
}

function bridge(context: Context, plan: Plan, border: number, inks: Inks): void {
  const { x, y } = borderPoint(plan, border * 2)
  const upright = Math.abs(centre(plan.sectors[stepTo[border * 2]]).y - y) > 60
  context.save()
  context.translate(x, y)
  if (!upright) context.rotate(Math.PI / 2)
  context.fillStyle = inks.paper
  context.fillRect(-10, -46, 20, 92)
  context.strokeStyle = inks.ink
  context.lineWidth = 2.4
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(side * 17, -53)
    context.lineTo(side * 10, -46)
    context.lineTo(side * 10, 46)
    context.lineTo(side * 17, 53)
  }
  context.stroke()
  context.lineWidth = 1
  context.beginPath()
  for (let plank = -42; plank <= 42; plank += 5.6) {
    context.moveTo(-9, plank)
    context.lineTo(9, plank)
  }
  context.stroke()
  context.restore()
}

/** A walled farm, in the carmine that such maps give to stone. */
function farm(context: Context, { x, y, w }: Rect, inks: Inks): void {
  context.save()
  context.translate(x + w - 46, y + 58)
  context.rotate(-0.06)
  context.strokeStyle = inks.ink
  context.lineWidth = 1.4
  context.globalAlpha = 0.9
  context.strokeRect(-34, -26, 68, 56)
  context.fillStyle = inks.house
  for (const [left, top, wide, high] of [
    [-30, -22, 36, 12],
    [-30, -22, 12, 40],
    [14, -22, 14, 20],
    [2, 14, 26, 11],
  ] as const) {
    context.fillRect(left, top, wide, high)
    context.strokeRect(left, top, wide, high)
  }
  context.restore()
}
