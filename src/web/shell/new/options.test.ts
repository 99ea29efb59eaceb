import { expect, test } from 'vitest'
import type { Option } from '../../../kernel/index.ts'
import { choose, grouped, hindrance } from './options.ts'

const flag = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  title: name,
  rule: name,
  values: [false, true],
  default: false,
  ...more,
})
const all = [
  flag('river'),
  flag('bridge', { needs: 'river' }),
  flag('toll', { needs: 'bridge' }),
  flag('drought', { excludes: 'river' }),
]
const [river, bridge, , drought] = all as [Option, Option, Option, Option]

test('an option that needs another cannot be changed before the other is on', () => {
  expect(hindrance(bridge, all, {})).toEqual({ kind: 'needs', option: river })
  expect(hindrance(bridge, all, { river: true })).toBeUndefined()
})

test('if one of two options excludes the other, each hinders the other', () => {
  expect(hindrance(drought, all, { river: true })).toEqual({ kind: 'excludes', option: river })
  expect(hindrance(river, all, { drought: true })).toEqual({ kind: 'excludes', option: drought })
})

test('an option that goes off takes all that need it along, and only differences from the defaults are left', () => {
  const chosen = choose(all, choose(all, choose(all, {}, 'river', true), 'bridge', true), 'toll', true)
  expect(chosen).toEqual({ river: true, bridge: true, toll: true })
  expect(choose(all, chosen, 'river', false)).toEqual({})
})

test('options stand under the headings of their rules, in the order of the list', () => {
  const groups = grouped(all, (rule) => (rule === 'drought' ? 'Weather' : 'Ground'))
  expect(groups.map(({ section, options }) => [section, options.map(({ name }) => name)])).toEqual([
    ['Ground', ['river', 'bridge', 'toll']],
    ['Weather', ['drought']],
  ])
})
