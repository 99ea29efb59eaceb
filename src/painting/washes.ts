/** The soft part of a map: paper with its stains and folds, steps of tint, and the light on the hills. */

import type { Inks } from './inks.ts'
import type { MapDrawing } from './map-drawing.ts'
import type { Rect } from './plane.ts'
import type { Relief } from './relief.ts'
import { scatter } from './scatter.ts'
import type { Path, Pixels, Surface } from './surface.ts'

/** The same colour, fully transparent. */
const clear = (colour: string): string => `${colour}00`

/** Paints the washes over the whole world. `lay` lays a bitmap softly over a part of the world. */
export function paintWashes(
  context: Surface,
  drawing: MapDrawing,
  inks: Inks,
  lay: (pixels: Pixels, over: Rect) => void,
): void {
  const { layout, relief } = drawing
  const { world, field } = layout
  context.fillStyle = inks.paper
  context.fillRect(0, 0, world.width, world.height)
  const next = scatter(1809)
  for (let k = 0; k < 60; k++) {
    const [x, y, r] = [next() * world.width, next() * world.height, 90 + next() * 330]
    const stain = context.createRadialGradient(x, y, 0, x, y, r)
    stain.addColorStop(0, inks.stain)
    stain.addColorStop(1, clear(inks.stain))
    context.globalAlpha = 0.07 + next() * 0.12
    context.fillStyle = stain
    context.fillRect(x - r, y - r, r * 2, r * 2)
  }
  context.save()
  context.beginPath()
  context.rect(field.x, field.y, field.width, field.height)
  context.clip()
  tints(context, drawing, inks)
  context.globalAlpha = 1
  const half = relief.cell / 2
  lay(lit(relief, inks), {
    x: field.x - half,
    y: field.y - half,
    width: relief.columns * relief.cell,
    height: relief.rows * relief.cell,
  })
  context.restore()
  folds(context, world.width, world.height, inks)
}

/** The ground in flat colours: valley, fields, steps of height, the floor of woods, gardens, wet banks. */
function tints(
  context: Surface,
  { layout: { field }, hills, woods, town, waters, fields }: MapDrawing,
  inks: Inks,
): void {
  const lay = (path: Path, style: string, alpha: number) => {
    context.globalAlpha = alpha
    context.fillStyle = style
    context.fill(path)
  }
  const edge = (path: Path, style: string, ...strokes: readonly (readonly [width: number, alpha: number])[]) => {
    context.strokeStyle = style
    for (const [width, alpha] of strokes) {
      context.lineWidth = width
      context.globalAlpha = alpha
      context.stroke(path)
    }
  }
  context.lineJoin = 'round'
  context.globalAlpha = 0.34
  context.fillStyle = inks.levels[0]
  context.fillRect(field.x, field.y, field.width, field.height)
  for (const [k, step] of hills.steps.entries()) lay(step, inks.levels[Math.min(k + 1, inks.levels.length - 1)], 0.8)
  const [ploughed, stubble, grass] = fields.plots
  lay(ploughed, inks.hill, 0.12)
  lay(stubble, inks.garden, 0.26)
  lay(grass, inks.grass, 0.15)
  lay(woods.floor, inks.wood, 0.5)
  lay(woods.deep, inks.oak, 0.28)
  edge(woods.floor, inks.wood, [16, 0.1], [8, 0.14])
  lay(town.gardens, inks.garden, 0.5)
  edge(waters.surface, inks.water, [30, 0.14], [17, 0.18])
}

/**
 * How strongly slopes are lit and shaded, out of 255; beyond this steepness (levels per world unit, along the light)
 * they get no lighter or darker.
 */
const SHADE = 92
const SHINE = 120
const STEEP = 0.024

/** Light from the north-west on the lie of the land, a point per sample. */
function lit(relief: Relief, inks: Inks): Pixels {
  const { columns, rows, heights, cell } = relief
  const data = new Uint8ClampedArray(4 * columns * rows)
  const [dark, bright] = [rgb(inks.shade), rgb(inks.shine)]
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const k = row * columns + column
      const fall = (heights[k - 1] - heights[k + 1] + heights[k - columns] - heights[k + columns]) / (2 * cell)
      const steep = Math.max(-1, Math.min(1, (fall * Math.SQRT1_2) / STEEP))
      const [ink, most] = steep > 0 ? [dark, SHADE] : [bright, SHINE]
      data.set(ink, 4 * k)
      data[4 * k + 3] = Math.abs(steep) ** 0.8 * most
    }
  return { columns, rows, data }
}

/** Red, green and blue of `#rrggbb`. */
const rgb = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0)

/** The folds of a map that was carried in a sabretache. */
function folds(context: Surface, width: number, height: number, inks: Inks): void {
  context.globalAlpha = 0.13
  const fold = (x0: number, y0: number, x1: number, y1: number, rect: readonly [number, number, number, number]) => {
    const shade = context.createLinearGradient(x0, y0, x1, y1)
    shade.addColorStop(0, clear(inks.line))
    shade.addColorStop(0.48, inks.line)
    shade.addColorStop(0.53, clear(inks.line))
    context.fillStyle = shade
    context.fillRect(...rect)
  }
  for (const x of [width / 4, width / 2, (width * 3) / 4]) fold(x - 14, 0, x + 14, 0, [x - 14, 0, 28, height])
  for (const y of [height / 3, (height * 2) / 3]) fold(0, y - 14, 0, y + 14, [0, y - 14, width, 28])
  context.globalAlpha = 1
}
