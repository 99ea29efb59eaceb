import { expect, test } from 'vitest'
import { standing } from '../rules/standing/answers.ts'
import { GROUPS } from './intentions.ts'

test('every standing answer of the rules can be chosen, once', () => {
  expect(GROUPS.flatMap(([, names]) => names).sort()).toEqual(standing.map(({ name }) => name).sort())
})
