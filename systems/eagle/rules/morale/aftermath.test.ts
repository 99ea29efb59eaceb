import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const shock = { phase: 'french shock', orders }
const refused = (seat: string, does: string, rule: string) => ({ seat, do: does, refused: rule })
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case, prove = failures) =>
  prove(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

/** Seventeen points against ten in open ground: the die alone decides. */
const line = {
  'FR-3CH': { at: 'AG8', facing: 'SW' },
  'FR-5LR1': { at: 'AG8' },
  'SP-IRL1': { at: 'AG9', facing: 'NE' },
  'SP-COR1': { at: 'AG9' },
  'FR-5LR2': { at: 'AG4', facing: 'SW' },
  'FR-5LR3': { at: 'AG4' },
}
const attack = french('attack FR-3CH > AG9', 'attack FR-5LR1 > AG9', 'engage')

describe('12 retreats', () => {
  test('12.0a, RA137 if several units fall back, their owner says which goes first', () => {
    expect(
      unexpected({
        place: line,
        set: shock,
        dice: [4],
        actions: [
          attack,
          refused('french', 'first SP-COR1', '12.0a'),
          refused('spanish', 'first FR-3CH', 'RA137'),
          spanish('first SP-COR1', 'retreat SP-COR1 > AG10', 'face SP-COR1 > NE'),
        ],
        expect: {
          told: ['The die is 4, counts 5: D1.'],
          phase: 'retreat',
          awaiting: ['spanish'],
          units: { 'SP-COR1': { at: 'AG10' } },
        },
      }),
    ).toEqual([])
  })

  test('RA71, RA131 a leader goes along with troops of his that fall back, or remains with the others', () => {
    const place = { ...line, ColCorona: { at: 'AG9' } }
    const set = { phase: 'french offensive fire', orders: { ...orders, POI: 'defend' } }
    const fire = french('fire FR-5LR1 > AG9', 'shoot')
    const back = ['retreat SP-COR1 > AG10', 'stay SP-COR1', 'face SP-COR1 > NE']
    // 6 points: 1R needs a 9, so the column has its R at 5.
    for (const [does, where] of [
      ['follow ColCorona', 'AG10'],
      ['remain', 'AG9'],
    ])
      expect(
        unexpected({
          place,
          set,
          dice: [5, 6],
          actions: [fire, spanish(...back, does)],
          expect: { told: ['SP-COR1 is under fire: R.'], units: { ColCorona: { at: where } } },
        }),
        does,
      ).toEqual([])
  })

  test('RA71 a leader goes along with troops of his that advance', () => {
    const place = { ...line, Poinsot: { at: 'AG8' } }
    expect(
      unexpected({
        place,
        set: shock,
        dice: [4],
        actions: [
          attack,
          spanish(
            'first SP-COR1',
            'retreat SP-COR1 > AG10',
            'face SP-COR1 > NE',
            'retreat SP-IRL1 > AF9',
            'face SP-IRL1 > NE',
          ),
          french('advance FR-3CH > AG9'),
          french('follow Poinsot'),
        ],
        expect: { told: ['The die is 4, counts 6: D1.'], units: { Poinsot: { at: 'AG9' } } },
      }),
    ).toEqual([])
  })
})

describe('11.4 cavalry', () => {
  test('RA50 cavalry that A1 has driven back may go on towards its base, or stay', () => {
    const place = { 'FR-6DRP': { at: 'AG8', facing: 'SW' }, 'SP-IRL1': { at: 'AG9', facing: 'NE' } }
    const does = (...then: string[]) => [french('attack FR-6DRP > AG9', 'engage'), french(...then)]
    expect(
      unexpected({
        place,
        set: shock,
        dice: [1, 6],
        actions: does('retreat FR-6DRP > AH7', 'face FR-6DRP > SW', 'retreat FR-6DRP > AI7', 'stay FR-6DRP'),
        expect: { units: { 'FR-6DRP': { at: 'AI7' } } },
      }),
    ).toEqual([])
  })
})

describe('11.1a what counts', () => {
  const place = {
    'SP-VCAT': { at: 'X12', facing: 'E' },
    'SP-TIR1': { at: 'X12' },
    'SP-TIR2': { at: 'X12' },
    'SP-VMO1': { at: 'X12' },
    'FR-4LR1': { at: 'X11', facing: 'SW' },
  }
  const set = { phase: 'french shock', orders: { CHA: 'attack', VEN: 'defend', CRZ: 'defend' } }
  test('RA83 if a hex has more than 24 points, the defender says which are not counted', () => {
    expect(
      unexpected(
        {
          place,
          set,
          dice: [1],
          actions: [
            french('attack FR-4LR1 > X12', 'engage'),
            refused('spanish', 'omit FR-4LR1', 'RA83'),
            spanish('omit SP-VMO1'),
          ],
          expect: {
            told: ['SP-VMO1 is not counted in the defense.', 'Shock in X12: points 16 against 22, odds of 1-2.'],
          },
        },
        bailen,
      ),
    ).toEqual([])
  })

  test('RA83 a unit that is not counted suffers what the others do', () => {
    expect(
      unexpected(
        {
          place,
          set,
          dice: [6],
          actions: [french('attack FR-4LR1 > X12', 'engage'), spanish('omit SP-VMO1', 'first SP-VMO1')],
          expect: { told: ['The die is 6, counts 7: D1.'], units: { 'SP-VMO1': { at: 'W13' } } },
        },
        bailen,
      ),
    ).toEqual([])
  })
})

describe('11.3 out of hand', () => {
  /** Dragoons have driven a battalion back one hex; another stands as near in front of them. */
  const won = {
    'FR-6DRP': { at: 'AH9', facing: 'SW', charged: 'AH10' },
    'SP-IRL1': { at: 'AH10', facing: 'NE' },
    'SP-MPG': { at: 'AG11', facing: 'NE' },
    'SP-COR1': { at: 'AH13', facing: 'NE' },
  }
  const start = [
    french('engage'),
    spanish('retreat SP-IRL1 > AH11', 'face SP-IRL1 > NE'),
    french('advance FR-6DRP > AH10', 'face FR-6DRP > SW', 'hold'),
  ]

  test('RA52, RA92 if several enemies are equally near, the owner picks one, and only that hex is attacked', () => {
    expect(
      unexpected({
        place: won,
        set: { phase: 'french shock', orders },
        dice: [5, 4, 3],
        actions: [...start, refused('french', 'hunt AH13', 'RA52'), french('hunt AG11')],
        expect: {
          told: ['FR-6DRP gallops on and is disorganized.', 'Shock in AG11: points 3 against 4, odds of 1-2.'],
        },
      }),
    ).toEqual([])
  })
})
