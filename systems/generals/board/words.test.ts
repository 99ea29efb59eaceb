import { expect, test } from 'vitest'
import { idOf, type Messages } from '../../../src/words/catalogue.ts'
import { standing } from '../rules/queries/standing.ts'
import { GROUPS } from './intentions.ts'

const ids = Object.values(
  import.meta.glob<Messages>('../words/en.ftl', { query: '?standing', eager: true, import: 'default' }),
).flatMap(Object.keys)

test('every intention of the rules can be ticked, under one question', () => {
  const names = GROUPS.flatMap(([, list]) => list)
  expect([...names].sort()).toEqual(standing.map(({ name }) => name).sort())
  const one = ids.filter((id) => id.startsWith('standing-one-'))
  expect(one.sort()).toEqual(names.map((name) => idOf('standing', `one.${name}`)).sort())
})
