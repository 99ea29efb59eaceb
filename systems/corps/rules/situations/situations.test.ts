/** What situation files of the inch table can say, and what is wrong in them. */
import { describe, expect, test } from 'vitest'
import { engine } from '../../../../src/kernel/index.ts'
import { runSituation } from '../../../../src/situations/situation.ts'
import type { SituationFile } from '../../../../src/situations/situation-file.ts'
import { corps } from '../index.ts'

const kernel = engine(corps)

/** Runs a file on the open ground in the north-west of Helmstedt, in the turn of the 4th corps. */
function run(place: object, more: Partial<SituationFile> = {}, set: object = {}) {
  const file = {
    ...{ ruleset: 'corps', scenario: 'helmstedt', place: { 'general fr-corps-4': { at: [12, 50] }, ...place } },
    set: { phase: 'spending', active: 'fr-corps-4', pips: 3, orders: { 'fr-corps-4': 'hold road-north' }, ...set },
    ...more,
  }
  return runSituation(kernel, file as SituationFile)
}
const passes = { passed: true, failures: [] }
const unit = { at: [12, 54], heading: 45 }

describe('a file places', () => {
  test('a unit with all that is known of it', () => {
    const traits = { formation: 'line', grade: 'shaken', casualties: 2, moved: 1, failures: 1, shot: true, pip: true }
    const units = { 'fr-13': { ...unit, ...traits, tested: false }, 'fr-14': null }
    expect(run({ 'fr-13': { ...unit, ...traits } }, { expect: { units } })).toEqual(passes)
  })
  test('a unit in the formation of its arm and towards the enemy, if it says nothing else', () => {
    const at = { 'fr-13': { at: [12, 54] }, 'fr-11-cav': { at: [20, 54] }, 'pr-1-guns': { at: [30, 54] } }
    const is = (formation: string, heading: number) => ({ formation, heading, grade: 'formed' })
    const units = { 'fr-13': is('attack', 90), 'fr-11-cav': is('line', 90), 'pr-1-guns': is('deployed', 270) }
    expect(run(at, { expect: { units } })).toEqual(passes)
  })
  test('blinds with what lies under them, and decoys', () => {
    const place = { 'blind fr-corps-5/1': { at: [8, 60], strips: 2, units: ['fr-17', 'fr-3-cav'] } }
    const units = { 'blind fr-corps-5/1': { strips: 2, at: [8, 60] }, 'fr-17': { off: 'under a blind' } }
    expect(
      run(place, { expect: { units: { ...units, 'fr-18': { off: 'lost' }, 'fr-13': { off: 'absent' } } } }),
    ).toEqual(passes)
  })
})

test('a file names who is in contact, and a rout that is owed is played first', () => {
  const place = {
    'fr-13': { at: [12, 54], heading: 90, contact: 'pr-1' },
    'pr-1': { at: [14, 54], heading: 270 },
  }
  const together = { units: { 'fr-13': { contact: 'pr-1' }, 'pr-1': { contact: 'fr-13' } } }
  expect(run(place, { expect: together })).toEqual(passes)
  const routed = { grade: 'rout', at: [6, 54], contact: null }
  expect(
    run(
      place,
      { expect: { units: { 'fr-13': routed, 'pr-1': { contact: null } } } },
      { routs: { 'fr-13': { from: 'pr-1' } } },
    ),
  ).toEqual(passes)
})

test('pips, chips, orders, and whose turn it is, are read as they are set', () => {
  const set = {
    ...{ move: 4, pips: 2, poor: 1, stirred: true, bag: ['fr-corps-5', 'poor'], lapsed: ['fr-corps-6'] },
    pending: { 'fr-corps-5': 'attack helmstedt' },
  }
  const orders = { 'fr-corps-4': 'hold road-north' }
  expect(run({ 'fr-13': unit }, { expect: { ...set, orders, active: 'fr-corps-4' } }, set)).toEqual(passes)
})

describe('where a file begins', () => {
  const place = { 'fr-13': unit, 'general fr-corps-4': { at: [12, 50] } }
  const begun = (set: object, more: object) =>
    runSituation(kernel, { ruleset: 'corps', scenario: 'helmstedt', place, set, ...more } as SituationFile)

  test('a draw and the pips of the one who is drawn', () => {
    const expected = { pips: 7, active: 'fr-corps-4', bag: [] }
    expect(begun({ phase: 'draw', bag: ['fr-corps-4'] }, { dice: [0, 4], expect: expected })).toEqual(passes)
    expect(begun({ phase: 'activation', active: 'fr-corps-4' }, { dice: [4], expect: expected })).toEqual(passes)
  })
  test('the end of a turn, with the tests that are due; then the move is over', () => {
    const shaken = { grade: 'shaken', pip: true, at: [12, 52], heading: 90 }
    const told = [
      { event: 'MoraleChanged', args: ['fr-13', 'disordered'] },
      { event: 'Recovered', args: ['fr-13'] },
    ]
    const more = {
      dice: [6],
      expect: { units: { 'fr-13': { grade: 'formed' } }, told, awaiting: ['french', 'prussian'] },
    }
    expect(run({ 'fr-13': shaken }, more, { phase: 'ending', move: 12 })).toEqual(passes)
  })
  test('the end of the last move', () => {
    expect(begun({ phase: 'day', move: 12 }, { expect: { awaiting: ['french', 'prussian'] } })).toEqual(passes)
  })
  test('a commander is active in a turn only', () => {
    expect(() => begun({ phase: 'day', active: 'fr-corps-4' }, {})).toThrow(/set\.active: active: a turn is played/)
  })
})

describe('a fault in a file is reported with its place', () => {
  test.each([
    [{ 'fr-13': { at: [12, 80] } }, {}, /fr-13\.at\[1\]: inches from 0 to 72 are expected/],
    [{ 'fr-13': { at: 12 } }, {}, /fr-13\.at: \[inches east, inches north\] is expected/],
    [{ 'fr-13': { at: [1, 1], heading: 360 } }, {}, /fr-13\.heading: degrees from 0/],
    [{ 'fr-13': { at: [12, 54], formation: 'deployed' } }, {}, /'deployed' does not exist; there are march, attack/],
    [{ 'fr-13': { at: [12, 54], strips: 2 } }, {}, /fr-13\.strips: it has at, heading, formation/],
    [{ 'fr-13': { at: [12, 54], pip: 1 } }, {}, /fr-13\.pip: true or false is expected/],
    [{ 'fr-13': 'here' }, {}, /fr-13: write it as \{ "at": \[30, 24\.5\]/],
    [{ 'fr-99': unit }, {}, /'fr-99' does not exist/],
    [{ 'fr-13': unit, 'fr-14': unit }, {}, /fr-14: it stands on fr-13/],
    [{ 'fr-13': { at: [0.5, 54] } }, {}, /fr-13: it stands beyond the table/],
    [{ 'blind fr-corps-5/1': { at: [8, 60], units: ['fr-13'] } }, {}, /fr-13 is of another command/],
    [{ 'fr-13': unit }, { orders: { 'fr-corps-4': 'attack' } }, /an order with its objective is expected/],
    [{ 'fr-13': unit }, { bag: 'poor' }, /bag: a list of names is expected/],
    [{ 'fr-13': unit }, { luck: 3 }, /'luck' is not a field of this game; there are phase, active, move/],
    [{ 'fr-13': unit }, { phase: 'noon' }, /'noon' does not exist; there are draw, day, activation, spending, ending/],
  ])('%j %j', (place, set, complaint) => {
    expect(() => run(place, {}, set)).toThrow(complaint)
  })
})
