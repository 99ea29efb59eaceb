/** Paints a map to a canvas, in the manner of a staff map of the time: only what is in sight, as sharp as the canvas is. */
import { type Inks, inksOf } from './inks.ts'
import type { Rect } from './layout.ts'
import { letter } from './lettering.ts'
import { paintMargin } from './margin.ts'
import type { Sheaf } from './sheaf.ts'
import type { Sheet } from './sheet.ts'
import { paintWashes } from './washes.ts'

export type Context = CanvasRenderingContext2D

/** With fewer pixels for a world unit, what is fine is left out: it would only be grey. */
const SMALL = 0.24

/** A brush for a map: paints the part of it that lies in a rectangle of the world. The washes are kept between two paintings in the same light. */
export function painterOf(sheet: Sheet): (context: Context, style: CSSStyleDeclaration, sight: Rect) => void {
  let washes: HTMLCanvasElement | undefined
  let light = ''
  return (context, style, sight) => {
    const inks = inksOf(style)
    if (light !== inks.paper) {
      washes = paintWashes(sheet, inks)
      light = inks.paper
    }
    paint(context, sheet, inks, washes!, sight)
  }
}

function paint(context: Context, sheet: Sheet, inks: Inks, washes: HTMLCanvasElement, sight: Rect): void {
  const { layout, hills, trees, town } = sheet
  const { world, field } = layout
  const zoom = context.getTransform().a / (window.devicePixelRatio || 1)
  const small = washes.width / world.width
  context.imageSmoothingEnabled = true
  context.drawImage(
    washes,
    sight.x * small,
    sight.y * small,
    sight.width * small,
    sight.height * small,
    sight.x,
    sight.y,
    sight.width,
    sight.height,
  )
  context.save()
  context.beginPath()
  context.rect(field.x, field.y, field.width, field.height)
  context.clip()
  const stroke = (sheaf: Sheaf, style: string, width: number, alpha: number) => {
    context.strokeStyle = style
    context.lineWidth = width
    context.globalAlpha = alpha
    for (const path of sheaf.within(sight)) context.stroke(path)
  }
  const fill = (sheaf: Sheaf, style: string, alpha: number) => {
    context.fillStyle = style
    context.globalAlpha = alpha
    for (const path of sheaf.within(sight)) context.fill(path)
  }
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (zoom >= SMALL) {
    stroke(sheet.furrows, inks.line, 0.7, 0.42)
    stroke(sheet.tufts, inks.grass, 0.9, 0.6)
  }
  context.strokeStyle = inks.tree
  context.lineWidth = 0.9
  context.globalAlpha = 0.45
  context.setLineDash([1, 3.4])
  context.stroke(trees.wash)
  context.stroke(town.gardens)
  context.setLineDash([])
  context.strokeStyle = inks.hill
  context.lineWidth = 0.8
  context.globalAlpha = 0.5
  for (const wash of hills.washes) context.stroke(wash)
  fill(hills.hachures, inks.hachure, 0.82)
  fill(hills.rock, inks.ink, 0.8)
  waters(context, sheet, inks)
  roads(context, sheet, inks)
  bridges(context, sheet, inks)
  stroke(town.beds, inks.grass, 1.1, 0.8)
  fill(town.houses, inks.house, 1)
  stroke(town.houses, inks.ink, 0.6, 0.8)
  stroke(town.shadows, inks.ink, 1.4, 0.8)
  fill(trees.crowns, inks.tree, 0.82)
  if (zoom >= SMALL) stroke(trees.shades, inks.treeShade, 0.8, 0.7)
  stroke(sheet.grid, inks.ink, Math.max(0.7, 0.6 / zoom), zoom < 0.5 ? 0.2 : 0.3)
  letter(context, sheet, inks, sight, zoom)
  context.restore()
  paintMargin(context, sheet, inks)
}

/** Water as it was engraved: banks, and lines along them that grow fainter towards the middle. */
function waters(context: Context, { rivers, streams }: Sheet, inks: Inks): void {
  const line = (path: Path2D, width: number, style: string, alpha = 1) => {
    context.lineWidth = width
    context.strokeStyle = style
    context.globalAlpha = alpha
    context.stroke(path)
  }
  line(streams, 4.4, inks.bank)
  line(streams, 2.6, inks.water)
  line(rivers, 15, inks.bank)
  line(rivers, 12.8, inks.water)
  for (const width of [10, 6.6, 3.2]) {
    line(rivers, width + 0.8, inks.bank, 0.55)
    line(rivers, width - 0.3, inks.water)
  }
  context.globalAlpha = 1
}

/** Highways between two lines, other roads between a line and a broken one. */
function roads(context: Context, { highways, roads: lesser }: Sheet, inks: Inks): void {
  const line = (path: Path2D, width: number, style: string) => {
    context.lineWidth = width
    context.strokeStyle = style
    context.stroke(path)
  }
  context.globalAlpha = 1
  context.lineCap = 'butt'
  context.setLineDash([9, 3.5])
  line(lesser, 5, inks.ink)
  context.setLineDash([])
  line(lesser, 3.2, inks.road)
  line(highways, 8, inks.ink)
  line(highways, 5.8, inks.road)
  context.lineCap = 'round'
}

/** Two parapets that open at both ends, on a deck over the water. */
function bridges(context: Context, { crossings }: Sheet, inks: Inks): void {
  context.globalAlpha = 1
  for (const { at, way } of crossings) {
    context.save()
    context.translate(at.x, at.y)
    context.transform(way.x, way.y, -way.y, way.x, 0, 0)
    context.fillStyle = inks.road
    context.fillRect(-13, -5.4, 26, 10.8)
    context.strokeStyle = inks.ink
    context.lineWidth = 2.3
    context.beginPath()
    for (const hand of [-1, 1]) {
      context.moveTo(-16, hand * 9)
      context.lineTo(-12, hand * 5.6)
      context.lineTo(12, hand * 5.6)
      context.lineTo(16, hand * 9)
    }
    context.stroke()
    context.restore()
  }
}
