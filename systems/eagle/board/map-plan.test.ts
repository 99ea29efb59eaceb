import { expect, test, vi } from 'vitest'
import { countersOf, meet } from '../../../src/painting/placing.ts'
import { spotsOf } from '../../../src/painting/spots.ts'
import { layoutOf } from '../../../src/web/hexboard/ground-plan.ts'
import { paintedGround, placed } from '../../../src/web/hexboard/map/test-ground.ts'
import { eagle } from '../rules/index.ts'
import type { EagleScenario } from '../rules/state/eagle-scenario.ts'
import { mapPlanOf } from './map-plan.ts'

vi.mock('../words/map/t.ts', () => import('./test-words.ts'))
vi.mock('../../../src/web/hexboard/map/t.ts', () => import('../../../src/web/hexboard/map/test-words.ts'))

const planOf = async ({ ground, data: { map, scenarios } }: EagleScenario) =>
  mapPlanOf(ground.grid, { map: await map(), scenarios })

const scenario = eagle.setting!('bailen', {})
const { grid } = scenario.ground
const layout = layoutOf(grid)
const plan = await planOf(scenario)

paintedGround({ layout, grid, plan })

test('the hills of the battle have their heights', () => {
  const spots = spotsOf(layout, plan)
  const named = (name: string) => spots.some(({ hex }) => grid.names[hex] === name)
  expect([named('AD12'), named('AG14'), named('Z8') || named('Z7')]).toEqual([true, true, true])
})

test('names do not cover hexes where troops are set up', () => {
  const counters = grid.names.flatMap((_, hex) => (plan.busy(hex) > 0 ? [countersOf(layout, hex)] : []))
  expect(counters.length).toBeGreaterThan(40)
  const names = placed({ layout, grid, plan })
  expect(names.length).toBe(plan.names.length)
  for (const { kind, text, place } of names) {
    // The name of a road that enters stands by its hex of entry.
    if (kind === 'exit') continue
    const core = { ...place, y: place.y + place.height * 0.12, height: place.height * 0.76 }
    expect(
      counters.filter((one) => meet(one, core)),
      text,
    ).toEqual([])
  }
})

test('the legend calls signs by words of the game, or of any map, and has only those that there are', () => {
  expect([plan.called('grove'), plan.called('stream'), plan.called('town')]).toEqual([
    'light woods',
    'stream',
    'buildings',
  ])
  expect([plan.fords, plan.rowNames[0]]).toEqual([[], '1'])
})

test("a designer's map is drawn in place of the shipped one, with its names", async () => {
  const shipped = await scenario.data.map()
  const [first, ...others] = shipped.features
  const map = {
    ...shipped,
    title: 'A field elsewhere',
    sources: { ...shipped.sources, hexes: { ...shipped.sources.hexes, provenance: 'public' } },
    hexes: { ...shipped.hexes, A1: { terrain: 'buildings', level: shipped.hexes.A1.level } },
    features: [{ ...first, name: 'Villanueva' }, ...others],
  }
  const drawn = await planOf(eagle.withData!(new Map([['map.json', map]])).setting!('bailen', {}))
  expect([plan.title, drawn.title]).toEqual(['The battlefield of Bailén, 19 July 1808', 'A field elsewhere'])
  expect([plan.lines.length, drawn.lines.length]).toEqual([2, 1])
  expect([plan.cover(0), drawn.cover(0)]).toEqual(['open', 'town'])
  expect(drawn.names.map(({ text }) => text)).toContain('Villanueva')
})
