/** Paints a field in the manner of a staff map: washes, hachures, trees, roofs; from far off without fine detail. */
import { SANS, SERIF } from '../../../painting/fonts.ts'
import type { Inks } from '../../../painting/inks.ts'
import type { Rect } from '../../../painting/plane.ts'
import type { Sheaf } from '../../../painting/sheaf.ts'
import type { Path, Surface } from '../../../painting/surface.ts'
import { KINDS } from '../../../painting/trees.ts'
import type { FieldDrawing } from './drawing.ts'
import type { FieldName } from './plan.ts'

/** With fewer pixels per inch than this, fine detail is left out. */
const FINE = 20

/** How a field is painted. */
interface Manner {
  /** The part of the world that is painted. */
  readonly sight: Rect
  /** Pixels of the screen per world unit. */
  readonly zoom: number
}

export function paintField(context: Surface, drawing: FieldDrawing, inks: Inks, { sight, zoom }: Manner): void {
  const { plan } = drawing
  const { table, inch } = plan
  const isFine = zoom * inch >= FINE
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  paintMargin(context, drawing, inks, sight, zoom)
  context.beginPath()
  context.rect(table.x, table.y, table.width, table.height)
  context.clip()
  const { lay, line, fill, stroke } = brush(context, sight)
  washes(context, drawing, inks, isFine)
  for (const [k, step] of drawing.steps.entries()) {
    lay(step, inks.levels[Math.min(k + 1, inks.levels.length - 1)], 0.62)
    line(step, inks.hill, 0.03 * inch, 0.75)
  }
  stroke(drawing.lit, inks.hachure, 0.016 * inch, 0.5)
  stroke(drawing.dark, inks.hachure, 0.034 * inch, 0.62)
  roads(context, drawing, inks, isFine)
  lay(drawing.broken, inks.hill, 0.2)
  context.setLineDash([0.14 * inch, 0.16 * inch])
  line(drawing.broken, inks.hachure, 0.035 * inch, 0.7)
  context.setLineDash([])
  stroke(drawing.tufts, inks.grass, 0.03 * inch, 0.95)
  fill(drawing.stones, inks.line, 0.7)
  houses(context, drawing, inks)
  fill(drawing.hedgeShadows, inks.treeShade, 0.3)
  fill(drawing.hedges, inks.oak, 1)
  if (isFine) stroke(drawing.hedges, inks.treeShade, 0.012 * inch, 0.7)
  line(drawing.walls, inks.ink, 0.19 * inch, 0.75)
  line(drawing.walls, inks.paper, 0.11 * inch, 1)
  context.setLineDash([0.02 * inch, 0.26 * inch])
  line(drawing.walls, inks.ink, 0.13 * inch, 0.6)
  context.setLineDash([])
  woods(context, drawing, inks, sight, isFine)
  for (const name of plan.names) letter(context, name, inks, zoom, inch)
  context.restore()
}

function brush(context: Surface, sight: Rect) {
  const lay = (path: Path, style: string, alpha: number): void => {
    context.fillStyle = style
    context.globalAlpha = alpha
    context.fill(path)
  }
  const line = (path: Path, style: string, width: number, alpha: number): void => {
    context.strokeStyle = style
    context.lineWidth = width
    context.globalAlpha = alpha
    context.stroke(path)
  }
  return {
    lay,
    line,
    fill: (sheaf: Sheaf, style: string, alpha: number) => {
      for (const path of sheaf.within(sight)) lay(path, style, alpha)
    },
    stroke: (sheaf: Sheaf, style: string, width: number, alpha: number) => {
      for (const path of sheaf.within(sight)) line(path, style, width, alpha)
    },
  }
}

function washes(context: Surface, { plan: { table, inch }, plots, floor }: FieldDrawing, inks: Inks, isFine: boolean) {
  const { lay, line } = brush(context, table)
  context.globalAlpha = 1
  context.fillStyle = inks.paper
  context.fillRect(table.x, table.y, table.width, table.height)
  context.globalAlpha = 0.45
  context.fillStyle = inks.levels[0]
  context.fillRect(table.x, table.y, table.width, table.height)
  lay(plots.ploughed, inks.hill, 0.11)
  lay(plots.stubble, inks.garden, 0.24)
  lay(plots.grass, inks.grass, 0.14)
  if (isFine) line(plots.furrows, inks.line, 0.014 * inch, 0.3)
  line(plots.borders, inks.grass, 0.03 * inch, 0.3)
  lay(floor, inks.wood, 0.62)
  for (const [width, alpha] of [
    [0.5, 0.12],
    [0.24, 0.16],
  ] as const)
    line(floor, inks.wood, width * inch, alpha)
}

function roads(context: Surface, { roads: ways, plan: { inch } }: FieldDrawing, inks: Inks, isFine: boolean): void {
  const { line } = brush(context, { x: 0, y: 0, width: 0, height: 0 })
  context.lineCap = 'butt'
  for (const { path, width } of ways) line(path, inks.line, width + 0.07 * inch, 0.85)
  for (const { path, width } of ways) line(path, inks.road, width, 1)
  // Ruts of wheels.
  if (isFine)
    for (const { path, width } of ways) {
      line(path, inks.line, width * 0.42, 0.22)
      line(path, inks.road, width * 0.37, 1)
    }
  context.lineCap = 'round'
}

function houses(context: Surface, drawing: FieldDrawing, inks: Inks): void {
  const { inch } = drawing.plan
  const { lay, line } = brush(context, { x: 0, y: 0, width: 0, height: 0 })
  lay(drawing.yards, inks.garden, 0.55)
  context.setLineDash([0.2 * inch, 0.12 * inch])
  line(drawing.yards, inks.eaves, 0.05 * inch, 0.9)
  context.setLineDash([])
  lay(drawing.roofShadows, inks.treeShade, 0.34)
  lay(drawing.roofs, inks.house, 1)
  lay(drawing.eaves, inks.eaves, 1)
  line(drawing.roofs, inks.ink, 0.025 * inch, 0.85)
}

function woods(context: Surface, { trees, plan: { inch } }: FieldDrawing, inks: Inks, sight: Rect, isFine: boolean) {
  const { fill, stroke } = brush(context, sight)
  const leaves = { olive: inks.tree, oak: inks.oak, pine: inks.pine }
  fill(trees.shadows, inks.treeShade, 0.3)
  stroke(trees.stems, inks.treeShade, 0.04 * inch, 1)
  for (const kind of KINDS) {
    fill(trees.crowns[kind], leaves[kind], 0.92)
    if (isFine) stroke(trees.crowns[kind], inks.treeShade, 0.016 * inch, 0.8)
  }
  fill(trees.darks, inks.treeShade, isFine ? 0.4 : 0.26)
}

const STYLES: Readonly<Record<FieldName['kind'], readonly [inches: number, font: string, spacing: number]>> = {
  town: [1, '600', 0.14],
  ground: [0.72, 'italic 500', 0.03],
  place: [0.6, 'italic 500', 0.03],
}
/** The smallest size of a name on the screen, and the most that its size on the table is multiplied by to reach it. */
const LEAST = 12
const TIMES = 1.7

function letter(context: Surface, { text, at, kind }: FieldName, inks: Inks, zoom: number, inch: number): void {
  const [inches, font, spacing] = STYLES[kind]
  const size = Math.min(inches * inch * TIMES, Math.max(inches * inch, LEAST / zoom))
  context.font = `${font} ${size}px ${SERIF}`
  context.letterSpacing = `${spacing * size}px`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const words = kind === 'town' ? text.toLocaleUpperCase() : text
  context.globalAlpha = 0.78
  context.lineWidth = size * 0.22
  context.strokeStyle = inks.paper
  context.strokeText(words, at.x, at.y)
  context.globalAlpha = kind === 'place' ? 0.7 : 0.95
  context.fillStyle = inks.ink
  context.fillText(words, at.x, at.y)
  context.letterSpacing = '0px'
}

/** The margin with a scale of inches on each side of the table. */
function paintMargin(context: Surface, { plan: { table, inch } }: FieldDrawing, inks: Inks, sight: Rect, zoom: number) {
  context.globalAlpha = 1
  context.fillStyle = inks.stain
  context.fillRect(sight.x, sight.y, sight.width, sight.height)
  context.strokeStyle = inks.ink
  context.globalAlpha = 0.85
  context.lineWidth = 0.05 * inch
  context.strokeRect(
    table.x - 0.04 * inch,
    table.y - 0.04 * inch,
    table.width + 0.08 * inch,
    table.height + 0.08 * inch,
  )
  context.lineWidth = 0.02 * inch
  context.strokeRect(
    table.x - 0.62 * inch,
    table.y - 0.62 * inch,
    table.width + 1.24 * inch,
    table.height + 1.24 * inch,
  )
  const every = zoom * inch >= 9 ? 1 : 3
  const size = Math.max(0.36 * inch, Math.min(9 / zoom, 0.9 * inch))
  context.font = `500 ${size}px ${SANS}`
  context.fillStyle = inks.ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const tick = (x: number, y: number, dx: number, dy: number) => {
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + dx, y + dy)
    context.stroke()
  }
  const [right, foot] = [table.x + table.width, table.y + table.height]
  const long = (n: number) => (n % 6 === 0 ? 0.34 : 0.18) * inch
  const label = 1.14 * inch
  context.lineWidth = 0.025 * inch
  for (let n = 0; n * inch <= table.width; n += every) {
    const x = table.x + n * inch
    tick(x, table.y - 0.06 * inch, 0, -long(n))
    tick(x, foot + 0.06 * inch, 0, long(n))
    if (n % 6 !== 0) continue
    context.fillText(String(n), x, table.y - label)
    context.fillText(String(n), x, foot + label)
  }
  for (let n = 0; n * inch <= table.height; n += every) {
    const y = foot - n * inch
    tick(table.x - 0.06 * inch, y, -long(n), 0)
    tick(right + 0.06 * inch, y, long(n), 0)
    if (n % 6 !== 0) continue
    context.fillText(String(n), table.x - label, y)
    context.fillText(String(n), right + label, y)
  }
}
