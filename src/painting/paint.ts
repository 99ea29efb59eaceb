/**
 * Paints a map in the manner of a staff map of the time: only what is in sight, and from far off only what can be made
 * out, so that the same code paints the small pictures of a map.
 */

import { SERIF } from './fonts.ts'
import type { Inks } from './inks.ts'
import { letter } from './lettering.ts'
import type { MapDrawing } from './map-drawing.ts'
import { paintMargin } from './margin.ts'
import type { Rect } from './plane.ts'
import { paintShade } from './shade.ts'
import type { Sheaf } from './sheaf.ts'
import { bridge, church, ford, spot } from './signs.ts'
import { spotAt } from './spots.ts'
import type { Path, Surface } from './surface.ts'
import { KINDS, type Trees } from './trees.ts'

/** With fewer pixels per world unit, fine detail is left out: it would only be grey. */
const SMALL = 0.24
/** With fewer than this, outlines of trees, hairlines and furrows are left out too. */
const FINE = 0.42
/** With fewer than this, bridges and fords are drawn larger than they are. */
const CROSSINGS = 0.55

/** Which of the rules' own marks are shown: the grid, and the names of its hexes. */
export interface Marks {
  readonly grid: boolean
  readonly names: boolean
}

/** How a map is painted. */
export interface Manner {
  /** The part of the world that is painted. */
  readonly sight: Rect
  /** CSS pixels of the screen per world unit, whatever the pixel density; on paper, 1. */
  readonly zoom: number
  readonly marks: Marks
}

/** Paints everything except the washes, over them. */
export function paint(context: Surface, drawing: MapDrawing, inks: Inks, { sight, zoom, marks }: Manner): void {
  const { layout, hills, town, fields, woods } = drawing
  const { field } = layout
  context.save()
  context.beginPath()
  context.rect(field.x, field.y, field.width, field.height)
  context.clip()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const { stroke, fill } = brush(context, sight)
  if (zoom >= SMALL) {
    if (zoom >= FINE) stroke(fields.furrows, inks.line, 0.55, 0.34)
    stroke(fields.hedges, inks.grass, 0.7, 0.42)
    stroke(fields.tufts, inks.grass, 0.8, 0.6)
    trees(context, fields.olives, inks, sight, zoom, 0.75)
  }
  context.strokeStyle = inks.hill
  context.lineWidth = 0.8
  context.globalAlpha = 0.4
  for (const step of hills.steps) context.stroke(step)
  if (zoom >= FINE) fill(hills.hairs, inks.hachure, 0.72)
  fill(hills.hachures, inks.hachure, 0.82)
  fill(hills.rock, inks.hachure, 0.92)
  waters(context, drawing, inks, zoom)
  roads(context, drawing, inks, zoom)
  const larger = zoom < CROSSINGS ? Math.min(2, CROSSINGS / zoom) : 1
  for (const crossing of drawing.fords) ford(context, crossing, inks, larger)
  for (const crossing of drawing.bridges) bridge(context, crossing, inks, larger)
  stroke(town.beds, inks.grass, 0.9, 0.9)
  fill(town.shadows, inks.ink, 0.4)
  fill(town.roofs, inks.house, 1)
  fill(town.eaves, inks.eaves, 1)
  stroke(town.roofs, inks.ink, 0.55, 0.85)
  for (const at of town.churches) church(context, at, inks)
  trees(context, woods, inks, sight, zoom, 1)
  if (drawing.shade) paintShade(context, drawing.shade, inks, zoom)
  if (marks.grid) stroke(drawing.grid, inks.ink, Math.max(0.7, 0.6 / zoom), zoom < 0.5 ? 0.2 : 0.32)
  if (zoom >= SMALL)
    for (const { hex, level } of drawing.spots) spot(context, spotAt(layout, hex), String(level), inks, SERIF)
  letter(context, drawing, inks, sight, zoom, marks.names)
  context.restore()
  paintMargin(context, drawing, inks)
}

function brush(context: Surface, sight: Rect) {
  return {
    stroke(sheaf: Sheaf, style: string, width: number, alpha: number): void {
      context.strokeStyle = style
      context.lineWidth = width
      context.globalAlpha = alpha
      for (const path of sheaf.within(sight)) context.stroke(path)
    },
    fill(sheaf: Sheaf, style: string, alpha: number): void {
      context.fillStyle = style
      context.globalAlpha = alpha
      for (const path of sheaf.within(sight)) context.fill(path)
    },
  }
}

/** Shadows first, then stems, crowns and their dark sides. */
function trees(
  context: Surface,
  { shadows, stems, crowns, darks }: Trees,
  inks: Inks,
  sight: Rect,
  zoom: number,
  alpha: number,
): void {
  const { stroke, fill } = brush(context, sight)
  const leaves = { olive: inks.tree, oak: inks.oak, pine: inks.pine }
  const fine = zoom >= FINE
  if (zoom >= SMALL) {
    fill(shadows, inks.treeShade, 0.3 * alpha)
    stroke(stems, inks.treeShade, 1, alpha)
  }
  for (const kind of KINDS) {
    fill(crowns[kind], leaves[kind], alpha)
    if (fine) stroke(crowns[kind], inks.treeShade, 0.6, 0.9 * alpha)
  }
  if (fine) fill(darks, inks.treeShade, 0.5 * alpha)
}

function waters(
  context: Surface,
  { waters: { surface, dark, bright, ripples, arrows } }: MapDrawing,
  inks: Inks,
  zoom: number,
): void {
  context.globalAlpha = 1
  context.fillStyle = inks.water
  context.fill(surface)
  const line = (path: Path, width: number, alpha: number) => {
    context.lineWidth = width
    context.globalAlpha = alpha
    context.strokeStyle = inks.bank
    context.stroke(path)
  }
  line(bright, 0.9, 0.9)
  line(dark, 1.9, 1)
  if (zoom < FINE) return
  for (const [k, path] of ripples.entries()) line(path, 0.75, 0.75 - 0.25 * k)
  line(arrows, 1, 0.9)
}

/** Highways between two lines, streets without any, other roads between broken ones; tracks are dots. */
function roads(
  context: Surface,
  { highways, roads: lesser, tracks, town }: MapDrawing,
  inks: Inks,
  zoom: number,
): void {
  const line = (path: Path, width: number, style: string) => {
    context.lineWidth = width
    context.strokeStyle = style
    context.stroke(path)
  }
  if (zoom >= SMALL) {
    context.globalAlpha = 0.55
    context.setLineDash([0.1, 4.6])
    line(tracks, 1.5, inks.ink)
    context.setLineDash([])
  }
  context.globalAlpha = 1
  line(town.streets, 5.2, inks.road)
  context.lineCap = 'butt'
  context.setLineDash([8, 3.6])
  line(lesser, 5.4, inks.ink)
  context.setLineDash([])
  line(lesser, 3.4, inks.road)
  line(highways, 8.4, inks.ink)
  line(highways, 6, inks.road)
  context.lineCap = 'round'
}
