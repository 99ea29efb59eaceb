import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const refused = (seat: string, does: string, rule: string) => ({ seat, do: does, refused: rule })
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case, prove = failures) =>
  prove(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

describe('14.2 later moves of routed units', () => {
  const enemy = { 'FR-3CH': { at: 'AJ15', facing: 'SW' } }
  const set = { phase: 'spanish movement', orders }

  test('14.2, 14.1 routed units enter no zone of control', () => {
    const place = {
      'FR-3CH': { at: 'AM4', order: 'routed' },
      'SP-COR1': { at: 'AL3', facing: 'E' },
      'SP-COR2': { at: 'AL5', facing: 'E' },
    }
    expect(
      unexpected({
        place,
        set: { phase: 'french movement', orders },
        expect: { units: { 'FR-3CH': { at: 'AM4', order: 'routed' } }, phase: 'movement', awaiting: ['french'] },
      }),
    ).toEqual([])
  })

  test('14.2 routed units that are in their base go no farther', () => {
    const place = { ...enemy, 'SP-MPJ': { at: 'AC14', order: 'routed' } }
    expect(
      unexpected({
        place,
        set,
        expect: { units: { 'SP-MPJ': { at: 'AC14' } }, phase: 'movement', awaiting: ['spanish'] },
      }),
    ).toEqual([])
  })

  /** Eighteen points in a hex of the town. */
  const town = {
    'SP-IRL1': { at: 'AC13' },
    'SP-MPG': { at: 'AC13' },
    'SP-COR1': { at: 'AC13' },
    'SP-COR2': { at: 'AC13' },
  }

  test('6.0, RA95 routed units do not go into a hex where they could not stay', () => {
    const place = { ...enemy, ...town, 'SP-MPJ': { at: 'AC12', order: 'routed' } }
    expect(
      unexpected({
        place,
        set,
        actions: [refused('spanish', 'retreat SP-MPJ > AC13', '12.0a'), spanish('retreat SP-MPJ > AD12')],
        expect: { units: { 'SP-MPJ': { at: 'AD12' } } },
      }),
    ).toEqual([])
  })

  test('RA98, RA130 routed units go through a full hex if they have the points for it', () => {
    const place = { ...enemy, ...town, 'SP-MON': { at: 'AC12', order: 'routed' } }
    expect(
      unexpected({
        place,
        set,
        actions: [spanish('retreat SP-MON > AC14')],
        expect: {
          told: ['SP-MON falls back to AC13.', 'SP-MON finds no room in AC13 and has to go on.'],
          units: { 'SP-MON': { at: 'AC14' } },
        },
      }),
    ).toEqual([])
  })
})

describe('12.0a the way back', () => {
  test('RA54 a unit that is driven back by distant guns comes no nearer to them, though its base lies behind them', () => {
    const place = {
      'SP-LAP-ART1': { at: 'I19', facing: 'E', shape: 'unlimbered' },
      'SP-LAP-ART2': { at: 'I19', shape: 'unlimbered' },
      'FR-4CH': { at: 'L19', facing: 'W' },
    }
    expect(
      unexpected(
        {
          place,
          set: { phase: 'spanish offensive fire', orders: { CHA: 'attack', LAP: 'attack' } },
          dice: [0, 5],
          actions: [
            spanish('fire SP-LAP-ART2 > L19', 'fire SP-LAP-ART1 > L19', 'shoot'),
            refused('french', 'retreat FR-4CH > K19', '12.0a'),
            french('retreat FR-4CH > L18', 'stay FR-4CH'),
          ],
          expect: { units: { 'FR-4CH': { at: 'L18' } } },
        },
        bailen,
      ),
    ).toEqual([])
  })

  test('RA98, 10.2.1 a unit that may choose how far it falls back does not stop where it has no room', () => {
    const place = {
      'FR-4LR1': { at: 'K10', facing: 'NE' },
      'FR-4LR2': { at: 'J10', facing: 'E' },
      'FR-4LR3': { at: 'L10', facing: 'NW' },
      'SP-CEU1': { at: 'K9', facing: 'SW' },
      'SP-CEU2': { at: 'K8', facing: 'SW' },
      'SP-IRL2': { at: 'K8' },
      'SP-IRL3': { at: 'K8' },
    }
    expect(
      unexpected(
        {
          place,
          set: { phase: 'french offensive fire', orders: { CHA: 'attack', RED: 'defend' } },
          dice: [5, 6],
          actions: [
            french('fire FR-4LR1 > K9', 'shoot'),
            refused('spanish', 'stay SP-CEU1', '12.0a'),
            spanish('retreat SP-CEU1 > L8'),
          ],
          expect: { units: { 'SP-CEU1': { at: 'L8' } } },
        },
        bailen,
      ),
    ).toEqual([])
  })

  test('12.0a, RA54 a unit need not take the way to its base into a dead end while another way is open', () => {
    // AG10 is nearer to the base, but routed French, which have no zone of control, stand behind it; AH9 leads out.
    const place = {
      'SP-IRL1': { at: 'AG9', facing: 'NE' },
      'FR-3CH': { at: 'AG8', facing: 'SW' },
      Poinsot: { at: 'AG8' },
      'FR-5LR1': { at: 'AF9', order: 'routed' },
      'FR-5LR2': { at: 'AF10', order: 'routed' },
      'FR-5LR3': { at: 'AG11', order: 'routed' },
      'FR-1LR1': { at: 'AH10', order: 'routed' },
    }
    expect(
      unexpected({
        place,
        set: { phase: 'french shock', orders },
        dice: [5, 6],
        actions: [french('attack FR-3CH > AG9', 'engage'), spanish('retreat SP-IRL1 > AI10')],
        expect: { told: ['SP-IRL1 falls back to AH9.'], units: { 'SP-IRL1': { at: 'AI10', order: 'good' } } },
      }),
    ).toEqual([])
  })

  test('5.0 a unit that has nowhere to go does not turn either', () => {
    // The dragoons stand with their backs to the base, which is a single hex: no way leads nearer to it.
    const place = {
      'FR-6DRP': { at: 'AM1', facing: 'SW' },
      'SP-IRL1': { at: 'AM2', facing: 'NE' },
    }
    expect(
      unexpected({
        place,
        set: { phase: 'french shock', orders },
        dice: [3],
        actions: [french('attack FR-6DRP > AM2', 'engage')],
        expect: {
          told: ['Shock in AM2: points 6 against 6, odds of 1-1.', 'The die is 3, counts 4: ---.'],
          phase: 'movement',
          awaiting: ['spanish'],
        },
      }),
    ).toEqual([])
  })
})
