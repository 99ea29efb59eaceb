import { expect, test, vi } from 'vitest'
import { fastDice } from '../../../src/kernel/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { event, events, REASONS } from '../rules/state/events.ts'
import { kernel } from './test-games.ts'
import { fireWords, reasonRule, reasonWords, sentenceOf, shockWords } from './told.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))
vi.mock('../words/told/t.ts', () => import('./test-words.ts'))
vi.mock('../words/event/t.ts', () => import('./test-words.ts'))

const { scenario } = kernel.open('vedel', {}, fastDice(0))
const tell = (name: string, ...args: number[]): Told => ({
  n: 1,
  k: 0,
  event: name,
  args: [args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] ?? 0],
})

test('every event of the rules has a sentence in plain words', () => {
  for (const name of Object.keys(event)) {
    const sentence = sentenceOf(tell(name, 1, 1, 1, 1), { scenario })
    expect([name, sentence]).toEqual([name, expect.stringMatching(/^[^{}]+\.$/)])
    expect(sentence).not.toContain('undefined')
  }
  expect(events).toHaveLength(Object.keys(event).length)
})

test('a modifier is shown with its sign, its reason and the rule that gives it', () => {
  expect(sentenceOf(tell('Modifier', -1, 8), { scenario })).toBe('−1 on the die: light guns (rule 10.2.1).')
  for (const reason of REASONS.keys()) {
    expect(reasonWords(reason)).not.toBe('')
    expect(reasonRule(reason)).toMatch(/^(\d|R[AD]\d)/)
  }
})

test('results of the tables are put into words', () => {
  expect(fireWords(0)).toBe('no effect')
  // Told of attackers and defenders alike: for a defender it means no effect (10.2.1).
  expect(fireWords(1)).toBe('D, which keeps only an attacker from shock')
  expect(fireWords(4)).toBe('1, a point is lost')
  expect(fireWords(8)).toBe('2M, 2 points are lost')
  expect(shockWords(6)).toMatch(/^D2, the defender falls back two hexes/)
})
