/** A field on a canvas of the page, as sharp as the canvas allows. */
import { SANS, SERIF } from '../../../painting/fonts.ts'
import { DAY, LAMP } from '../../../painting/inks.ts'
import type { Rect } from '../../../painting/plane.ts'
import { drawField } from './drawing.ts'
import { paintField } from './paint.ts'
import type { FieldPlan } from './plan.ts'

/** Paints the part of a field that lies in a rectangle of the world. */
export type FieldPainter = (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Rect) => void

/** Makes a painter for a field, by day or by lamp. */
export function painterOf(plan: FieldPlan): FieldPainter {
  const drawing = drawField(plan, () => new Path2D())
  return (context, _style, sight) => {
    const inks = document.documentElement.dataset.theme === 'lamp' ? LAMP : DAY
    const zoom = context.getTransform().a / (window.devicePixelRatio || 1)
    paintField(context, drawing, inks, { sight, zoom })
  }
}

/** Fetches the fonts of a field: a canvas does not wait for them, so it is painted again when they arrive. */
export const fetchLetters = (): Promise<unknown> =>
  Promise.all(
    [`600 20px ${SERIF}`, `italic 500 20px ${SERIF}`, `500 8px ${SANS}`].map((font) => document.fonts.load(font)),
  )
