import { expect, test } from 'vitest'
import { originLines } from './origin-lines.ts'

test('each file has a line with its parts, how much of a list is meant, and what is from the source after all', () => {
  const map = {
    origins: [
      { at: '', word: 'reconstructed' },
      { at: 'waters', word: 'historical' },
      { at: 'features', word: 'historical', things: ['Cerrajón', 'Cruz Blanca'], among: 5 },
    ],
    but: ['features.Bailén', 'features.Puente', 'allowances'],
  }
  expect(originLines({ 'map.json': map }, 'vedel')).toEqual([
    {
      file: 'map.json',
      word: 'reconstructed',
      parts: [
        { part: 'waters', word: 'historical', shares: [] },
        { part: 'features', word: 'historical', shares: [{ count: 2, among: 5 }] },
      ],
      but: [{ name: 'features', count: 2 }, { name: 'allowances' }],
    },
  ])
})

test('assigned numbers are counted for each kind of number', () => {
  const forces = {
    origins: [
      { at: 'leaders', word: 'assigned', only: ['shock', 'morale'] },
      { at: 'units', word: 'assigned', only: ['cf', 'morale'], things: ['a', 'b'], among: 4 },
      { at: 'units', word: 'assigned', only: ['morale'], things: ['c', 'd'], among: 4 },
    ],
  }
  expect(originLines({ 'forces.json': forces }, 'vedel')[0]?.parts).toEqual([
    { part: 'leaders', word: 'assigned', shares: [{ name: 'shock' }, { name: 'morale' }] },
    { part: 'units', word: 'assigned', shares: [{ name: 'cf', count: 2, among: 4 }, { name: 'morale' }] },
  ])
})

test('only the scenario that is played is listed, and a file with nothing to list has no line', () => {
  const scenarios = { origins: [{ at: 'scenarios.bailen.pool', word: 'adopted' }] }
  expect(originLines({ 'scenarios.json': scenarios }, 'vedel')).toEqual([])
  expect(originLines({ 'scenarios.json': scenarios }, 'bailen')).toEqual([
    { file: 'scenarios.json', parts: [{ part: 'pool', word: 'adopted', shares: [] }], but: [] },
  ])
})
