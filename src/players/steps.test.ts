import { expect, test } from 'vitest'
import { generals } from '../../systems/generals/rules/index.ts'
import { engine, fastDice } from '../kernel/index.ts'
import { beyond, stepsOf, together } from './steps.ts'

const kernel = engine(generals)
const view = kernel.open('dennewitz', {}, fastDice(1))

test('equal actions are listed together, and the action that closes a choice of several is left out', () => {
  const sheet = ['order I a1>a2', 'order C RW>a1>a2', 'order I a1>a2', 'close']
  expect(stepsOf(kernel, view, 0, sheet)).toEqual([
    { text: 'order I a1>a2', times: 2 },
    { text: 'order C RW>a1>a2', times: 1 },
  ])
  expect(stepsOf(kernel, view, 0, ['close'])).toEqual([{ text: 'close', times: 1 }])
})

test('the difference of two choices is what the one does beyond the other', () => {
  const [one, other] = [together(['a', 'a', 'a', 'b']), together(['a', 'c'])]
  expect(beyond(one, other)).toEqual([
    { text: 'a', times: 2 },
    { text: 'b', times: 1 },
  ])
  expect(beyond(other, one)).toEqual([{ text: 'c', times: 1 }])
  expect(beyond(one, one)).toEqual([])
})
