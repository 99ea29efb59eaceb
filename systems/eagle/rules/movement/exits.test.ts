import { describe, expect, test } from 'vitest'
import { engine, fastDice, UNKNOWN } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { CART } from '../state/ground.ts'
import { fallen } from '../state/losses.ts'
import { ELIMINATED, EXITED } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { stage } from '../testing/stage.ts'
import { judge } from '../victory/demoralization.ts'

const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')

/** Returns failures of what was expected of the actions: the French move with these orders, with an enemy far off. */
const failures = ({ orders = {}, place = {}, ...rest }: Case & { orders?: Record<string, string> }) =>
  bailen({
    place: { 'SP-CEU1': { at: 'Z18', facing: 'W' }, ...place },
    set: { phase: 'french movement', orders: { DPR: 'march', CHA: 'march', SCH: 'march', ...orders } },
    ...rest,
  }).filter(({ path }) => !path.startsWith('awaiting'))
const refused = (does: string, rule: string) => [{ seat: 'french', do: does, refused: rule }]

describe('RA63 the way off the map is a step like any other', () => {
  test('4.2 unlimbered guns do not leave the map', () => {
    const place = { 'FR-CHA-ART': { at: 'AM1', shape: 'unlimbered' } }
    expect(
      failures({
        place,
        actions: [...refused('exit FR-CHA-ART', '4.2'), french('form FR-CHA-ART > normal', 'exit FR-CHA-ART')],
      }),
    ).toEqual([])
  })

  test('4.1a squares of grade E and F do not leave the map', () => {
    const place = { 'FR-RED1': { at: 'AM1', shape: 'square' } }
    expect(failures({ place, actions: refused('exit FR-RED1', '4.1a') })).toEqual([])
  })

  test('8.1 a unit that has come into the front of an enemy in this move does not leave the map', () => {
    const place = {
      'FR-1CHP': { at: 'AM2', facing: 'NW' },
      'SP-IRL1': { at: 'AL1', facing: 'NE' },
      Dupre: { at: 'AM2' },
    }
    expect(
      failures({
        place,
        orders: { DPR: 'defend' },
        actions: [french('move FR-1CHP > AM1'), ...refused('exit FR-1CHP', '8.1')],
      }),
    ).toEqual([])
  })

  test('9.2 a unit out of command does not leave the map from a zone of control', () => {
    const place = { 'FR-1CHP': { at: 'AM1', facing: 'SW' }, 'SP-IRL1': { at: 'AL1', facing: 'E' } }
    expect(failures({ place, orders: { DPR: 'retreat' }, actions: refused('exit FR-1CHP', '9.2') })).toEqual([])
  })

  test('RA31 a unit that leaves the map from the front of an enemy checks its morale', () => {
    const leave = (die: number, expected: Case['expect']) =>
      failures({
        place: {
          'FR-1CHP': { at: 'AM1', facing: 'SW', lost: 3 },
          'SP-IRL1': { at: 'AL1', facing: 'E' },
          Dupre: { at: 'AM1' },
        },
        orders: { DPR: 'retreat' },
        dice: [die],
        actions: [french('exit FR-1CHP')],
        expect: expected,
      })
    expect(leave(6, { units: { 'FR-1CHP': { at: 'off the map' } } })).toEqual([])
    // If routed, it runs instead.
    expect(leave(1, { told: ['FR-1CHP is routed.'] })).toEqual([])
  })

  test.each([
    ['none', '3.1a'],
    ['harass', 'RA113'],
    ['attack', 'RA113'],
  ])('3.1 a unit under the order %s does not leave the map', (order, rule) => {
    const place = { 'FR-1CHP': { at: 'AM1', facing: 'SW' }, Dupre: { at: 'AM2' } }
    expect(failures({ place, orders: { DPR: order }, actions: refused('exit FR-1CHP', rule) })).toEqual([])
  })

  test('3.1e a unit does not leave the map out of the area that it defends', () => {
    const leave = (areas: Record<string, string>, actions: Case['actions']) =>
      bailen({
        place: { 'SP-CEU1': { at: 'Z18', facing: 'W' }, 'FR-1CHP': { at: 'AM1', facing: 'SW' } },
        set: { phase: 'french movement', orders: { DPR: 'defend' }, areas },
        actions,
      })
    expect(leave({ DPR: 'AL1 N-S' }, refused('exit FR-1CHP', '3.1e'))).toEqual([])
  })
})

test('RA63 a unit that has gone out of sight under others has not left: its enemy counts no brigade as gone', () => {
  const p = engine(worded(eagle)).open('bailen', {}, fastDice(1))
  const { army, leaving } = p.scenario
  const countersOf = (f: number) =>
    [...army.units.keys()].filter((unit) => army.formation[unit] === f && army.arm[unit] !== CART)
  const brigades = [...army.formations.keys()]
    .filter((f) => ((leaving >> f) & 1) === 1 && countersOf(f).length > 1)
    .slice(0, 2)
  const spanishFallen = (last: number) => {
    for (const f of brigades) {
      const counters = countersOf(f)
      for (const unit of counters) p.at[unit] = ELIMINATED
      p.at[counters[0]] = EXITED
      p.at[counters.at(-1)!] = last
    }
    return fallen(p, SPANISH)
  }
  expect([EXITED, ELIMINATED, 40, UNKNOWN].map(spanishFallen)).toEqual([1, 1, 0, 0])
})

test('RA128 a leader found alone when none of his side is on the map comes back with the next units to come in', () => {
  const played = proofs(
    worded(eagle),
    'invader',
  )({
    place: { Chabert: { at: 'AA17' }, 'SP-CEU1': { at: 'AA16', facing: 'SW' }, Reding: { at: 'AA15' } },
    set: { phase: 'spanish movement', turn: 5, orders: { CHA: 'march', RED: 'attack' } },
    actions: [by('spanish')('move SP-CEU1 > AA17', 'done', 'close'), french('close', 'enter FR-5LR1 > AM1')],
    expect: { units: { Chabert: { at: 'AM1' } } },
  })
  expect(played).toEqual([])
})

test('17, S3.7 what a side earns by leaving the map is judged at once', () => {
  const p = stage({
    scenario: 'bailen',
    place: { 'FR-1CHP': { at: 'AM1' }, 'FR-4LR1': { at: 'AM1' }, 'SP-IRL1': { at: 'B10' } },
    set: { phase: 'french movement', orders: { DPR: 'march', CHA: 'march' } },
  })
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (['DPR', 'CHA', 'LAP', 'CRZ'].includes(army.formations[army.formation[unit]]) && p.at[unit] < 0)
      p.at[unit] = ELIMINATED
  judge(p, undefined)
  expect([fallen(p, FRENCH), fallen(p, SPANISH), p.result]).toEqual([2, 2, 0])
  const kernel = engine(worded(eagle))
  for (const text of ['exit FR-1CHP', 'exit FR-4LR1'])
    kernel.play(p, FRENCH, kernel.parse(p, FRENCH, text) as number, fastDice(1))
  expect(fallen(p, SPANISH)).toBe(3)
  expect(p.result).toBe(1 + FRENCH)
})
