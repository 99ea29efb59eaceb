/** The options of scenarios. */
import { expect, test } from 'vitest'
import { engine, fastDice } from '../../../../../src/kernel/index.ts'
import { albuera } from '../../index.ts'

const kernel = engine(albuera)
const optionsOf = (id: string) => albuera.scenarios().find((one) => one.id === id)?.options ?? []

test('3.1, 16.4 each side may choose other numbers of chits, and other points may win at once', () => {
  expect(optionsOf('albuera').map(({ name, default: own, values }) => [name, own, values.at(-1)])).toEqual([
    ['frenchChits', 5, 7],
    ['coalitionChits', 6, 9],
    ['frenchPoints', 8, 11],
    ['coalitionPoints', 6, 9],
  ])
  const { scenario } = kernel.open('albuera', { frenchChits: 7, coalitionPoints: 9 }, fastDice(1))
  expect([scenario.most, scenario.victory]).toEqual([
    [7, 6],
    [8, 9],
  ])
})

test('3.1 where all chits are in the cup, their number is no option', () => {
  expect(optionsOf('knoll').map(({ name }) => name)).toEqual(['frenchPoints', 'coalitionPoints'])
})

test('16.4 no scenario is won with no points', () => {
  for (const { id } of albuera.scenarios())
    for (const { values } of optionsOf(id)) expect([id, Math.min(...values.map(Number)) >= 1]).toEqual([id, true])
})
