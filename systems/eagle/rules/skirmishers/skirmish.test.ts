import { describe, expect, test } from 'vitest'
import { fastDice, log, type Situations } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { checkMorale } from '../morale/morale.ts'
import { areaOf } from '../state/area-names.ts'
import { isControlled } from '../state/areas.ts'
import { event, reason } from '../state/events.ts'
import type { Eagle } from '../state/position.ts'
import { SPANISH } from '../state/sides.ts'

const failures = proofs(worded(eagle), 'bailen')
const french = by('french')
const spanish = by('spanish')
const orders = { VEN: 'attack', CRZ: 'attack', CHA: 'defend', PRI: 'attack', DPR: 'attack' }
const moving = { phase: 'spanish movement', orders }
const refused = (does: string, rule: string, seat = 'spanish') => ({ seat, do: does, refused: rule })
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case) =>
  failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

/** Voluntarios de Cataluña, 12 points of grade D, in the plain west of the olives; its leader beside it. */
const alone = { 'SP-VCAT': { at: 'X12', facing: 'E' }, Venegas: { at: 'Y12' } }
const line = { 'SP-VCAT': { at: 'X11', over: ['X11', 'X12', 'X13', 'X14'], facing: 'W' }, Venegas: { at: 'Y12' } }

describe('4.1c skirmishers deploy', () => {
  test('4.1c, RA19, RA20 a unit deploys over up to four hexes, for a point and the way to the farthest hex', () => {
    expect(
      unexpected({
        place: alone,
        set: moving,
        actions: [
          spanish('form SP-VCAT > skirmish', 'spread SP-VCAT > X11', 'spread SP-VCAT > X13'),
          refused('spread SP-VCAT > X15', 'RA19'),
          spanish('spread SP-VCAT > X14'),
        ],
        expect: {
          units: { 'SP-VCAT': { over: ['X11', 'X12', 'X13', 'X14'], shape: 'skirmish', facing: 'all round' } },
        },
      }),
    ).toEqual([])
  })

  test('RA67, S4.8.5.2 enemy leaders ride out of hexes of skirmishers, and carts without escort are taken', () => {
    expect(
      unexpected({
        place: { ...alone, Chabert: { at: 'X11' }, 'FR-CART1': { at: 'X11' }, 'FR-4LR1': { at: 'X5' } },
        set: { ...moving, orders: { ...orders, VEN: 'retreat' } },
        actions: [spanish('form SP-VCAT > skirmish', 'spread SP-VCAT > X11')],
        expect: { units: { Chabert: { at: 'X5' }, 'FR-CART1': null } },
      }),
    ).toEqual([])
  })

  test('RA20 skirmishers have at most 4 points in a hex: 12 points need three hexes, 5 points need two', () => {
    expect(
      unexpected({
        place: { ...alone, 'SP-TIR1': { at: 'AA20', facing: 'E' } },
        set: moving,
        actions: [
          spanish('form SP-VCAT > skirmish', 'spread SP-VCAT > X11'),
          refused('ready SP-VCAT', 'RA20'),
          refused('move SP-VCAT > X13', '4.1c'),
          spanish('spread SP-VCAT > X13', 'ready SP-VCAT', 'form SP-TIR1 > skirmish', 'spread SP-TIR1 > AB20'),
        ],
        expect: { units: { 'SP-VCAT': { over: ['X11', 'X12', 'X13'] }, 'SP-TIR1': { over: ['AA20', 'AB20'] } } },
      }),
    ).toEqual([])
  })

  test('RA20 a unit with 4 points may stay in one hex, and a unit with one point does not skirmish', () => {
    expect(
      unexpected({
        place: {
          'SP-TEJ': { at: 'X12', facing: 'E' },
          'SP-GWC': { at: 'X14', facing: 'E', lost: 1 },
          Venegas: { at: 'Y12' },
        },
        set: moving,
        actions: [
          refused('form SP-GWC > skirmish', 'RA20'),
          spanish('form SP-TEJ > skirmish', 'ready SP-TEJ', 'move SP-TEJ > X11', 'move SP-TEJ > X12'),
        ],
        expect: { units: { 'SP-TEJ': { at: 'X12', over: null, shape: 'skirmish' } } },
      }),
    ).toEqual([])
  })

  test('4.1c only light infantry skirmishes', () => {
    expect(
      unexpected({
        place: { ...alone, 'SP-OM1': { at: 'X14', facing: 'E' } },
        set: moving,
        actions: [refused('form SP-OM1 > skirmish', '4.1c')],
      }),
    ).toEqual([])
  })

  test('4.1c the zones of two units do not overlap, and skirmishers lie on top of units that share their hex', () => {
    expect(
      unexpected({
        place: { ...alone, 'SP-TEJ': { at: 'X13', facing: 'E' }, 'SP-BAR': { at: 'X13' } },
        set: moving,
        actions: [
          spanish('form SP-TEJ > skirmish', 'ready SP-TEJ', 'form SP-VCAT > skirmish'),
          refused('spread SP-VCAT > X13', 'RA107'),
          spanish('spread SP-VCAT > X11', 'spread SP-VCAT > W12', 'ready SP-VCAT'),
          refused('lift SP-BAR', 'RA26'),
        ],
        expect: {
          told: ['SP-VCAT skirmishes in X11 too.', 'SP-VCAT skirmishes in W12 too.'],
          units: { 'SP-TEJ': { facing: 'all round' } },
        },
      }),
    ).toEqual([])
  })

  test('RA107 only a unit in command deploys into a zone of control, for a point more; a front ends its move', () => {
    const place = { ...alone, 'FR-4LR1': { at: 'V13', facing: 'E' } }
    const { Venegas: _, ...leaderless } = place
    const does = ['form SP-VCAT > skirmish', 'spread SP-VCAT > X13']
    expect(
      unexpected({
        place: leaderless,
        set: moving,
        actions: [spanish(...does), refused('spread SP-VCAT > W13', 'RA107')],
      }),
    ).toEqual([])
    expect(
      unexpected({
        place,
        set: moving,
        actions: [spanish(...does, 'spread SP-VCAT > W13', 'ready SP-VCAT'), refused('move SP-VCAT > X11', '8.1')],
        expect: { units: { 'SP-VCAT': { over: ['X12', 'W13', 'X13'] } } },
      }),
    ).toEqual([])
  })

  test('4.1c, RA106, example 2 gathering costs a point and the way from the farthest hex', () => {
    expect(
      unexpected({
        place: line,
        set: moving,
        actions: [
          refused('form SP-VCAT > normal', 'RA106'),
          refused('reform SP-VCAT > Y12', '4.1c'),
          spanish('reform SP-VCAT > X12'),
        ],
        expect: { told: ['SP-VCAT gathers in X12.'], units: { 'SP-VCAT': { at: 'X12', over: null, shape: 'normal' } } },
      }),
    ).toEqual([])
  })

  test('4.1c skirmishers in several hexes form square in one of them', () => {
    expect(
      unexpected({
        place: line,
        set: moving,
        actions: [spanish('square SP-VCAT > X13')],
        expect: { units: { 'SP-VCAT': { at: 'X13', over: null, shape: 'square' } } },
      }),
    ).toEqual([])
  })
})

describe('4.1c skirmishers on the move', () => {
  test('RA106 skirmishers go one step the same way with all their hexes, at the cost of the dearest step', () => {
    expect(
      unexpected({
        place: line,
        set: moving,
        actions: [spanish('move SP-VCAT > X12'), refused('move SP-VCAT > Y15', '7.0')],
        expect: {
          told: ['SP-VCAT moves to X12; 4 movement points left.'],
          units: { 'SP-VCAT': { over: ['X12', 'X13', 'X14', 'X15'] } },
        },
      }),
    ).toEqual([])
  })

  test('RA28, 8.1 every hex beside one of the skirmishers is their front', () => {
    expect(
      unexpected({
        place: { ...line, 'FR-4LR1': { at: 'V14', facing: 'NE' }, Chabert: { at: 'V14' } },
        set: { ...moving, phase: 'french movement' },
        actions: [french('move FR-4LR1 > W14'), refused('move FR-4LR1 > W13', '8.1', 'french')],
        expect: { units: { 'FR-4LR1': { at: 'W14' } } },
      }),
    ).toEqual([])
  })

  test('RA111 command is measured to the nearest hex of skirmishers', () => {
    const far = { ...line, Venegas: { at: 'X7' }, 'FR-4LR1': { at: 'V13', facing: 'W' } }
    expect(unexpected({ place: far, set: moving, actions: [spanish('move SP-VCAT > W12')] })).toEqual([])
    expect(
      unexpected({
        place: { ...far, 'FR-4LR1': { at: 'V12', facing: 'E' }, Venegas: { at: 'X5' } },
        set: moving,
        actions: [refused('move SP-VCAT > W12', '9.2')],
      }),
    ).toEqual([])
  })

  test('4.1c, RA130 skirmishers pass no hex that other skirmishers cover', () => {
    const single = {
      'SP-VCAT': { at: 'X11', over: ['X11'], lost: 8 },
      'SP-TEJ': { at: 'X12', over: ['X12'] },
      Venegas: { at: 'X11' },
    }
    expect(unexpected({ place: single, set: moving, actions: [refused('move SP-VCAT > X12', '6.0')] })).toEqual([])
  })

  test('RA110, RA72 skirmishers that lose their order when they leave an enemy front gather', () => {
    expect(
      unexpected({
        place: { ...line, 'FR-4LR1': { at: 'W13', facing: 'E' } },
        set: moving,
        dice: [3],
        actions: [
          spanish('move SP-VCAT > Y12'),
          refused('gather SP-VCAT > Y12', 'RA110'),
          spanish('gather SP-VCAT > X11'),
        ],
        expect: { units: { 'SP-VCAT': { at: 'X11', over: null, order: 'disorganized', shape: 'normal' } } },
      }),
    ).toEqual([])
  })
})

describe('4.1c skirmishers under fire', () => {
  const guns = { 'FR-4LR1': { at: 'W13', facing: 'E' }, Chabert: { at: 'W13' } }
  const fire = { phase: 'french offensive fire', orders }

  test('10.2.1, 4.1c skirmishers are hard to hit: 2 off the die', () => {
    expect(
      unexpected({
        place: { ...line, ...guns },
        set: fire,
        dice: [6],
        actions: [french('fire FR-4LR1 > X12', 'shoot')],
        expect: {
          told: ['-2 on the die: target skirmishes (10.2.1).', 'Fire at X12, points: 6; the die is 6, counts 4.'],
        },
      }),
    ).toEqual([])
  })

  test('RA108 the points of skirmishers are divided again after every loss', () => {
    const place = { ...line, 'SP-VCAT': { ...line['SP-VCAT'], lost: 1 }, ...guns }
    expect(
      unexpected({
        place,
        set: { phase: 'spanish offensive fire', orders },
        dice: [1],
        actions: [refused('fire SP-VCAT:6 > W13', 'RA79'), spanish('fire SP-VCAT > W13', 'shoot')],
        expect: { told: ['Fire at W13, points: 6; the die is 1, counts 1.'] },
      }),
    ).toEqual([])
  })

  test('RA108 if skirmishers have too few points for 2 in each hex, their owner gives up outer hexes', () => {
    const place = { 'SP-TIR1': { at: 'X12', over: ['X12', 'X13'], facing: 'E', lost: 1 }, ...guns }
    expect(
      unexpected({
        place,
        set: { ...fire, orders },
        dice: [6],
        actions: [french('fire FR-4LR1 > X12', 'shoot')],
        expect: { units: { 'SP-TIR1': { lost: 1, over: ['X12', 'X13'] } } },
      }),
    ).toEqual([])
    expect(
      unexpected({
        place: { ...place, 'FR-4LR2': { at: 'W12', facing: 'SE' } },
        set: fire,
        dice: [6],
        actions: [
          french('fire FR-4LR1 > X12', 'fire FR-4LR2 > X12', 'shoot'),
          refused('yield SP-TIR1 > X14', 'RA108'),
          spanish('yield SP-TIR1 > X12'),
        ],
        expect: { units: { 'SP-TIR1': { at: 'X13', over: null, shape: 'skirmish', lost: 2 } } },
      }),
    ).toEqual([])
  })

  test('4.1c, RA138 losses are shared equally with the next unit of the stack', () => {
    const others = { ...guns, 'FR-4LR2': { at: 'W12', facing: 'SE' } }
    for (const [before, units] of [
      [0, { 'SP-TEJ': { lost: 1 }, 'SP-OM1': { lost: 0 } }],
      [1, { 'SP-TEJ': { lost: 1 }, 'SP-OM1': { lost: 1 } }],
    ] as const)
      expect(
        unexpected({
          place: {
            'SP-TEJ': { at: 'X12', over: ['X12'], lost: before },
            'SP-OM1': { at: 'X12', facing: 'W' },
            ...others,
          },
          set: fire,
          dice: [6],
          actions: [french('fire FR-4LR1 > X12', 'fire FR-4LR2 > X12', 'shoot')],
          expect: { told: ['SP-TEJ is under fire: 1.'], units },
        }),
      ).toEqual([])
  })

  test('RA110 skirmishers that are driven back by fire gather away from the hex that was hit', () => {
    expect(
      unexpected({
        place: { ...line, ...guns, 'FR-4LR2': { at: 'W12', facing: 'SE' } },
        set: fire,
        dice: [5],
        actions: [
          french('fire FR-4LR1 > X12', 'fire FR-4LR2 > X12', 'shoot'),
          refused('gather SP-VCAT > Y12', 'RA110'),
          spanish('gather SP-VCAT > X11', 'stay SP-VCAT'),
        ],
        expect: { units: { 'SP-VCAT': { at: 'X11', over: null, shape: 'normal', order: 'good' } } },
      }),
    ).toEqual([])
  })
})

test('RA110 skirmishers in one hex who are driven back are in normal formation at once', () => {
  expect(
    unexpected({
      place: {
        'SP-TEJ': { at: 'X12', over: ['X12'], facing: 'W' },
        'FR-4LR1': { at: 'W13', facing: 'E' },
        'FR-4LR2': { at: 'W12', facing: 'SE' },
      },
      set: { phase: 'french offensive fire', orders },
      dice: [5],
      actions: [french('fire FR-4LR1 > X12', 'fire FR-4LR2 > X12', 'shoot')],
      expect: {
        told: ['SP-TEJ is under fire: R.'],
        phase: 'retreat',
        units: { 'SP-TEJ': { at: 'X12', shape: 'normal' } },
      },
    }),
  ).toEqual([])
})

describe('4.1c skirmishers in a shock', () => {
  const shock = { phase: 'french shock', orders: { VEN: 'harass', CHA: 'attack' } }
  const assault = {
    ...line,
    'FR-4LR1': { at: 'W13', facing: 'E' },
    'FR-4LR2': { at: 'W14', facing: 'E' },
    'FR-4LR3': { at: 'S13', facing: 'E' },
    'FR-CHA-ART': { at: 'S14', facing: 'E' },
  }
  const attack = french('attack FR-4LR1 > X12', 'attack FR-4LR2 > X14', 'engage')

  test('RA109, 11.1b attacks on several hexes of one deployment are one combat with their points; infantry doubles', () => {
    expect(
      unexpected({
        place: assault,
        set: shock,
        dice: [1],
        actions: [attack],
        expect: { told: ['Shock in X12: points 21⅓ against 9, odds of 2-1.'] },
      }),
    ).toEqual([])
  })

  test('RA110 skirmishers that are driven back by D1 gather a hex away from every hex that was attacked', () => {
    expect(
      unexpected({
        place: assault,
        set: shock,
        dice: [4],
        actions: [attack, spanish('gather SP-VCAT > X11')],
        expect: {
          told: ['SP-VCAT gathers in X11.'],
          units: { 'SP-VCAT': { at: 'X11', over: null, shape: 'normal', order: 'good' } },
        },
      }),
    ).toEqual([])
  })

  test('RA110 skirmishers that gather in a hex that was attacked fall back from there', () => {
    expect(
      unexpected({
        place: assault,
        set: shock,
        dice: [4],
        actions: [
          attack,
          spanish('gather SP-VCAT > X13'),
          refused('retreat SP-VCAT > X12', '12.0a'),
          spanish('retreat SP-VCAT > Y14'),
        ],
        expect: { units: { 'SP-VCAT': { at: 'Y14', over: null } } },
      }),
    ).toEqual([])
  })

  test('11.1a, 4.1c skirmishers do not attack', () => {
    expect(
      unexpected({
        place: { ...line, 'FR-4LR1': { at: 'W13', facing: 'E' } },
        set: { phase: 'spanish shock', orders },
        actions: [refused('attack SP-VCAT > W13', '11.1a')],
      }),
    ).toEqual([])
  })

  test('RA111, 4.1b, RA21 only skirmishers in one hex try to form square against a charge', () => {
    const charge = french('charge FR-1CHP > AG9', 'move FR-1CHP > AG6', 'move FR-1CHP > AG7', 'move FR-1CHP > AG8')
    const set = { phase: 'french movement', orders: { DPR: 'attack', VEN: 'defend', CRZ: 'defend' } }
    const horse = {
      'FR-1CHP': { at: 'AG5', facing: 'SW' },
      'FR-2CHP': { at: 'AG4', facing: 'SW' },
      Dupre: { at: 'AG5' },
    }
    for (const [unit, over, phase] of [
      ['SP-TEJ', ['AG9'], 'square'],
      ['SP-TIR1', ['AG9', 'AG10'], 'movement'],
    ] as const)
      expect(
        unexpected({
          place: { ...horse, [unit]: { at: 'AG9', over } },
          set,
          ...(phase === 'movement' && { dice: [6] }),
          actions: [charge],
          expect: { phase },
        }),
        unit,
      ).toEqual([])
  })

  test('RA85, RA76 if formed troops are in the hex, their facing decides, and no unit doubles from the front', () => {
    const place = {
      'SP-TEJ': { at: 'X12', over: ['X12'] },
      'SP-BAR': { at: 'X12', facing: 'W' },
      'FR-4LR1': { at: 'W12', facing: 'E' },
      'FR-4LR3': { at: 'S13', facing: 'E' },
    }
    // 8 through the stream, 5.3, against 4 + 3.
    expect(
      unexpected({
        place,
        set: shock,
        dice: [1],
        actions: [french('attack FR-4LR1 > X12', 'engage')],
        expect: { told: ['Shock in X12: points 5⅓ against 7, odds of 1-2.'] },
      }),
    ).toEqual([])
  })

  test('4.1c, RA138 a loss in shock is shared equally as well', () => {
    for (const [before, told] of [
      [0, 'SP-TEJ loses a point.'],
      [1, 'SP-BAR loses a point.'],
    ] as const)
      expect(
        unexpected({
          place: {
            'SP-TEJ': { at: 'AG9', over: ['AG9'], lost: before },
            'SP-BAR': { at: 'AG9', facing: 'NE' },
            'FR-4LR1': { at: 'AG8', facing: 'SW' },
          },
          set: { ...shock, orders: { ...orders, CHA: 'attack' } },
          dice: [4],
          actions: [french('attack FR-4LR1 > AG9', 'engage')],
          expect: { told: ['The die is 4, counts 5: BM.', told] },
        }),
      ).toEqual([])
  })

  test('RA76, 5.0 troops below skirmishers keep their own front', () => {
    const place = {
      'SP-TEJ': { at: 'X12', over: ['X12'] },
      'SP-BAR': { at: 'X12', facing: 'E' },
      'FR-4LR1': { at: 'W12', facing: 'E' },
    }
    expect(
      unexpected({
        place,
        set: { phase: 'spanish shock', orders },
        actions: [refused('attack SP-BAR > W12', '11.1a')],
      }),
    ).toEqual([])
  })
})

test('RA114, 4.1c in a defended area skirmishers count once, however many of its hexes they cover', () => {
  const p = eagle.open('bailen', {}, fastDice(1))
  const { clear, place, ready } = eagle.situations as Situations<Eagle>
  const area = areaOf(p.scenario.ground.grid.names.indexOf('X13'), 0)
  clear(p)
  place(p, 'SP-VCAT', line['SP-VCAT'])
  ready?.(p)
  expect(isControlled(p, SPANISH, area)).toBe(true)
  place(p, 'FR-4LR1', { at: 'W16', facing: 'E' })
  ready?.(p)
  expect(isControlled(p, SPANISH, area)).toBe(false)
})

test('RA139, 14.0 woods help the morale of skirmishers if all their hexes lie in them', () => {
  const p = eagle.open('bailen', {}, fastDice(1))
  const { clear, place } = eagle.situations as Situations<Eagle>
  const unit = p.scenario.army.units.indexOf('SP-VCAT')
  const inWoods = (...over: string[]) => {
    clear(p)
    place(p, 'SP-VCAT', { at: over[0], over, facing: 'W' })
    const journal = log()
    checkMorale(p, unit, fastDice(1), journal)
    return journal.told.some(({ event: kind, args }) => kind === event.Modifier && args[1] === reason.SHELTER)
  }
  expect(inWoods('R17', 'R18', 'R19', 'R20')).toBe(true)
  // R21 lies in the open.
  expect(inWoods('R18', 'R19', 'R20', 'R21')).toBe(false)
})

describe('RA106 skirmishers gather', () => {
  const foe = { 'FR-4LR1': { at: 'V13', facing: 'E' } }
  const front = { ...foe, 'SP-VCAT': { at: 'X12', over: ['X12', 'W13', 'X13'], facing: 'W' } }
  const led = { Venegas: { at: 'Y12' } }
  const under = (order: string) => ({ phase: 'spanish movement', orders: { ...orders, VEN: order } })

  test('RA106, 9.2 skirmishers out of command do not get out of a zone of control by gathering', () => {
    const given = { place: front, set: under('retreat') }
    expect(unexpected({ ...given, actions: [refused('reform SP-VCAT > X12', '9.2')] })).toEqual([])
    // They may do so in one of their hexes that are in the zone.
    expect(unexpected({ ...given, actions: [spanish('reform SP-VCAT > W13')] })).toEqual([])
  })

  test('RA106, 8.1 a unit that leaves an enemy’s front by gathering checks its morale', () => {
    const given = { place: { ...front, ...led }, set: under('retreat'), actions: [spanish('reform SP-VCAT > X12')] }
    const told = [
      'SP-VCAT turns away from an enemy front: it has to check its morale.',
      'SP-VCAT checks its morale: the die is 6, counts 6: no effect.',
      'SP-VCAT gathers in X12.',
    ]
    expect(unexpected({ ...given, dice: [6], expect: { told } })).toEqual([])
  })

  test('RA106, 8.1 a unit that has come before an enemy’s front does not get away by gathering', () => {
    const place = { ...foe, ...led, 'SP-VCAT': { at: 'X12', over: ['X12', 'Y13', 'X13'], facing: 'W' } }
    const actions = [
      spanish('move SP-VCAT > W12'),
      refused('reform SP-VCAT > X12', '8.1'),
      spanish('reform SP-VCAT > W13'),
    ]
    expect(unexpected({ place, set: under('attack'), actions })).toEqual([])
  })

  test('RA106, 3.1 orders forbid skirmishers to gather where they would forbid a step', () => {
    const place = { 'SP-VCAT': { at: 'X11', over: ['X11', 'X12', 'X13', 'X14'], facing: 'W' }, Venegas: { at: 'X10' } }
    const actions = [refused('reform SP-VCAT > X14', '3.1a'), spanish('reform SP-VCAT > X11')]
    expect(unexpected({ place, set: under('none'), actions })).toEqual([])
    const away = {
      'SP-VCAT': { at: 'V11', over: ['V11', 'W12', 'X12', 'Y13'], facing: 'W' },
      'FR-4LR1': { at: 'Q12', facing: 'E' },
      ...led,
    }
    expect(
      unexpected({
        place: away,
        set: under('attack'),
        actions: [refused('reform SP-VCAT > Y13', 'RA113'), spanish('reform SP-VCAT > V11')],
      }),
    ).toEqual([])
  })

  test('4.1c, 8.1 a unit that has come before an enemy’s front deploys into no further hex', () => {
    const place = { ...foe, 'SP-TEJ': { at: 'X12', over: ['X12'], facing: 'W' }, Venegas: { at: 'Y12' } }
    const actions = [
      spanish('move SP-TEJ > W13', 'form SP-TEJ > normal', 'form SP-TEJ > skirmish'),
      refused('spread SP-TEJ > X13', '8.1'),
    ]
    expect(unexpected({ place, set: moving, actions })).toEqual([])
  })

  test('RA111, RA113 a unit that has to close with the enemy may cover a hex behind it: its nearest hex stays', () => {
    const place = {
      'SP-TEJ': { at: 'W12', facing: 'W' },
      'FR-4LR1': { at: 'Q12', facing: 'E' },
      Venegas: { at: 'X12' },
    }
    expect(
      unexpected({
        place,
        set: moving,
        actions: [spanish('move SP-TEJ > V12', 'form SP-TEJ > skirmish', 'spread SP-TEJ > W12')],
      }),
    ).toEqual([])
  })
})

test('12.0a, RA110 an exchange leaves nothing behind that would affect a later retreat of skirmishers', () => {
  const disorganized = { facing: 'E', order: 'disorganized' }
  expect(
    unexpected({
      options: { attackQuota: 'none' },
      place: {
        'FR-GP1': { at: 'J9', ...disorganized },
        'FR-GP2': { at: 'J9', order: 'disorganized' },
        'FR-4LR1': { at: 'LL9', ...disorganized },
        'SP-TIR1': { at: 'K9', facing: 'E', over: ['K9', 'L9'] },
        'SP-CEU2': { at: 'AH15', facing: 'E' },
      },
      set: {
        phase: 'french shock',
        orders: { PAN: 'harass', CHA: 'harass', RED: 'defend', COU: 'attack', CRZ: 'attack' },
      },
      dice: [1, 1],
      actions: [
        french('attack FR-GP1 > K9', 'attack FR-GP2 > K9', 'engage'),
        spanish('reform SP-TIR1 > L9', 'done'),
        french('cease'),
        spanish('cease', 'attack SP-TIR1 > LL9', 'engage', 'retreat SP-TIR1 > K9'),
      ],
    }),
  ).toEqual([])
})

test('RA106, 3.1e, RA114 under a defense order skirmishers gather in the area, or where they are nearest to it', () => {
  const spread = { 'SP-VCAT': { at: 'X11', over: ['X11', 'X12', 'X13', 'X14'], facing: 'W' }, Venegas: { at: 'Y12' } }
  const gather = (area: string, hex: string, rule?: string) => {
    const text = `reform SP-VCAT > ${hex}`
    return unexpected({
      place: spread,
      set: { phase: 'spanish movement', orders: { ...orders, VEN: 'defend' }, areas: { VEN: area } },
      actions: [rule === undefined ? spanish(text) : refused(text, rule)],
    })
  }
  // The area ends between X12 and X13, or lies entirely to the north of them.
  expect(gather('X8 N-S', 'X12')).toEqual([])
  expect(gather('X8 N-S', 'X14', '3.1e')).toEqual([])
  expect(gather('X4 N-S', 'X11')).toEqual([])
  expect(gather('X4 N-S', 'X14', 'RA114')).toEqual([])
})
