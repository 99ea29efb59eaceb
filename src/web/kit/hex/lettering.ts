/** Names on a map: of places and waters, and the numbers of hexes where they can be read. */
import type { Point } from '../camera.ts'
import type { Inks } from './inks.ts'
import { type HexLayout, middleOf, type Rect } from './layout.ts'
import { type Line, lengthOf, walk } from './lines.ts'
import type { PlaceName } from './plan.ts'
import type { Sheet } from './sheet.ts'

type Context = CanvasRenderingContext2D

export const SERIF = "'EB Garamond Variable', 'EB Garamond', Georgia, serif"
const SANS = "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif"
/** Fetches the letters that a map is written in: a canvas does not wait for them, so it is painted again when they have come. */
export const fetchLetters = (): Promise<unknown> =>
  Promise.all([`600 20px ${SERIF}`, `italic 500 20px ${SERIF}`, `500 8px ${SANS}`].map((font) => document.fonts.load(font)))

/** Below this many pixels for a world unit the numbers of hexes cannot be read. */
const NUMBERS_FROM = 0.62
/** From how many pixels for a world unit names are written: on a small picture of the whole map there is room for few. */
const NAMES_FROM: Readonly<Record<PlaceName['kind'], number>> = { town: 0, hill: 0.2, place: 0.27, exit: 0.27 }
const WATERS_FROM = 0.2
/** Names are at least so large on the screen, as far as they find room. */
const LEAST = 11.5

const STYLES: Readonly<Record<PlaceName['kind'], { readonly size: number; readonly font: string; readonly spacing: number }>> = {
  town: { size: 50, font: '600', spacing: 9 },
  hill: { size: 24, font: 'italic 500', spacing: 1.5 },
  place: { size: 20, font: 'italic 500', spacing: 0.5 },
  exit: { size: 20, font: 'italic 500', spacing: 0.5 },
}

export function letter(context: Context, sheet: Sheet, inks: Inks, sight: Rect, zoom: number): void {
  const sized = (size: number) => Math.min(size * 1.7, Math.max(size, LEAST / zoom))
  context.save()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  if (zoom >= NUMBERS_FROM) numbers(context, sheet, inks, sight)
  if (zoom >= WATERS_FROM) for (const { name, line } of longest(sheet)) along(context, line, name, sized(24), inks)
  const taken: Rect[] = []
  // Small names have only one place; a large one finds another.
  const bySize = sheet.plan.names.filter(({ kind }) => zoom >= NAMES_FROM[kind]).sort((a, b) => STYLES[a.kind].size - STYLES[b.kind].size)
  for (const name of bySize) taken.push(place(context, sheet.layout, name, inks, sized, taken))
  context.restore()
}

function numbers(context: Context, { layout, plan }: Sheet, inks: Inks, sight: Rect): void {
  context.font = `500 8.5px ${SANS}`
  context.fillStyle = inks.ink
  context.globalAlpha = 0.62
  for (const [hex, name] of plan.hexNames.entries()) {
    const { x, y } = middleOf(layout, hex)
    if (x < sight.x - 40 || x > sight.x + sight.width + 40 || y < sight.y - 40 || y > sight.y + sight.height + 40) continue
    context.fillText(name, x, y - layout.height / 2 + 7.5)
  }
}

/** Letters with the paper round them, so that they stand clear of the engraving. */
function haloed(context: Context, text: string, x: number, y: number, size: number, inks: Inks, ink: string): void {
  context.globalAlpha = 0.78
  context.lineWidth = size * 0.2
  context.lineJoin = 'round'
  context.strokeStyle = inks.paper
  context.strokeText(text, x, y)
  context.globalAlpha = 0.95
  context.fillStyle = ink
  context.fillText(text, x, y)
}

/** Writes a name where it covers no other: above its hexes, below, to the right, to the left. Gives the room that it takes. */
function place(
  context: Context,
  layout: HexLayout,
  name: PlaceName,
  inks: Inks,
  sized: (size: number) => number,
  taken: readonly Rect[],
): Rect {
  const middles = name.hexes.map((hex) => middleOf(layout, hex))
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const style = STYLES[name.kind]
  const size = sized(style.size)
  context.font = `${style.font} ${size}px ${SERIF}`
  context.letterSpacing = `${style.spacing}px`
  const text = name.kind === 'town' ? name.text.toLocaleUpperCase() : name.text
  const wide = context.measureText(text).width
  const { field, radius, height } = layout
  const off = name.kind === 'town' ? height * 0.62 + size * 0.36 : height * 0.2 + size * 0.4
  const boxed = (x: number, y: number): Rect => ({
    x: Math.min(Math.max(x - wide / 2, field.x + 12), field.x + field.width - wide - 12),
    y: Math.min(Math.max(y - size / 2, field.y + 4), field.y + field.height - size - 4),
    width: wide,
    height: size,
  })
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const rooms = [
    boxed(x, top - off),
    boxed(x, bottom + off),
    boxed(right + radius * 0.7 + wide / 2, y),
    boxed(left - radius * 0.7 - wide / 2, y),
  ]
  const room = rooms.find((one) => !taken.some((other) => meet(one, other))) ?? rooms[0]!
  haloed(context, text, room.x + wide / 2, room.y + size / 2, size, inks, inks.ink)
  context.letterSpacing = '0px'
  return room
}

const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Of each water, its longest course. */
function longest({ courses }: Sheet): { readonly name: string; readonly line: Line }[] {
  const best = new Map<string, Line>()
  for (const { name, line } of courses) if (lengthOf(line) > lengthOf(best.get(name) ?? { points: [], closed: false })) best.set(name, line)
  return [...best].map(([name, line]) => ({ name, line }))
}

/** A name that follows a water, letter by letter, on its left as one reads. */
function along(context: Context, line: Line, text: string, size: number, inks: Inks): void {
  context.font = `italic 500 ${size}px ${SERIF}`
  const [first, last] = [line.points[0]!, line.points[line.points.length - 1]!]
  const read = Math.abs(last.x - first.x) * 1.2 > Math.abs(last.y - first.y) ? last.x >= first.x : last.y <= first.y
  const way: Line = read ? line : { points: [...line.points].reverse(), closed: false }
  const letters = [...text]
  const gap = size * 0.16
  const widths = letters.map((one) => context.measureText(one).width + gap)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const long = lengthOf(way)
  if (long < total * 1.1) return
  const steps: { at: Point; way: Point }[] = []
  walk(way, 2, (at, to) => steps.push({ at, way: to }))
  let gone = long * 0.46 - total / 2
  for (const [k, one] of letters.entries()) {
    gone += widths[k]! / 2
    // The direction over the length of some letters: a name bends less than its water.
    const here = steps[Math.min(steps.length - 1, Math.max(0, Math.round(gone / 2)))]!
    const [from, to] = [-26, 26].map((by) => steps[Math.min(steps.length - 1, Math.max(0, Math.round(gone / 2) + by))]!.at) as [
      Point,
      Point,
    ]
    const turn = Math.atan2(to.y - from.y, to.x - from.x)
    context.save()
    context.translate(here.at.x, here.at.y)
    context.rotate(turn)
    haloed(context, one, 0, -size * 0.5 - 10, size, inks, inks.bank)
    context.restore()
    gone += widths[k]! / 2
  }
}
