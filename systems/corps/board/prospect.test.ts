/** What is foreseen of an attempt to rally, told as a board tells it. */
import { expect, test, vi } from 'vitest'
import { due, morale } from '../rules/state/position.ts'
import { table } from '../rules/testing/table.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/names/t.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, _id: string, name: string) => name }))
const { rallyProspect } = await import('./prospect.ts')

interface State {
  readonly grade: number
  readonly casualties?: number
  readonly failures?: number
  readonly marks?: number
}

/** A brigade with its general in contact and a support beside it, worth 1 each to its test; the enemy is far off. */
function position() {
  const { p } = table(
    {
      commands: [
        {
          id: 'one',
          general: [36, 39],
          units: [
            { name: 'A', form: 'line', at: [36, 40] },
            { name: 'B', form: 'line', at: [46, 40] },
          ],
        },
        { id: 'foe', army: 1, general: [10, 70], units: [{ name: 'enemy', form: 'line', at: [36, 70], heading: 180 }] },
      ],
    },
    0,
    3,
  )
  return p
}

test.each<[string, State, string[]]>([
  ['Shaken', { grade: morale.SHAKEN }, ['1-2 no better: Shaken', '3-6 it rallies: Disordered']],
  [
    'Shaken, two casualties',
    { grade: morale.SHAKEN, casualties: 2 },
    ['1-2 it routs', '3-4 no better: Shaken', '5-6 it rallies: Disordered'],
  ],
  ['in Rout', { grade: morale.ROUT }, ['1-2 it runs on', '3-6 it rallies: Shaken']],
  [
    'in Rout, at its third attempt',
    { grade: morale.ROUT, failures: 2 },
    ['1-2 it is lost for the day', '3-6 it rallies: Shaken'],
  ],
  [
    'in pursuit',
    { grade: morale.FORMED, marks: due.PURSUES },
    ['1-1 it is Shaken and rides back', '2-6 it rallies: Disordered'],
  ],
])('18.7, 16.3, A15, A16, A73 a unit that is %s', (_name, { grade, casualties = 0, failures = 0, marks = 0 }, told) => {
  const p = position()
  p.morale[0] = grade
  p.casualties[0] = casualties
  p.failures[0] = failures
  p.due[0] = marks
  const [thrown] = rallyProspect(p, 0).throws
  expect(thrown.outcomes.map(({ from, to, result }) => `${from}-${to} ${result.words}`)).toEqual(told)
  const factors = thrown.added.map(({ value, reason }) => `${value} ${reason}`)
  expect(factors.slice(0, 2)).toEqual(['+1 a commander with them', '+1 supports close by'])
})
