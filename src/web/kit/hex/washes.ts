/** The soft part of a map: paper with its stains and folds, and washes over the hills. Painted small, and laid on large: that is what makes it soft. */
import { scatter } from '../ground.ts'
import type { Inks } from './inks.ts'
import type { Sheet } from './sheet.ts'

const WIDE = 760

/** The same colour, without any of it. */
const clear = (color: string): string => (/^#[0-9a-f]{6}$/i.test(color) ? `${color}00` : 'transparent')

export function paintWashes({ layout, hills, trees, town }: Sheet, inks: Inks): HTMLCanvasElement {
  const { world, field } = layout
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = Math.round((WIDE * world.height) / world.width)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(WIDE / world.width, WIDE / world.width)
  context.fillStyle = inks.paper
  context.fillRect(0, 0, world.width, world.height)
  const next = scatter(1809)
  for (let k = 0; k < 60; k++) {
    const [x, y, r] = [next() * world.width, next() * world.height, 90 + next() * 330]
    const stain = context.createRadialGradient(x, y, 0, x, y, r)
    stain.addColorStop(0, inks.stain)
    stain.addColorStop(1, clear(inks.stain))
    context.globalAlpha = 0.1 + next() * 0.16
    context.fillStyle = stain
    context.fillRect(x - r, y - r, r * 2, r * 2)
  }
  folds(context, world.width, world.height, inks)
  context.save()
  context.beginPath()
  context.rect(field.x, field.y, field.width, field.height)
  context.clip()
  context.fillStyle = inks.wood
  context.globalAlpha = 0.34
  context.fill(trees.wash)
  context.strokeStyle = inks.wood
  context.lineWidth = 9
  context.globalAlpha = 0.2
  context.stroke(trees.wash)
  context.fillStyle = inks.garden
  context.globalAlpha = 0.5
  context.fill(town.gardens)
  context.lineJoin = 'round'
  for (const wash of hills.washes) {
    context.fillStyle = inks.hill
    context.globalAlpha = 0.15
    context.fill(wash)
    // The brush lays most colour where it stops.
    context.save()
    context.strokeStyle = inks.hill
    for (const [wide, alpha] of [
      [34, 0.1],
      [20, 0.12],
      [10, 0.12],
    ] as const) {
      context.lineWidth = wide
      context.globalAlpha = alpha
      context.stroke(wash)
    }
    context.restore()
  }
  context.restore()
  return canvas
}

/** Folds of a sheet that has been carried in a sabretache. */
function folds(context: CanvasRenderingContext2D, width: number, height: number, inks: Inks): void {
  context.globalAlpha = 0.2
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
