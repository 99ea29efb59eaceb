/** Each invariant can fail: it says what is broken in a position where nothing else is. */
import { expect, test } from 'vitest'
import { invariants } from './invariants.ts'
import { form } from './state/forms.ts'
import { type Corps, OFF } from './state/position.ts'
import { battle } from './testing/battle.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'line', at: [36, 40], heading: 180 } as const

/** What the invariants report on this table once it has been broken like this. */
function found(spoil: readonly ((p: Corps) => void)[]): string {
  const { p } = battle([A, { ...A, name: 'B', at: [46, 30] }], [X], 'attack')
  for (const one of spoil) one(p)
  return [...invariants(p)].join('; ')
}

/** Sets one cell of a column. */
const set =
  (column: 'x' | 'lost' | 'morale' | 'contact' | 'chips' | 'revealed', index: number, value: number) =>
  (p: Corps): void => {
    p[column][index] = value
  }

const BROKEN: readonly (readonly [sentence: string, spoil: readonly ((p: Corps) => void)[]])[] = [
  ['', []],
  ['A is not wholly on the table', [set('x', 0, 10)]],
  ['A stands on B', [(p) => set('x', 0, p.x[1])(p)]],
  ['A is lost, and stands on the table', [set('lost', 0, 1)]],
  [
    'A stands on the table, and its command is on blinds; B stands on the table, and its command is on blinds',
    [set('revealed', 0, 0)],
  ],
  ['A has no grade of morale', [set('morale', 0, 4)]],
  ['A is in contact, and one of the two is gone', [set('contact', 0, 3), set('x', 2, OFF)]],
  ['A is in contact with a friend', [set('contact', 0, 2)]],
  ['chip 0 is nowhere', [set('chips', 0, 4)]],
]
test.each(BROKEN)('%s', (sentence, spoil) => {
  expect(found(spoil)).toBe(sentence)
})

test('A20 a unit may stand on guns without a crew', () => {
  const { p } = battle([A, { name: 'G', form: 'deployed', at: [46, 30] }], [X], 'attack')
  p.x[0] = p.x[1]
  expect([...invariants(p)]).toEqual(['A stands on G'])
  p.form[1] = form.GUNS
  expect([...invariants(p)]).toEqual([])
})
