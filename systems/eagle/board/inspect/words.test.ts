import { expect, test } from 'vitest'

import type { Messages } from '../../../../src/words/catalogue.ts'
import { FIRE_NAMES, SHOCK_NAMES } from '../../rules/state/tables.ts'

const ids = Object.values(
  import.meta.glob<Messages>('../../words/en.ftl', { query: '?look', eager: true, import: 'default' }),
).flatMap(Object.keys)

test('every result of a shock has its words, and all letters of the fire table are known', () => {
  expect(SHOCK_NAMES.map((_, k) => `look-shock-${k}`).filter((id) => !ids.includes(id))).toEqual([])
  expect(FIRE_NAMES.filter((name) => !/^(?:---|\d?[DMR]?)$/.test(name))).toEqual([])
})
