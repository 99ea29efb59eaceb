/** Lettering on a map: names of places and waters, and the numbers of hexes if they can be read. */

import { SANS, SERIF } from './fonts.ts'
import type { Inks } from './inks.ts'
import { middleOf } from './layout.ts'
import { type Line, lengthOf, walk } from './lines.ts'
import type { MapDrawing } from './map-drawing.ts'
import { meet, placeFor } from './placing.ts'
import type { PlaceName } from './plan.ts'
import type { Point, Rect } from './plane.ts'
import { spotRoom } from './spots.ts'
import type { Surface } from './surface.ts'

/** Below this many pixels per world unit, the numbers of hexes cannot be read. */
const NUMBERS_FROM = 0.62
/** The least pixels per world unit at which names are written: a small picture of the whole map has room for few. */
const NAMES_FROM: Readonly<Record<PlaceName['kind'], number>> = { town: 0, hill: 0.2, place: 0.27, exit: 0.27 }
const WATERS_FROM = 0.2
/** Names are at least this large on the screen, if they find room. */
const LEAST = 11.5

const STYLES: Readonly<
  Record<PlaceName['kind'], { readonly size: number; readonly font: string; readonly spacing: number }>
> = {
  town: { size: 50, font: '600', spacing: 9 },
  hill: { size: 24, font: 'italic 500', spacing: 1.5 },
  place: { size: 20, font: 'italic 500', spacing: 0.5 },
  exit: { size: 20, font: 'italic 500', spacing: 0.5 },
}

export function letter(
  context: Surface,
  drawing: MapDrawing,
  inks: Inks,
  sight: Rect,
  zoom: number,
  numbered: boolean,
): void {
  const sized = (size: number) => Math.min(size * 1.7, Math.max(size, LEAST / zoom))
  context.save()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  if (numbered && zoom >= NUMBERS_FROM) numbers(context, drawing, inks, sight)
  const taken = drawing.spots.map(({ hex }) => spotRoom(drawing.layout, hex))
  // Small names have few possible places; a large one finds another.
  const bySize = drawing.plan.names
    .filter(({ kind }) => zoom >= NAMES_FROM[kind])
    .sort((a, b) => STYLES[a.kind].size - STYLES[b.kind].size)
  for (const name of bySize) taken.push(write(context, drawing, name, inks, sized, taken))
  if (zoom >= WATERS_FROM)
    for (const { name, line } of longest(drawing)) along(context, drawing, line, name, sized(24), inks, taken)
  context.restore()
}

function numbers(context: Surface, { layout, plan }: MapDrawing, inks: Inks, sight: Rect): void {
  context.font = `500 8.5px ${SANS}`
  context.fillStyle = inks.ink
  context.globalAlpha = 0.62
  for (const [hex, name] of plan.hexNames.entries()) {
    const { x, y } = middleOf(layout, hex)
    if (x < sight.x - 40 || x > sight.x + sight.width + 40 || y < sight.y - 40 || y > sight.y + sight.height + 40)
      continue
    context.fillText(name, x, y - layout.height / 2 + 7.5)
  }
}

/** Letters with a halo of paper, so that they stand out from the engraving. */
function haloed(context: Surface, text: string, x: number, y: number, size: number, inks: Inks, ink: string): void {
  context.globalAlpha = 0.78
  context.lineWidth = size * 0.2
  context.lineJoin = 'round'
  context.strokeStyle = inks.paper
  context.strokeText(text, x, y)
  context.globalAlpha = 0.95
  context.fillStyle = ink
  context.fillText(text, x, y)
}

/** Writes a name where there is room for it. Returns the room that it takes. */
function write(
  context: Surface,
  { room }: MapDrawing,
  name: PlaceName,
  inks: Inks,
  sized: (size: number) => number,
  taken: readonly Rect[],
): Rect {
  const style = STYLES[name.kind]
  const size = sized(style.size)
  context.font = `${style.font} ${size}px ${SERIF}`
  context.letterSpacing = `${style.spacing}px`
  const text = name.kind === 'town' ? name.text.toLocaleUpperCase() : name.text
  const place = placeFor(room, name, { width: context.measureText(text).width, height: size }, taken)
  haloed(context, text, place.x + place.width / 2, place.y + size / 2, size, inks, inks.ink)
  context.letterSpacing = '0px'
  return place
}

/** The longest course of each water. */
function longest({ waters: { courses } }: MapDrawing): { readonly name: string; readonly line: Line }[] {
  const best = new Map<string, Line>()
  for (const { name, line } of courses)
    if (lengthOf(line) > lengthOf(best.get(name) ?? { points: [], closed: false })) best.set(name, line)
  return [...best].map(([name, line]) => ({ name, line }))
}

/** Where along its water a name may be written: fractions of the way at which its middle lies. */
const SHARES = [0.5, 0.3, 0.7, 0.18, 0.82, 0.4, 0.6]

interface Letter {
  readonly one: string
  readonly at: Point
  readonly turn: number
  readonly room: Rect
}

/**
 * Writes a name along a water, letter by letter, on the reader's left of it, where it covers no other name and few
 * counters.
 */
function along(
  context: Surface,
  { room }: MapDrawing,
  line: Line,
  text: string,
  size: number,
  inks: Inks,
  taken: Rect[],
): void {
  context.font = `italic 500 ${size}px ${SERIF}`
  const [first, last] = [line.points[0], line.points[line.points.length - 1]]
  const read = Math.abs(last.x - first.x) * 1.2 > Math.abs(last.y - first.y) ? last.x >= first.x : last.y <= first.y
  const way: Line = read ? line : { points: [...line.points].reverse(), closed: false }
  const widths = [...text].map((one) => context.measureText(one).width + size * 0.16)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const long = lengthOf(way)
  if (long < total * 1.1) return
  const steps: { at: Point; way: Point }[] = []
  walk(way, 2, (at, to) => steps.push({ at, way: to }))
  const laid = (fraction: number): Letter[] => {
    let gone = Math.min(Math.max(long * fraction - total / 2, 4), long - total - 4)
    return [...text].map((one, k) => {
      gone += widths[k] / 2
      // The direction averaged over a few letters: a name bends less than its water.
      const step = (by: number) => steps[Math.min(steps.length - 1, Math.max(0, Math.round(gone / 2) + by))].at
      const [here, from, to] = [step(0), step(-26), step(26)]
      const turn = Math.atan2(to.y - from.y, to.x - from.x)
      const off = size * 0.5 + 12
      const at = { x: here.x + Math.sin(turn) * off, y: here.y - Math.cos(turn) * off }
      gone += widths[k] / 2
      return {
        one,
        at,
        turn,
        room: { x: at.x - size * 0.4, y: at.y - size * 0.4, width: size * 0.8, height: size * 0.8 },
      }
    })
  }
  const cost = (letters: readonly Letter[]) =>
    letters.reduce(
      (sum, { room: own }) =>
        sum +
        (taken.some((one) => meet(own, one)) ? 50 : 0) +
        room.kept.reduce((most, { room: one, cost: price }) => Math.max(most, meet(own, one) ? price : 0), 0),
      0,
    )
  const best = SHARES.map(laid).reduce((one, other) => (cost(other) < cost(one) ? other : one))
  for (const { one, at, turn } of best) {
    context.save()
    context.translate(at.x, at.y)
    context.rotate(turn)
    haloed(context, one, 0, 0, size, inks, inks.bank)
    context.restore()
  }
  taken.push(...best.map((one) => one.room))
}
