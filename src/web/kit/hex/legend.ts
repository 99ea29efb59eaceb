/** What the signs of a map mean: a sample of each with its word, in two columns. */
import type { Inks } from './inks.ts'
import { SERIF } from './lettering.ts'
import { LEGEND, type LegendSign, type MapPlan } from './plan.ts'

type Context = CanvasRenderingContext2D

const ROW = 28
const WIDE = 236
const SAMPLE = 58

/** Signs in rows of two, the first column from the top down. `x` is its left edge, `y` its middle. */
export function paintLegend(context: Context, { legend }: MapPlan, inks: Inks, x: number, y: number): void {
  if (!legend) return
  const signs = LEGEND.filter((sign) => legend[sign] !== undefined)
  const rows = Math.ceil(signs.length / 2)
  context.save()
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  for (const [k, sign] of signs.entries()) {
    const [left, middle] = [x + (k >= rows ? WIDE : 0), y + ((k % rows) - (rows - 1) / 2) * ROW]
    context.save()
    context.translate(left, middle)
    context.globalAlpha = 1
    SAMPLES[sign](context, inks)
    context.restore()
    context.font = `italic 500 21px ${SERIF}`
    context.fillStyle = inks.ink
    context.fillText(legend[sign]!, left + SAMPLE + 12, middle)
  }
  context.restore()
}

const stroke = (context: Context, style: string, width: number, ...points: readonly (readonly [number, number])[]): void => {
  context.beginPath()
  for (const [k, [x, y]] of points.entries()) k === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
  context.strokeStyle = style
  context.lineWidth = width
  context.stroke()
}
const level = [
  [0, 0],
  [SAMPLE, 0],
] as const
const bend = (context: Context, style: string, width: number): void => {
  context.beginPath()
  context.moveTo(0, 3)
  context.bezierCurveTo(18, -9, 38, 12, SAMPLE, -3)
  context.strokeStyle = style
  context.lineWidth = width
  context.stroke()
}

/** A sample of each sign, from 0 to SAMPLE, round the height 0. */
const SAMPLES: Readonly<Record<LegendSign, (context: Context, inks: Inks) => void>> = {
  slope(context, inks) {
    context.fillStyle = inks.hachure
    for (let x = 2; x < SAMPLE; x += 3) {
      context.beginPath()
      context.moveTo(x - 0.9, -9)
      context.lineTo(x + 0.9, -9)
      context.lineTo(x, 6 + ((x * 7) % 5))
      context.fill()
    }
  },
  steep(context, inks) {
    context.fillStyle = inks.ink
    for (let x = 3; x < SAMPLE; x += 6)
      for (const hand of [-1, 1]) {
        context.beginPath()
        context.moveTo(x - 2, 2 * hand)
        context.lineTo(x + 2, 2 * hand)
        context.lineTo(x + ((x * 5) % 4) - 2, (9 + (x % 5)) * hand)
        context.fill()
      }
  },
  wood(context, inks) {
    context.fillStyle = inks.wood
    context.globalAlpha = 0.4
    context.fillRect(0, -12, SAMPLE, 24)
    context.globalAlpha = 1
    for (let k = 0; k < 6; k++) {
      const [x, y] = [6 + (k % 3) * 18 + (k > 2 ? 9 : 0), k > 2 ? 5 : -6]
      context.fillStyle = inks.tree
      context.beginPath()
      context.arc(x, y, 5, 0, Math.PI * 2)
      context.fill()
      stroke(context, inks.treeShade, 1, [x, y + 4], [x, y + 8])
    }
  },
  town(context, inks) {
    for (const [x, y, w, h] of [
      [3, -10, 13, 8],
      [22, -8, 11, 7],
      [39, -11, 14, 9],
      [10, 3, 12, 8],
      [31, 2, 13, 8],
    ] as const) {
      context.fillStyle = inks.house
      context.fillRect(x, y, w, h)
      stroke(context, inks.ink, 1.4, [x + w, y], [x + w, y + h], [x, y + h])
    }
  },
  river(context, inks) {
    bend(context, inks.bank, 15)
    bend(context, inks.water, 12.8)
  },
  stream(context, inks) {
    bend(context, inks.bank, 4.4)
    bend(context, inks.water, 2.6)
  },
  bridge(context, inks) {
    stroke(context, inks.bank, 12, [29, -12], [29, 12])
    stroke(context, inks.water, 10, [29, -12], [29, 12])
    context.fillStyle = inks.road
    context.fillRect(16, -5, 26, 10)
    stroke(context, inks.ink, 2.3, [13, -9], [17, -5.6], [41, -5.6], [45, -9])
    stroke(context, inks.ink, 2.3, [13, 9], [17, 5.6], [41, 5.6], [45, 9])
  },
  highway(context, inks) {
    stroke(context, inks.ink, 8, ...level)
    stroke(context, inks.road, 5.8, ...level)
  },
  road(context, inks) {
    context.setLineDash([9, 3.5])
    stroke(context, inks.ink, 5, ...level)
    context.setLineDash([])
    stroke(context, inks.road, 3.2, ...level)
  },
}
