import { expect, test } from 'vitest'
import { type Action, type Dice, engine, log } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../../rules/index.ts'
import { chargesOf } from '../../rules/queries/reach.ts'
import { event } from '../../rules/state/events.ts'
import { type Eagle, eagleLayout } from '../../rules/state/position.ts'
import { DISORGANIZED, STEADY } from '../../rules/state/tables.ts'
import { stage } from '../../rules/testing/stage.ts'
import { chargeProspect, leavingCheck } from './charge-prospect.ts'

const kernel = engine(worded(eagle))
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const set = { phase: 'french movement', orders }

/** Every die shows this face. */
const showing = (face: number): Dice => ({
  roll: ({ faces }) => (faces.includes(face) ? face : faces[0]),
  pool: () => {},
})

function looked(place: Readonly<Record<string, unknown>>, target: string) {
  const p = stage({ scenario: 'vedel', place: { ...place, Boussart: { at: 'AJ9' } }, set })
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, 0, view)
  const unit = p.scenario.army.units.indexOf('FR-6DRP')
  const hex = p.scenario.ground.grid.names.indexOf(target)
  const way = chargesOf(view, unit, [hex]).get(hex)!
  return { p, view, unit, hex, way, prospect: chargeProspect(kernel, view, 0, unit, way)! }
}

/** The charge when every die shows this face: the results of its checks, and the shock. */
function ridden(p: Eagle, texts: readonly string[], face: number) {
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  const journal = log()
  const act = (seat: number, text: string) => {
    const action = kernel.parse(copy, seat, text) as Action
    if (kernel.check(copy, seat, action) === undefined) kernel.play(copy, seat, action, showing(face), journal)
  }
  for (const text of texts) {
    act(0, text)
    for (const answer of ['let', 'stand']) act(1, answer)
  }
  return { journal, act, copy }
}

test('11.2, 11.1b the odds shown for a charge at infantry are its results, face by face: its check, the square, the shock', () => {
  const place = { 'FR-6DRP': { at: 'AJ9', facing: 'SE' }, 'SP-IRL1': { at: 'AJ12', facing: 'NE' } }
  const { p, unit, way, prospect } = looked(place, 'AJ12')
  expect(prospect.leaving).toBeUndefined()
  expect(prospect.meetings).toEqual([])
  expect(prospect.squares.map((check) => p.scenario.army.units[check.unit])).toEqual(['SP-IRL1'])
  for (let face = 1; face <= 6; face++) {
    const { journal, act } = ridden(p, way.texts, face)
    const checked = journal.told.find(({ event: what, args }) => what === event.Checked && args[0] === unit)!
    expect([checked.args[2] - face, checked.args[3]]).toEqual([prospect.coming.sum, prospect.coming.results[face - 1]])
    if (prospect.coming.results[face - 1] !== STEADY) continue
    for (const text of ['done', 'cease', 'cease', 'engage']) for (const seat of [0, 1]) act(seat, text)
    const struck = journal.told.find(({ event: what }) => what === event.Struck)!
    expect(struck.args[2]).toBe(prospect.shock!.throws[0].results[face - 1])
  }
})

test('11.5 the units that may countercharge are shown before a charge is named', () => {
  const place = {
    'FR-6DRP': { at: 'AJ9', facing: 'SE' },
    'SP-IRL1': { at: 'AJ12', facing: 'NE' },
    'SP-DRE': { at: 'AK12', facing: 'NW' },
  }
  const { p, prospect } = looked(place, 'AJ12')
  const names = prospect.meetings.map(({ units }) => units.map((unit) => p.scenario.army.units[unit]))
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names.flat())).toEqual(new Set(['SP-DRE']))
})

test('8.1 a charge that leaves an enemy front is offered with its check, and a march away shows the same', () => {
  const place = {
    'FR-6DRP': { at: 'AJ9', facing: 'SE' },
    'SP-IRL1': { at: 'AJ12', facing: 'NE' },
    'SP-MPJ': { at: 'AJ8', facing: 'SE' },
  }
  const { p, view, unit, way, prospect } = looked(place, 'AJ12')
  expect(way.leaves).toBe(true)
  for (let face = 1; face <= 6; face++) {
    const { journal } = ridden(p, way.texts, face)
    const checked = journal.told.find(({ event: what, args }) => what === event.Checked && args[0] === unit)!
    expect(checked.args[3]).toBe(prospect.leaving!.results[face - 1])
  }
  expect(leavingCheck(kernel, view, 0, unit, way)).toEqual(prospect.leaving)
  expect(prospect.leaving!.results).toContain(DISORGANIZED)
})

test('looking at the odds of a charge changes nothing', () => {
  const place = { 'FR-6DRP': { at: 'AJ9', facing: 'SE' }, 'SP-IRL1': { at: 'AJ12', facing: 'NE' } }
  const { view, unit, way } = looked(place, 'AJ12')
  const before = view.cells.slice()
  chargeProspect(kernel, view, 0, unit, way)
  expect(view.cells).toEqual(before)
})
