/**
 * What a map is painted on: the part of the canvas interface that the painter uses, so that the same strokes go to a
 * canvas on the page and to an SVG on paper.
 */

/** A path that strokes are added to; a `Path2D` is one. */
export interface Path {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(bendX: number, bendY: number, x: number, y: number): void
  bezierCurveTo(bendX: number, bendY: number, nextX: number, nextY: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number, isLeft?: boolean): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, turn: number, from: number, to: number): void
  rect(x: number, y: number, width: number, height: number): void
  closePath(): void
}

/** Makes an empty path of the kind that the surface takes. */
export type NewPath = () => Path

export interface Gradient {
  /** `at` from 0 to 1. */
  addColorStop(at: number, colour: string): void
}

/** A surface paints in world units, as a `CanvasRenderingContext2D` does. It is itself its current path. */
export interface Surface extends Path {
  /** A colour, or a gradient of this surface. */
  fillStyle: string | object
  strokeStyle: string | object
  globalAlpha: number
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  font: string
  letterSpacing: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  clip(path?: Path): void
  fill(path?: Path): void
  stroke(path?: Path): void
  fillRect(x: number, y: number, width: number, height: number): void
  strokeRect(x: number, y: number, width: number, height: number): void
  setLineDash(lengths: number[]): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
}

/** A bitmap: red, green, blue and alpha of each point, row by row. */
export interface Pixels {
  readonly columns: number
  readonly rows: number
  readonly data: Uint8ClampedArray
}
