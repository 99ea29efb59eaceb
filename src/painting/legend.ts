/** What the signs of a map mean: a sample of each with its word, in two columns. */

import { SERIF } from './fonts.ts'
import type { Inks } from './inks.ts'
import type { MapDrawing } from './map-drawing.ts'
import type { Sign } from './plan.ts'
import { paintShade } from './shade.ts'
import { trace } from './sheaf.ts'
import { bridge, church, ford, spot } from './signs.ts'
import type { NewPath, Surface } from './surface.ts'
import { type Kind, noTrees, plant } from './trees.ts'

const FONT = `italic 500 20px ${SERIF}`

const ROW = 29
const ROWS = 5
const SAMPLE = 56
/** Between a sample and its word, and after a column. */
const GAPS = [10, 26] as const

/** What a sample is painted with. `highest` is the highest level of the map. */
interface Pen {
  readonly context: Surface
  readonly inks: Inks
  readonly newPath: NewPath
  readonly highest: number
}

/** Paints the signs in columns, from the top down. `x` is the left edge, `y` the middle. Returns the width. */
export function paintLegend(context: Surface, drawing: MapDrawing, inks: Inks, x: number, y: number): number {
  const { plan, signs, newPath, hills } = drawing
  const pen: Pen = { context, inks, newPath, highest: hills.steps.length }
  let left = x
  context.save()
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  for (let first = 0; first < signs.length; first += ROWS) {
    const column = signs.slice(first, first + ROWS)
    context.font = FONT
    const wide = Math.max(...column.map((sign) => context.measureText(plan.called(sign)).width))
    for (const [k, sign] of column.entries()) {
      const middle = y + (k - (ROWS - 1) / 2) * ROW
      context.save()
      context.translate(left, middle)
      context.globalAlpha = 1
      SAMPLES[sign](pen)
      context.restore()
      context.font = FONT
      context.globalAlpha = 1
      context.fillStyle = inks.ink
      context.fillText(plan.called(sign), left + SAMPLE + GAPS[0], middle)
    }
    left += SAMPLE + GAPS[0] + wide + GAPS[1]
  }
  context.restore()
  return left - x
}

const stroke = (
  context: Surface,
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
const bend = (context: Surface, style: string, width: number): void => {
  context.beginPath()
  context.moveTo(0, 3)
  context.bezierCurveTo(18, -9, 38, 12, SAMPLE, -3)
  context.strokeStyle = style
  context.lineWidth = width
  context.stroke()
}

function grown({ context, inks, newPath }: Pen, kinds: readonly Kind[], r: number): void {
  const trees = kinds.map((kind, k) => ({
    kind,
    at: { x: 8 + (k * (SAMPLE - 14)) / (kinds.length - 1), y: k % 2 === 0 ? -4 : 3 },
  }))
  const leaves = { olive: inks.tree, oak: inks.oak, pine: inks.pine }
  for (const { kind, at } of trees) {
    const one = noTrees(newPath)
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

function ground({ context, inks }: Pen, style: string, alpha: number): void {
  context.fillStyle = style
  context.globalAlpha = alpha
  context.fillRect(0, -12, SAMPLE, 24)
  context.globalAlpha = 1
  context.strokeStyle = inks.treeShade
}

function houses({ context, inks }: Pen, places: readonly (readonly [number, number, number, number])[]): void {
  for (const [x, y, w, h] of places) {
    context.fillStyle = inks.house
    context.fillRect(x, y, w, h)
    context.fillStyle = inks.eaves
    context.fillRect(x, y + h / 2, w, h / 2)
    context.strokeStyle = inks.ink
    context.lineWidth = 0.7
    context.strokeRect(x, y, w, h)
  }
}

/** A sample of each sign, from 0 to SAMPLE across, centred on height 0. */
const SAMPLES: Readonly<Record<Sign, (pen: Pen) => void>> = {
  levels({ context, inks, highest }) {
    const wide = SAMPLE / (highest + 1)
    for (let level = 0; level <= highest; level++) {
      context.fillStyle = inks.levels[Math.min(level, inks.levels.length - 1)]
      context.fillRect(level * wide, -10, wide, 20)
      context.strokeStyle = inks.line
      context.lineWidth = 0.8
      context.strokeRect(level * wide, -10, wide, 20)
      context.fillStyle = inks.ink
      context.font = `600 ${Math.min(15, wide * 1.2)}px ${SERIF}`
      context.textAlign = 'center'
      context.fillText(String(level), (level + 0.5) * wide, 1)
    }
    context.textAlign = 'left'
  },
  slope({ context, inks }) {
    context.fillStyle = inks.hachure
    for (let x = 2; x < SAMPLE; x += 2.6) {
      context.beginPath()
      context.moveTo(x - 0.9, -9)
      context.lineTo(x + 0.9, -9)
      context.lineTo(x, 4 + ((x * 7) % 7))
      context.fill()
    }
  },
  steep({ context, inks }) {
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
  spot: ({ context, inks }) => spot(context, { x: 24, y: 0 }, '2', inks, SERIF),
  grove(pen) {
    ground(pen, pen.inks.wood, 0.5)
    grown(pen, ['olive', 'oak', 'olive', 'pine'], 6)
  },
  wood(pen) {
    ground(pen, pen.inks.wood, 0.5)
    ground(pen, pen.inks.oak, 0.28)
    grown(pen, ['oak', 'oak', 'pine', 'oak'], 6)
  },
  town(pen) {
    houses(pen, [
      [1, -9, 12, 7],
      [15, -10, 10, 8],
      [2, 1, 11, 8],
      [15, 2, 9, 7],
    ])
    church(pen.context, { x: 43, y: 3 }, pen.inks)
  },
  village(pen) {
    const { context, inks } = pen
    ground(pen, inks.garden, 0.5)
    stroke(context, inks.road, 5.2, ...level)
    stroke(context, inks.road, 5.2, [30, 0], [33, 12])
    houses(pen, [
      [3, -10, 10, 6.5],
      [15, -10.5, 8, 7],
      [25, -9.5, 11, 6],
      [5, 4, 9, 6.5],
      [17, 4, 8, 6],
      [38, 4, 11, 6.5],
      [41, -10, 8, 6.5],
    ])
  },
  river({ context, inks }) {
    bend(context, inks.bank, 16)
    bend(context, inks.water, 13.4)
    stroke(context, inks.bank, 1, [16, 0], [40, 1], [34, -2.4])
    stroke(context, inks.bank, 1, [40, 1], [34, 3.6])
  },
  stream({ context, inks }) {
    bend(context, inks.bank, 4.6)
    bend(context, inks.water, 2.6)
  },
  bridge({ context, inks }) {
    stroke(context, inks.bank, 16, [28, -14], [28, 14])
    stroke(context, inks.water, 13.6, [28, -14], [28, 14])
    bridge(context, { at: { x: 28, y: 0 }, way: { x: 1, y: 0 }, wide: 15 }, inks)
  },
  ford({ context, inks }) {
    stroke(context, inks.bank, 8, [28, -13], [28, 13])
    stroke(context, inks.water, 6, [28, -13], [28, 13])
    ford(context, { at: { x: 28, y: 0 }, way: { x: 1, y: 0 }, wide: 7 }, inks)
  },
  highway({ context, inks }) {
    stroke(context, inks.ink, 8.4, ...level)
    stroke(context, inks.road, 6, ...level)
  },
  road({ context, inks }) {
    context.setLineDash([8, 3.6])
    stroke(context, inks.ink, 5.4, ...level)
    context.setLineDash([])
    stroke(context, inks.road, 3.4, ...level)
  },
  track({ context, inks }) {
    context.lineCap = 'round'
    context.globalAlpha = 0.7
    context.setLineDash([0.1, 4.6])
    bend(context, inks.ink, 1.6)
    context.setLineDash([])
  },
  fields({ context, inks }) {
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
  olives: (pen) => grown(pen, ['olive', 'olive', 'olive', 'olive'], 3.4),
  shaded({ context, inks, newPath }) {
    context.fillStyle = inks.levels[1]
    context.fillRect(0, -11, SAMPLE, 22)
    const [here, ruling, edge] = [newPath(), newPath(), newPath()]
    here.rect(SAMPLE / 2, -11, SAMPLE / 2, 22)
    for (let x = SAMPLE / 2 + 10; x < SAMPLE + 20; x += 9) {
      const [from, to] = [Math.max(0, x - SAMPLE), Math.min(22, x - SAMPLE / 2)]
      trace(ruling, [
        { x: x - from, y: from - 11 },
        { x: x - to, y: to - 11 },
      ])
    }
    trace(edge, [
      { x: SAMPLE / 2, y: -11 },
      { x: SAMPLE / 2, y: 11 },
    ])
    paintShade(context, { ground: here, ruling, edge }, inks, 1)
  },
}
