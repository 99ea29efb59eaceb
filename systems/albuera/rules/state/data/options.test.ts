/** The options of scenarios. */
import { expect, test } from 'vitest'
import { engine, fastDice, type Options } from '../../../../../src/kernel/index.ts'
import { albuera } from '../../index.ts'

const kernel = engine(albuera)
const optionsOf = (id: string) => albuera.scenarios().find((one) => one.id === id)?.options ?? []

test('3.1, 16.4 each side may choose other numbers of chits, and other points may win at once', () => {
  expect(optionsOf('albuera').map(({ name, default: own, values }) => [name, own, values.at(-1)])).toEqual([
    ['frenchChits', 4, 7],
    ['coalitionChits', 6, 9],
    ['weakFire', 'tables', 'retreat'],
    ['clashNumbers', 1.5, 2],
    ['frenchPoints', 8, 11],
    ['coalitionPoints', 6, 9],
  ])
  const { scenario } = kernel.open('albuera', { frenchChits: 7, coalitionPoints: 9 }, fastDice(1))
  expect([scenario.most, scenario.victory]).toEqual([
    [7, 6],
    [8, 9],
  ])
})

test('3.1 if all chits are in the cup, their number is no option', () => {
  expect(optionsOf('knoll').map(({ name }) => name)).toEqual([
    'weakFire',
    'clashNumbers',
    'frenchPoints',
    'coalitionPoints',
  ])
})

test('16.4 no scenario is won with no points', () => {
  for (const { id } of albuera.scenarios())
    for (const { name, values } of optionsOf(id))
      if (name.endsWith('Points')) expect([id, Math.min(...values.map(Number)) >= 1]).toEqual([id, true])
})

test('14.9.3 weak fire may cost no Loss; strong fire costs what the tables say', () => {
  const lossesWith = (weakFire: string) =>
    kernel
      .open('knoll', { weakFire }, fastDice(1))
      .scenario.data.tables.fire.effects.map(({ id, losses }) => [id, losses])
  expect(lossesWith('tables')).toEqual([
    ['M-1', 1],
    ['M', 1],
    ['1M', 1],
    ['2M', 1],
  ])
  expect(lossesWith('retreat')).toEqual([
    ['M-1', 0],
    ['M', 0],
    ['1M', 1],
    ['2M', 1],
  ])
})

test('15.1 numbers may begin to shift a Clash at another ratio, even at that of the second step', () => {
  const numbersWith = (options: Options) =>
    kernel.open('knoll', options, fastDice(1)).scenario.data.tables.clash.shifts.numbers.map(({ ratio }) => ratio)
  expect([numbersWith({}), numbersWith({ clashNumbers: 1.25 }), numbersWith({ clashNumbers: 2 })]).toEqual([
    [1.5, 2, 3],
    [1.25, 2, 3],
    [2, 2, 3],
  ])
})
