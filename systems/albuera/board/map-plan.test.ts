import { expect, test, vi } from 'vitest'
import { SvgPath } from '../../../src/cli/map/svg-path.ts'
import { neighbour } from '../../../src/hex/index.ts'
import { lengthOf } from '../../../src/painting/lines.ts'
import { drawingOf } from '../../../src/painting/map-drawing.ts'
import { layoutOf } from '../../../src/web/hexboard/ground-plan.ts'
import { paintedGround } from '../../../src/web/hexboard/map/test-ground.ts'
import { albuera } from '../rules/index.ts'
import { mapPlanOf, SAID } from './map-plan.ts'

vi.mock('../words/map/t.ts', () => import('./test-words.ts'))
vi.mock('../../../src/web/hexboard/map/t.ts', () => import('../../../src/web/hexboard/map/test-words.ts'))

const scenario = albuera.setting!('albuera', {})
const { grid } = scenario.ground
const layout = layoutOf(grid)
const plan = mapPlanOf(scenario)

paintedGround({ layout, grid, plan })

const drawn = drawingOf(layout, plan, () => new SvgPath())
const names = (hexes: Iterable<number>) => [...hexes].map((hex) => grid.names[hex])

test('hexes are numbered with four digits, columns and rows with two', () => {
  expect([plan.hexNames[0], plan.columnNames[0], plan.rowNames[0], plan.rowNames.at(-1)]).toEqual([
    '0101',
    '01',
    '01',
    '29',
  ])
})

test('fords lie where the file has them; those off the roads go straight across the water', () => {
  const pairs = plan.fords.map(([hex, side]) => names([hex, neighbour(grid, hex, side)]).join(' '))
  expect(pairs).toEqual(['2606 2706', '2124 2224', '0509 0609', '3125 3225', '2026 2127'])
  expect(drawn.fords).toHaveLength(5)
})

test('each water has its own sides, and the brooks make the stream that they run into broader', () => {
  expect(plan.waters.map(({ name, sides }) => [name, sides.length])).toEqual([
    ['Albuera', 28],
    ['Chicapierna', 36],
    ['Nogales', 38],
    ['Valdesevilla', 64],
  ])
  const { courses, width } = drawn.waters
  const [stream, ...brooks] = ['Albuera', 'Chicapierna', 'Nogales'].map(
    (wanted) => courses.find(({ name }) => name === wanted)!.line,
  )
  const source = stream.points[0]
  for (const { points } of brooks)
    expect(Math.hypot(points.at(-1)!.x - source.x, points.at(-1)!.y - source.y)).toBeLessThan(1)
  const at = (line: typeof stream, fraction: number) =>
    width(line.points[Math.round((line.points.length - 1) * fraction)])
  expect(lengthOf(stream)).toBeGreaterThan(500)
  for (const brook of brooks) {
    expect(at(brook, 0.05)).toBeLessThan(3)
    expect(at(stream, 0.05)).toBeGreaterThan(at(brook, 0.9))
  }
  expect(at(stream, 0.95)).toBeGreaterThan(at(stream, 0.05))
})

test('the village has streets, and its houses stand along them', () => {
  expect(drawn.signs).toContain('village')
  expect(drawn.signs).not.toContain('town')
  expect((drawn.town.streets as SvgPath).data).not.toBe('')
  expect(plan.called('village')).toBe('village and its streets')
})

test('the legend has the signs that are on the map', () => {
  expect(drawn.signs).toEqual([
    ...['levels', 'slope', 'spot', 'grove', 'wood', 'village', 'stream', 'bridge', 'ford', 'highway', 'road'],
    ...['track', 'fields', 'olives'],
  ])
  expect(plan.called('wood')).toBe('forest')
})

test('a scenario on a part of the field leaves the rest in shade, shut off by an edge', () => {
  const knoll = albuera.setting!('knoll', {})
  const part = mapPlanOf(knoll)
  const open = grid.names.flatMap((name, hex) => (part.shaded?.(hex) ? [] : [name]))
  expect([open.length, open[0], open.at(-1)]).toEqual([13 * 14, '1216', '2429'])
  const { shade, signs } = drawingOf(layout, part, () => new SvgPath())
  expect(signs.at(-1)).toBe('shaded')
  // One edge, from the foot of the map up, along and back down to it.
  expect((shade!.edge as SvgPath).data.match(/m/g)).toHaveLength(1)
  expect(drawn.shade).toBeUndefined()
})

test('every English name of the file is said in the words of the board', () => {
  const { title, features } = scenario.data.map
  const english = [title, ...features.map(({ name }) => name).filter((name) => name !== 'Albuera')]
  const keys = Object.keys(SAID)
  expect(keys).toEqual(english)
  expect([plan.title, ...plan.names.map(({ text }) => text)]).toEqual([title, ...features.map(({ name }) => name)])
})
