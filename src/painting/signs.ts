/** Signs that stand upright on a map, one by one: bridges, churches, spot heights. The legend shows the same. */

import type { Inks } from './inks.ts'
import type { Point } from './plane.ts'
import type { Surface } from './surface.ts'

const lines = (context: Surface, ...points: readonly (readonly [number, number])[]): void => {
  context.beginPath()
  for (const [k, [x, y]] of points.entries()) k === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
}

/** A stone bridge: a deck between two parapets that open at both ends, on piers that part the water. */
export function bridge(
  context: Surface,
  { at, way, wide }: { readonly at: Point; readonly way: Point; readonly wide: number },
  inks: Inks,
  times = 1,
): void {
  const half = Math.max(9, wide / 2 + 5)
  context.save()
  context.globalAlpha = 1
  context.translate(at.x, at.y)
  context.transform(way.x, way.y, -way.y, way.x, 0, 0)
  context.scale(times, times)
  context.lineJoin = 'round'
  context.fillStyle = inks.ink
  context.globalAlpha = 0.3
  context.fillRect(-half + 2, -5, half * 2, 14)
  context.globalAlpha = 1
  const piers = wide > 9 ? [-wide / 5, wide / 5] : []
  for (const x of piers)
    for (const hand of [-1, 1]) {
      lines(context, [x - 2.2, hand * 5], [x, hand * 11], [x + 2.2, hand * 5])
      context.fillStyle = inks.paper
      context.fill()
      context.strokeStyle = inks.ink
      context.lineWidth = 1
      context.stroke()
    }
  context.fillStyle = inks.road
  context.fillRect(-half, -5.6, half * 2, 11.2)
  context.strokeStyle = inks.ink
  context.lineWidth = 2.2
  for (const hand of [-1, 1]) {
    lines(context, [-half - 4.5, hand * 9.6], [-half, hand * 6], [half, hand * 6], [half + 4.5, hand * 9.6])
    context.stroke()
  }
  context.restore()
}

/** A ford: trodden banks, and a row of stones on either side of the way through. */
export function ford(
  context: Surface,
  { at, way, wide }: { readonly at: Point; readonly way: Point; readonly wide: number },
  inks: Inks,
  times = 1,
): void {
  const half = wide / 2 + 6
  context.save()
  context.translate(at.x, at.y)
  context.transform(way.x, way.y, -way.y, way.x, 0, 0)
  context.scale(times, times)
  context.globalAlpha = 1
  context.lineCap = 'round'
  // Sand down to the water, and shallow water.
  context.fillStyle = inks.road
  lines(context, [-half, -4.4], [half, -4.4], [half, 4.4], [-half, 4.4])
  context.closePath()
  context.fill()
  context.globalAlpha = 0.75
  context.fillStyle = inks.water
  context.fillRect(-wide / 2, -7, wide, 14)
  context.globalAlpha = 1
  context.lineWidth = 0.9
  context.strokeStyle = inks.bank
  for (const by of [-0.22, 0.22]) {
    lines(context, [by * wide, -3.2], [by * wide, 3.2])
    context.stroke()
  }
  for (const hand of [-1, 1])
    for (let k = 0; k < 4; k++) {
      context.beginPath()
      context.arc((k / 3 - 0.5) * (wide + 7), hand * (6.4 + (k % 2)), 1.75, 0, Math.PI * 2)
      context.fillStyle = inks.paper
      context.fill()
      context.strokeStyle = inks.ink
      context.stroke()
    }
  context.restore()
}

/** A church from the south-west: nave, tower with its roof, and the cross. */
export function church(context: Surface, { x, y }: Point, inks: Inks): void {
  context.save()
  context.globalAlpha = 1
  context.translate(x, y)
  context.scale(1.3, 1.3)
  context.lineJoin = 'round'
  context.strokeStyle = inks.ink
  context.lineWidth = 0.9
  const part = (style: string, ...points: readonly (readonly [number, number])[]) => {
    lines(context, ...points)
    context.closePath()
    context.fillStyle = style
    context.fill()
    context.stroke()
  }
  context.globalAlpha = 0.35
  context.fillStyle = inks.ink
  context.fillRect(-8, 5, 24, 6)
  context.globalAlpha = 1
  // Nave: roof and wall; then the tower before it.
  part(inks.house, [-6, -3], [10, -3], [13, 2], [-3, 2])
  part(inks.road, [-3, 2], [13, 2], [13, 9], [-3, 9])
  part(inks.road, [-12, -5], [-4, -5], [-4, 9], [-12, 9])
  part(inks.eaves, [-13, -5], [-3, -5], [-8, -12])
  context.fillStyle = inks.ink
  context.fillRect(-9.2, 3.5, 2.4, 5.5)
  for (const left of [1.5, 5.5, 9.5]) context.fillRect(left, 4, 1.6, 2.8)
  context.lineWidth = 1.3
  lines(context, [-8, -12], [-8, -19])
  context.stroke()
  lines(context, [-10.4, -16.6], [-5.6, -16.6])
  context.stroke()
  context.restore()
}

/** A spot height: a triangle with a dot in it, and the level beside. */
export function spot(context: Surface, { x, y }: Point, level: string, inks: Inks, serif: string): void {
  context.save()
  context.globalAlpha = 0.95
  context.lineJoin = 'round'
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.font = `600 15px ${serif}`
  context.strokeStyle = inks.paper
  context.lineWidth = 3
  lines(context, [x - 9, y + 3.8], [x - 4.4, y - 4.2], [x + 0.2, y + 3.8])
  context.closePath()
  context.stroke()
  context.strokeText(level, x + 3, y)
  context.fillStyle = inks.paper
  context.fill()
  context.strokeStyle = inks.ink
  context.lineWidth = 1.1
  context.stroke()
  context.fillStyle = inks.ink
  context.beginPath()
  context.arc(x - 4.4, y + 1.2, 1.1, 0, Math.PI * 2)
  context.fill()
  context.fillText(level, x + 3, y)
  context.restore()
}
