/**
 * The part of a map that is not played on: paler, under ruled lines, and closed off by an edge. Everything drawn there
 * can still be read.
 */
import type { Inks } from './inks.ts'
import { cornerOf, endsOf, type HexLayout, hexUnder, middleOf } from './layout.ts'
import { joined, type Piece } from './lines.ts'
import type { MapPlan } from './plan.ts'
import type { Point } from './plane.ts'
import { trace } from './sheaf.ts'
import type { NewPath, Path, Surface } from './surface.ts'

export interface Shade {
  /** The ground, hex by hex and with the notches at the edge of the map. */
  readonly ground: Path
  /** Ruled lines over it. */
  readonly ruling: Path
  /** Along the sides between what is played on and what is not. */
  readonly edge: Path
}

/** World units from one ruled line to the next. */
const RULED = 13

export function shadeOf(layout: HexLayout, { shaded }: MapPlan, newPath: NewPath): Shade | undefined {
  if (!shaded) return undefined
  const count = layout.columns * layout.rows
  const [ground, ruling, edge] = [newPath(), newPath(), newPath()]
  const pieces: Piece[] = []
  for (let hex = 0; hex < count; hex++) {
    if (!shaded(hex)) continue
    trace(
      ground,
      [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(layout, hex, corner)),
      true,
    )
    for (let side = 0; side < 6; side++) {
      const [at, end] = endsOf(layout, hex, side)
      const other = hexUnder(layout, over(middleOf(layout, hex), at, end))
      if (other < 0) notch(ground, layout, at, end)
      else if (!shaded(other)) pieces.push({ from: named(at), to: named(end), at, end })
    }
  }
  if (pieces.length === 0) return undefined
  for (const { points, closed } of joined(pieces)) trace(edge, points, closed)
  rule(ruling, layout, (at) => isShut(layout, shaded, at))
  return { ground, ruling, edge }
}

const named = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

/** The middle of a hex mirrored at one of its sides: that of the hex beyond. */
const over = (middle: Point, a: Point, b: Point): Point => ({ x: a.x + b.x - middle.x, y: a.y + b.y - middle.y })

/** Adds the ground between a hex at the edge and the frame, which belongs to no hex. */
function notch(ground: Path, { field }: HexLayout, a: Point, b: Point): void {
  const [right, foot] = [field.x + field.width, field.y + field.height]
  const out = ({ x, y }: Point): Point => {
    const [left, top, east, south] = [x - field.x, y - field.y, right - x, foot - y]
    const least = Math.min(left, top, east, south)
    if (least === top) return { x, y: field.y }
    if (least === south) return { x, y: foot }
    return { x: least === left ? field.x : right, y }
  }
  const [from, to] = [out(a), out(b)]
  const corners = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ].filter(({ x, y }) => (x === field.x || x === right) && (y === field.y || y === foot))
  trace(ground, [a, from, ...corners.slice(0, 1), to, b], true)
}

const isShut = (layout: HexLayout, shaded: (hex: number) => boolean, at: Point): boolean => {
  const hex = hexUnder(layout, at)
  return hex >= 0 && shaded(hex)
}

/** Rules lines that slope down to the left wherever the map is shaded. */
function rule(path: Path, { field }: HexLayout, isIn: (at: Point) => boolean): void {
  const step = 4
  for (let start = field.x; start < field.x + field.width + field.height; start += RULED) {
    let from: Point | undefined
    for (let down = 0; down <= field.height + step; down += step) {
      const at = { x: start - down, y: field.y + down }
      const isHere = down <= field.height && isIn(at)
      if (isHere && !from) from = at
      if (!isHere && from) {
        trace(path, [from, { x: at.x + step, y: at.y - step }])
        from = undefined
      }
    }
  }
}

export function paintShade(context: Surface, { ground, ruling, edge }: Shade, inks: Inks, zoom: number): void {
  context.globalAlpha = 0.58
  context.fillStyle = inks.paper
  context.fill(ground)
  context.strokeStyle = inks.line
  context.lineWidth = 0.7
  context.globalAlpha = 0.5
  context.stroke(ruling)
  edging(context, edge, inks, Math.max(1, 0.5 / zoom))
}

/** A broad line of colour beside a dark one, as borders are drawn. */
function edging(context: Surface, edge: Path, inks: Inks, times: number): void {
  context.lineJoin = 'round'
  context.strokeStyle = inks.eaves
  context.lineWidth = 9 * times
  context.globalAlpha = 0.3
  context.stroke(edge)
  context.strokeStyle = inks.ink
  context.lineWidth = 2 * times
  context.globalAlpha = 0.9
  context.setLineDash([14 * times, 5 * times, 2.5 * times, 5 * times])
  context.stroke(edge)
  context.setLineDash([])
}
