import { expect, test } from 'vitest'
import type { Hand } from './hand-state.ts'
import { pressKey } from './keys.ts'

/** A hand that records what it is asked to do. */
function noting(isMoved: boolean): { hand: Hand; done: string[] } {
  const done: string[] = []
  const note =
    (what: string) =>
    (...args: unknown[]) =>
      void done.push([what, ...args].join(' '))
  const hand: Partial<Hand> = {
    isMoved: () => isMoved,
    nudge: note('nudge'),
    turn: note('turn'),
    confirm: note('confirm'),
    back: note('back'),
  }
  return { hand: hand as Hand, done }
}

test.each([
  ['ArrowUp', 'nudge 1 0'],
  ['ArrowDown', 'nudge -1 0'],
  ['ArrowLeft', 'nudge 0 -1'],
  ['ArrowRight', 'nudge 0 1'],
  ['[', 'turn -5'],
  ['}', 'turn 1'],
  ['Enter', 'confirm'],
  ['Escape', 'back'],
])('%s: %s', (key, what) => {
  const { hand, done } = noting(true)
  expect(pressKey(hand, key, false)).toBe(true)
  expect(done).toEqual([what])
})

test('the hand ignores Enter and Escape while nothing has been moved, and Enter on a button', () => {
  const { hand, done } = noting(false)
  expect(['Enter', 'Escape', 'x'].map((key) => pressKey(hand, key, false))).toEqual([false, false, false])
  expect(pressKey(noting(true).hand, 'Enter', true)).toBe(false)
  expect(done).toEqual([])
})
