import { expect, test, vi } from 'vitest'
import { shownIn } from '../../../../src/web/board/guide-testing.ts'
import { corps } from '../../rules/index.ts'

vi.mock('../../words/guide/t.ts', () => import('../test-words.ts'))
const { steps } = await import('./outpost.ts')

const FRENCH = 0
const played = (seed: number): number[] =>
  shownIn(corps, steps, {
    scenario: 'outpost',
    seat: FRENCH,
    seed,
    bold: /^(fire|assault|charge|rally|pick)/,
    isHasty: true,
  })

test('each prompt of the guide on outpost comes up, by its rule and in its words', () => {
  const seen = new Set<number>()
  for (let seed = 1; seed <= 30 && seen.size < steps.length; seed++) for (const k of played(seed)) seen.add(k)
  expect([...seen].sort()).toEqual([...steps.keys()])
  const rules = corps.rulebook.map((rule) => rule.id)
  for (const { rule, title, text } of steps) {
    expect(rules).toContain(rule)
    expect(title).toMatch(/^[A-Z]/)
    expect(text).toMatch(/\.$/)
  }
})

test('the bag is explained first', () => {
  for (let seed = 1; seed <= 5; seed++) expect(played(seed)[0]).toBe(0)
})
