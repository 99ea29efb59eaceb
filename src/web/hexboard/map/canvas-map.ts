/** A map on a canvas of the page, as sharp as the canvas allows. */

import { SANS, SERIF } from '../../../painting/fonts.ts'
import { DAY, type Inks, LAMP } from '../../../painting/inks.ts'
import type { HexLayout } from '../../../painting/layout.ts'
import { drawingOf, type MapDrawing } from '../../../painting/map-drawing.ts'
import { type Marks, paint } from '../../../painting/paint.ts'
import type { MapPlan } from '../../../painting/plan.ts'
import type { Rect } from '../../../painting/plane.ts'
import type { Pixels } from '../../../painting/surface.ts'
import { paintWashes } from '../../../painting/washes.ts'

/** Paints the part of a map that lies in a rectangle of the world. */
export type MapPainter = (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Rect) => void

/** Every stroke of a map, for canvases. */
export const drawnMap = (layout: HexLayout, plan: MapPlan): MapDrawing => drawingOf(layout, plan, () => new Path2D())

/** Washes are painted at this small size and scaled up, which makes them soft. */
const WIDE = 1100

/** Makes a painter for a map. It keeps the washes between two paintings in the same light. */
export function painterOf(drawing: MapDrawing, marks: Marks): MapPainter {
  let washes: HTMLCanvasElement | undefined
  let light: Inks | undefined
  return (context, _style, sight) => {
    const inks = document.documentElement.dataset.theme === 'lamp' ? LAMP : DAY
    if (light !== inks) {
      washes = washed(drawing, inks)
      light = inks
    }
    layPart(context, washes!, drawing.layout, sight)
    const zoom = context.getTransform().a / (window.devicePixelRatio || 1)
    paint(context, drawing, inks, { sight, zoom, marks })
  }
}

function washed(drawing: MapDrawing, inks: Inks): HTMLCanvasElement {
  const { world } = drawing.layout
  const [canvas, context] = sized(WIDE, Math.round((WIDE * world.height) / world.width))
  if (!context) return canvas
  context.scale(WIDE / world.width, WIDE / world.width)
  paintWashes(context, drawing, inks, (pixels, { x, y, width, height }) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(pictureOf(pixels), x, y, width, height)
  })
  return canvas
}

function pictureOf({ columns, rows, data }: Pixels): HTMLCanvasElement {
  const [canvas, context] = sized(columns, rows)
  const image = context?.createImageData(columns, rows)
  image?.data.set(data)
  if (image) context?.putImageData(image, 0, 0)
  return canvas
}

function sized(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return [canvas, canvas.getContext('2d')]
}

function layPart(
  context: CanvasRenderingContext2D,
  washes: HTMLCanvasElement,
  { world }: HexLayout,
  { x, y, width, height }: Rect,
): void {
  const small = washes.width / world.width
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(washes, x * small, y * small, width * small, height * small, x, y, width, height)
}

/** Fetches the fonts of a map: a canvas does not wait for them, so it is painted again when they arrive. */
export const fetchLetters = (): Promise<unknown> =>
  Promise.all(
    [`600 20px ${SERIF}`, `italic 500 20px ${SERIF}`, `500 8px ${SANS}`].map((font) => document.fonts.load(font)),
  )
