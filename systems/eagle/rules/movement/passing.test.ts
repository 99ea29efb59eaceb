import { expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const set = {
  phase: 'french movement',
  orders: { POI: 'march', CAS: 'march', BOU: 'attack', VDL: 'attack', COR: 'defend' },
}
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case, played = failures) =>
  played(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

/** Seven points on the march behind seven: one hex has no room for more than eight. */
const column = {
  'FR-5LR1': { at: 'AG4' },
  'FR-5LR2': { at: 'AG5' },
  'SP-MPJ': { at: 'AG13', facing: 'NE' },
  Poinsot: { at: 'AG3' },
}

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

test('RA130 a unit does not enter a full hex from which it could not go on', () => {
  const around = {
    'FR-5LR3': { at: 'AG6' },
    'FR-1LR1': { at: 'AF4' },
    'FR-1LR2': { at: 'AF5' },
    'FR-1LR3': { at: 'AH4' },
    'FR-3CH': { at: 'AH5' },
  }
  expect(unexpected({ place: { ...column, ...around }, set, actions: [refused('move FR-5LR1 > AG5', '6.0')] })).toEqual(
    [],
  )
})

test('RA25 what the units that are crossed show counts, not what the unit that crosses them shows', () => {
  const through = (order: 'good' | 'disorganized') => ({
    'FR-5LR1': { at: 'AG4', facing: 'SW' },
    'FR-5LR2': { at: 'AG5', facing: 'SW', order },
    'FR-5LR3': { at: 'AG5', order },
    'SP-MPJ': { at: 'AG13', facing: 'NE' },
    Poinsot: { at: 'AG3' },
  })
  const attack = { ...set, orders: { ...set.orders, POI: 'attack' } }
  const far = 'move FR-5LR1 > AG6'
  expect(
    unexpected({ place: through('disorganized'), set: attack, actions: [french('move FR-5LR1 > AG5', far)] }),
  ).toEqual([])
  expect(
    unexpected({ place: through('good'), set: attack, actions: [french('move FR-5LR1 > AG5'), refused(far, 'RA25')] }),
  ).toEqual([])
})

test('RA25, 5.0 a unit passes eight points in line from flank to flank, but not a square, which is all front', () => {
  const past = (stack: Case['place']) => ({
    place: {
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      'SP-MPJ': { at: 'AG14', facing: 'NE' },
      Poinsot: { at: 'AG8' },
      ...stack,
    },
    set: { ...set, orders: { ...set.orders, POI: 'attack', CAS: 'attack' } },
  })
  const [line, square] = [
    { at: 'AG9', facing: 'E' },
    { at: 'AG9', shape: 'square' },
  ] as const
  const into = french('move FR-5LR1 > AG9')
  expect(unexpected({ ...past({ 'FR-1LR1': line }), actions: [into, french('move FR-5LR1 > AG10')] })).toEqual([])
  // A flank on one side is not enough: out to the front, in from the rear.
  const turnOut = french('move FR-5LR1 > AG9', 'head FR-5LR1 > E')
  expect(
    unexpected({ ...past({ 'FR-1LR1': line }), actions: [turnOut, refused('move FR-5LR1 > AH9', 'RA25')] }),
  ).toEqual([])
  const turnIn = french('move FR-5LR1 > AG9', 'head FR-5LR1 > SW')
  const fromRear = past({ 'FR-1LR1': line, 'FR-5LR1': { at: 'AF9', facing: 'E' } })
  expect(unexpected({ ...fromRear, actions: [turnIn, refused('move FR-5LR1 > AG10', 'RA25')] })).toEqual([])
  // A unit without a facing goes as it likes (example 4, unit D).
  const disorganized = past({ 'FR-1LR1': line, 'FR-5LR1': { at: 'AF9', order: 'disorganized' } })
  expect(unexpected({ ...disorganized, actions: [into, french('move FR-5LR1 > AG10')] })).toEqual([])
  // A unit in line below a square, or on top of it, does not open its flanks.
  for (const stack of [
    { 'FR-1LR1': square },
    { 'FR-1LR1': square, 'FR-1LR2': line },
    { 'FR-1LR2': line, 'FR-1LR1': square },
  ])
    expect(unexpected({ ...past(stack), actions: [into, refused('move FR-5LR1 > AG10', 'RA25')] })).toEqual([])
})

test('RA25, 4.1c a unit does not pass eight points on top of which others skirmish', () => {
  const crossing = {
    place: {
      'SP-OM1': { at: 'AG8', facing: 'SW' },
      Venegas: { at: 'AG8' },
      'SP-OM2': { at: 'AG9', facing: 'E' },
      'FR-4LR1': { at: 'AG16' },
    },
    set: { phase: 'spanish movement', orders: { VEN: 'attack', CRZ: 'attack', CHA: 'defend' } },
  }
  const spanish = by('spanish')
  const past = (stack: Case['place'], ...actions: NonNullable<Case['actions']>) =>
    unexpected(
      { ...crossing, place: { ...crossing.place, ...stack }, actions: [spanish('move SP-OM1 > AG9'), ...actions] },
      bailen,
    )
  expect(past({ 'SP-VG1': { at: 'AG9' } }, spanish('move SP-OM1 > AG10'))).toEqual([])
  expect(
    past(
      { 'SP-TEJ': { at: 'AG9', shape: 'skirmish' } },
      { seat: 'spanish', do: 'move SP-OM1 > AG10', refused: 'RA25' },
    ),
  ).toEqual([])
})

test('RA25, RA70 units that go along with one without a facing are barred as if they went by themselves', () => {
  const place = {
    'FR-3CH': { at: 'AG10', facing: 'SW' },
    'FR-5LR1': { at: 'AG9', facing: 'SW' },
    'FR-5LR2': { at: 'AG9', order: 'disorganized' },
  }
  const attack = { phase: 'french movement', orders: { ...set.orders, POI: 'attack' } }
  const together = [french('join FR-5LR1 > FR-5LR2', 'move FR-5LR2 > AG10')]
  expect(unexpected({ place, set: attack, actions: [...together, refused('move FR-5LR2 > AG11', 'RA25')] })).toEqual([])
})
