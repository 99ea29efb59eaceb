/**
 * Decoration of open ground: ploughed fields, meadows, a few olives in rows, tracks from farm to road. None of it
 * counts in the rules, so it must not look like the woods and roads that do: it keeps off slopes, waters, roads, woods
 * and towns, olives stand apart without green ground under them, and a track is a dotted line without borders. The
 * legend says so.
 */

import type { Clearing } from './clearing.ts'
import { type HexLayout, hexUnder, middleOf } from './layout.ts'
import { drawnByHand, type Line, walk } from './lines.ts'
import type { MapPlan } from './plan.ts'
import type { Point } from './plane.ts'
import { scatter } from './scatter.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'
import type { NewPath, Path } from './surface.ts'
import { noTrees, plant, type Trees } from './trees.ts'

export interface Fields {
  /** Ground of a field, by its colour: ploughed, stubble, grass. */
  readonly plots: readonly [Path, Path, Path]
  readonly hedges: Sheaf
  readonly furrows: Sheaf
  readonly tufts: Sheaf
  readonly olives: Trees
}

/** The side of the squares, in each of which some fields lie together, and the distance between tufts of grass. */
const SQUARE = 128
const TUFTS = 62
/** The highest level with fields. */
const HIGHEST = 1
/** A little more than how far hachures reach from the edge of a slope. World units. */
const HACHURES = 22
/** The percentage of squares that are tilled, and how much of that is rows of olives. */
const TILLED = 52
const ORCHARDS = 22

/** `clear` of roads, tracks and waters, and farther from the `edges` of slopes and woods. */
export function sowFields(
  layout: HexLayout,
  plan: MapPlan,
  clear: Clearing,
  edges: Clearing,
  newPath: NewPath,
): Fields {
  const fields: Fields = {
    plots: [newPath(), newPath(), newPath()],
    hedges: sheaf(newPath),
    furrows: sheaf(newPath),
    tufts: sheaf(newPath),
    olives: noTrees(newPath),
  }
  const { field } = layout
  const isPlain = (at: Point, level: number): boolean => {
    const hex = hexUnder(layout, at)
    return hex >= 0 && plan.cover(hex) === 'open' && plan.level(hex) === level && clear(at, 11) && edges(at, HACHURES)
  }
  const tilled: Point[] = []
  for (let row = 0; row * SQUARE < field.height; row++)
    for (let column = 0; column * SQUARE < field.width; column++) {
      const next = scatter(row * 911 + column * 37 + 5)
      const at = {
        x: field.x + (column + 0.2 + 0.6 * next()) * SQUARE,
        y: field.y + (row + 0.2 + 0.6 * next()) * SQUARE,
      }
      const hex = hexUnder(layout, at)
      if (hex < 0 || plan.level(hex) > HIGHEST || next() * 100 >= TILLED) continue
      const level = plan.level(hex)
      if (next() * 100 < ORCHARDS) orchard(fields.olives, at, next, (one) => isPlain(one, level))
      else tilled.push(...till(fields, at, next, (one) => isPlain(one, level)))
    }
  for (let y = field.y; y < field.y + field.height; y += TUFTS)
    for (let x = field.x; x < field.x + field.width; x += TUFTS) {
      const at = { x: x + TUFTS / 2, y: y + TUFTS / 2 }
      const hex = hexUnder(layout, at)
      const bare = (one: Point) => tilled.every((plot) => Math.hypot(plot.x - one.x, plot.y - one.y) > 26)
      if (hex >= 0)
        grass(fields.tufts, at, scatter(Math.round(x * 3 + y * 7)), (one) => isPlain(one, plan.level(hex)) && bare(one))
    }
  return fields
}

/** A frame of reference for a field: neighbouring fields lie much the same way. */
function framed({ x, y }: Point, next: () => number): (u: number, v: number) => Point {
  const turn = 0.9 * Math.sin(x / 260 + y / 340) + 0.4 * (next() - 0.5)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (u, v) => ({ x: x + u * cos - v * sin, y: y + u * sin + v * cos })
}

function orchard(olives: Trees, at: Point, next: () => number, isPlain: (at: Point) => boolean): void {
  const place = framed(at, next)
  for (let v = -16; v <= 16; v += 10.6)
    for (let u = -24; u <= 24; u += 12) {
      const one = place(u + (next() - 0.5) * 2.4, v + (next() - 0.5) * 2.4)
      if (isPlain(one) && next() > 0.12) plant(olives, 'olive', one, 3 + 0.5 * next())
    }
}

/**
 * Strips side by side, as heirs divide land; each has its crop, or none. Returns the middles of the strips that exist.
 */
function till(
  { plots, hedges, furrows }: Fields,
  at: Point,
  next: () => number,
  isPlain: (at: Point) => boolean,
): Point[] {
  const place = framed(at, next)
  const many = 3 + Math.floor(next() * 4)
  const widths = Array.from({ length: many }, () => 11 + 11 * next())
  let left = -widths.reduce((sum, one) => sum + one, 0) / 2
  let [top, foot] = [-19 - 12 * next(), 19 + 12 * next()]
  const sown: Point[] = []
  for (const wide of widths) {
    const right = left + wide
    const [farTop, farFoot] = [top + (next() - 0.5) * 8, foot + (next() - 0.5) * 8]
    const outline = [place(left, top), place(right, farTop), place(right, farFoot), place(left, foot)]
    const middle = place((left + right) / 2, 0)
    const crop = Math.floor(next() * 4.6)
    const sides = [place(left, (top + foot) / 2), place(right, (farTop + farFoot) / 2)]
    if (crop < 4 && [middle, ...sides, ...outline].every(isPlain)) {
      if (crop < 3) trace(plots[crop], outline, true)
      trace(hedges.at(at.x, at.y), outline, true)
      sown.push(middle)
      if (crop !== 2)
        for (let u = 2.4; u < wide - 1; u += 3.1) {
          const fraction = u / wide
          const [from, to] = [
            place(left + u, top + (farTop - top) * fraction + 2),
            place(left + u, foot + (farFoot - foot) * fraction - 2),
          ]
          const path = furrows.at(at.x, at.y)
          path.moveTo(from.x, from.y)
          path.lineTo(to.x, to.y)
        }
    }
    ;[left, top, foot] = [right, farTop, farFoot]
  }
  return sown
}

function grass(into: Sheaf, middle: Point, next: () => number, isPlain: (at: Point) => boolean): void {
  for (let k = 0; k < 3; k++) {
    const at = { x: middle.x + (next() - 0.5) * 50, y: middle.y + (next() - 0.5) * 44 }
    if (!isPlain(at)) continue
    const path = into.at(at.x, at.y)
    for (const lean of [-2, 0, 2]) {
      path.moveTo(at.x + lean * 0.6, at.y)
      path.lineTo(at.x + lean * 1.4, at.y - 3.6 + Math.abs(lean) * 0.4)
    }
  }
}

/** The least and greatest length of a track. World units. */
const TRACK = { least: 70, most: 430 }

/** Tracks from named hills and places to the nearest road, if no water lies between. */
export function treadTracks(layout: HexLayout, plan: MapPlan, roads: readonly Line[], isDry: Clearing): Line[] {
  const tracks: Line[] = []
  for (const { kind, hexes } of plan.names) {
    if (kind === 'exit' || kind === 'town') continue
    const from = middleOf(layout, hexes[0])
    let [near, to] = [Number.POSITIVE_INFINITY, from]
    for (const road of roads)
      walk(road, 9, (at) => {
        const far = Math.hypot(at.x - from.x, at.y - from.y)
        if (far < near) [near, to] = [far, at]
      })
    if (near < TRACK.least || near > TRACK.most) continue
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const bow = Math.sin(from.x / 50) > 0 ? 0.13 : -0.13
    const points = [0, 0.25, 0.5, 0.75, 1].map((fraction) => {
      const out = bow * Math.sin(fraction * Math.PI)
      return { x: from.x + dx * fraction - dy * out, y: from.y + dy * fraction + dx * out }
    })
    const track = drawnByHand({ points, closed: false }, { reach: 30, stray: 9 })
    if (track.points.every((at) => isDry(at, 16))) tracks.push(track)
  }
  return tracks
}
