import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const spanish = by('spanish')
const field = {
  Vedel: { at: 'AI9' },
  Cassagne: { at: 'AJ8' },
  Poinsot: { at: 'AG12' },
  'FR-1LR1': { at: 'AJ8', facing: 'SW' },
  'FR-3CH': { at: 'AG12', facing: 'SW' },
  ColCorona: { at: 'AD11' },
  'SP-COR1': { at: 'AD11', facing: 'E' },
}
const set = { phase: 'orders', turn: 2, orders: { POI: 'attack', CAS: 'none', COR: 'defend' } }

describe('3.0 changes of order', () => {
  test('RA7, RA116 a leader next to his Commander in Chief takes a new order without a die; it is still a try', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          french('try CAS', 'order CAS > attack', 'try CAS', 'order CAS > harass'),
          { seat: 'french', do: 'try CAS', refused: 'RA116' },
        ],
        expect: { orders: { CAS: 'harass' } },
      }),
    ).toEqual([])
  })

  test('3.0, RA5, RA6 the die must reach the distance divided by the divider', () => {
    // Three clear hexes lie between AI9 and AG12: 3 over 2.
    const play = (die: number) =>
      failures({
        place: field,
        set,
        dice: [die],
        actions: [french('try POI', ...(die >= 2 ? ['order POI > retreat'] : []))],
        expect: {
          orders: { POI: die >= 2 ? 'retreat' : 'attack' },
          told: [`Another order for POI: 2 or more is needed, the die is ${die}.`],
        },
      })
    expect(play(2)).toEqual([])
    expect(play(1)).toEqual([])
  })

  test('9.1, RA5 an order reaches no leader alone in an enemy zone of control, and leaves no such hex', () => {
    const play = (vedel: string, poinsot: string, refused: string) =>
      failures({
        place: {
          Vedel: { at: vedel },
          Poinsot: { at: poinsot },
          'FR-5LR1': { at: 'AK4', facing: 'SW' },
          'SP-IRL1': { at: 'AG9', facing: 'NE' },
        },
        set,
        actions: [{ seat: 'french', do: 'try POI', refused }],
      })
    expect(play('AK4', 'AH8', '9.1')).toEqual([])
    expect(play('AG8', 'AK4', '9.1')).toEqual([])
    expect(play('AK4', 'AG19', 'RA6')).toEqual([])
  })

  test.each([
    ['Poinsot', { at: 'AG12', out: 3 }, 'RA105'],
    ['Poinsot', null, '3.0'],
    ['Vedel', { at: 'AI9', out: 3 }, 'RA105'],
    ['Vedel', null, '3.0'],
  ])('RA105, 3.0 where %s is %j, no order is changed: refused by %s', (leader, is, refused) => {
    const { [leader]: _, ...others } = { ...field } as Record<string, object>
    expect(
      failures({
        place: is ? { ...others, [leader]: is } : others,
        set,
        actions: [{ seat: 'french', do: 'try POI', refused }],
      }),
    ).toEqual([])
  })

  test('3.0 a player does not write the enemy’s sheet, or his own without a try', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          { seat: 'french', do: 'try COR', refused: '3.0' },
          { seat: 'french', do: 'order POI > retreat', refused: '3.0' },
          french('try CAS'),
          { seat: 'french', do: 'close', refused: '3.0' },
        ],
      }),
    ).toEqual([])
  })

  test('3.0 a Commander in Chief who has tried does not move in that turn', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          french('try CAS', 'order CAS > attack', 'close'),
          spanish('close'),
          { seat: 'french', do: 'ride Vedel > AI10', refused: '3.0' },
          french('move FR-1LR1 > AI9', 'ride Cassagne > AJ9'),
        ],
      }),
    ).toEqual([])
  })

  test('3.0, RA115 a Commander in Chief who has tried does not go along with troops that fall back', () => {
    expect(
      failures({
        place: {
          'FR-1LR1': { at: 'AG8', facing: 'SW' },
          'FR-1LR2': { at: 'AG8' },
          Cassagne: { at: 'AG7' },
          Vedel: { at: 'AG8' },
          'SP-IRL1': { at: 'AG9', facing: 'NE' },
          ColCorona: { at: 'AG10' },
        },
        set,
        dice: [1, 6],
        actions: [
          french('try CAS', 'order CAS > attack', 'close'),
          spanish('close'),
          french('done'),
          spanish('cease'),
          french('cease', 'attack FR-1LR1 > AG9', 'engage', 'retreat FR-1LR1 > AG7', 'face FR-1LR1 > SW'),
          { seat: 'french', do: 'follow Vedel', refused: '3.0' },
          french('remain'),
        ],
      }).filter(({ path }) => path.startsWith('actions')),
    ).toEqual([])
  })

  test('3.1e a defense order names an area, and the side must control it', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          french('try CAS', 'order CAS > defend'),
          { seat: 'french', do: 'close', refused: '3.1e' },
          { seat: 'french', do: 'defend CAS > AD11 N-S', refused: '3.1e' },
          french('defend CAS > AJ8 NW-SE', 'close'),
        ],
        expect: { areas: { CAS: 'AJ8 NW-SE' } },
      }),
    ).toEqual([])
  })

  test('S4.8.2, RA117 in a battle of encounter the French keep maneuver orders until they have met the enemy', () => {
    expect(
      bailen({
        place: { Dupont: { at: 'C21' }, Chabert: { at: 'C21' }, 'FR-4LR1': { at: 'C21' }, 'SP-CEU1': { at: 'Z16' } },
        set: { phase: 'orders', turn: 2 },
        actions: [{ seat: 'french', do: 'try CHA', refused: 'S4.8.2' }],
      }),
    ).toEqual([])
  })
})

describe('3.1 what orders allow', () => {
  const movement = (orders: object) => ({ phase: 'french movement', orders: { ...set.orders, ...orders } })
  const refused = (order: string, rule: string, step: string, place: object = field) =>
    failures({
      place: place as never,
      set: movement({ POI: order }),
      actions: [{ seat: 'french', do: step, refused: rule }],
    })

  test('3.1a a unit without orders only comes closer to its leader', () => {
    const place = { ...field, 'FR-3CH': { at: 'AG9', facing: 'E' } }
    expect(refused('none', '3.1a', 'move FR-3CH > AH8', place)).toEqual([])
    expect(
      failures({
        place: { ...place, 'FR-3CH': { at: 'AG9', facing: 'SW' } },
        set: movement({ POI: 'none' }),
        actions: [french('move FR-3CH > AG10')],
      }),
    ).toEqual([])
  })

  test('3.1b, RA9 a unit under maneuver orders does not come within five hexes of an enemy', () => {
    const place = { 'FR-3CH': { at: 'AJ11' }, 'SP-COR1': { at: 'AD11', facing: 'E' }, Poinsot: { at: 'AJ11' } }
    expect(refused('march', '3.1b', 'move FR-3CH > AI12', place)).toEqual([])
    expect(failures({ place, set: movement({ POI: 'march' }), actions: [french('move FR-3CH > AJ10')] })).toEqual([])
  })

  test('RA74 a unit that is within five hexes of one enemy comes no nearer to another either', () => {
    const place = {
      'FR-1LR1': { at: 'AG8' },
      'SP-MPJ': { at: 'AG11' },
      'SP-IRL1': { at: 'AL10' },
      Cassagne: { at: 'AG8' },
    }
    // AH8 and AF8 are three hexes from AG11, as AG8 is; AH8 is four from AL10 instead of five.
    const march = (actions: Case['actions']) => failures({ place, set: movement({ CAS: 'march' }), actions })
    expect(march([{ seat: 'french', do: 'move FR-1LR1 > AH8', refused: '3.1b' }])).toEqual([])
    expect(march([french('move FR-1LR1 > AF8')])).toEqual([])
  })

  test('3.1b, RA10 maneuver orders add two points, along roads three', () => {
    const place = { 'FR-1LR1': { at: 'AM1' }, 'SP-COR1': { at: 'AD11' } }
    const road = ['AM2', 'AM3', 'AM4', 'AL4', 'AL5', 'AK6', 'AK7'].map((hex) => `move FR-1LR1 > ${hex}`)
    expect(
      failures({
        place,
        set: movement({ CAS: 'march' }),
        actions: [french(...road), { seat: 'french', do: 'move FR-1LR1 > AK8', refused: '7.0' }],
        expect: { units: { 'FR-1LR1': { at: 'AK7' } } },
      }),
    ).toEqual([])
    const fields = ['AM2', 'AM3', 'AM4', 'AM5', 'AM6', 'AM7'].map((hex) => `move FR-1LR1 > ${hex}`)
    expect(
      failures({
        place,
        set: movement({ CAS: 'march' }),
        actions: [french(...fields), { seat: 'french', do: 'move FR-1LR1 > AM8', refused: '7.0' }],
      }),
    ).toEqual([])
  })

  test('3.1d, RA113, RA134 a unit under attack orders comes nearer while it can, and goes no farther away', () => {
    const place = {
      'FR-3CH': { at: 'AJ8', facing: 'SW' },
      'SP-COR1': { at: 'AD11', facing: 'E' },
      Poinsot: { at: 'AJ8' },
    }
    expect(
      failures({
        place,
        set: movement({}),
        actions: [{ seat: 'french', do: 'done', refused: 'RA113' }, french('move FR-3CH > AI9', 'done')],
      }).filter(({ path }) => path.startsWith('actions')),
    ).toEqual([])
    expect(refused('attack', 'RA113', 'move FR-3CH > AK8', { ...place, 'FR-3CH': { at: 'AJ8', facing: 'E' } })).toEqual(
      [],
    )
  })

  test('3.1e a unit does not leave the area that it defends', () => {
    const step = (area: string, rule?: string) =>
      failures({
        place: field,
        set: { phase: 'spanish movement', orders: set.orders, areas: { COR: area } },
        actions: [
          rule ? { seat: 'spanish', do: 'move SP-COR1 > AE11', refused: rule } : spanish('move SP-COR1 > AE11'),
        ],
      })
    expect(step('AC11 N-S')).toEqual([])
    expect(step('AB11 N-S', '3.1e')).toEqual([])
  })

  test('3.1f a unit under retreat orders enters no zone of control, and leaves one while it can', () => {
    const place = { ...field, 'FR-3CH': { at: 'AG11', facing: 'SW' }, 'SP-MPJ': { at: 'AG13', facing: 'NE' } }
    expect(refused('retreat', '3.1f', 'move FR-3CH > AG12', place)).toEqual([])
    const close = { ...place, 'FR-3CH': { at: 'AG12', facing: 'NE' } }
    expect(refused('retreat', '3.1f', 'done', close)).toEqual([])
  })
})

describe('9.0 command', () => {
  test('RA15 radius 3: four hexes away is in command, five is not', () => {
    const enter = (leader: string, rule?: string) =>
      failures({
        place: {
          'FR-3CH': { at: 'AG11', facing: 'SW' },
          'SP-MPJ': { at: 'AG13', facing: 'NE' },
          Poinsot: { at: leader },
        },
        set: { phase: 'french movement', orders: set.orders },
        actions: [rule ? { seat: 'french', do: 'move FR-3CH > AG12', refused: rule } : french('move FR-3CH > AG12')],
      })
    expect(enter('AG7')).toEqual([])
    expect(enter('AG6', '9.2')).toEqual([])
  })

  test('9.1 no line of command runs through enemies or their zones of control', () => {
    const place = {
      'FR-3CH': { at: 'AG11', facing: 'SW' },
      'SP-MPJ': { at: 'AG13', facing: 'NE' },
      'SP-MPG': { at: 'AG9', facing: 'W' },
      'SP-COR2': { at: 'AI9', facing: 'SW' },
      Poinsot: { at: 'AH7' },
    }
    const enter = (more: object, rule?: string) =>
      failures({
        place: { ...place, ...more },
        set: { phase: 'french movement', orders: set.orders },
        actions: [rule ? { seat: 'french', do: 'move FR-3CH > AG12', refused: rule } : french('move FR-3CH > AG12')],
      })
    expect(enter({}, '9.2')).toEqual([])
    expect(enter({ 'FR-5LR1': { at: 'AH9' }, 'FR-5LR2': { at: 'AH8' } })).toEqual([])
  })
})

describe('3.1f retreat orders', () => {
  const ring = {
    'FR-3CH': { at: 'AG11', facing: 'E' },
    Poinsot: { at: 'AG11' },
    'SP-MPJ': { at: 'AG12', facing: 'NE' },
    'SP-COR1': { at: 'AG9', facing: 'SW' },
    'SP-COR2': { at: 'AI11', facing: 'SW' },
    'SP-MPG': { at: 'AE10', facing: 'NE' },
  }
  const under = { phase: 'french movement', orders: { POI: 'retreat', CAS: 'none', COR: 'attack' } }

  test('3.1f, 8.1 a unit that stands in a zone of control may get out of it through another', () => {
    expect(
      failures({
        place: ring,
        set: under,
        dice: [6],
        actions: [{ seat: 'french', do: 'done', refused: '3.1f' }, french('move FR-3CH > AH10')],
      }).filter(({ path }) => path.startsWith('actions')),
    ).toEqual([])
  })

  test('3.1f, RA12 a unit under retreat orders does not begin a combat', () => {
    expect(
      failures({
        place: { 'FR-3CH': { at: 'AG8', facing: 'SW' }, 'SP-MPJ': { at: 'AG9', facing: 'NE' } },
        set: { ...under, phase: 'french offensive fire' },
        actions: [{ seat: 'french', do: 'fire FR-3CH > AG9', refused: '3.1f' }],
      }).filter(({ path }) => path.startsWith('actions')),
    ).toEqual([])
  })
})
