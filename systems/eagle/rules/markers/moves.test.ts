/** OR4, RA142 Markers on the move: with the stack that they lie on, and with the troops that they stand for. */

import { describe, expect, test } from 'vitest'
import { engine, fastDice, UNKNOWN } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'

const options = { limitedInformation: true }
const bailen = (given: Case) => proofs(worded(eagle), 'bailen')({ options, ...given })
const french = by('french')
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })
const orders = { PAN: 'retreat', DUP: 'retreat', DPR: 'attack', RED: 'defend', COU: 'defend' }
const set = { phase: 'french movement', turn: 10, orders }
const far = { 'SP-JAE1': { at: 'AF15' } }
const guard = { 'FR-GP1': { at: 'V17', facing: 'NE' }, 'FR-GP2': { at: 'V17' } }
const onTop = { 'FR-FFD1': { at: 'V17', use: 'top' } }

describe('OR4, RA142 a stack goes as one beneath the marker on top', () => {
  test('OR4, RA142 the whole stack goes with the marker on top, and so do the markers under it', () => {
    expect(
      bailen({
        place: { ...guard, ...far, ...onTop, 'FR-FFD12': { at: 'V17', use: 'beneath' } },
        set,
        actions: [french('go FR-FFD1 > V16', 'go FR-FFD1 > V15')],
        expect: {
          units: {
            'FR-GP1': { at: 'V15', facing: 'NE' },
            'FR-GP2': { at: 'V15' },
            'FR-FFD1': { at: 'V15', use: 'top' },
            'FR-FFD12': { at: 'V15', use: 'beneath' },
          },
          told: ['FR-FFD1 moves to V16.', 'FR-FFD1 moves to V15.'],
        },
      }),
    ).toEqual([])
  })

  test('OR4, RA142 the enemy still sees only how high the stack is, and which way it faces', () => {
    const kernel = engine(worded(eagle))
    const p = kernel.open('vedel', options, fastDice(1))
    const play = (seat: number, ...does: string[]) => {
      for (const text of does) kernel.play(p, seat, kernel.parse(p, seat, text) as number, fastDice(1))
    }
    const view = (): Eagle => {
      const into = eagleLayout.make(p.scenario)
      eagle.redact(p, SPANISH, into)
      return into
    }
    const hexOf = (name: string) => p.scenario.ground.grid.names.indexOf(name)
    play(FRENCH, 'place Vedel > AI9', 'place Poinsot > AG10', 'place Cassagne > AJ8', 'place Boussart > AJ9')
    play(SPANISH, 'place ColCorona > AD11')
    play(FRENCH, 'hide FR-FFD1 > AJ8', 'swell FR-FFD3 > AJ8', 'ready')
    play(SPANISH, 'ready')
    // Cassagne begins without orders: his troops may only come nearer to their leader.
    play(FRENCH, 'close')
    play(SPANISH, 'defend COR > AF11 NW-SE', 'close')
    p.order[p.scenario.army.formations.indexOf('CAS')] = 5
    expect(kernel.phase(p).name).toBe('movement')
    play(FRENCH, 'go FR-FFD1 > AI9')
    const seen = view()
    expect([seen.top[hexOf('AI9')], seen.tall[hexOf('AI9')], seen.face[hexOf('AI9')]]).toEqual([
      UNKNOWN,
      4,
      p.face[hexOf('AI9')],
    ])
    expect([seen.top[hexOf('AJ8')], seen.tall[hexOf('AJ8')], seen.cap[hexOf('AJ8')]]).toEqual([-1, 0, 0])
    for (const id of ['FR-1LR1', 'FR-1LR2', 'FR-1LR3'])
      expect(seen.at[p.scenario.army.units.indexOf(id)], id).toBe(UNKNOWN)
    expect([...(eagle.invariants?.(p) ?? [])]).toEqual([])
  })

  test('RA121, RA123 the stack goes at the pace of its slowest unit, and turns for a point on the way', () => {
    expect(
      bailen({
        place: { ...guard, ...far, ...onTop },
        set,
        actions: [
          french('go FR-FFD1 > V16', 'go FR-FFD1 > V15', 'wheel FR-FFD1 > E', 'wheel FR-FFD1 > NE'),
          refused('go FR-FFD1 > V14', 'RA121'),
        ],
      }),
    ).toEqual([])
    expect(
      bailen({ place: { ...guard, ...far, ...onTop }, set, actions: [refused('go FR-FFD1 > V18', '7.0')] }),
    ).toEqual([])
  })

  test('RA142 a unit that has gone with the marker does not go on by itself or under another marker', () => {
    expect(
      bailen({
        place: { ...guard, ...far, ...onTop },
        set,
        actions: [
          french('go FR-FFD1 > V16'),
          refused('move FR-GP2 > V15', 'RA142'),
          french('unveil FR-FFD1'),
          refused('move FR-GP2 > V15', 'RA142'),
          refused('veil FR-FFD1 > V16', 'OR4'),
        ],
      }),
    ).toEqual([])
  })

  test('RA142 a stack does not go with its marker if one of its units has moved by itself', () => {
    expect(
      bailen({
        place: { ...guard, ...far, ...onTop, 'FR-MAR': { at: 'V18', facing: 'NE' } },
        set,
        actions: [french('move FR-MAR > V17'), refused('go FR-FFD1 > V16', 'RA142')],
      }),
    ).toEqual([])
  })

  test('OR5 a marker does not go beside an enemy; if it is found on its way it comes off, and the stack stays', () => {
    const walk = (does: string[], more: Case['actions'], expected: Case['expect']) =>
      bailen({
        place: { ...guard, 'SP-JAE1': { at: 'V12', facing: 'NE' }, ...onTop },
        set,
        actions: [french(...does), ...(more ?? [])],
        expect: expected,
      })
    expect(walk(['go FR-FFD1 > V16'], [], { units: { 'FR-FFD1': { at: 'V16' } } })).toEqual([])
    expect(
      walk(['go FR-FFD1 > V16', 'go FR-FFD1 > V15', 'go FR-FFD1 > V14'], [refused('move FR-GP2 > U14', 'RA142')], {
        units: { 'FR-FFD1': null, 'FR-GP1': { at: 'V14' } },
      }),
    ).toEqual([])
    expect(
      bailen({
        place: { ...guard, Reding: { at: 'V15' }, ...far, ...onTop },
        set,
        actions: [refused('go FR-FFD1 > V16', 'OR5')],
      }),
    ).toEqual([])
  })
})

describe('orders and ground', () => {
  test('RA113, RA123 units that must close with the enemy do so under a marker too; disorganized ones need not', () => {
    const end = (use: string, order: string, does: string[]) =>
      bailen({
        place: { 'FR-1CHP': { at: 'V17', facing: 'NE', order }, ...far, 'FR-FFD1': { at: 'V17', use } },
        set,
        actions: does.length > 0 ? [french(...does), refused('done', 'RA113')] : [french('done')],
      })
    expect(end('top', 'good', ['wheel FR-FFD1 > E'])).toEqual([])
    expect(end('stack', 'good', ['wheel FR-FFD1 > E'])).toEqual([])
    expect(end('stack', 'disorganized', [])).toEqual([])
  })

  test('RA70, RA123 two units that go together do not find the woods empty (code D)', () => {
    const woods = ['LL12', 'LL13', 'LL14', 'LL15'].map((hex) => `go FR-FFD1 > ${hex}`)
    const into = (place: Case['place'], use: string, actions: Case['actions']) =>
      bailen({
        place: { 'FR-GP1': { at: 'LL11' }, ...place, ...far, 'FR-FFD1': { at: 'LL11', use } },
        set: { ...set, orders: { ...orders, PAN: 'march', CON: 'march' } },
        actions: actions ?? [],
      })
    for (const use of ['top', 'stack']) {
      expect(into({}, use, [french(...woods)]), use).toEqual([])
      const two = { 'FR-ESC1': { at: 'LL11' } }
      expect(into(two, use, [french(...woods.slice(0, 3)), refused(woods[3], 'RA121')]), use).toEqual([])
    }
  })
})

test('RA123, 6.0 a unit that comes to own troops under a marker finds no more room there than beside them in the open', () => {
  const place = { 'FR-4LR1': { at: 'L12' }, 'FR-4LR2': { at: 'L13' }, ...far }
  const marching = { ...set, orders: { ...orders, CHA: 'march' } }
  expect(
    bailen({
      place,
      set: marching,
      actions: [french('veil FR-FFD1 > L12'), refused('move FR-4LR2 > L12', '6.0')],
    }).filter(({ path }) => path.startsWith('actions')),
  ).toEqual([])
})

test('RA134, RA123 a leader does not ride while his troops under a marker still have to close with the enemy', () => {
  const place = { 'FR-GP1': { at: 'L12' }, 'SP-JAE1': { at: 'V14' }, Pannetier: { at: 'L12' } }
  const attacking = { ...set, orders: { ...orders, PAN: 'attack' } }
  expect(
    bailen({
      place,
      set: attacking,
      actions: [french('veil FR-FFD1 > L12'), refused('ride Pannetier > L13', 'RA113')],
    }).filter(({ path }) => path.startsWith('actions')),
  ).toEqual([])
})

test('4.1a, RA123 a square of grade E or F does not move under a marker either', () => {
  const place = { 'SP-VG1': { at: 'Y14', shape: 'square' }, 'FR-GP1': { at: 'J14' } }
  expect(
    bailen({
      place,
      set: { phase: 'spanish movement', turn: 10, orders },
      actions: [
        { seat: 'spanish', do: ['veil SP-FFD1 > Y14'] },
        { seat: 'spanish', do: 'go SP-FFD1 > Y15', refused: '13.0' },
      ],
    }).filter(({ path }) => path.startsWith('actions')),
  ).toEqual([])
})

describe('RA113, RA123 troops that have to close with the enemy, and their marker', () => {
  const march = { phase: 'french movement', turn: 10, orders: { CHA: 'attack', COU: 'defend' } }
  const place = { 'FR-4LR1': { at: 'R15', facing: 'E' }, 'SP-JAE1': { at: 'AF15' }, Chabert: { at: 'R15' } }
  const actionsOf = (given: Case) => bailen(given).filter(({ path }) => path.startsWith('actions'))

  test.each(['stack', 'top'])('RA113, RA123 a marker that has moved stays on troops that must close up (%s)', (use) => {
    const under = { ...place, 'FR-FFD1': { at: 'R15', use } }
    const actions = [
      french('wheel FR-FFD1 > SE', 'go FR-FFD1 > R16'),
      refused('done', 'RA113'),
      refused('unveil FR-FFD1', 'RA113'),
    ]
    expect(actionsOf({ place: under, set: march, actions })).toEqual([])
  })

  test('RA113 troops set down before their marker has moved have to come nearer, but no more than others do', () => {
    const actions = [french('unveil FR-FFD1', 'move FR-4LR1 > S15', 'done')]
    expect(actionsOf({ place: { ...place, 'FR-FFD1': { at: 'R15' } }, set: march, actions })).toEqual([])
  })

  test('6.0, RA70, RA123 units that go together find no more room in a hex if a marker lies on it', () => {
    const wood = {
      'FR-RED1': { at: 'J6' },
      'FR-RED2': { at: 'J6' },
      'FR-PRX1': { at: 'J5', facing: 'SE' },
      'FR-PRX2': { at: 'J5' },
      ...far,
    }
    const given = {
      set: { ...march, orders: { SCH: 'defend' } },
      actions: [french('join FR-PRX2 > FR-PRX1'), refused('move FR-PRX1 > J6', '6.0')],
    }
    expect(actionsOf({ ...given, place: wood })).toEqual([])
    expect(actionsOf({ ...given, place: { ...wood, 'FR-FFD1': { at: 'J6' } } })).toEqual([])
  })

  test('RA141, RA102 a false marker does not shut an entry hex', () => {
    const given = {
      place: { ...far, 'SP-FFD1': { at: 'A24', use: 'stack' } },
      set: { phase: 'french movement', turn: 1, orders: { CHA: 'march' } },
    }
    expect(actionsOf({ ...given, actions: [french('enter FR-4LR3 > A24', 'enter FR-4LR3 > A24')] })).toEqual([])
  })

  test('RD16, RA123 a unit that routs when it rallies under a marker is set down, and runs', () => {
    const failed = bailen({
      options: { limitedInformation: true, laterMorale: true },
      place: { 'FR-4LR1': { at: 'R15', order: 'disorganized', lost: 5 }, ...far, 'FR-FFD1': { at: 'R15' } },
      set: { phase: 'reorganization', turn: 10, orders: { CHA: 'attack', COU: 'defend' } },
      dice: [1, 1, 1, 1, 1, 1],
      actions: [],
      expect: { units: { 'FR-4LR1': { order: 'routed' } } },
    })
    expect(failed.filter(({ path }) => path.startsWith('expect'))).toEqual([])
  })
})
