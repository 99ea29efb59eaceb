import { expect, test } from 'vitest'
import type { Messages } from '../../../src/words/catalogue.ts'
import { eagle } from '../rules/index.ts'

const ids = Object.values(
  import.meta.glob<Messages>('../words/en.ftl', { query: '?asking', eager: true, import: 'default' }),
).flatMap(Object.keys)

test('every verb of the rules has its words', () => {
  const verbs = eagle.phases.flatMap(({ choices }) => (choices ?? []).map(({ verb }) => verb.split(' ')[0]))
  expect(verbs.length).toBeGreaterThan(20)
  expect([...new Set(verbs)].filter((verb) => !ids.includes(`asking-do-${verb}`))).toEqual([])
})
