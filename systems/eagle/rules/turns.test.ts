import { describe, expect, test } from 'vitest'
import { engine, fastDice, log, SPECTATOR } from '../../../src/kernel/index.ts'
import { by, proofs, times } from '../../../src/situations/proof.ts'
import { worded } from '../../worded.ts'
import { eagle } from './index.ts'

const failures = proofs(worded(eagle), 'vedel')
const kernel = engine(worded(eagle))
const french = by('french')
const spanish = by('spanish')
const placing = [
  french('place Vedel > AI9', 'place Poinsot > AI11', 'place Cassagne > AJ8', 'place Boussart > AJ9'),
  spanish('place ColCorona > AD12'),
]
const opening = [french('close'), spanish('defend COR > AF11 NW-SE', 'close')]

describe('18.0 set-up', () => {
  test('S1.7, RA127 units stand where the scenario says, and leaders are placed by their side', () => {
    expect(
      failures({
        actions: [
          { seat: 'spanish', do: 'place ColCorona > AD12', refused: '18.0' },
          { seat: 'french', do: 'place Poinsot > AJ8', refused: '18.0' },
          { seat: 'french', do: 'place Vedel > AI12', refused: '18.0' },
          ...placing,
        ],
        expect: {
          units: {
            'FR-5LR1': { at: 'AG10', facing: 'SW' },
            'SP-VG3': { at: 'AD12', facing: 'E' },
            'FR-VDL-ART': { at: 'AH11', shape: 'unlimbered' },
            'SP-DRE': { at: 'AJ12' },
          },
          phase: 'opening orders',
          awaiting: ['french', 'spanish'],
        },
      }),
    ).toEqual([])
  })

  test('S1.2, 3.1e the Spanish write where they defend before the first turn', () => {
    expect(
      failures({
        actions: [...placing, { seat: 'spanish', do: ['close'], refused: '3.1e' }, ...opening],
        expect: {
          orders: { POI: 'attack', BOU: 'attack', CAS: 'none', COR: 'defend' },
          areas: { COR: 'AF11 NW-SE' },
          turn: 1,
          awaiting: ['french'],
        },
      }),
    ).toEqual([])
  })

  test('18.0 if a list of hexes has to be filled, none stays empty', () => {
    const bailen = proofs(worded(eagle), 'bailen')
    expect(
      bailen({
        actions: [
          spanish('deploy SP-GWC > Y7', 'deploy SP-BAR > Y7'),
          { seat: 'spanish', do: 'deploy SP-VCAT > Y7', refused: '18.0' },
          spanish('deploy SP-VCAT > Y8', 'deploy SP-TEJ > Y9'),
        ],
      }),
    ).toEqual([])
  })
})

describe('2.0 the sequence of play', () => {
  test('2.0, S1.1 French phase, Spanish phase, reorganization, and orders from the second turn on', () => {
    expect(
      failures({
        actions: [...placing, ...opening],
        set: {},
        expect: { told: ['Turn 1, 17:00.', 'french: movement.'], turn: 1 },
      }),
    ).toEqual([])
    // No unit is near another, all under maneuver orders: the phases pass.
    const far = { 'FR-1LR1': { at: 'AM1' }, 'SP-COR1': { at: 'AD11' } }
    expect(
      failures({
        place: far,
        set: { phase: 'french movement', orders: { CAS: 'march', COR: 'march' } },
        actions: [french('done'), spanish('done'), french('close'), spanish('close'), french('done'), spanish('done')],
        expect: {
          told: [
            'french: movement.',
            'french: defensive fire.',
            'french: offensive fire.',
            'french: shock.',
            'spanish: movement.',
            'Turn 2, 17:30.',
            'Turn 3, 18:00.',
          ],
          awaiting: ['french', 'spanish'],
        },
      }),
    ).toEqual([])
  })

  test('17.0, RA58 after the last turn equal numbers of demoralized formations are a draw', () => {
    expect(
      failures({
        place: { 'FR-1LR1': { at: 'AM1' }, 'SP-COR1': { at: 'AD11' } },
        set: { phase: 'spanish movement', turn: 3, orders: { CAS: 'march', COR: 'march' } },
        actions: [spanish('done')],
        expect: { outcome: { winner: [] }, told: ['The battle is a draw.'] },
      }),
    ).toEqual([])
  })
})

describe('16.0 demoralization', () => {
  test('17.0, S4.8.6, RA136 Dupont’s third demoralized brigade ends the battle; only all of them could surrender', () => {
    const battle = (...shaken: string[]) => {
      const units = ['FR-1CHP', 'FR-2CHP', 'FR-1DRP', 'FR-2DRP', 'FR-RED1', 'FR-RED2', 'FR-PRX1', 'FR-4LR1', 'FR-3LR1']
      const place = Object.fromEntries(
        units.map((unit) => [unit, { at: 'Y8', order: shaken.includes(unit) ? 'disorganized' : 'good' }]),
      )
      // The Spanish lie across the road to La Carolina, and on that to Andújar.
      return proofs(
        worded(eagle),
        'second-day',
      )({
        place: { ...place, 'SP-CEU1': { at: 'AM1' }, 'SP-BUR1': { at: 'A24' } },
        set: { phase: 'french movement', turn: 5, orders: { RED: 'defend', LAP: 'defend' } },
        actions: [french('done')],
        expect: { outcome: { winner: ['spanish'], degree: 'strategic' } },
      }).filter(({ path }) => path.startsWith('actions') || path.startsWith('expect.outcome'))
    }
    const two = ['FR-1CHP', 'FR-2CHP', 'FR-1DRP', 'FR-2DRP']
    expect(battle(...two).map(({ path, actual }) => [path, actual])).toEqual([['expect.outcome', null]])
    expect(battle(...two, 'FR-RED1', 'FR-RED2', 'FR-PRX1')).toEqual([])
  })

  const down = (order: string) => ({ at: 'AM5', order })

  test('16.0, S1.5 a brigade falls when its limit of counters is disorganized, routed or eliminated', () => {
    const end = (units: object, winner: string[], degree?: string) =>
      failures({
        place: { 'SP-COR1': { at: 'AD11' }, ...units },
        set: { phase: 'spanish movement', turn: 3, orders: { CAS: 'march', COR: 'march', POI: 'march', BOU: 'march' } },
        dice: times(Object.keys(units).length, '1').map(Number),
        actions: [spanish('done')],
        expect: { outcome: { winner, ...(degree ? { degree } : {}) } },
      })
    expect(end({ 'FR-1LR1': down('disorganized') }, [])).toEqual([])
    expect(end({ 'FR-1LR1': down('disorganized'), 'FR-1LR2': down('disorganized') }, ['spanish'], 'marginal')).toEqual(
      [],
    )
    expect(end({ 'FR-6DRP': down('disorganized') }, ['spanish'], 'marginal')).toEqual([])
  })

  test('17.0 a side with three demoralized formations loses at once', () => {
    const place = {
      'SP-COR1': { at: 'AD11' },
      'FR-1LR1': down('disorganized'),
      'FR-1LR2': down('disorganized'),
      'FR-6DRP': down('disorganized'),
      'FR-5LR1': down('disorganized'),
      'FR-5LR2': down('disorganized'),
      'FR-5LR3': down('disorganized'),
    }
    expect(
      failures({
        place,
        set: { phase: 'french movement', orders: { CAS: 'march', COR: 'march', POI: 'march', BOU: 'march' } },
        actions: [french('done')],
        expect: { outcome: { winner: ['spanish'], degree: 'strategic' }, down: { CAS: true, BOU: true, POI: true } },
      }),
    ).toEqual([])
  })

  test('RA104 a demoralized brigade checks a grade lower', () => {
    // Grade D becomes E: 4 no longer holds.
    expect(
      failures({
        place: { 'SP-COR1': { at: 'AD11' }, 'FR-1LR1': down('disorganized'), 'FR-1LR2': down('disorganized') },
        set: { phase: 'spanish movement', orders: { CAS: 'march', COR: 'march' } },
        dice: [4, 5],
        actions: [spanish('done')],
        expect: { units: { 'FR-1LR1': { order: 'disorganized' }, 'FR-1LR2': { order: 'good' } }, down: { CAS: false } },
      }),
    ).toEqual([])
  })

  test('S1.6 the French on San Cristóbal lower the limit of the rear-guard', () => {
    const hurt = Object.fromEntries(
      ['SP-COR1', 'SP-COR2', 'SP-MPG'].map((id) => [id, { at: 'AB21', order: 'disorganized' }]),
    )
    const play = (held: object) =>
      failures({
        place: { 'FR-1LR1': { at: 'AM1' }, ...hurt },
        set: { phase: 'french movement', orders: { CAS: 'march', COR: 'march' }, held },
        actions: [french('done')],
        expect: { down: { COR: Object.keys(held).length > 0 } },
      })
    expect(play({})).toEqual([])
    expect(play({ AD12: 'french' })).toEqual([])
  })
})

describe('14.3 reorganization', () => {
  const play = (order: string, dice: number[], expected: string, more: object = {}, told: string[] = []) =>
    failures({
      place: { 'SP-COR1': { at: 'AD5', facing: 'E' }, 'FR-3CH': { at: 'AM5', order, ...more } },
      set: { phase: 'spanish movement', orders: { COR: 'march' } },
      dice,
      actions: [spanish('done')],
      expect: { units: { 'FR-3CH': { order: expected } }, told },
    })

  test('14.3 only good results count: disorganized to good order, routed to disorganized', () => {
    expect(play('disorganized', [3], 'good')).toEqual([])
    expect(play('disorganized', [1], 'disorganized')).toEqual([])
    expect(play('routed', [4], 'disorganized')).toEqual([])
    expect(play('routed', [3], 'routed')).toEqual([])
  })

  test('14.0, RA129 losses after the first and a leader in the hex modify the die', () => {
    expect(play('disorganized', [4], 'disorganized', { lost: 3 }, ['-2 on the die: points lost (14.0).'])).toEqual([])
    expect(
      failures({
        place: {
          'SP-COR1': { at: 'AD5', facing: 'E' },
          'FR-3CH': { at: 'AM5', order: 'disorganized' },
          Poinsot: { at: 'AM5' },
        },
        set: { phase: 'spanish movement', orders: { COR: 'march' } },
        dice: [2],
        actions: [spanish('done')],
        expect: { told: ['+1 on the die: leader (14.0).', 'FR-3CH is in good order again.'] },
      }),
    ).toEqual([])
  })

  test('RA47 a unit in an enemy zone of control rallies with 1 off the die', () => {
    expect(
      failures({
        place: { 'SP-COR1': { at: 'AM6', facing: 'NE' }, 'FR-3CH': { at: 'AM5', order: 'disorganized' } },
        set: { phase: 'reorganization', orders: { COR: 'defend' } },
        dice: [3],
        expect: {
          told: ['-1 on the die: in an enemy zone of control (14.3).'],
          units: { 'FR-3CH': { order: 'disorganized' } },
        },
      }),
    ).toEqual([])
  })
})

describe('14.2 rout', () => {
  test('14.2 a routed unit runs with all its points towards its base', () => {
    expect(
      failures({
        place: { 'SP-COR1': { at: 'AD5', facing: 'E' }, 'FR-3CH': { at: 'AM10', order: 'routed' } },
        set: { phase: 'french movement', orders: { POI: 'attack' } },
        expect: { units: { 'FR-3CH': { at: 'AM6' } }, awaiting: ['french'] },
      }),
    ).toEqual([])
  })
})

test('3.0 orders are seen only by their own side, maneuver orders by all', () => {
  const journal = log()
  const p = kernel.open('vedel', {}, fastDice(1), journal)
  const view = eagle.layout.make(p.scenario)
  const [poi, cor] = ['POI', 'COR'].map((id) => p.scenario.army.formations.indexOf(id))
  for (const [seat, own, other] of [
    [0, poi, cor],
    [1, cor, poi],
  ]) {
    eagle.redact(p, seat, view)
    expect(view.order[own]).toBe(p.order[own])
    expect(view.order[other]).toBe(-32768)
    expect(view.march[other]).toBe(p.march[other])
  }
  eagle.redact(p, SPECTATOR, view)
  expect([...view.order].every((order) => order === -32768)).toBe(true)
})
