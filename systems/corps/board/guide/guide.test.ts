import { describe, expect, test, vi } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { engine, fastDice, includes, isRefusal, log } from '../../../../src/kernel/index.ts'
import { shownIn, tableOf } from '../../../../src/web/board/guide-testing.ts'
import type { Told } from '../../../../src/web/board/table.ts'
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

test('each prompt of the guide on outpost comes up, with its rule and its words', () => {
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

/** The outpost in the first turn of the French, and their next actions, by words. */
function turnOfTheFrench() {
  const kernel = engine(corps)
  for (let seed = 1; ; seed++) {
    const [dice, journal] = [fastDice(seed), log()]
    const p = kernel.open('outpost', {}, dice, journal)
    if (!includes(kernel.awaiting(p), FRENCH) || kernel.phase(p).name !== 'spending') continue
    const told: Told[] = []
    const hear = () => {
      for (const { event, args } of journal.told.splice(0))
        told.push({ n: 0, k: 0, event: corps.events[event].name, args } as Told)
    }
    hear()
    const act = (...texts: string[]) => {
      for (const text of texts) {
        const action = kernel.parse(p, FRENCH, text)
        if (isRefusal(action) || kernel.check(p, FRENCH, action)) throw new Error(`${text} is refused`)
        kernel.play(p, FRENCH, action, dice, journal)
        hear()
      }
    }
    const comesUp = (rule: string) => {
      const step = steps.find((one) => one.rule === rule)!
      const table = tableOf(corps, p, FRENCH, told)
      return step.when(table) && !step.done(table)
    }
    return { p, act, comesUp, unit: (id: string) => p.scenario.roster.names.indexOf(id) }
  }
}

describe('a prompt comes up only while the reader can do what it says', () => {
  test('guns: only until something of their corps has moved or they have fired', () => {
    const { p, comesUp, act } = turnOfTheFrench()
    expect(comesUp('7.1')).toBe(true)
    p.stirred = 1
    expect(comesUp('7.1')).toBe(false)
    p.stirred = 0
    act('fire fr-4-guns > pr-1')
    expect(comesUp('7.1')).toBe(false)
  })

  test('the reach of a general: while a unit is too far from him, until he has ridden', () => {
    const { p, comesUp, act, unit } = turnOfTheFrench()
    expect(comesUp('3.3')).toBe(false)
    p.x[unit('fr-11-cav')] += 12 * INCH
    expect(comesUp('3.3')).toBe(true)
    act('ride general fr-corps-4 > 10,18')
    expect(comesUp('3.3')).toBe(false)
  })

  test('the farm: when an assault is within reach', () => {
    const { p, comesUp, unit } = turnOfTheFrench()
    expect(comesUp('9.5')).toBe(false)
    p.x[unit('fr-14')] += 6 * INCH
    expect(comesUp('9.5')).toBe(true)
  })
})
