import { expect, test, vi } from 'vitest'
import { engine, fastDice, includes, log, oneOf } from '../../../../src/kernel/index.ts'
import type { GuideStep } from '../../../../src/web/board/module.ts'
import type { Told } from '../../../../src/web/board/table.ts'
import { type Albuera, albuera } from '../../rules/index.ts'
import { FRENCH } from '../../rules/state/position.ts'
import type { AtTable } from './moments.ts'

vi.mock('../../words/guide/t.ts', () => import('../test-words.ts'))
const guides = {
  knoll: (await import('./knoll.ts')).steps,
  lancers: (await import('./lancers.ts')).steps,
}

const kernel = engine(albuera)
const list = new Int32Array(1 << 14)

/** What a prompt asks of a table, of a position as its seat has it. */
const tableOf = (p: Albuera, told: readonly Told[]): AtTable => {
  const isOver = kernel.ruleset.outcome(p) !== undefined
  const asked = !isOver && includes(kernel.awaiting(p), FRENCH)
  return {
    view: () => p,
    seat: () => FRENCH,
    asked: () => asked,
    phase: () => (isOver ? undefined : kernel.phase(p)),
    log: () => told,
    result: () => (isOver ? {} : undefined),
  } as unknown as AtTable
}

/** Plays a game by chance: the steps in the order in which a reader sees them who waits for each to be done. */
function shownIn(scenario: keyof typeof guides, seed: number): number[] {
  const steps: readonly GuideStep<Albuera>[] = guides[scenario]
  const [dice, journal, chance] = [fastDice(seed), log(), fastDice(seed + 100)]
  const told: Told[] = []
  const passed = new Set<number>()
  const shown: number[] = []
  const p = kernel.open(scenario, {}, dice, journal)
  for (let n = 0; ; n++) {
    for (const { event, args } of journal.told.splice(0))
      told.push({ n, k: 0, event: albuera.events[event].name, args } as Told)
    const table = tableOf(p, told)
    for (const [k, step] of steps.entries()) if (step.done(table)) passed.add(k)
    const current = steps.findIndex((step, k) => !passed.has(k) && step.when(table))
    if (current >= 0 && !shown.includes(current)) shown.push(current)
    const awaiting = kernel.awaiting(p)
    if (awaiting === 0) return shown
    const seat = includes(awaiting, FRENCH) ? FRENCH : 1 - FRENCH
    const count = kernel.actions(p, seat, list)
    // Chance alone hardly ever goes to meet the enemy.
    const texts = Array.from(list.subarray(0, count), (action) => kernel.print(p, action))
    const bold = texts.findIndex((text) => /^(forward|fire|counterattack|form square)/.test(text))
    const pick = bold >= 0 && chance.roll(oneOf(3)) > 0 ? bold : chance.roll(oneOf(count))
    kernel.play(p, seat, list[pick], dice, journal)
  }
}

test.each(['knoll', 'lancers'] as const)(
  'each prompt of the guide on %s comes up, by its rule and in its words',
  (id) => {
    const steps = guides[id]
    const seen = new Set<number>()
    for (let seed = 1; seed <= 30; seed++) for (const k of shownIn(id, seed)) seen.add(k)
    expect([...seen].sort()).toEqual([...steps.keys()])
    const rules = albuera.rulebook.map((rule) => rule.id)
    for (const { rule, title, text } of steps) {
      expect(rules).toContain(rule)
      expect(title).toMatch(/^[A-Z]/)
      expect(text).toMatch(/\.$/)
    }
  },
)

test('a lesson of the own activation stays while the other side is asked in it', () => {
  const p = kernel.open('knoll', {}, fastDice(1))
  p.turn = 1
  p.drawn = 1 + p.scenario.army.commanders.indexOf('Brayer')
  const moved = { n: 1, k: 0, event: 'Moved', args: [p.scenario.army.units.indexOf('II/34'), 0, 0, 0] } as Told
  for (const asked of [true, false]) {
    const table = { ...tableOf(p, [moved]), asked: () => asked }
    expect([asked, guides.knoll[2].when(table)]).toEqual([asked, true])
    expect([asked, guides.knoll[1].when(table)]).toEqual([asked, true])
  }
})

test('what wins is told first, on the knoll then the Column', () => {
  for (let seed = 1; seed <= 30; seed++) {
    expect(shownIn('lancers', seed)[0]).toBe(0)
    expect(shownIn('knoll', seed).slice(0, 2)).toEqual([0, 1])
  }
})
