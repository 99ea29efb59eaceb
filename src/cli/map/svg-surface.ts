import type { Rect } from '../../painting/plane.ts'
import type { Gradient, Path, Pixels, Surface } from '../../painting/surface.ts'
import { widthOf } from './letter-widths.ts'
import { pngOf } from './png.ts'
import { SvgPath } from './svg-path.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** The height of the middle of letters above their baseline, as on a canvas: a fraction of their size. */
const MIDDLE = 0.272
const ANCHORS = { center: 'middle', left: 'start', start: 'start', right: 'end', end: 'end' } as const

const digits = (value: number): string => String(Math.round(value * 1000) / 1000)

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

class SvgGradient implements Gradient {
  private readonly stops: string[] = []
  readonly place: string
  readonly id: string

  constructor(place: string, id: string) {
    this.place = place
    this.id = id
  }

  addColorStop(at: number, colour: string): void {
    // `#rrggbbaa`: old readers of SVG do not understand alpha in a colour.
    const alpha = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
    this.stops.push(
      `<stop offset="${at}" stop-color="${colour.slice(0, 7)}"${alpha < 1 ? ` stop-opacity="${digits(alpha)}"` : ''}/>`,
    )
  }

  get source(): string {
    const [kind] = this.place.split(' ')
    return `<${this.place} id="${this.id}" gradientUnits="userSpaceOnUse">${this.stops.join('')}</${kind}>`
  }
}

/** The settings that are saved and restored. */
class Style {
  fillStyle: string | object = '#000000'
  strokeStyle: string | object = '#000000'
  globalAlpha = 1
  lineWidth = 1
  lineCap: Surface['lineCap'] = 'butt'
  lineJoin: Surface['lineJoin'] = 'miter'
  font = '10px sans-serif'
  letterSpacing = '0px'
  textAlign: Surface['textAlign'] = 'start'
  textBaseline: Surface['textBaseline'] = 'alphabetic'
  protected dash: readonly number[] = []
  protected matrix: Matrix = [1, 0, 0, 1, 0, 0]
  protected clipped = ''
}

/** Paints into an SVG as into a canvas. Consecutive things with the same style go into one group. */
export class SvgSurface extends Style implements Surface {
  private readonly saved: Style[] = []
  private readonly defs: string[] = []
  private readonly gradients: SvgGradient[] = []
  private readonly parts: string[] = []
  private begun = new SvgPath()
  private group: readonly [clip: string, style: string] | undefined

  /** Everything that has been painted, for the inside of an `svg`. */
  get source(): string {
    const gradients = this.gradients.map(({ source }) => source)
    return `<defs>${[...gradients, ...this.defs].join('')}</defs>\n${this.parts.join('')}${this.group ? '</g></g>\n' : ''}`
  }

  save(): void {
    this.saved.push(Object.assign(new Style(), this.style()))
  }
  restore(): void {
    Object.assign(this, this.saved.pop())
  }
  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y)
  }
  rotate(angle: number): void {
    this.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0)
  }
  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0)
  }
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    const [A, B, C, D, E, F] = this.matrix
    this.matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F]
  }

  beginPath(): void {
    this.begun = new SvgPath()
  }
  moveTo(x: number, y: number): void {
    this.begun.moveTo(x, y)
  }
  lineTo(x: number, y: number): void {
    this.begun.lineTo(x, y)
  }
  quadraticCurveTo(bendX: number, bendY: number, x: number, y: number): void {
    this.begun.quadraticCurveTo(bendX, bendY, x, y)
  }
  bezierCurveTo(bendX: number, bendY: number, nextX: number, nextY: number, x: number, y: number): void {
    this.begun.bezierCurveTo(bendX, bendY, nextX, nextY, x, y)
  }
  arc(x: number, y: number, radius: number, from: number, to: number, isLeft?: boolean): void {
    this.begun.arc(x, y, radius, from, to, isLeft)
  }
  ellipse(x: number, y: number, radiusX: number, radiusY: number, turn: number, from: number, to: number): void {
    this.begun.ellipse(x, y, radiusX, radiusY, turn, from, to)
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.begun.rect(x, y, width, height)
  }
  closePath(): void {
    this.begun.closePath()
  }

  clip(path: Path = this.begun): void {
    const id = `clip-${this.defs.length}`
    this.defs.push(`<clipPath id="${id}"><path d="${dataOf(path)}"/></clipPath>`)
    this.clipped = id
  }
  fill(path: Path = this.begun): void {
    this.put(this.filling(), dataOf(path))
  }
  stroke(path: Path = this.begun): void {
    this.put(this.stroking(), dataOf(path))
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.fill(boxed(x, y, width, height))
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.stroke(boxed(x, y, width, height))
  }
  setLineDash(lengths: number[]): void {
    this.dash = lengths
  }

  fillText(text: string, x: number, y: number): void {
    this.letter(this.filling(), text, x, y)
  }
  strokeText(text: string, x: number, y: number): void {
    this.letter(this.stroking(), text, x, y)
  }
  measureText(text: string): { readonly width: number } {
    const { size, isItalic } = this.letters()
    return { width: widthOf(text, size, isItalic) + Number.parseFloat(this.letterSpacing) * text.length }
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient {
    return this.gradient(`linearGradient x1="${digits(x0)}" y1="${digits(y0)}" x2="${digits(x1)}" y2="${digits(y1)}"`)
  }
  createRadialGradient(x0: number, y0: number, _r0: number, x1: number, y1: number, r1: number): Gradient {
    const [focus, round] = [`fx="${digits(x0)}" fy="${digits(y0)}"`, `cx="${digits(x1)}" cy="${digits(y1)}"`]
    return this.gradient(`radialGradient ${focus} ${round} r="${digits(r1)}"`)
  }

  /** Lays a picture over a part of the world. */
  picture(pixels: Pixels, { x, y, width, height }: Rect): void {
    const box = `x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}"`
    this.open('')
    this.parts.push(
      `<image ${box} preserveAspectRatio="none" href="data:image/png;base64,${pngOf(pixels).toString('base64')}"/>\n`,
    )
  }

  private style(): Style {
    const { fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, font } = this
    const { letterSpacing, textAlign, textBaseline, dash, matrix, clipped } = this
    const written = { fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, font }
    return { ...written, letterSpacing, textAlign, textBaseline, dash, matrix, clipped } as unknown as Style
  }

  private gradient(place: string): Gradient {
    const made = new SvgGradient(place, `wash-${this.gradients.length}`)
    this.gradients.push(made)
    return made
  }

  private alpha(): string {
    return this.globalAlpha < 1 ? ` opacity="${digits(this.globalAlpha)}"` : ''
  }
  private filling(): string {
    return `fill="${colourOf(this.fillStyle)}"${this.alpha()}${this.turned()}`
  }
  private stroking(): string {
    const dash = this.dash.length > 0 ? ` stroke-dasharray="${this.dash.map(digits).join(' ')}"` : ''
    const ends = `stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash}`
    const line = `fill="none" stroke="${colourOf(this.strokeStyle)}" stroke-width="${digits(this.lineWidth)}" ${ends}`
    return `${line}${this.alpha()}${this.turned()}`
  }
  private turned(): string {
    const isPlain = this.matrix.every((value, k) => value === (k === 0 || k === 3 ? 1 : 0))
    return isPlain ? '' : ` transform="matrix(${this.matrix.map(digits).join(' ')})"`
  }

  private letters(): {
    readonly size: number
    readonly isItalic: boolean
    readonly weight: string
    readonly family: string
  } {
    const [, style = '', weight = '400', size = '10', family = ''] =
      /^(italic )?(?:(\d+) )?([\d.]+)px (.+)$/.exec(this.font) ?? []
    return { size: Number(size), isItalic: style !== '', weight, family }
  }
  private letter(how: string, text: string, x: number, y: number): void {
    const { size, isItalic, weight, family } = this.letters()
    const spacing = Number.parseFloat(this.letterSpacing)
    const font = `font-family="${escaped(family)}" font-size="${digits(size)}" font-weight="${weight}"`
    const style = `${isItalic ? ' font-style="italic"' : ''}${spacing > 0 ? ` letter-spacing="${digits(spacing)}"` : ''}`
    this.open(`${how} ${font}${style} text-anchor="${ANCHORS[this.textAlign]}"`)
    const down = this.textBaseline === 'middle' ? MIDDLE * size : 0
    // With another font, the text still takes the room that was found for it.
    const room =
      text.length > 4 ? ` textLength="${digits(this.measureText(text).width)}" lengthAdjust="spacingAndGlyphs"` : ''
    this.parts.push(`<text x="${digits(x)}" y="${digits(y + down)}"${room}>${escaped(text)}</text>\n`)
  }

  private put(style: string, data: string): void {
    if (data === '') return
    this.open(style)
    this.parts.push(`<path d="${data}"/>\n`)
  }
  /** Opens a group with this style, after closing an open group with another style. */
  private open(style: string): void {
    const next = [this.clipped, style] as const
    if (this.group && this.group[0] === next[0] && this.group[1] === next[1]) return
    if (this.group) this.parts.push('</g></g>\n')
    this.parts.push(`<g${this.clipped ? ` clip-path="url(#${this.clipped})"` : ''}><g${style ? ` ${style}` : ''}>\n`)
    this.group = next
  }
}

const dataOf = (path: Path): string => (path as SvgPath).data
const colourOf = (style: string | object): string =>
  style instanceof SvgGradient ? `url(#${style.id})` : String(style)

function boxed(x: number, y: number, width: number, height: number): SvgPath {
  const path = new SvgPath()
  path.rect(x, y, width, height)
  return path
}
