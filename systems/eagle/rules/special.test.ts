import { describe, expect, test } from 'vitest'
import { engine } from '../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../src/situations/proof.ts'
import { worded } from '../../worded.ts'
import { eagle } from './index.ts'
import { FRENCH } from './state/sides.ts'
import { legal, play, stage } from './testing/stage.ts'

const kernel = engine(worded(eagle))
const bailen = proofs(worded(eagle), 'bailen')
const surprise = proofs(worded(eagle), 'surprise')
const french = by('french')
const unexpected = (given: Case) =>
  bailen(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))
const orders = { CHA: 'attack', PAN: 'attack', SCH: 'attack', COU: 'defend', RED: 'defend' }

describe('S4.8.1 Swiss regiments', () => {
  test('S4.8.1, RA60 Swiss do not fire at Swiss, and are not hit by those who fire beside them', () => {
    expect(
      unexpected({
        place: {
          'FR-RED1': { at: 'Y20', facing: 'E' },
          'FR-4LR1': { at: 'Y21', facing: 'E' },
          'SP-JAE1': { at: 'Z20', facing: 'W' },
          'SP-SUI1': { at: 'Z20' },
        },
        options: { attackQuota: 'none' },
        set: { phase: 'french offensive fire', orders },
        dice: [6],
        actions: [french('fire FR-RED1 > Z20', 'fire FR-4LR1 > Z20', 'shoot')],
        expect: {
          told: [
            'FR-RED1: Swiss against Swiss, it stands aside.',
            'Fire at Z20, points: 6; the die is 6, counts 6.',
            'SP-JAE1 is under fire: 1.',
          ],
          units: { 'SP-SUI1': { lost: 0 } },
        },
      }),
    ).toEqual([])
  })

  test('S4.8.1 if only Swiss would fight each other, there is no combat', () => {
    expect(
      unexpected({
        place: { 'FR-RED1': { at: 'Y20', facing: 'E' }, 'SP-SUI1': { at: 'Z20', facing: 'W' } },
        set: { phase: 'french shock', orders },
        actions: [french('attack FR-RED1 > Z20', 'engage')],
        expect: { told: ['No unit is left on one side for the attack on Z20.'] },
      }),
    ).toEqual([])
  })

  test('RA60, 12.0b a Swiss unit that stands aside has taken no part, and does not advance', () => {
    expect(
      unexpected({
        place: {
          'FR-RED1': { at: 'Y20', facing: 'E' },
          'FR-4LR1': { at: 'Y21', facing: 'E' },
          'SP-SUI1': { at: 'Z20', facing: 'W' },
          'SP-JAE1': { at: 'Z20' },
        },
        set: { phase: 'french shock', turn: 3, orders: { ...orders, COU: 'attack', RED: 'attack' } },
        dice: [1, 6],
        actions: [
          french('attack FR-RED1 > Z20', 'attack FR-4LR1 > Z20', 'engage', 'retreat FR-4LR1 > X21', 'face FR-4LR1 > E'),
          { seat: 'spanish', do: 'advance SP-SUI1 > Y21', refused: '12.0b' },
          { seat: 'spanish', do: 'advance SP-JAE1 > Y21' },
        ],
        expect: { told: ['SP-SUI1: Swiss against Swiss, it stands aside.', 'SP-JAE1 advances to Y21.'] },
      }),
    ).toEqual([])
  })
})

describe('S4.8.4 sun, thirst and fatigue', () => {
  const place = { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'Z20', facing: 'W' } }
  const fire = (turn: number, dice: number[], told: string[]) =>
    unexpected({
      place,
      set: { phase: 'french offensive fire', turn, orders },
      dice,
      actions: [french('fire FR-4LR1 > Z20', 'shoot')],
      expect: { told },
    })

  test('S4.8.4, S2.8.2, RA59 from ten o’clock on the French check before they fight, and fight as the check leaves them', () => {
    // Turn 15 is 09:30, turn 16 is 10:00.
    expect(fire(15, [1], ['Fire at Z20, points: 6; the die is 1, counts 1.'])).toEqual([])
    expect(
      fire(
        16,
        [4, 1],
        [
          'FR-4LR1 checks its morale: the die is 4, counts 4: no effect.',
          'Fire at Z20, points: 6; the die is 1, counts 1.',
        ],
      ),
    ).toEqual([])
    // Eight points, halved (14.1).
    expect(fire(16, [2, 1], ['FR-4LR1 is disorganized.', 'Fire at Z20, points: 4; the die is 1, counts 1.'])).toEqual(
      [],
    )
  })
})

describe('S2.8.3, S4.8.3 French artillery', () => {
  test('S4.8.3 French medium guns reach three hexes', () => {
    expect(
      bailen({
        place: { 'FR-CHA-ART': { at: 'AH7', facing: 'SW', shape: 'unlimbered' }, 'SP-JAE1': { at: 'AH11' } },
        set: { phase: 'french offensive fire', orders },
        actions: [{ seat: 'french', do: 'fire FR-CHA-ART > AH11', refused: '10.2' }],
      }),
    ).toEqual([])
  })
})

describe('S4.8.2 battle of encounter', () => {
  const encounter = (at: string, actions: Case['actions'], met: readonly string[]) =>
    unexpected({
      place: { 'SP-BOR': { at: 'V17', facing: 'E' }, 'FR-4LR1': { at } },
      set: { phase: 'french movement', turn: 8, orders: { CHA: 'march', COU: 'attack' } },
      actions,
      expect: { met },
    })

  test('S4.8.2, RA117 a formation that is within 5 hexes of an enemy when its movement ends has met the enemy', () => {
    expect(encounter('P17', [french('move FR-4LR1 > Q17')], [])).toEqual([])
    expect(encounter('P17', [french('move FR-4LR1 > Q17', 'done')], ['CHA'])).toEqual([])
  })

  test('S4.8.2, RA117 six hexes are too far', () => {
    expect(encounter('P17', [french('done')], [])).toEqual([])
  })
})

describe('S2.8.1 marching to the guns', () => {
  const guns = (turn: number, dice: number[], coming: number) =>
    surprise({
      place: { 'FR-1LR1': { at: 'AM1' }, 'SP-CEU1': { at: 'W20' } },
      set: { phase: 'french movement', turn, noise: 2, orders: { CAS: 'march', RED: 'march' } },
      dice,
      actions: [french('done')],
      expect: { coming },
    })

  test('S2.8.1 from the second turn after the first combat, Dufour marches on 3 or less and comes three turns later', () => {
    expect(guns(3, [], 0)).toEqual([])
    expect(guns(4, [3], 7)).toEqual([])
    expect(guns(4, [4], 0)).toEqual([])
  })

  test('S2.8.1 Dufour enters by the road to La Carolina', () => {
    const enter = (turn: number, refused?: string) =>
      surprise({
        place: { 'FR-1LR1': { at: 'AK8' }, 'SP-CEU1': { at: 'W20' } },
        set: { phase: 'french movement', turn, coming: 7, orders: { CAS: 'march', RED: 'march' } },
        actions: [refused ? { seat: 'french', do: 'enter FR-7IP1 > AM1', refused } : french('enter FR-7IP1 > AM1')],
      })
    expect(enter(6, '18.0')).toEqual([])
    expect(enter(7)).toEqual([])
  })
})

describe('S2.1 the end of scenario 2', () => {
  const town = ['AB15', 'AB16', 'AC13', 'AC14', 'AC15', 'AC16', 'AD13', 'AD14', 'AD15', 'AD16']
  const play = (held: string[]) =>
    surprise({
      place: { 'FR-1LR1': { at: 'AM1' }, 'SP-CEU1': { at: 'W20' } },
      set: {
        phase: 'spanish movement',
        turn: 5,
        held: Object.fromEntries(held.map((hex) => [hex, 'spanish'])),
        orders: { CAS: 'march', RED: 'march' },
      },
      actions: [
        by('spanish')('done'),
        ...(held.length === town.length ? [french('base AM1'), by('spanish')('end')] : []),
      ],
      expect: held.length === town.length ? { outcome: { winner: [] } } : { outcome: null, turn: 6 },
    })

  test('S2.1 with all of Bailén in his hands the Spanish player may end the battle', () => {
    expect(play(town)).toEqual([])
    expect(play(town.slice(1))).toEqual([])
  })
})

describe('S4.8.5 the convoy', () => {
  const convoy = { 'FR-CART1': { at: 'W13' }, 'SP-OM1': { at: 'V13', facing: 'E' }, Diridie: { at: 'X13' } }

  test('S4.8.5.2 carts have no morale: they do not check it when they leave a front', () => {
    expect(
      unexpected({
        place: convoy,
        set: { phase: 'french movement', orders: { CON: 'attack', ...orders } },
        dice: [],
        actions: [french('move FR-CART1 > X12')],
        expect: { units: { 'FR-CART1': { at: 'X12' } } },
      }),
    ).toEqual([])
  })

  test('RA113, S4.8.5.3 carts are under no command: no order binds them', () => {
    expect(
      unexpected({
        place: { ...convoy, 'FR-CART1': { at: 'X12' }, 'FR-ESC1': { at: 'X13' } },
        set: { phase: 'french movement', orders: { CON: 'march', ...orders } },
        actions: [{ seat: 'french', do: 'move FR-ESC1 > W14', refused: '3.1b' }, french('move FR-CART1 > W13')],
      }),
    ).toEqual([])
  })

  test('S4.8.5.2 batteries take no carts when they fall back or come in', () => {
    expect(
      unexpected({
        place: {
          'FR-4LR1': { at: 'AG8', facing: 'SW' },
          'SP-VEN-ART': { at: 'AG9', facing: 'NE' },
          'SP-OM1': { at: 'AG9', lost: 3 },
          'FR-CART1': { at: 'AG10' },
        },
        set: { phase: 'french shock', turn: 9, orders: { ...orders, VEN: 'attack' } },
        dice: [4],
        actions: [
          french('attack FR-4LR1 > AG9', 'engage'),
          by('spanish')('stand', 'first SP-VEN-ART'),
          { seat: 'spanish', do: 'retreat SP-VEN-ART > AG10', refused: '12.0a' },
        ],
      }),
    ).toEqual([])
    expect(
      unexpected({
        place: { 'FR-CART1': { at: 'A24' } },
        set: { phase: 'spanish movement', turn: 23, orders },
        actions: [{ seat: 'spanish', do: 'enter SP-LAP-ART1 > A24', refused: 'S4.8.5.2' }],
      }),
    ).toEqual([])
  })
})

test('S2.8.1, RA133 an attack that does not take place is not heard', () => {
  expect(
    surprise({
      place: { 'FR-1LR1': { at: 'AG8', facing: 'SW', lost: 7 }, 'SP-CEU1': { at: 'AG9', facing: 'NE' } },
      set: { phase: 'french shock', turn: 3, orders: { CAS: 'attack', RED: 'defend' } },
      actions: [french('attack FR-1LR1 > AG9', 'engage')],
      expect: { noise: 0, told: ['The attack on AG9 is weaker than 1 to 4 and does not take place.'] },
    }).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions')),
  ).toEqual([])
})

test('S2.8.1 a volley that never goes off is not heard', () => {
  const p = stage({
    scenario: 'surprise',
    place: {
      'FR-1LR1': { at: 'R15', facing: 'E', lost: 5 },
      'SP-CEU1': { at: 'S15', facing: 'W' },
      Vedel: { at: 'AC14' },
    },
    set: { phase: 'french offensive fire', turn: 8, orders: { CAS: 'attack', RED: 'attack' } },
  })
  // Thirst routs the unit before it fires.
  play(p, FRENCH, ['fire FR-1LR1 > S15', 'shoot'], [1])
  expect(p.state[p.scenario.army.units.indexOf('FR-1LR1')]).toBe(2)
  for (let n = 0; n < 9 && /retreat|aftermath/.test(kernel.phase(p).name); n++)
    play(p, FRENCH, legal(p, FRENCH).slice(0, 1), [6, 6])
  expect(kernel.phase(p).name).not.toMatch(/retreat|aftermath|volley/)
  expect(p.noise).toBe(0)
})
