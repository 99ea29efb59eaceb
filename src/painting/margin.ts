/** What stands round a map: the neat line with its letters and numbers, the cartouche, the scale and the rose. */

import { SERIF } from './fonts.ts'
import type { Inks } from './inks.ts'
import { middleAt } from './layout.ts'
import { paintLegend } from './legend.ts'
import type { MapDrawing } from './map-drawing.ts'
import type { Surface } from './surface.ts'

/** Width of the band of degrees. */
const BAND = 12

export function paintMargin(context: Surface, drawing: MapDrawing, inks: Inks): void {
  context.save()
  context.globalAlpha = 0.9
  context.strokeStyle = inks.ink
  context.fillStyle = inks.ink
  frame(context, drawing)
  labels(context, drawing, inks)
  const { field, world } = drawing.layout
  const foot = field.y + field.height + 28
  const middle = foot + (world.height - 34 - foot) / 2
  rose(context, inks, field.x + 84, middle + 8)
  const legend = field.x + 172
  const wide = paintLegend(context, drawing, inks, legend, middle)
  const bar = scale(context, drawing, inks, field.x + field.width - 20, middle + 12)
  cartouche(context, drawing, inks, (legend + wide + bar) / 2, bar - legend - wide, middle)
  context.restore()
}

function frame(context: Surface, { layout: { field, world } }: MapDrawing): void {
  context.lineWidth = 1.6
  context.strokeRect(field.x, field.y, field.width, field.height)
  context.lineWidth = 0.8
  context.strokeRect(field.x - 24, field.y - 24, field.width + 48, field.height + 48)
  const [left, top, right, bottom] = [14, 14, world.width - 14, world.height - 14]
  context.lineWidth = 3
  context.strokeRect(left, top, right - left, bottom - top)
  context.lineWidth = 1
  context.strokeRect(left + BAND, top + BAND, right - left - 2 * BAND, bottom - top - 2 * BAND)
  const degree = 58
  context.beginPath()
  for (let x = left + BAND; x < right - BAND; x += degree * 2)
    for (const y of [top + 3, bottom - BAND + 3]) context.rect(x, y, Math.min(degree, right - BAND - x), BAND - 6)
  for (let y = top + BAND; y < bottom - BAND; y += degree * 2)
    for (const x of [left + 3, right - BAND + 3]) context.rect(x, y, BAND - 6, Math.min(degree, bottom - BAND - y))
  context.fill()
}

function labels(context: Surface, { layout, plan }: MapDrawing, inks: Inks): void {
  const { field } = layout
  context.fillStyle = inks.ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `600 17px ${SERIF}`
  for (const [column, name] of plan.columnNames.entries()) {
    const { x } = middleAt(layout, column, 0)
    context.fillText(name, x, field.y - 11)
    context.fillText(name, x, field.y + field.height + 12)
  }
  for (const [row, name] of plan.rowNames.entries()) {
    const y = field.y + layout.height * (row + 0.75)
    context.fillText(name, field.x - 12, y)
    context.fillText(name, field.x + field.width + 12, y)
  }
}

/** Title and lines below it, within `room` about a point. */
function cartouche(context: Surface, { plan }: MapDrawing, inks: Inks, x: number, room: number, y: number): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.letterSpacing = '2px'
  context.font = `600 52px ${SERIF}`
  const size = Math.min(52, (52 * (room - 130)) / context.measureText(plan.title).width)
  context.font = `600 ${size}px ${SERIF}`
  const wide = context.measureText(plan.title).width + 84
  const high = 132
  const [left, top] = [x - wide / 2, y - high / 2]
  context.save()
  context.fillStyle = inks.paper
  context.globalAlpha = 0.55
  notched(context, left, top, wide, high, 22)
  context.fill()
  context.restore()
  context.lineWidth = 2.4
  notched(context, left, top, wide, high, 22)
  context.stroke()
  context.lineWidth = 0.9
  notched(context, left + 7, top + 7, wide - 14, high - 14, 20)
  context.stroke()
  context.fillText(plan.title, x, y - 18)
  context.letterSpacing = '1px'
  context.font = `italic 500 25px ${SERIF}`
  context.fillText(plan.lines.join('  ·  '), x, y + 34)
  context.letterSpacing = '0px'
  // A swelled rule between the two.
  context.beginPath()
  context.moveTo(x - 150, y + 11)
  context.quadraticCurveTo(x, y + 6.5, x + 150, y + 11)
  context.quadraticCurveTo(x, y + 15.5, x - 150, y + 11)
  context.fill()
}

/** A rectangle with hollow corners. */
function notched(context: Surface, x: number, y: number, w: number, h: number, r: number): void {
  context.beginPath()
  context.moveTo(x + r, y)
  context.lineTo(x + w - r, y)
  context.arc(x + w, y, r, Math.PI, Math.PI / 2, true)
  context.lineTo(x + w, y + h - r)
  context.arc(x + w, y + h, r, -Math.PI / 2, Math.PI, true)
  context.lineTo(x + r, y + h)
  context.arc(x, y + h, r, 0, -Math.PI / 2, true)
  context.lineTo(x, y + r)
  context.arc(x, y, r, Math.PI / 2, 0, true)
  context.closePath()
}

function rose(context: Surface, inks: Inks, x: number, y: number): void {
  context.save()
  context.translate(x, y)
  context.lineWidth = 1.2
  context.beginPath()
  context.arc(0, 0, 40, 0, Math.PI * 2)
  context.moveTo(35, 0)
  context.arc(0, 0, 35, 0, Math.PI * 2)
  context.stroke()
  for (const [first, long, wide] of [
    [1, 44, 8],
    [0, 62, 11],
  ] as const)
    for (let k = first; k < 8; k += 2) {
      context.save()
      context.rotate((k * Math.PI) / 4)
      for (const hand of [-1, 1]) {
        context.beginPath()
        context.moveTo(0, -long)
        context.lineTo(hand * wide, -wide * 1.2)
        context.lineTo(0, 0)
        context.closePath()
        context.fillStyle = hand === 1 ? inks.ink : inks.paper
        context.fill()
        context.stroke()
      }
      context.restore()
    }
  context.fillStyle = inks.ink
  context.font = `600 26px ${SERIF}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('N', 0, -76)
  context.restore()
}

const PARTS = 4
/** The metres that a part of the bar may stand for, and the greatest length of the bar, in hexes, roughly. */
const ROUND = [50, 100, 250, 500, 1000]
const LONGEST = 8.5

/** Paints a bar for a round number of metres, ending at `right`. Returns where it begins. */
function scale(context: Surface, { layout, plan }: MapDrawing, inks: Inks, right: number, y: number): number {
  const unit = layout.height / plan.metres
  const part = ROUND.findLast((metres) => PARTS * metres <= LONGEST * plan.metres) ?? ROUND[0]
  const left = right - PARTS * part * unit
  context.font = `500 20px ${SERIF}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineWidth = 1.2
  for (let k = 0; k <= PARTS; k++) {
    const x = left + k * part * unit
    context.fillStyle = inks.ink
    context.fillText(String(k * part), x, y - 12)
    if (k === PARTS) continue
    context.fillStyle = k % 2 === 0 ? inks.ink : inks.paper
    context.fillRect(x, y, part * unit, 9)
    context.strokeRect(x, y, part * unit, 9)
  }
  context.fillStyle = inks.ink
  context.font = `italic 500 20px ${SERIF}`
  context.fillText(`m · 1 ⬡ = ${plan.metres} m`, (left + right) / 2, y + 34)
  return left
}
