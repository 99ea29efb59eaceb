import { expect, test, vi } from 'vitest'
import { choicesOf } from '../../../src/web/table/seat-choices.ts'
import { SECTOR_NAMES, STEP_NAMES } from '../rules/state/board.ts'
import { skirmish } from '../rules/testing/skirmish.ts'
import { boardChoices, choiceName, closingOf, without } from './choices.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))

const fight = () =>
  skirmish({
    place: { b1: { white: '3I 2C' }, b2: { black: '3I 2C' } },
    white: ['3 I b1>b2', '2 C b1>b2'],
    dice: [5, 5, 5, 5, 5, 5, 5],
  })

const listOf = (p: ReturnType<typeof fight>['p'], seat: number) => choicesOf(kernel, seat).all(p)

test('open choices are put together with those already made, each at its place', () => {
  const { p } = fight()
  const list = listOf(p, 1)
  const choices = boardChoices(p, 1, list, ['square b2', 'square b2'], () => undefined)
  const b2 = SECTOR_NAMES.indexOf('b2')
  expect(choices.map(({ text, place, drafted, open }) => ({ text, place, drafted, open }))).toEqual([
    { text: 'square b2', place: `sector:${b2}`, drafted: 2, open: true },
    { text: 'countercharge b2', place: `sector:${b2}`, drafted: 0, open: true },
  ])
  expect(closingOf(list)?.text).toBe('close')
  expect(choiceName(p, 1, choices[0])).toBe('Infantry in b2 tries to form square')
})

test('a choice that is no longer open stays in the list as long as it is in the draft', () => {
  const { p } = fight()
  const choices = boardChoices(
    p,
    1,
    listOf(p, 1).filter(({ verb }) => verb === 'close'),
    ['square b2'],
    () => ({ verb: 'square', a: 4, b: 0 }),
  )
  expect(choices).toHaveLength(1)
  expect(choices[0]).toMatchObject({ open: false, drafted: 1 })
})

test('taking a choice out of a draft removes the last one of its kind', () => {
  expect(without(['a', 'b', 'a', 'c'], 'a')).toEqual(['a', 'b', 'c'])
  expect(without(['a'], 'x')).toEqual(['a'])
})

test('a move is named after the place that it leads to', () => {
  const { p } = fight()
  expect(choiceName(p, 0, { verb: 'advance', a: 1, b: STEP_NAMES.indexOf('b1>b2') })).toBe('Cavalry b1 → b2 moves in')
})
