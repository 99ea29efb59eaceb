/** What the signs of a map mean: a sample of each with its word, in two columns. */
import type { Inks } from './inks.ts'
import { SERIF } from './lettering.ts'
import { LEGEND, type LegendSign, type MapPlan } from './plan.ts'
import { bridge, church, spot } from './signs.ts'
import { type Kind, noTrees, plant } from './woods.ts'

type Context = CanvasRenderingContext2D

const FONT = `italic 500 20px ${SERIF}`

const ROW = 29
const ROWS = 5
const SAMPLE = 56
/** Between a sample and its word, and after a column. */
const GAPS = [10, 26] as const

/** Signs in columns, from the top down. `x` is its left edge, `y` its middle. Gives how wide it is. */
export function paintLegend(context: Context, { legend }: MapPlan, inks: Inks, x: number, y: number): number {
  if (!legend) return 0
  const signs = LEGEND.filter((sign) => legend[sign] !== undefined)
  const columns = Array.from({ length: Math.ceil(signs.length / ROWS) }, (_, k) =>
    signs.slice(k * ROWS, (k + 1) * ROWS),
  )
  let left = x
  context.save()
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  for (const column of columns) {
    context.font = FONT
    const wide = Math.max(...column.map((sign) => context.measureText(legend[sign]!).width))
    for (const [k, sign] of column.entries()) {
      const middle = y + (k - (ROWS - 1) / 2) * ROW
      context.save()
      context.translate(left, middle)
      context.globalAlpha = 1
      SAMPLES[sign](context, inks)
      context.restore()
      context.font = FONT
      context.globalAlpha = 1
      context.fillStyle = inks.ink
      context.fillText(legend[sign]!, left + SAMPLE + GAPS[0], middle)
    }
    left += SAMPLE + GAPS[0] + wide + GAPS[1]
  }
  context.restore()
  return left - x
}

const stroke = (
  context: Context,
  style: string,
  width: number,
  ...points: readonly (readonly [number, number])[]
): void => {
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

function grown(context: Context, inks: Inks, kinds: readonly Kind[], r: number): void {
  const trees = kinds.map((kind, k) => ({
    kind,
    at: { x: 8 + (k * (SAMPLE - 14)) / (kinds.length - 1), y: k % 2 === 0 ? -4 : 3 },
  }))
  const leaves = { olive: inks.tree, oak: inks.oak, pine: inks.pine }
  for (const { kind, at } of trees) {
    const one = noTrees()
    plant(one, kind, at, r)
    const [stem, crown, dark] = [one.stems, one.crowns[kind], one.darks].map((sheaf) => sheaf.at(at.x, at.y))
    context.strokeStyle = inks.treeShade
    context.lineWidth = 0.9
    context.stroke(stem)
    context.fillStyle = leaves[kind]
    context.fill(crown)
    context.stroke(crown)
    context.fillStyle = inks.treeShade
    context.globalAlpha = 0.5
    context.fill(dark)
    context.globalAlpha = 1
  }
}

/** A sample of each sign, from 0 to SAMPLE, round the height 0. */
const SAMPLES: Readonly<Record<LegendSign, (context: Context, inks: Inks) => void>> = {
  levels(context, inks) {
    const wide = SAMPLE / 4
    for (const [k, style] of [inks.valley, inks.low, inks.middle, inks.high].entries()) {
      context.fillStyle = style
      context.fillRect(k * wide, -10, wide, 20)
      context.strokeStyle = inks.line
      context.lineWidth = 0.8
      context.strokeRect(k * wide, -10, wide, 20)
      context.fillStyle = inks.ink
      context.font = `600 15px ${SERIF}`
      context.textAlign = 'center'
      context.fillText(String(k), (k + 0.5) * wide, 1)
    }
    context.textAlign = 'left'
  },
  slope(context, inks) {
    context.fillStyle = inks.hachure
    for (let x = 2; x < SAMPLE; x += 2.6) {
      context.beginPath()
      context.moveTo(x - 0.9, -9)
      context.lineTo(x + 0.9, -9)
      context.lineTo(x, 4 + ((x * 7) % 7))
      context.fill()
    }
  },
  steep(context, inks) {
    context.fillStyle = inks.hachure
    for (let x = 3; x < SAMPLE; x += 5)
      for (const hand of [-1, 1]) {
        context.beginPath()
        context.moveTo(x - 2, 3 * hand)
        context.lineTo(x + 2, 3 * hand)
        context.lineTo(x + ((x * 5) % 4) - 2, (7 + ((x * 3) % 6)) * hand)
        context.fill()
      }
  },
  spot: (context, inks) => spot(context, { x: 24, y: 0 }, '2', inks, SERIF),
  wood(context, inks) {
    context.fillStyle = inks.wood
    context.globalAlpha = 0.5
    context.fillRect(0, -12, SAMPLE, 24)
    context.globalAlpha = 1
    grown(context, inks, ['olive', 'oak', 'olive', 'pine'], 6)
  },
  town(context, inks) {
    for (const [x, y, w, h] of [
      [1, -9, 12, 7],
      [15, -10, 10, 8],
      [2, 1, 11, 8],
      [15, 2, 9, 7],
    ] as const) {
      context.fillStyle = inks.house
      context.fillRect(x, y, w, h)
      context.fillStyle = inks.eaves
      context.fillRect(x, y + h / 2, w, h / 2)
      context.strokeStyle = inks.ink
      context.lineWidth = 0.7
      context.strokeRect(x, y, w, h)
    }
    church(context, { x: 43, y: 3 }, inks)
  },
  river(context, inks) {
    bend(context, inks.bank, 16)
    bend(context, inks.water, 13.4)
    stroke(context, inks.bank, 1, [16, 0], [40, 1], [34, -2.4])
    stroke(context, inks.bank, 1, [40, 1], [34, 3.6])
  },
  stream(context, inks) {
    bend(context, inks.bank, 4.6)
    bend(context, inks.water, 2.6)
  },
  bridge(context, inks) {
    stroke(context, inks.bank, 16, [28, -14], [28, 14])
    stroke(context, inks.water, 13.6, [28, -14], [28, 14])
    bridge(context, { at: { x: 28, y: 0 }, way: { x: 1, y: 0 }, wide: 15 }, inks)
  },
  highway(context, inks) {
    stroke(context, inks.ink, 8.4, ...level)
    stroke(context, inks.road, 6, ...level)
  },
  road(context, inks) {
    context.setLineDash([8, 3.6])
    stroke(context, inks.ink, 5.4, ...level)
    context.setLineDash([])
    stroke(context, inks.road, 3.4, ...level)
  },
  track(context, inks) {
    context.lineCap = 'round'
    context.globalAlpha = 0.7
    context.setLineDash([0.1, 4.6])
    bend(context, inks.ink, 1.6)
    context.setLineDash([])
  },
  fields(context, inks) {
    for (const [x, style] of [
      [0, inks.hill],
      [20, inks.garden],
      [40, inks.grass],
    ] as const) {
      context.globalAlpha = 0.32
      context.fillStyle = style
      context.fillRect(x, -9, 16, 18)
      context.globalAlpha = 0.5
      if (x < 40) for (let y = -6; y < 9; y += 4) stroke(context, inks.line, 0.7, [x + 1, y], [x + 15, y])
    }
  },
  olives: (context, inks) => grown(context, inks, ['olive', 'olive', 'olive', 'olive'], 3.4),
}
