import { expect, test, vi } from 'vitest'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { shownIn, tableOf } from '../../../../src/web/board/guide-testing.ts'
import type { Told } from '../../../../src/web/board/table.ts'
import { albuera } from '../../rules/index.ts'
import { FRENCH } from '../../rules/state/position.ts'

vi.mock('../../words/guide/t.ts', () => import('../test-words.ts'))
const guides = {
  knoll: (await import('./knoll.ts')).steps,
  lancers: (await import('./lancers.ts')).steps,
}

const kernel = engine(albuera)
// Random play hardly ever goes to meet the enemy.
const bold = /^(forward|fire|counterattack|form square)/
const played = (scenario: keyof typeof guides, seed: number): number[] =>
  shownIn(albuera, guides[scenario], { scenario, seat: FRENCH, seed, bold })

test.each(['knoll', 'lancers'] as const)(
  'each prompt of the guide on %s comes up, with its rule and its words',
  (id) => {
    const steps = guides[id]
    const seen = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) for (const k of played(id, seed)) seen.add(k)
    expect([...seen].sort()).toEqual([...steps.keys()])
    const rules = albuera.rulebook.map((rule) => rule.id)
    for (const { rule, title, text } of steps) {
      expect(rules).toContain(rule)
      expect(title).toMatch(/^[A-Z]/)
      expect(text).toMatch(/\.$/)
    }
  },
)

test('a lesson about a player’s activation stays while the other side is asked in it', () => {
  const p = kernel.open('knoll', {}, fastDice(1))
  p.turn = 1
  p.drawn = 1 + p.scenario.army.commanders.indexOf('Brayer')
  const moved = { n: 1, k: 0, event: 'Moved', args: [p.scenario.army.units.indexOf('II/34'), 0, 0, 0] } as Told
  for (const asked of [true, false]) {
    const table = { ...tableOf(albuera, p, FRENCH, [moved]), asked: () => asked }
    expect([asked, guides.knoll[2].when(table)]).toEqual([asked, true])
    expect([asked, guides.knoll[1].when(table)]).toEqual([asked, true])
  }
})

test('the guide first says what wins, and on the knoll then shows the Column', () => {
  for (let seed = 1; seed <= 30; seed++) {
    expect(played('lancers', seed)[0]).toBe(0)
    expect(played('knoll', seed).slice(0, 2)).toEqual([0, 1])
  }
})
