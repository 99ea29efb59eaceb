import { scatter } from '../../../src/painting/scatter.ts'
import type { Point } from '../../../src/web/stage/camera.ts'
import { FIELD } from '../rules/state/board.ts'
import type { Plan, Rect } from './plan.ts'

/**
 * Paints the paper with its washes, hachures and engraved ground, in the manner of a staff map of the time.
 */

export type Context = CanvasRenderingContext2D
export interface Inks {
  readonly paper: string
  readonly paper2: string
  readonly ink: string
  readonly line: string
  readonly wood: string
  readonly hill: string
  readonly water: string
  readonly road: string
  readonly house: string
  readonly grass: string
}

const readInks = (style: CSSStyleDeclaration): Inks => {
  const read = (name: string, or: string) => style.getPropertyValue(name).trim() || or
  return {
    paper: read('--map-paper', '#f4ead2'),
    paper2: read('--map-paper-2', '#e9dbb9'),
    ink: read('--map-ink', '#4a3b28'),
    line: read('--map-line', '#a8916a'),
    wood: read('--map-wood', '#6f8455'),
    hill: read('--map-hill', '#8f6f45'),
    water: read('--map-water', '#8fb3c4'),
    road: read('--map-road', '#b9824d'),
    house: read('--map-house', '#a23b2c'),
    grass: read('--map-grass', '#93a06d'),
  }
}

/** The same colour, fully transparent: gradients to plain transparency go through grey. */
export const clear = (color: string): string => (/^#[0-9a-f]{6}$/i.test(color) ? `${color}00` : 'transparent')

/** Paints the whole paper; `paintTerrain` paints the ground on it, if it counts. */
export function paintMap(
  context: Context,
  style: CSSStyleDeclaration,
  plan: Plan,
  paintTerrain?: (inks: Inks) => void,
): void {
  const inks = readInks(style)
  paper(context, plan, inks)
  for (let s = 0; s < FIELD; s++) fields(context, plan.sectors[s], inks, s)
  paintTerrain?.(inks)
  grid(context, plan, inks)
  frame(context, plan, inks)
  if (plan.rose) rose(context, plan.rose, inks, plan.near === 1)
}

function paper(context: Context, { world }: Plan, inks: Inks): void {
  context.fillStyle = inks.paper
  context.fillRect(0, 0, world.width, world.height)
  const next = scatter(1809)
  // Stains and folds of a paper that was carried in a sabretache.
  for (let k = 0; k < 26; k++) {
    const [x, y, r] = [next() * world.width, next() * world.height, 60 + next() * 190]
    const stain = context.createRadialGradient(x, y, 0, x, y, r)
    stain.addColorStop(0, inks.paper2)
    stain.addColorStop(1, clear(inks.paper2))
    context.globalAlpha = 0.12 + next() * 0.16
    context.fillStyle = stain
    context.fillRect(x - r, y - r, r * 2, r * 2)
  }
  context.globalAlpha = 0.1
  context.strokeStyle = inks.ink
  context.lineWidth = 0.5
  context.beginPath()
  for (let k = 0; k < 900; k++) {
    const [x, y] = [next() * world.width, next() * world.height]
    context.moveTo(x, y)
    context.lineTo(x + (next() - 0.5) * 12, y + (next() - 0.5) * 5)
  }
  context.stroke()
  context.globalAlpha = 0.16
  for (const at of [world.width / 3, (world.width * 2) / 3]) {
    const fold = context.createLinearGradient(at - 7, 0, at + 7, 0)
    fold.addColorStop(0, clear(inks.line))
    fold.addColorStop(0.48, inks.line)
    fold.addColorStop(0.52, clear(inks.line))
    fold.addColorStop(1, clear(inks.line))
    context.fillStyle = fold
    context.fillRect(at - 7, 0, 14, world.height)
  }
  context.globalAlpha = 1
}

/** Ploughed strips, tufts and a hedge: they do not count, and are too faint to be taken for ground that does. */
function fields(context: Context, { x, y, w, h }: Rect, inks: Inks, seed: number): void {
  const next = scatter(71 + seed * 977)
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.globalAlpha = 0.2
  for (let k = 0; k < 3; k++) {
    const [cx, cy] = [x + 40 + next() * (w - 80), y + 50 + next() * (h - 80)]
    const [long, many, angle] = [26 + next() * 34, 4 + Math.floor(next() * 4), next() * Math.PI]
    context.save()
    context.translate(cx, cy)
    context.rotate(angle)
    context.fillStyle = k % 2 === 0 ? inks.grass : inks.paper2
    context.globalAlpha = 0.1
    context.beginPath()
    context.ellipse(0, 0, long * 0.62, many * 3.1, 0, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 0.3
    context.strokeStyle = inks.line
    context.lineWidth = 0.8
    context.beginPath()
    for (let n = 0; n < many; n++) {
      const row = (n - many / 2) * 5.2
      context.moveTo(-long / 2 + next() * 6, row)
      context.lineTo(long / 2 - next() * 6, row + (next() - 0.5) * 1.6)
    }
    context.stroke()
    context.restore()
  }
  context.globalAlpha = 0.34
  context.strokeStyle = inks.grass
  context.lineWidth = 1
  context.beginPath()
  for (let k = 0; k < 26; k++) {
    const [cx, cy] = [x + 14 + next() * (w - 28), y + 16 + next() * (h - 26)]
    for (const lean of [-2.4, 0, 2.4]) {
      context.moveTo(cx + lean * 0.6, cy)
      context.lineTo(cx + lean * 1.4, cy - 4.4 + Math.abs(lean) * 0.4)
    }
  }
  context.stroke()
  context.restore()
}

/** Borders as surveyors drew them, and between two sectors the five places of the battle zone. */
function grid(context: Context, plan: Plan, inks: Inks): void {
  const { x, y, w, h } = plan.field
  context.save()
  context.strokeStyle = inks.ink
  context.globalAlpha = 0.62
  context.lineWidth = 1.3
  context.setLineDash([10, 4, 2, 4])
  context.beginPath()
  for (const k of [1, 2]) {
    context.moveTo(x + (w * k) / 3, y)
    context.lineTo(x + (w * k) / 3, y + h)
    context.moveTo(x, y + (h * k) / 3)
    context.lineTo(x + w, y + (h * k) / 3)
  }
  context.stroke()
  context.setLineDash([])
  context.globalAlpha = 0.7
  context.lineWidth = 1.8
  context.strokeRect(x, y, w, h)
  context.lineWidth = 0.8
  context.strokeRect(x - 4, y - 4, w + 8, h + 8)
  context.restore()
}

/** The neat line of a map: double, with degrees in black and white between. */
function frame(context: Context, { world }: Plan, inks: Inks): void {
  const [outer, inner] = [8, 18]
  context.save()
  context.strokeStyle = inks.ink
  context.fillStyle = inks.ink
  context.globalAlpha = 0.85
  context.lineWidth = 2
  context.strokeRect(outer, outer, world.width - outer * 2, world.height - outer * 2)
  context.lineWidth = 1
  context.strokeRect(inner, inner, world.width - inner * 2, world.height - inner * 2)
  const degree = 40
  for (let x = inner; x < world.width - inner; x += degree * 2) {
    const wide = Math.min(degree, world.width - inner - x)
    context.fillRect(x, outer + 3, wide, inner - outer - 5)
    context.fillRect(x, world.height - inner + 2, wide, inner - outer - 5)
  }
  for (let y = inner; y < world.height - inner; y += degree * 2) {
    const high = Math.min(degree, world.height - inner - y)
    context.fillRect(outer + 3, y, inner - outer - 5, high)
    context.fillRect(world.width - inner + 2, y, inner - outer - 5, high)
  }
  context.restore()
}

function rose(context: Context, { x, y }: Point, inks: Inks, turned: boolean): void {
  context.save()
  context.translate(x, y)
  if (turned) context.rotate(Math.PI)
  context.strokeStyle = inks.ink
  context.fillStyle = inks.ink
  context.globalAlpha = 0.8
  context.lineWidth = 1
  context.beginPath()
  context.arc(0, 0, 30, 0, Math.PI * 2)
  context.moveTo(26, 0)
  context.arc(0, 0, 26, 0, Math.PI * 2)
  context.stroke()
  for (let k = 0; k < 8; k++) {
    const long = k % 2 === 0 ? 44 : 24
    context.save()
    context.rotate((k * Math.PI) / 4)
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(0, -long)
      context.lineTo(side * 7, -8)
      context.lineTo(0, 0)
      context.closePath()
      if (side === 1) context.fill()
      else {
        context.save()
        context.fillStyle = inks.paper
        context.fill()
        context.restore()
      }
      context.stroke()
    }
    context.restore()
  }
  context.font = "600 17px 'EB Garamond Variable', 'EB Garamond', Georgia, serif"
  context.textAlign = 'center'
  context.fillText('N', 0, -49)
  context.restore()
}
