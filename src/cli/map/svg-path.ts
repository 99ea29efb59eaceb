import type { Path } from '../../painting/surface.ts'

/** Hundredths of a world unit are fine enough for the thinnest hachure. */
const FINE = 100

/** A number in the shortest form that path data allow: `.5`, `-.5`. */
const short = (value: number): string => String(value / FINE).replace(/^(-?)0\./, '$1.')

/**
 * A path as the path data of an SVG. The data are relative, which keeps them short, and go from rounded points, so that
 * errors do not add up.
 */
export class SvgPath implements Path {
  private readonly parts: string[] = []
  private x = 0
  private y = 0
  private first = { x: 0, y: 0 }
  private isBegun = false

  get data(): string {
    return this.parts.join('')
  }

  moveTo(x: number, y: number): void {
    this.add('m', [x, y])
    this.first = { x: this.x, y: this.y }
    this.isBegun = true
  }

  lineTo(x: number, y: number): void {
    if (this.isBegun) this.add('l', [x, y])
    else this.moveTo(x, y)
  }

  quadraticCurveTo(bendX: number, bendY: number, x: number, y: number): void {
    this.add('q', [bendX, bendY, x, y])
  }

  bezierCurveTo(bendX: number, bendY: number, nextX: number, nextY: number, x: number, y: number): void {
    this.add('c', [bendX, bendY, nextX, nextY, x, y])
  }

  arc(x: number, y: number, radius: number, from: number, to: number, isLeft = false): void {
    this.ellipse(x, y, radius, radius, 0, from, to, isLeft)
  }

  /** Draws arcs of at most half a turn: an SVG has no arc that returns to its beginning. */
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    turn: number,
    from: number,
    to: number,
    isLeft = false,
  ): void {
    const whole = 2 * Math.PI
    let angle = to - from
    if (isLeft ? angle <= -whole : angle >= whole) angle = isLeft ? -whole : whole
    else if (isLeft ? angle > 0 : angle < 0) angle += isLeft ? -whole : whole
    const on = (at: number): [number, number] => {
      const [u, v] = [radiusX * Math.cos(at), radiusY * Math.sin(at)]
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
    }
    this.lineTo(...on(from))
    const pieces = Math.max(1, Math.ceil(Math.abs(angle) / Math.PI - 1e-9))
    for (let k = 1; k <= pieces; k++) {
      const radii = [radiusX, radiusY].map((one) => short(Math.round(one * FINE))).join(' ')
      const degrees = Math.round((turn * 180) / Math.PI)
      this.add(`a${radii} ${degrees} 0 ${isLeft ? 0 : 1} `, on(from + (angle * k) / pieces))
    }
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y)
    this.lineTo(x + width, y)
    this.lineTo(x + width, y + height)
    this.lineTo(x, y + height)
    this.closePath()
  }

  closePath(): void {
    this.parts.push('z')
    this.x = this.first.x
    this.y = this.first.y
  }

  private add(sign: string, places: readonly number[]): void {
    const [fromX, fromY] = [this.x, this.y]
    const values = places.map((place, k) => {
      const at = Math.round(place * FINE)
      const isX = k % 2 === 0
      if (isX) this.x = at
      else this.y = at
      return short(at - (isX ? fromX : fromY))
    })
    // A minus sign separates numbers as a space does.
    this.parts.push(sign + values.join(' ').replaceAll(' -', '-'))
  }
}
