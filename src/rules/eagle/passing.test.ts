import { expect, test } from 'vitest'
import { by, type Case, proofs } from '../../engine/kit/proof.ts'
import { eagle } from './index.ts'

const failures = proofs(eagle, 'vedel')
const french = by('french')
const set = { phase: 'french movement', orders: { POI: 'march', CAS: 'march', BOU: 'attack', VDL: 'attack', COR: 'defend' } }
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })
/** Only what was expected to come of it: not that something else is asked afterwards. */
const unexpected = (given: Case) => failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

/** Seven points on the march behind seven: more than eight have no room in one hex. */
const column = { 'FR-5LR1': { at: 'AG4' }, 'FR-5LR2': { at: 'AG5' }, 'SP-MPJ': { at: 'AG13', facing: 'NE' }, Poinsot: { at: 'AG3' } }

test('RA130, 6.0 a unit passes a hex that it would overfill, and has to go on from it', () => {
  expect(
    unexpected({
      place: column,
      set,
      actions: [
        french('move FR-5LR1 > AG5'),
        refused('done', 'RA130'),
        refused('move FR-5LR2 > AG6', 'RA130'),
        refused('ride Poinsot > AG4', 'RA130'),
        french('move FR-5LR1 > AG6', 'move FR-5LR2 > AH5'),
      ],
      expect: { units: { 'FR-5LR1': { at: 'AG6' }, 'FR-5LR2': { at: 'AH5' } } },
    }),
  ).toEqual([])
})

test('RA130 where it could not go on it does not enter', () => {
  const around = {
    'FR-5LR3': { at: 'AG6' },
    'FR-1LR1': { at: 'AF4' },
    'FR-1LR2': { at: 'AF5' },
    'FR-1LR3': { at: 'AH4' },
    'FR-3CH': { at: 'AH5' },
  }
  expect(unexpected({ place: { ...column, ...around }, set, actions: [refused('move FR-5LR1 > AG5', '6.0')] })).toEqual([])
})

test('RA25 what counts is how those look whom it crosses, not what it shows itself', () => {
  const through = (order: 'good' | 'disorganized') => ({
    'FR-5LR1': { at: 'AG4', facing: 'SW' },
    'FR-5LR2': { at: 'AG5', facing: 'SW', order },
    'FR-5LR3': { at: 'AG5', order },
    'SP-MPJ': { at: 'AG13', facing: 'NE' },
    Poinsot: { at: 'AG3' },
  })
  const attack = { ...set, orders: { ...set.orders, POI: 'attack' } }
  const far = 'move FR-5LR1 > AG6'
  expect(unexpected({ place: through('disorganized'), set: attack, actions: [french('move FR-5LR1 > AG5', far)] })).toEqual([])
  expect(unexpected({ place: through('good'), set: attack, actions: [french('move FR-5LR1 > AG5'), refused(far, 'RA25')] })).toEqual([])
})
