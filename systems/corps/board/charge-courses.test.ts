/** What a charge comes to, by what the enemy does: played by the rules, and told in courses. */
import { expect, test, vi } from 'vitest'
import { forecast, isRefusal } from '../../../src/kernel/index.ts'
import type { Table as Shown } from '../../../src/web/board/table.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { chargeOdds } from '../rules/queries/charge.ts'
import type { Corps } from '../rules/state/position.ts'
import { charge, foot, horse, opportunity } from '../rules/testing/charge.ts'
import type { Table } from '../rules/testing/table.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/names/t.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, _id: string, name: string) => name }))
const { coursesOf } = await import('./charge-courses.ts')

/**
 * The table of a page over a table of a test, by the view of a seat; `exact`: were all odds exact, whatever the view
 * hides? They are taken over as many imagined positions as any forecast.
 */
function shown(at: Table, seat: number) {
  const state = { exact: true }
  const { layout, redact } = at.kernel.ruleset
  const view = layout.make(at.p.scenario)
  redact(at.p, seat, view)
  const odds: Shown<Corps>['odds'] = async (text, key, { until = [], answer } = {}) => {
    const action = at.kernel.parse(view, seat, text)
    if (isRefusal(action)) throw new Error(action.reason)
    const { phases } = at.kernel.ruleset
    const found = forecast(at.kernel, view, seat, action, key, {
      until: phases.filter(({ name }) => until.includes(name)),
      ...(answer && { answer }),
    })
    state.exact &&= found.exact
    return found
  }
  return { table: { engine: at.kernel, view: () => view, odds } as unknown as Shown<Corps>, state }
}

const choice = (text: string, more: Partial<Choice>): Choice => ({
  ...{ legal: { action: 0, text, verb: text.split(' ')[0], a: 0, b: 0 }, verb: text.replaceAll(' ', '-') },
  ...{ first: '', second: '', body: 0, target: 1, ...more },
})

/** By title, the ends of all courses, in 36ths. */
async function ends(at: Table, seat: number, one: Choice, phase: string): Promise<Record<string, object>> {
  const { table, state } = shown(at, seat)
  const found: Record<string, object> = {}
  for await (const { title, ends: list } of coursesOf(table, one, phase) ?? [])
    found[title] = Object.fromEntries(list.map(({ words, chance }) => [words, Math.round(3600 * chance) / 100]))
  expect(state.exact).toBe(true)
  return found
}
const charges = choice('charge H > X', { verb: 'charge' })

test('14.5, 15.5 against an enemy that does not react, the odds are those of the table of the fight', async () => {
  for (const enemy of [foot(4), foot(4, { fire: 'A' }), horse(4)]) {
    const at = charge([enemy])
    const rows = chargeOdds(at.p, 0, 1).fight?.rows ?? []
    const chance = (grade: string) => {
      const those = rows.filter(({ unfavoured }) => unfavoured.grade === grade)
      return Math.round(3600 * those.reduce((sum, row) => sum + row.chance, 0)) / 100
    }
    const found = (await ends(at, 0, charges, 'spending'))['What comes of it'] as Record<string, number>
    expect([found['The enemy routs'] ?? 0, found['The enemy retires, Shaken'] ?? 0]).toEqual([
      chance('rout'),
      chance('shaken'),
    ])
    expect(Object.values(found).reduce((sum, one) => sum + one, 0)).toBeCloseTo(36, 1)
  }
})

test('6.5 to 6.7 each reaction of infantry has its course', async () => {
  const found = await ends(charge([foot(8)]), 0, charges, 'spending')
  expect(Object.keys(found)).toEqual([
    'If X stands',
    'If X evades',
    'If X forms column of attack, on 4 or more',
    'If X forms square, on 4 or more',
  ])
  expect(found['If X evades']).toEqual({ 'No contact': 36 })
  // A square in time stops the charge; one that is too late is charged as the line that it still is.
  const late = Object.entries(found['If X stands'] as Record<string, number>).map(
    ([words, chance]) => [words, chance / 2] as const,
  )
  const square = found['If X forms square, on 4 or more'] as Record<string, number>
  expect(square['No contact']).toBe(18)
  for (const [words, chance] of late) expect(square[words]).toBeCloseTo(chance, 1)
})

test('14.1, 14.2 cavalry that can counter-charge does not stand, and does better for it', async () => {
  const found = await ends(charge([horse(8)]), 0, charges, 'spending')
  expect(Object.keys(found)).toEqual(['If X evades', 'If X counter-charges'])
  const stands = (await ends(charge([horse(4)]), 0, charges, 'spending'))['What comes of it'] as Record<string, number>
  const met = found['If X counter-charges'] as Record<string, number>
  expect(met['H retires, Shaken']).toBeGreaterThan(stands['H retires, Shaken'] ?? 0)
})

test('6.3 at an opportunity the test comes first', async () => {
  const at = opportunity([foot(5, { heading: 90, at: [36, 39] })], { determination: 'C' })
  const found = await ends(at, 0, charges, 'watching')
  for (const list of Object.values(found)) expect(list).toMatchObject({ 'It does not charge': 18 })
})

test('6.4 a player who is charged sees what comes of each answer', async () => {
  const at = charge([foot(8)])
  at.act('charge H > X')
  expect(await ends(at, 1, choice('evade', {}), 'charging')).toEqual({ 'What comes of it': { 'No contact': 36 } })
  const stand = await ends(at, 1, choice('stand', {}), 'charging')
  expect(stand['What comes of it']).toEqual((await ends(charge([foot(8)]), 0, charges, 'spending'))['If X stands'])
})

test('15.6 by option gunners fire before the charge comes home, and may stop it', async () => {
  const guns = { name: 'X', form: 'deployed', at: [36, 40.75], heading: 180 } as const
  const later = { gunners: { need: 7, casualties: 4 } }
  // In time on 4, a hit on 7. Then the cavalry tests, with a casualty and far from its general: 2 of 6 are Shaken, 2 rout.
  const hits = 21 / 2
  expect(await ends(charge([guns], {}, { later }), 0, charges, 'spending')).toEqual({
    'What comes of it': {
      'The enemy routs': 36 - (hits * 4) / 6,
      'H retires, Shaken': (hits * 2) / 6,
      'H routs': (hits * 2) / 6,
    },
  })
  expect(await ends(charge([guns]), 0, charges, 'spending')).toEqual({
    'What comes of it': { 'The enemy is lost': 36 },
  })
})

test('an action that is not a charge has no courses', () => {
  const { table } = shown(charge([foot(4)]), 0)
  expect(coursesOf(table, choice('fire H > X', { verb: 'fire' }), 'spending')).toBeUndefined()
})
