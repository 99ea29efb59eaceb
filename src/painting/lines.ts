/** Lines on a map as plain points: joined from pieces, made smooth, walked along. */
import type { Point } from './plane.ts'

export interface Line {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** A piece of a line between two places that have names. */
export interface Piece {
  readonly from: string
  readonly to: string
  readonly at: Point
  readonly end: Point
}

/** Joins directed pieces, the end of one being the beginning of the next. */
export function joined(pieces: readonly Piece[]): Line[] {
  const after = new Map(pieces.map((piece) => [piece.from, piece]))
  const ends = new Set(pieces.map(({ to }) => to))
  const lines: Line[] = []
  const follow = (first: Piece) => {
    const points = [first.at]
    let piece: Piece | undefined = first
    let closed = false
    while (piece) {
      after.delete(piece.from)
      points.push(piece.end)
      closed = piece.to === first.from
      piece = after.get(piece.to)
    }
    if (closed) points.pop()
    lines.push({ points, closed })
  }
  for (const piece of pieces) if (!ends.has(piece.from) && after.get(piece.from) === piece) follow(piece)
  for (const piece of pieces) if (after.get(piece.from) === piece) follow(piece)
  return lines
}

/**
 * Joins pieces that have no direction (the reaches of a river), making each line as long as possible without forking.
 */
export function strung(pieces: readonly Piece[]): Line[] {
  const left = new Set(pieces)
  const meeting = new Map<string, Piece[]>()
  for (const piece of pieces)
    for (const name of [piece.from, piece.to]) meeting.set(name, [...(meeting.get(name) ?? []), piece])
  const lines: Line[] = []
  const follow = (start: string) => {
    for (;;) {
      const first = meeting.get(start)?.find((piece) => left.has(piece))
      if (!first) return
      const points: Point[] = [first.from === start ? first.at : first.end]
      let here = start
      for (
        let piece: Piece | undefined = first;
        piece;
        piece = meeting.get(here)!.length === 2 ? meeting.get(here)!.find((one) => left.has(one)) : undefined
      ) {
        left.delete(piece)
        const onward: boolean = piece.from === here
        points.push(onward ? piece.end : piece.at)
        here = onward ? piece.to : piece.from
      }
      lines.push({ points, closed: here === start })
      if (here === start) points.pop()
    }
  }
  for (const [name, those] of meeting) if (those.length !== 2) follow(name)
  for (const name of meeting.keys()) follow(name)
  return lines
}

/** Cuts the corners of a line `times` times, until it is a curve. The ends of an open line stay where they are. */
export function smooth({ points, closed }: Line, times = 3): Line {
  let now = points
  for (let k = 0; k < times && now.length > 2; k++) {
    const next: Point[] = closed ? [] : [now[0]]
    const last = closed ? now.length : now.length - 1
    for (let i = 0; i < last; i++) {
      const [a, b] = [now[i], now[(i + 1) % now.length]]
      if (closed || i > 0) next.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
      if (closed || i < last - 1) next.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
    }
    if (!closed) next.push(now[now.length - 1])
    now = next
  }
  return { points: now, closed }
}

/** Walks along a line in equal steps: gives each place and the direction there (a vector of length 1). */
export function walk(
  { points, closed }: Line,
  step: number,
  each: (at: Point, way: Point, gone: number) => void,
): void {
  let due = step / 2
  let gone = 0
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b] = [points[i], points[(i + 1) % points.length]]
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    if (long === 0) continue
    const way = { x: (b.x - a.x) / long, y: (b.y - a.y) / long }
    for (; due <= long; due += step) each({ x: a.x + way.x * due, y: a.y + way.y * due }, way, gone + due)
    due -= long
    gone += long
  }
}

/** The length of a line. */
export function lengthOf({ points, closed }: Line): number {
  let sum = 0
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const [a, b] = [points[(i + points.length - 1) % points.length], points[i]]
    sum += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return sum
}

/**
 * Makes a line wander a little, as if drawn by hand: the same place of the world always wanders the same way, by at
 * most `most`.
 */
export function wandering({ points, closed }: Line, most: number): Line {
  return {
    points: points.map(({ x, y }) => ({
      x: x + most * (0.6 * Math.sin(x / 41 + y / 29) + 0.4 * Math.sin(y / 13.7 - x / 19)),
      y: y + most * (0.6 * Math.sin(y / 37 - x / 31 + 2) + 0.4 * Math.sin(x / 14.3 + y / 21)),
    })),
    closed,
  }
}

export interface Hand {
  /** How far a point may leave its place, in world units. */
  readonly reach: number
  /** How far the drawing hand strays beyond that. */
  readonly stray: number
  /** Points that the line goes through exactly. */
  readonly pins?: readonly Point[]
}

/**
 * For a line drawn by hand: world units between its points, how often it is straightened, and how near to a pin it is
 * held.
 */
const CLOSE = 7
const ROUNDS = 24
const SOFT = 4
const HELD = 46

/**
 * Draws a line that turns from hex to hex as by hand: its corners are pulled straight, but never farther from its
 * course than the hand may go.
 */
export function drawnByHand(line: Line, { reach, stray, pins = [] }: Hand): Line {
  const { closed } = line
  const places: Point[] = closed ? [] : [line.points[0]]
  walk(line, Math.max(1, lengthOf(line) / Math.max(1, Math.round(lengthOf(line) / CLOSE))), (at) => places.push(at))
  if (!closed) places.push(line.points[line.points.length - 1])
  const free = places.map(({ x, y }) =>
    Math.min(1, ...pins.map((pin) => Math.max(0, Math.hypot(pin.x - x, pin.y - y) - CLOSE / 2) / HELD)),
  )
  let now = places
  const many = places.length
  for (let round = 0; round < ROUNDS; round++)
    now = now.map((at, k) => {
      if (!closed && (k === 0 || k === many - 1)) return at
      const [before, after] = [now[(k + many - 1) % many], now[(k + 1) % many]]
      const [x, y] = [at.x + ((before.x + after.x) / 2 - at.x) * 0.9, at.y + ((before.y + after.y) / 2 - at.y) * 0.9]
      const [dx, dy] = [x - places[k].x, y - places[k].y]
      const [far, most] = [Math.hypot(dx, dy), reach * free[k]]
      return far <= most ? { x, y } : { x: places[k].x + (dx * most) / far, y: places[k].y + (dy * most) / far }
    })
  // Where the hand was held back, the line turns softly.
  for (let round = 0; round < SOFT; round++)
    now = now.map((at, k) => {
      if ((!closed && (k === 0 || k === many - 1)) || free[k] < 0.5) return at
      const [before, after] = [now[(k + many - 1) % many], now[(k + 1) % many]]
      return { x: (before.x + 2 * at.x + after.x) / 4, y: (before.y + 2 * at.y + after.y) / 4 }
    })
  const strayed = wandering({ points: now, closed }, stray).points
  const points = now.map((at, k) =>
    !closed && (k === 0 || k === many - 1)
      ? at
      : { x: at.x + (strayed[k].x - at.x) * free[k], y: at.y + (strayed[k].y - at.y) * free[k] },
  )
  return smooth({ points, closed }, 1)
}
