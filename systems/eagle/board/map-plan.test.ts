import { expect, test, vi } from 'vitest'
import { neighbour } from '../../../src/hex/index.ts'
import { clearingOf } from '../../../src/painting/clearing.ts'
import { slopeLines } from '../../../src/painting/hills.ts'
import { endsOf, hexUnder, middleOf } from '../../../src/painting/layout.ts'
import { type Line, walk } from '../../../src/painting/lines.ts'
import { drawingOf } from '../../../src/painting/map-drawing.ts'
import { countersOf, meet, placeFor } from '../../../src/painting/placing.ts'
import { spotRoom, spotsOf } from '../../../src/painting/spots.ts'
import { coursesOf, roadsOf } from '../../../src/painting/ways.ts'
import { woodEdges } from '../../../src/painting/woods.ts'
import { layoutOf } from '../../../src/web/hexboard/ground-plan.ts'
import { eagle } from '../rules/index.ts'
import { mapPlanOf } from './map-plan.ts'

vi.mock('../words/map/t.ts', () => import('./test-words.ts'))
vi.mock('../../../src/web/hexboard/map/t.ts', () => import('../../../src/web/hexboard/map/test-words.ts'))

const { data, ground } = eagle.setting!('bailen', {})
const { grid } = ground
const layout = layoutOf(grid)
const plan = mapPlanOf(grid, data)
const all = Array.from({ length: grid.count }, (_, hex) => hex)

/**
 * How often lines cross the way from the middle of one hex to that of another, and how far from its half way at most.
 */
function crossings(lines: readonly Line[], hex: number, to: number): { readonly often: number; readonly far: number } {
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
 * Lines part hexes that are in from those that are not, once, and near the side between, unless that side is `wide`
 * enough for several.
 */
function expectParted(
  lines: readonly Line[],
  isIn: (hex: number) => boolean,
  isWide: (hex: number, to: number) => boolean,
): void {
  for (const hex of all)
    for (let side = 0; side < 3; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const { often, far } = crossings(lines, hex, to)
      const pair = `${grid.names[hex]} ${grid.names[to]}`
      expect(`${pair} ${often % 2}`).toBe(`${pair} ${isIn(hex) !== isIn(to) ? 1 : 0}`)
      // What crosses the way and comes back would look like a slope where there is none.
      expect(often, pair).toBeLessThan(2)
      if (often > 0 && !isWide(hex, to)) expect(far, pair).toBeLessThan(layout.height * 0.43)
    }
}

/** A path that only keeps where its strokes begin. */
class Begun {
  readonly begins: { readonly x: number; readonly y: number }[] = []
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

test('hachures stand between two hexes where the rules have a slope, and nowhere else', () => {
  const isSteep = (hex: number, to: number) => Math.abs(plan.level(hex) - plan.level(to)) > 1
  for (const level of [0, 1, 2])
    expectParted(slopeLines(layout, plan, level), (hex) => plan.level(hex) > level, isSteep)
})

test('the edge of the woods parts wooded hexes from others', () => {
  expectParted(
    woodEdges(layout, plan),
    (hex) => plan.cover(hex) === 'grove',
    () => false,
  )
})

test('a road runs through its own hexes in their order, and through no other', () => {
  for (const [k, { line }] of roadsOf(layout, plan).entries()) {
    const passed: number[] = []
    walk(line, 1, (at) => {
      const hex = hexUnder(layout, at)
      if (hex >= 0 && passed.at(-1) !== hex) passed.push(hex)
    })
    expect(passed.map((hex) => grid.names[hex])).toEqual(plan.roads[k].hexes.map((hex) => grid.names[hex]))
  }
})

test('waters run down to the south, along their sides, and under the bridges', () => {
  const middles = plan.bridges.map(([hex, side]) => {
    const [a, b] = endsOf(layout, hex, side)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  })
  const near = (lines: readonly Line[], at: { x: number; y: number }) =>
    Math.min(...lines.flatMap(({ points }) => points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))))
  const courses = plan.waters.flatMap((water) => {
    const lines = coursesOf(layout, water, plan.bridges)
    expect(lines).toHaveLength(1)
    expect(lines[0].points[0].y).toBeLessThan(lines[0].points.at(-1)!.y)
    for (const [hex, side] of water.sides) {
      const [a, b] = endsOf(layout, hex, side)
      expect(near(lines, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })).toBeLessThan(18)
    }
    return lines
  })
  for (const at of middles) {
    expect(near(courses, at)).toBeLessThan(5)
    expect(
      near(
        roadsOf(layout, plan).map(({ line }) => line),
        at,
      ),
    ).toBeLessThan(5)
  }
})

test('every top has one spot height, of its level and in its hexes', () => {
  const spots = spotsOf(layout, plan)
  expect(new Set(spots.map(({ hex }) => hex)).size).toBe(spots.length)
  for (const { hex, level } of spots) {
    expect(plan.level(hex)).toBe(level)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to >= 0) expect(plan.level(to)).toBeLessThanOrEqual(level)
    }
  }
  const named = (name: string) => spots.some(({ hex }) => grid.names[hex] === name)
  expect([named('AD12'), named('AG14'), named('Z8') || named('Z7')]).toEqual([true, true, true])
})

test('names cover neither one another nor hexes where troops are set up', () => {
  // About as wide as the letters are.
  const sizes = { town: [50, 0.86], hill: [24, 0.52], place: [20, 0.48], exit: [20, 0.48] } as const
  const { room } = drawingOf(layout, plan, begun)
  const counters = all.filter((hex) => plan.busy(hex) > 0).map((hex) => countersOf(layout, hex))
  expect(counters.length).toBeGreaterThan(40)
  const taken = spotsOf(layout, plan).map(({ hex }) => spotRoom(layout, hex))
  const signs = taken.length
  for (const name of [...plan.names].sort((a, b) => sizes[a.kind][0] - sizes[b.kind][0])) {
    const [height, wide] = sizes[name.kind]
    const place = placeFor(room, name, { width: name.text.length * height * wide, height }, taken)
    expect(
      taken.filter((one) => meet(one, place)),
      name.text,
    ).toEqual([])
    taken.push(place)
    // Where a road enters, its name stands by the hex of entry.
    if (name.kind === 'exit') continue
    const core = { ...place, y: place.y + place.height * 0.12, height: place.height * 0.76 }
    expect(
      counters.filter((one) => meet(one, core)),
      name.text,
    ).toEqual([])
  }
  expect(taken.length).toBe(signs + plan.names.length)
})

test('the same map is always drawn the same; its decoration keeps to open ground, off slopes, roads and waters', () => {
  const everywhere = { x: 0, y: 0, ...layout.world }
  const [one, other] = [drawingOf(layout, plan, begun), drawingOf(layout, plan, begun)]
  const beginsOf = (drawing: typeof one) =>
    [
      drawing.hills.hachures,
      drawing.woods.stems,
      drawing.town.roofs,
      drawing.fields.furrows,
      drawing.fields.olives.stems,
    ].map((sheaf) => (sheaf.within(everywhere) as unknown as Begun[]).flatMap(({ begins }) => begins))
  expect(beginsOf(one)).toEqual(beginsOf(other))
  const [hachures, trees, houses, furrows, olives] = beginsOf(one)
  for (const strokes of [hachures, trees, houses, furrows, olives]) expect(strokes.length).toBeGreaterThan(100)
  // A roof may stand a little over the edge.
  const around = [-4, 0, 4].flatMap((dx) => [-4, 0, 4].map((dy) => [dx, dy] as const))
  const covers = ({ x, y }: { x: number; y: number }) =>
    around.map(([dx, dy]) => plan.cover(hexUnder(layout, { x: x + dx, y: y + dy })))
  for (const at of houses) expect(covers(at)).toContain('town')
  const roads = clearingOf([...one.waters.lines, ...roadsOf(layout, plan).map(({ line }) => line)])
  const slopes = clearingOf(one.hills.lines)
  for (const at of [...furrows, ...olives]) {
    expect(plan.cover(hexUnder(layout, at))).toBe('open')
    expect([roads(at, 6), slopes(at, 14)]).toEqual([true, true])
  }
})

test("a map of a designer's is drawn in place of the shipped one, with his names", () => {
  const [first, ...others] = data.map.features
  const map = {
    ...data.map,
    title: 'A field elsewhere',
    sources: { ...data.map.sources, hexes: { ...data.map.sources.hexes, provenance: 'public' } },
    hexes: { ...data.map.hexes, A1: { terrain: 'buildings', level: data.map.hexes.A1.level } },
    features: [{ ...first, name: 'Villanueva' }, ...others],
  }
  const another = eagle.withData!(new Map([['map.json', map]])).setting!('bailen', {})
  const drawn = mapPlanOf(another.ground.grid, another.data)
  expect([plan.title, drawn.title]).toEqual(['The battlefield of Bailén, 19 July 1808', 'A field elsewhere'])
  expect([plan.lines.length, drawn.lines.length]).toEqual([2, 1])
  expect([plan.cover(0), drawn.cover(0)]).toEqual(['open', 'town'])
  expect(drawn.names.map(({ text }) => text)).toContain('Villanueva')
})
