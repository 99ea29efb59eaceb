/** Every shipped field as painted. */
import { expect, test, vi } from 'vitest'
import { INCH } from '../../../src/inches/index.ts'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { layOut } from '../../../src/web/inchboard/layout.ts'
import { corps } from '../rules/index.ts'

const SPANISH: Readonly<Record<string, string>> = { crossroads: 'Cruce de caminos' }
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, id: string, name: string) => SPANISH[id] ?? name }))
const { fieldPlan } = await import('./field-plan.ts')

const kernel = engine(corps)

const planOf = (id: string) => {
  const { scenario } = kernel.open(id, {}, fastDice(1))
  const layout = layOut(scenario.width, scenario.depth)
  return { plan: fieldPlan(scenario, layout), layout, scenario }
}

test('on a part of a field, places are measured from the corner of the part, and names off it are left out', () => {
  const { plan, layout } = planOf('outpost')
  expect([plan.table.width / INCH, plan.table.height / INCH]).toEqual([48, 36])
  const names = plan.names.map(({ text }) => text)
  expect(names).toContain('Meierhof')
  expect(names).not.toContain('Altenrode')
  // In the language of the page.
  expect(names).toContain('Cruce de caminos')
  expect(names).not.toContain('Crossroads')
  // The part begins 12 inches east and 36 north of the corner of the field.
  const corners = plan.yards.map(({ outline: [corner] }) => layout.toTable(corner))
  expect(corners.map(({ x, y }) => [x / INCH, y / INCH])).toContainEqual([37 - 12, 50.5 - 36])
})

test('roads are as wide as the tables make them', () => {
  const { layout, scenario } = planOf('outpost')
  const { field } = scenario
  if (field === undefined) throw new Error('the outpost has no field')
  const wide = fieldPlan({ ...scenario, field: { ...field, road: 3 } }, layout)
  expect(wide.roads[0].width).toBe(3 * INCH)
  expect(planOf('outpost').plan.roads[0].width).toBe(1.5 * INCH)
})

test.each(corps.scenarios().map(({ id }) => id))('%s has a field with roads, houses and names', (id) => {
  const { plan, scenario } = planOf(id)
  expect(plan.roads.length).toBeGreaterThan(0)
  expect(plan.yards.length).toBe(scenario.ground.sections.length)
  expect(plan.names.length).toBeGreaterThan(2)
  for (const { at } of plan.names) {
    expect(at.x).toBeGreaterThan(plan.table.x)
    expect(at.y).toBeGreaterThan(plan.table.y)
  }
})
