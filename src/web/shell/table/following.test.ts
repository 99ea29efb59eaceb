import { expect, test } from 'vitest'
import { actionsOf, type FollowedPlan, given, goneOn, nextOf, withStep } from './following.ts'

const LONG = { do: ['move A → step 1 → step 2', 'fire B', 'end'], chance: 0.6, error: 0.02 }
const SHORT = { do: ['fire B'], chance: 0.5 }
const hint = given({ type: 'advice', id: '1', n: 7, plans: [LONG, SHORT] })
const [long, short] = hint as readonly [FollowedPlan, FollowedPlan]
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

test.each(['done', 'begun'] as const)('a step that is %s is not offered again', (how) => {
  const followed = withStep(long, 0, how)
  expect(followed).toEqual([{ ...long, done: new Map([[0, how]]) }])
  expect(nextOf(followed[0] as FollowedPlan, legal('move A', 'fire B'))).toBe(1)
  // The plan as it was is unchanged.
  expect(long.done.size).toBe(0)
})

test('when the game has gone on, single answers are left out, and chances were for the moment of the hint', () => {
  expect(goneOn(hint)).toEqual([{ steps: LONG.do, done: new Map() }])
  expect(goneOn([short])).toEqual([])
  expect(goneOn(withStep(long, 1, 'done'))).toEqual([{ steps: LONG.do, done: new Map([[1, 'done']]) }])
})
