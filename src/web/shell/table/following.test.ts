import { expect, test } from 'vitest'
import { actionsOf, begun, goneOn, nextOf, withDone } from './following.ts'

const LONG = { do: ['move A → step 1 → step 2', 'fire B', 'end'], chance: 0.6, error: 0.02 }
const SHORT = { do: ['fire B'], chance: 0.5 }
const hint = begun({ type: 'advice', id: '1', n: 7, plans: [LONG, SHORT] })
const [long, short] = hint as [(typeof hint)[0], (typeof hint)[0]]
const legal =
  (...texts: string[]) =>
  (text: string) =>
    texts.includes(text)

test('the next step of a plan is the first that is not done and can be begun', () => {
  expect(hint.map(({ chance }) => chance)).toEqual([0.6, 0.5])
  expect(actionsOf(LONG.do[0] as string)).toEqual(['move A', 'step 1', 'step 2'])
  expect(nextOf(long, legal('move A', 'fire B', 'end'))).toBe(0)
  // Something stands in the way of the first: it may be possible later.
  expect(nextOf(long, legal('fire B', 'end'))).toBe(1)
  expect(nextOf(long, legal('step 1'))).toBe(-1)
})

test('a player who follows a plan has only that one, and its chance was for the moment of the hint', () => {
  const followed = withDone(long, 0)
  expect(followed).toEqual([{ ...long, done: [0] }])
  const [left] = goneOn(followed) as [typeof long]
  expect(left).toEqual({ steps: LONG.do, done: [0] })
  // It is legal again, but done.
  expect(nextOf(left, legal('move A', 'fire B'))).toBe(1)
})

test('of a hint of single answers nothing is left when the game has gone on', () => {
  expect(goneOn(hint)).toEqual([{ steps: LONG.do, done: [] }])
  expect(goneOn([short])).toEqual([])
})
