import { expect, test } from 'vitest'
import { ofScenario, originsIn, wordOf } from './provenance.ts'

const of = (data: unknown) => originsIn([['file.json', data]])['file.json']

test('a file wholly from the source has no words, and neither does a rulebook', () => {
  const seed = { provenance: 'seed', rows: [{ id: 'a', provenance: 'public' }], numbers: [1, 2], nothing: null }
  expect(originsIn([['file.json', seed]])).toEqual({})
  expect(originsIn([['rulebook.json', { provenance: 'adopted', rules: [] }]])).toEqual({})
})

test('a word holds for everything below it until another is given, and is not repeated', () => {
  const file = of({
    provenance: 'reconstructed',
    sources: { hexes: { provenance: 'reconstructed' }, roads: { provenance: 'historical', note: 'By old maps.' } },
    hexes: { A1: 'woods' },
    roads: [{ name: 'Camino real', provenance: 'adopted' }, { name: 'Camino viejo' }],
    allowances: { provenance: 'seed', foot: 3, horse: { provenance: 'adopted', light: 5 } },
  })
  expect(file).toEqual({
    origins: [
      { at: '', word: 'reconstructed' },
      { at: 'roads', word: 'historical' },
      { at: 'roads', word: 'adopted', things: ['Camino real'], among: 2 },
      { at: 'allowances.horse', word: 'adopted' },
    ],
    but: ['allowances'],
  })
  expect(wordOf(file, [])).toBe('reconstructed')
  expect(wordOf(file, ['hexes', 'A1'])).toBe('reconstructed')
  expect(wordOf(file, ['roads', 'Camino viejo'])).toBe('historical')
  expect(wordOf(file, ['roads', 'Camino real'])).toBe('adopted')
  expect(wordOf(file, ['allowances', 'foot'])).toBeUndefined()
  expect(wordOf(file, ['allowances', 'horse', 'light'])).toBe('adopted')
  expect(wordOf(undefined, ['hexes'])).toBeUndefined()
})

test('things of a list with the same word are grouped by name, and without names if all have it', () => {
  const file = of({
    bridges: [{ provenance: 'historical' }, { provenance: 'historical' }],
    fords: [{ provenance: 'seed' }, { provenance: 'historical' }, { name: 'Mill', provenance: 'historical' }],
  })
  expect(file).toEqual({
    origins: [
      { at: 'bridges', word: 'historical' },
      { at: 'fords', word: 'historical', things: ['2', 'Mill'], among: 3 },
    ],
  })
  expect(wordOf(file, ['bridges', '1'])).toBe('historical')
  expect(wordOf(file, ['fords', 'Mill'])).toBe('historical')
  expect(wordOf(file, ['fords', '1'])).toBeUndefined()
  expect(wordOf(file, ['fords'])).toBeUndefined()
})

test('the word for assigned numbers comes before the word of their thing when they are asked for', () => {
  const file = of({
    provenance: 'historical',
    units: [
      { id: '1/3', men: 750, provenance: 'historical', assigned: ['morale'] },
      { id: '2/31', men: 400, provenance: 'historical', assigned: ['men', 'morale'] },
      { id: 'Battery', guns: 6, provenance: 'seed', assigned: ['calibre'] },
    ],
  })
  expect(wordOf(file, ['units', '1/3'], ['men'])).toBe('historical')
  expect(wordOf(file, ['units', '1/3'], ['men', 'morale'])).toBe('assigned')
  expect(wordOf(file, ['units', '2/31'], ['men'])).toBe('assigned')
  expect(wordOf(file, ['units', '2/31'])).toBe('historical')
  expect(wordOf(file, ['units', 'Battery'], ['guns'])).toBeUndefined()
  expect(wordOf(file, ['units', 'Battery'], ['calibre'])).toBe('assigned')
})

test('one scenario of a file of scenarios can be read by itself', () => {
  const file = of({
    armies: { provenance: 'adopted' },
    scenarios: [
      {
        id: 'first',
        provenance: 'seed',
        demoralization: { provenance: 'reconstructed' },
        deployment: [{ provenance: 'seed' }, { provenance: 'reconstructed' }],
      },
      { id: 'first-day', provenance: 'reconstructed', victory: { provenance: 'seed' }, pool: {} },
    ],
  })
  if (!file) throw new Error('nothing was found')
  expect(ofScenario(file, 'first')).toEqual({
    origins: [
      { at: 'armies', word: 'adopted' },
      { at: 'demoralization', word: 'reconstructed' },
      { at: 'deployment', word: 'reconstructed', things: ['2'], among: 2 },
    ],
    but: [],
  })
  expect(ofScenario(file, 'first-day')).toEqual({
    origins: [
      { at: 'armies', word: 'adopted' },
      { at: '', word: 'reconstructed' },
    ],
    but: ['victory'],
  })
})
