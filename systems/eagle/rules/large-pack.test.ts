import { expect, test } from 'vitest'
import { engine, fastDice, NOBODY } from '../../../src/kernel/index.ts'
import { eagle } from './index.ts'
import { shipped } from './state/data/shipped.ts'

/** Returns the shipped battle of Vedel with this many units: its own and copies of them, some of which arrive later. */
function packOf(units: number): ReadonlyMap<string, unknown> {
  const { forces, scenarios } = structuredClone({ forces: shipped.forces, scenarios: shipped.scenarios })
  const scenario = scenarios.scenarios.find(({ id }) => id === 'vedel')!
  const entries = scenario.deployment.filter(({ at }) => at !== undefined)
  const models = entries.flatMap((entry) => entry.units.map((id) => ({ entry, id })))
  const arriving: string[] = []
  const there = scenario.deployment.flatMap((entry) => entry.units).length
  for (let k = 0; k < units - there; k++) {
    const { entry, id } = models[k % models.length]!
    const model = forces.units.find((unit) => unit.id === id)!
    const copy = { ...model, id: `${id}-${k}`, formation: scenario.formationOf[id] ?? model.formation }
    forces.units.push(copy)
    if (entry.side === 'french' && k % 2 === 0) arriving.push(copy.id)
    else entry.units.push(copy.id)
  }
  scenario.arrivals.push({
    side: 'french',
    turn: scenario.start,
    hex: 'AM1',
    units: arriving,
    leaders: [],
    provenance: 'adopted',
  })
  scenario.demoralization.limits = []
  return new Map<string, unknown>([
    ['forces.json', forces],
    ['scenarios.json', { ...scenarios, scenarios: [scenario] }],
  ])
}

test('a pack with 1,000 units is played', { timeout: 120_000 }, () => {
  const large = eagle.withData!(packOf(1_000))
  const kernel = engine(large)
  const dice = fastDice(3)
  const p = kernel.open('vedel', {}, dice)
  expect(p.scenario.army.units).toHaveLength(1_000)
  const view = large.layout.make(p.scenario)
  const other = large.layout.make(p.scenario)
  const list = new Int32Array(1 << 16)
  const seen = new Set<string>()
  for (let k = 0; k < 4_000 && kernel.awaiting(p) !== NOBODY; k++) {
    const awaiting = kernel.awaiting(p)
    const seat = 31 - Math.clz32(awaiting & -awaiting)
    const count = kernel.actions(p, seat, list)
    expect(count).toBeGreaterThan(0)
    seen.add(kernel.phase(p).name)
    kernel.play(p, seat, list[(k * 7919) % count]!, dice)
    if (k % 250 === 0) {
      large.redact(p, seat, view)
      large.imagine(view, seat, dice, other)
      expect([...large.invariants!(p)]).toEqual([])
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['movement', 'defensive fire', 'offensive fire']))
})

test('a pack that is too large is refused with a reason', () => {
  expect(() => eagle.withData!(packOf(1_171))).toThrow(
    'scenarios.json: scenarios[0]: at most 1170 units are played, and there are 1171',
  )
})
