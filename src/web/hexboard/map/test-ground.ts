import { expect, test } from 'vitest'
import { type Grid, neighbour } from '../../../hex/index.ts'
import { clearingOf } from '../../../painting/clearing.ts'
import { slopeLines } from '../../../painting/hills.ts'
import { endsOf, type HexLayout, hexUnder, middleOf } from '../../../painting/layout.ts'
import { type Line, walk } from '../../../painting/lines.ts'
import { drawingOf } from '../../../painting/map-drawing.ts'
import { meet, placeFor } from '../../../painting/placing.ts'
import { isBuilt, type MapPlan } from '../../../painting/plan.ts'
import type { Point } from '../../../painting/plane.ts'
import { spotRoom, spotsOf } from '../../../painting/spots.ts'
import type { Path } from '../../../painting/surface.ts'
import { coursesOf, roadsOf } from '../../../painting/ways.ts'
import { woodEdges } from '../../../painting/woods.ts'

/** What every painted map must satisfy: it shows what the rules have, where they have it, and nothing else. */

export interface Ground {
  readonly layout: HexLayout
  readonly grid: Grid
  readonly plan: MapPlan
}

const hexesOf = ({ count }: Grid): number[] => Array.from({ length: count }, (_, hex) => hex)

/** Checks all of this for a map. */
export function paintedGround(ground: Ground): void {
  test('hachures stand between two hexes where the rules have a slope, and nowhere else', () => expectSlopes(ground))
  test('the edge of the woods parts wooded hexes from others', () => {
    const { layout, plan } = ground
    const isWooded = (hex: number) => ['grove', 'wood'].includes(plan.cover(hex))
    expectParted(ground, woodEdges(layout, plan), isWooded, () => false)
  })
  test('a road runs through its own hexes in their order, and through no other', () => expectRoads(ground))
  test('waters run down, along their sides, under the bridges and through the fords', () => expectWaters(ground))
  test('every top has one spot height, of its level and in its hexes', () => expectSpots(ground))
  test('names cover neither one another nor the signs of heights', () => {
    for (const { taken, place, text } of placed(ground))
      expect(
        taken.filter((one) => meet(one, place)),
        text,
      ).toEqual([])
  })
  test('the same map is always drawn the same; its decoration keeps to open ground', () => expectDecoration(ground))
}

function expectSlopes(ground: Ground): void {
  const { layout, grid, plan } = ground
  const highest = Math.max(...hexesOf(grid).map(plan.level))
  expect(highest).toBeGreaterThan(0)
  const isSteep = (hex: number, to: number) => Math.abs(plan.level(hex) - plan.level(to)) > 1
  for (let level = 0; level < highest; level++)
    expectParted(ground, slopeLines(layout, plan, level), (hex) => plan.level(hex) > level, isSteep)
}

function expectRoads({ layout, grid, plan }: Ground): void {
  for (const [k, { line }] of roadsOf(layout, plan).entries()) {
    const passed: number[] = []
    walk(line, 1, (at) => {
      const hex = hexUnder(layout, at)
      if (hex >= 0 && passed.at(-1) !== hex) passed.push(hex)
    })
    expect(passed.map((hex) => grid.names[hex])).toEqual(plan.roads[k]!.hexes.map((hex) => grid.names[hex]))
  }
}

const near = (lines: readonly Line[], at: Point): number =>
  Math.min(...lines.flatMap(({ points }) => points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))))

function expectWaters({ layout, plan }: Ground): void {
  const middle = ([hex, side]: readonly [number, number]): Point => {
    const [a, b] = endsOf(layout, hex, side)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const crossed = [...plan.bridges, ...plan.fords]
  expect(crossed.length).toBeGreaterThan(0)
  const courses = plan.waters.flatMap((water) => {
    const lines = coursesOf(layout, water, crossed)
    expect(lines).toHaveLength(1)
    const [line] = lines as [Line]
    const down = line.points.at(-1)!.y - line.points[0]!.y
    expect(Math.sign(down)).toBe(water.flows === 'south' ? 1 : -1)
    for (const side of water.sides) expect(near(lines, middle(side))).toBeLessThan(18)
    return lines
  })
  for (const side of crossed) expect(near(courses, middle(side))).toBeLessThan(5)
  const roads = roadsOf(layout, plan).map(({ line }) => line)
  const { bridges, fords } = drawingOf(layout, plan, begun)
  for (const [k, { at, way, wide }] of [...bridges, ...fords].entries()) {
    const there = middle(crossed[k]!)
    expect(Math.hypot(at.x - there.x, at.y - there.y)).toBeLessThan(6)
    expect(Math.hypot(way.x, way.y)).toBeCloseTo(1)
    expect(wide).toBeGreaterThan(1)
    // A road that crosses the water there must go over the crossing.
    if (near(roads, there) < 12) expect(near(roads, at)).toBeLessThan(5)
  }
}

function expectSpots({ layout, grid, plan }: Ground): void {
  const spots = spotsOf(layout, plan)
  expect(spots.length).toBeGreaterThan(0)
  expect(new Set(spots.map(({ hex }) => hex)).size).toBe(spots.length)
  for (const { hex, level } of spots) {
    expect(plan.level(hex)).toBe(level)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to >= 0) expect(plan.level(to)).toBeLessThanOrEqual(level)
    }
  }
}

/** About the height and width of the letters. */
const SIZES = { town: [50, 0.86], hill: [24, 0.52], place: [20, 0.48], exit: [20, 0.48] } as const

/** Where each name is written, given the names before it. */
export function placed({ layout, plan }: Ground) {
  const { room } = drawingOf(layout, plan, begun)
  const taken = spotsOf(layout, plan).map(({ hex }) => spotRoom(layout, hex))
  return [...plan.names]
    .sort((a, b) => SIZES[a.kind][0] - SIZES[b.kind][0])
    .map((name) => {
      const [height, wide] = SIZES[name.kind]
      const before = [...taken]
      const place = placeFor(room, name, { width: name.text.length * height * wide, height }, taken)
      taken.push(place)
      return { ...name, place, taken: before }
    })
}

function expectDecoration({ layout, plan }: Ground): void {
  const everywhere = { x: 0, y: 0, ...layout.world }
  const [one, other] = [drawingOf(layout, plan, begun), drawingOf(layout, plan, begun)]
  const beginsOf = (drawing: typeof one) =>
    [
      drawing.hills.hachures,
      drawing.woods.stems,
      drawing.town.roofs,
      drawing.fields.furrows,
      drawing.fields.olives.stems,
    ].map((sheaf) => (sheaf.within(everywhere) as Begun[]).flatMap(({ begins }) => begins))
  expect(beginsOf(one)).toEqual(beginsOf(other))
  const [hachures, trees, houses, furrows, olives] = beginsOf(one)
  for (const strokes of [hachures, trees, furrows, olives]) expect(strokes.length).toBeGreaterThan(100)
  expect(houses.length).toBeGreaterThan(30)
  // A roof may stand a little over the edge.
  const around = [-4, 0, 4].flatMap((dx) => [-4, 0, 4].map((dy) => [dx, dy] as const))
  for (const { x, y } of houses) {
    const hexes = around.map(([dx, dy]) => hexUnder(layout, { x: x + dx, y: y + dy }))
    expect(hexes.some((hex) => hex >= 0 && isBuilt(plan.cover(hex)))).toBe(true)
  }
  const roads = clearingOf([...one.waters.lines, ...roadsOf(layout, plan).map(({ line }) => line)])
  const slopes = clearingOf(one.hills.lines)
  for (const at of [...furrows, ...olives]) {
    expect(plan.cover(hexUnder(layout, at))).toBe('open')
    expect([roads(at, 6), slopes(at, 14)]).toEqual([true, true])
  }
}

/** A path that records only where its strokes begin. */
class Begun implements Path {
  readonly begins: Point[] = []
  moveTo(x: number, y: number): void {
    this.begins.push({ x, y })
  }
  lineTo(): void {}
  closePath(): void {}
  quadraticCurveTo(): void {}
  bezierCurveTo(): void {}
  arc(): void {}
  ellipse(): void {}
  rect(): void {}
}
const begun = (): Begun => new Begun()

/** How often lines cross the way from the middle of one hex to that of another, and how far at most from halfway. */
function crossings(
  layout: HexLayout,
  lines: readonly Line[],
  hex: number,
  to: number,
): { readonly often: number; readonly far: number } {
  const [a, b] = [middleOf(layout, hex), middleOf(layout, to)]
  let [often, far] = [0, 0]
  for (const { points, closed } of lines)
    for (let k = closed ? 0 : 1; k < points.length; k++) {
      const [c, d] = [points[(k + points.length - 1) % points.length], points[k]]
      if (
        Math.min(Math.abs(c.x - a.x), Math.abs(d.x - a.x)) > 100 ||
        Math.min(Math.abs(c.y - a.y), Math.abs(d.y - a.y)) > 100
      )
        continue
      const side = (p: typeof a, q: typeof a, r: typeof a) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
      if (side(a, b, c) > 0 === side(a, b, d) > 0 || side(c, d, a) > 0 === side(c, d, b) > 0) continue
      often++
      const share = side(c, d, a) / (side(c, d, a) - side(c, d, b))
      far = Math.max(far, Math.abs(share - 0.5) * layout.height)
    }
  return { often, far }
}

/**
 * Expects lines to separate the hexes inside from the others, once, and near the side between, unless that side is
 * `wide` enough for several.
 */
function expectParted(
  { layout, grid }: Ground,
  lines: readonly Line[],
  isIn: (hex: number) => boolean,
  isWide: (hex: number, to: number) => boolean,
): void {
  for (const hex of hexesOf(grid))
    for (let side = 0; side < 3; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const { often, far } = crossings(layout, lines, hex, to)
      const pair = `${grid.names[hex]} ${grid.names[to]}`
      expect(`${pair} ${often % 2}`).toBe(`${pair} ${isIn(hex) !== isIn(to) ? 1 : 0}`)
      // A line that crosses the way and comes back would look like a slope where there is none.
      expect(often, pair).toBeLessThan(2)
      if (often > 0 && !isWide(hex, to)) expect(far, pair).toBeLessThan(layout.height * 0.43)
    }
}
