import type { Camera, Size } from './camera.ts'

/** The most pixels that a ground is painted with; beyond that, it is painted more coarsely rather than not at all. */
const MOST_PIXELS = 24_000_000

/** Paints a ground once, at the pixels of the device. `scale` is screen pixels per world unit. */
export function paintGround(
  canvas: HTMLCanvasElement,
  world: Size,
  scale: number,
  paint: (context: CanvasRenderingContext2D, style: CSSStyleDeclaration) => void,
): void {
  const wanted = scale * (window.devicePixelRatio || 1)
  const sharp = Math.min(wanted, Math.sqrt(MOST_PIXELS / (world.width * world.height)))
  canvas.width = Math.max(1, Math.round(world.width * sharp))
  canvas.height = Math.max(1, Math.round(world.height * sharp))
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(canvas.width / world.width, 0, 0, canvas.height / world.height, 0, 0)
  paint(context, getComputedStyle(canvas))
}

/** A part of the world. */
export interface Sight {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the world that a screen shows through a camera, and `around` screens more on every side. */
export function sightOf({ x, y, scale }: Camera, screen: Size, world: Size, around = 0): Sight {
  const span = (from: number, room: number, most: number) => {
    const [start, end] = [
      Math.max(0, (-from - room * around) / scale),
      Math.min(most, (room * (1 + around) - from) / scale),
    ]
    return [start, Math.max(0, end - start)] as const
  }
  const [left, width] = span(x, screen.width, world.width)
  const [top, height] = span(y, screen.height, world.height)
  return { x: left, y: top, width, height }
}

/** Does one part of the world contain another? A tiny overhang does not count. */
export const holds = (part: Sight, other: Sight): boolean =>
  other.x >= part.x - 0.01 &&
  other.y >= part.y - 0.01 &&
  other.x + other.width <= part.x + part.width + 0.01 &&
  other.y + other.height <= part.y + part.height + 0.01

/** Paints a part of a ground at the pixels of the device, and lays the canvas over that part. */
export function paintPart(
  canvas: HTMLCanvasElement,
  world: Size,
  part: Sight,
  scale: number,
  paint: (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Sight) => void,
): void {
  const sharp = scale * (window.devicePixelRatio || 1)
  canvas.width = Math.max(1, Math.round(part.width * sharp))
  canvas.height = Math.max(1, Math.round(part.height * sharp))
  canvas.style.left = `${(part.x / world.width) * 100}%`
  canvas.style.top = `${(part.y / world.height) * 100}%`
  canvas.style.width = `${(part.width / world.width) * 100}%`
  canvas.style.height = `${(part.height / world.height) * 100}%`
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(canvas.width / part.width, 0, 0, canvas.height / part.height, 0, 0)
  context.translate(-part.x, -part.y)
  paint(context, getComputedStyle(canvas), part)
}
