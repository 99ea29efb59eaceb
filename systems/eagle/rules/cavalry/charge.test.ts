import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', COR: 'defend' }
const set = { phase: 'french movement', orders }
const unexpected = (given: Case) =>
  failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))
/** The dragoons ride down column AH at Irlanda 1, from 3 hexes away. */
const field = {
  'FR-6DRP': { at: 'AH7', facing: 'SW' },
  'SP-IRL1': { at: 'AH10', facing: 'NE' },
  'SP-MPJ': { at: 'AG12', facing: 'NE' },
  Boussart: { at: 'AH6' },
}
const ride = ['charge FR-6DRP > AH10', 'move FR-6DRP > AH8', 'move FR-6DRP > AH9']

describe('11.2 the charge', () => {
  test('11.2, RA48 a charge names a target two hexes away or more, on clear ground, before the unit moves', () => {
    expect(
      failures({
        place: { ...field, 'SP-MPG': { at: 'AH8', facing: 'NE' } },
        set,
        actions: [
          { seat: 'french', do: 'charge FR-6DRP > AH8', refused: '11.2' },
          { seat: 'french', do: 'charge FR-6DRP > AH9', refused: '11.2' },
        ],
      }),
    ).toEqual([])
    expect(
      failures({
        place: field,
        set,
        actions: [french('move FR-6DRP > AH8'), { seat: 'french', do: 'charge FR-6DRP > AH10', refused: '11.2' }],
      }),
    ).toEqual([])
    expect(
      failures({
        place: { ...field, 'SP-COR1': { at: 'AD15' }, 'FR-6DRP': { at: 'AF15' } },
        set,
        actions: [{ seat: 'french', do: 'charge FR-6DRP > AD15', refused: '11.2' }],
      }),
    ).toEqual([])
  })

  test('11.2, RA89 a unit that comes up to its target checks its morale; if it passes, it has to charge home', () => {
    expect(
      failures({
        place: field,
        set,
        dice: [3],
        actions: [french(...ride), spanish('stand')],
        expect: { units: { 'FR-6DRP': { at: 'AH9', charged: true, order: 'good' } }, awaiting: ['french'] },
      }),
    ).toEqual([])
  })

  test('11.2, RA82 a charge does not double its points if the unit has to fight uphill as well', () => {
    // The charge goes against AG12; AG13 up the slope is in front of the dragoons too: half of 6, and no more.
    const place = {
      'FR-6DRP': { at: 'AH12', facing: 'W', charged: 'AG12' },
      'SP-MPG': { at: 'AG12', facing: 'NE', lost: 2 },
      'SP-COR1': { at: 'AG13', facing: 'NE', lost: 3 },
    }
    expect(
      unexpected({
        place,
        set: { phase: 'french shock', orders },
        dice: [3, 6, 6],
        actions: [french('engage')],
        expect: { told: ['Shock in AG12: points 3 against 3, odds of 1-1.'] },
      }),
    ).toEqual([])
  })

  test('RA89 a unit that is driven from its target after it has come up no longer charges it, and others may attack it', () => {
    const place = {
      'FR-6DRP': { at: 'AG8', facing: 'SW', charged: 'AG10' },
      'FR-5LR1': { at: 'AG9', facing: 'SW' },
      'SP-MPG': { at: 'AG10', facing: 'NE' },
    }
    expect(
      unexpected({ place, set: { phase: 'french shock', orders }, actions: [french('attack FR-5LR1 > AG10')] }),
    ).toEqual([])
  })

  test('11.2 a unit that fails the check suffers the result and falls back two hexes towards its base', () => {
    expect(
      unexpected({
        place: field,
        set,
        dice: [2],
        actions: [french(...ride), spanish('stand'), french('retreat FR-6DRP > AI9', 'retreat FR-6DRP > AJ8')],
        expect: { units: { 'FR-6DRP': { at: 'AJ8', order: 'disorganized', charged: false } } },
      }),
    ).toEqual([])
  })

  test('RA83, 11.1a no more than 18 points come up to a target from one hex', () => {
    const dragoons = ['FR-1CHP', 'FR-2CHP', 'FR-1DRP', 'FR-2DRP']
    const column = Object.fromEntries(dragoons.map((id) => [id, { at: 'AH7', facing: 'SW' }]))
    const found = proofs(
      worded(eagle),
      'bailen',
    )({
      place: { ...column, 'SP-IRL1': { at: 'AH10', facing: 'NE' }, Dupre: { at: 'AH6' }, Prive: { at: 'AH6' } },
      options: { attackQuota: 'none' },
      set: { phase: 'french movement', orders: { DPR: 'attack', PRI: 'attack' } },
      dice: [3, 3, 3],
      actions: dragoons.flatMap((id, k) => [
        french(`charge ${id} > AH10`, `move ${id} > AH8`, `move ${id} > AH9`),
        ...(k < 3 ? [spanish('stand')] : []),
      ]),
      expect: {
        units: { 'FR-1DRP': { at: 'AH9', charged: true }, 'FR-2DRP': { at: 'AH9', charged: false } },
        awaiting: ['french'],
      },
    })
    expect(found.filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))).toEqual([])
  })

  test('RA88, 12.0b an advance after a countercharge is no part of the run', () => {
    // From J12 over K12 to L13 the way is straight, but the chasseurs come to K12 by J13.
    expect(
      proofs(
        worded(eagle),
        'bailen',
      )({
        options: { attackQuota: 'none' },
        place: {
          'FR-1CHP': { at: 'J12', facing: 'SE' },
          Dupre: { at: 'J11' },
          'SP-CEU1': { at: 'L13', facing: 'NE' },
          'SP-ESP': { at: 'K13', facing: 'NW' },
        },
        set: { phase: 'french movement', orders: { DPR: 'attack', RED: 'attack', COU: 'attack', VEN: 'attack' } },
        dice: [6, 2, 6],
        actions: [
          french('charge FR-1CHP > L13'),
          spanish('let'),
          french('move FR-1CHP > J13'),
          spanish('counter SP-ESP > K12', 'stay SP-ESP'),
          french('advance FR-1CHP > K12', 'face FR-1CHP > SE', 'hold'),
        ],
        expect: { untold: ['FR-1CHP has come up to L13.'], units: { 'FR-1CHP': { at: 'K12', charged: false } } },
      }).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions')),
    ).toEqual([])
  })

  test('RA88 a charge whose run is not straight at the end comes to nothing', () => {
    expect(
      unexpected({
        place: field,
        set,
        actions: [
          french(
            'charge FR-6DRP > AH10',
            'move FR-6DRP > AG7',
            'head FR-6DRP > SE',
            'move FR-6DRP > AG8',
            'move FR-6DRP > AG9',
            'move FR-6DRP > AH9',
          ),
        ],
        expect: { units: { 'FR-6DRP': { charged: false } } },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })

  test('11.2, RA31 a unit that is disorganized when it leaves an enemy front breaks off its charge', () => {
    expect(
      unexpected({
        place: { ...field, 'SP-COR1': { at: 'AG7', facing: 'E' }, Boussart: { at: 'AH7' } },
        set,
        dice: [1],
        actions: [french('charge FR-6DRP > AH10', 'move FR-6DRP > AH8')],
        // This unit is its whole brigade, which is demoralized at once (RA58).
        expect: {
          told: [
            'FR-6DRP is disorganized.',
            'BOU is demoralized: this counts for the victory of the enemy.',
            'FR-6DRP moves to AH8; 6 movement points left.',
            'FR-6DRP breaks off its charge.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('11.2 cavalry counts double in a charge', () => {
    expect(
      unexpected({
        place: { ...field, 'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' } },
        set: { ...set, phase: 'french shock' },
        dice: [2],
        actions: [french('engage')],
        expect: {
          told: [
            'Shock in AH10: points 12 against 6, odds of 2-1.',
            '+1 on the die: attack order (11.1b).',
            'The die is 2, counts 3: ---.',
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('11.1a fire before a charge', () => {
  const place = { ...field, 'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' }, 'FR-5LR1': { at: 'AH9' } }
  const fire = { ...set, phase: 'french offensive fire' }

  test('11.1a, 11.2 a unit does not fire if cavalry in its stack has to charge home', () => {
    expect(
      unexpected({ place, set: fire, actions: [{ seat: 'french', do: 'fire FR-5LR1 > AH10', refused: '11.1a' }] }),
    ).toEqual([])
  })

  test('11.1a, RA89 a unit may fire if the cavalry in its stack has been stopped or disorganized', () => {
    for (const stopped of [{ barred: true }, { order: 'disorganized' }])
      expect(
        unexpected({
          place: { ...place, 'FR-6DRP': { ...place['FR-6DRP'], ...stopped } },
          set: fire,
          actions: [french('fire FR-5LR1 > AH10')],
        }),
        Object.keys(stopped)[0],
      ).toEqual([])
  })
})

describe('4.1b square as a reaction', () => {
  const reaction = (die: number) =>
    unexpected({
      place: field,
      set,
      dice: [die, 6],
      actions: [french(...ride), spanish('square SP-IRL1')],
      expect: {
        units: {
          'SP-IRL1': die >= 3 ? { shape: 'square', facing: 'all round' } : { shape: 'normal', order: 'disorganized' },
        },
      },
    })

  test('4.1b, RA21 a battalion that passes its check stands in square; one that fails is disorganized', () => {
    expect(reaction(3)).toEqual([])
    expect(reaction(2)).toEqual([])
  })

  test('RA58 a battalion that fails to form square may demoralize its formation at once', () => {
    // Its limit is four of nine.
    const shaken = ['SP-COR1', 'SP-COR2', 'SP-MPG'].map((id) => [id, { at: 'AD15', order: 'disorganized' }])
    expect(
      unexpected({
        place: { ...field, ...Object.fromEntries(shaken) },
        set,
        dice: [2, 6],
        actions: [french(...ride), spanish('square SP-IRL1')],
        expect: {
          told: [
            'SP-IRL1 is disorganized.',
            'COR is demoralized: this counts for the victory of the enemy.',
            'FR-6DRP checks its morale: the die is 6, counts 6: no effect.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('4.1b an R in the check for a square disorganizes the battalion too: it does not rout', () => {
    expect(
      unexpected({
        place: { ...field, 'SP-IRL1': { at: 'AH10', facing: 'NE', lost: 2 } },
        set,
        dice: [1, 6],
        actions: [french(...ride), spanish('square SP-IRL1')],
        expect: { units: { 'SP-IRL1': { order: 'disorganized' } } },
      }),
    ).toEqual([])
  })

  test('11.1b cavalry takes 2 off the die against a square, and D1 does nothing to the square', () => {
    expect(
      unexpected({
        place: {
          ...field,
          'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' },
          'SP-IRL1': { at: 'AH10', shape: 'square' },
        },
        set: { ...set, phase: 'french shock' },
        dice: [6],
        actions: [french('engage')],
        expect: {
          told: ['-2 on the die: cavalry against square (11.1b).', 'The die is 6, counts 5: D1.'],
          units: { 'SP-IRL1': { at: 'AH10', shape: 'square' } },
          awaiting: ['french'],
        },
      }),
    ).toEqual([])
  })
})

describe('11.4 cavalry retreat', () => {
  test('11.4, RA94 cavalry that has not dislodged its target falls back towards its base', () => {
    expect(
      unexpected({
        place: { ...field, 'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' } },
        set: { ...set, phase: 'french shock' },
        dice: [2],
        actions: [
          french('engage'),
          { seat: 'french', do: 'stay FR-6DRP', refused: '12.0a' },
          { seat: 'french', do: 'retreat FR-6DRP > AG9', refused: '12.0a' },
          french('retreat FR-6DRP > AI9', 'stay FR-6DRP', 'face FR-6DRP > SW'),
        ],
        expect: { units: { 'FR-6DRP': { at: 'AI9', order: 'good' } } },
      }),
    ).toEqual([])
  })
})

describe('11.3 control', () => {
  const won = (control: number, ...more: object[]): Case => ({
    place: { ...field, 'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' } },
    set: { ...set, phase: 'french shock' },
    dice: [5, control],
    actions: [
      french('engage'),
      spanish('retreat SP-IRL1 > AH11', 'face SP-IRL1 > NE'),
      french('advance FR-6DRP > AH10', 'face FR-6DRP > SW', 'hold'),
      ...(more as never[]),
    ],
  })

  test('11.3 a unit that is kept in hand after a charge may go on, or rest', () => {
    expect(
      unexpected({
        ...won(5, { seat: 'french', do: ['rest FR-6DRP'] }),
        expect: {
          told: [
            '-1 on the die: after a charge (11.3).',
            '-1 on the die: cavalry of this nation (11.3).',
            'FR-6DRP, does it obey after its charge? The die is 5, counts 3: in hand.',
          ],
          units: { 'FR-6DRP': { at: 'AH10', order: 'good' } },
        },
      }),
    ).toEqual([])
  })

  test('11.3, RA91 a unit that is kept in hand may attack the next enemy at once', () => {
    expect(
      unexpected({
        ...won(5, { seat: 'french', do: ['attack FR-6DRP > AH11'] }),
        dice: [5, 5, 1, 6],
        expect: { told: ['Shock in AH11: points 6 against 6, odds of 1-1.'] },
      }),
    ).toEqual([])
  })

  test('11.3, RA92, RA52 a unit out of hand is disorganized and goes at the nearest enemy in front of it', () => {
    expect(
      unexpected({
        ...won(4),
        dice: [5, 4, 3],
        expect: {
          told: ['FR-6DRP gallops on and is disorganized.', 'Shock in AH11: points 3 against 6, odds of 1-2.'],
          units: { 'FR-6DRP': { order: 'disorganized' } },
        },
      }),
    ).toEqual([])
  })
})

describe('11.5 countercharge', () => {
  const cavalry = {
    'FR-6DRP': { at: 'AJ9', facing: 'SW' },
    'SP-MON': { at: 'AJ12', facing: 'NE' },
    'SP-DRE': { at: 'AJ12' },
  }
  const start = ['charge FR-6DRP > AJ12', 'move FR-6DRP > AJ10']

  test('11.5, RA90 cavalry that is within two hexes of a charge and sees it may countercharge', () => {
    expect(
      failures({
        place: cavalry,
        set,
        actions: [french(...start), { seat: 'spanish', do: 'counter SP-DRE > AJ12', refused: '11.5' }],
        expect: { awaiting: ['spanish'], phase: 'countercharge' },
      }),
    ).toEqual([])
  })

  test('11.5 cavalry that fails its check for a countercharge falls back, and the charge goes on', () => {
    expect(
      failures({
        place: { ...cavalry, Boussart: { at: 'AJ8' } },
        set,
        dice: [2],
        actions: [
          french(...start),
          spanish('counter SP-DRE > AJ11', 'let', 'retreat SP-DRE > AH12', 'face SP-DRE > NE'),
          french('move FR-6DRP > AJ11'),
        ],
        expect: {
          told: ['SP-DRE checks its morale: the die is 2, counts 2: disorganized.', 'SP-DRE falls back to AI12.'],
          units: { 'SP-DRE': { at: 'AH12' }, 'FR-6DRP': { at: 'AJ11' } },
        },
      }),
    ).toEqual([])
  })

  test('RA51 a countercharger that is thrown back retreats, and the charge goes on', () => {
    expect(
      unexpected({
        place: {
          'FR-6DRP': { at: 'AJ9', facing: 'SW' },
          'SP-DRE': { at: 'AJ12', facing: 'NE' },
          'SP-MPJ': { at: 'AJ13', facing: 'NE' },
        },
        set,
        dice: [6, 5, 6],
        actions: [french('charge FR-6DRP > AJ13', 'move FR-6DRP > AJ10'), spanish('counter SP-DRE > AJ11')],
        expect: {
          told: [
            'Shock in AJ10: points 2 against 6, odds of 1-3.',
            '-1 on the die: defense order (11.1b).',
            'The die is 5, counts 4: A1.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('RA90 only cavalry with orders to attack, to harass or to defend may countercharge', () => {
    expect(
      failures({
        place: cavalry,
        set: { ...set, orders: { ...orders, COR: 'none' } },
        actions: [french(...start), { seat: 'spanish', do: 'counter SP-DRE > AJ11', refused: 'RA90' }, spanish('let')],
        expect: { awaiting: ['french'] },
      }),
    ).toEqual([])
  })

  test('RA90 in a plain shock cavalry is asked to countercharge when the attack is fought, once for a stack', () => {
    const place = {
      'FR-6DRP': { at: 'AH9', facing: 'SW' },
      'SP-IRL1': { at: 'AH10', facing: 'NE' },
      'SP-MON': { at: 'AG10', facing: 'NE' },
    }
    expect(
      unexpected({
        place,
        set: { ...set, phase: 'french shock' },
        dice: [6, 6],
        // 1 against 6 with a defense order: 1-4, the die counts 5: A1.
        actions: [french('attack FR-6DRP > AH10', 'engage'), spanish('counter SP-MON > AG10')],
        expect: { told: ['Shock in AH9: points 1 against 6, odds of 1-4.', 'The die is 6, counts 5: A1.'] },
      }),
    ).toEqual([])
  })

  test('RA51, RA137 if no side is driven back, both fall back, first the side not in its phase, and the attack is lost', () => {
    const place = {
      'FR-6DRP': { at: 'AH9', facing: 'SW', lost: 5 },
      'SP-IRL1': { at: 'AH10', facing: 'NE' },
      'SP-DRE': { at: 'AG10', facing: 'NE' },
    }
    expect(
      unexpected({
        place,
        set: { ...set, phase: 'french shock' },
        // 2 against 1: 2-1; the die counts 3: nothing.
        dice: [6, 4],
        actions: [
          french('attack FR-6DRP > AH10', 'engage'),
          spanish('counter SP-DRE > AG10', 'retreat SP-DRE > AF10', 'stay SP-DRE', 'face SP-DRE > NE'),
        ],
        expect: {
          told: ['Shock in AH9: points 2 against 1, odds of 2-1.', 'The die is 4, counts 3: ---.'],
          awaiting: ['french'],
          phase: 'retreat',
        },
      }),
    ).toEqual([])
  })
})
