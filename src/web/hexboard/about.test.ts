import { expect, test } from 'vitest'
import { declareEvents } from '../../kernel/index.ts'
import { aboutOf } from './about.ts'

const { events } = declareEvents({
  Moved: { unit: 'units', from: 'hexes', to: 'hexes', points: '#' },
  Wheeled: { unit: 'units', left: 'hexes', right: 'hexes' },
  Fired: { unit: 'units', target: 'units' },
})
const { hexIn, numbersOf } = aboutOf(events)
const told = (event: string) => ({ n: 1, k: 0, event, args: [7, 11, 12, 3] as const })

test('an event is about the end of its way, or else about the first hex that it names', () => {
  expect(['Moved', 'Wheeled', 'Fired', 'TakenBack'].map((event) => hexIn(told(event)))).toEqual([
    ...[12, 11, undefined, undefined],
  ])
})

test('the numbers of a kind come in the order of the declaration', () => {
  expect(numbersOf(told('Fired'), 'units')).toEqual([7, 11])
  expect(numbersOf(told('Moved'), 'units')).toEqual([7])
  expect(numbersOf(told('TakenBack'), 'units')).toEqual([])
})
