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

test('an option that needs another cannot be changed before that is on', () => {
  expect(hindrance(bridge, all, {})).toEqual({ kind: 'needs', option: river })
  expect(hindrance(bridge, all, { river: true })).toBeUndefined()
})

test('an option that excludes another hinders it, whichever of the two says so', () => {
  expect(hindrance(drought, all, { river: true })).toEqual({ kind: 'excludes', option: river })
  expect(hindrance(river, all, { drought: true })).toEqual({ kind: 'excludes', option: drought })
})

test('what needed an option goes with it, however far that leads, and only what differs from the defaults is left', () => {
  const chosen = choose(all, choose(all, choose(all, {}, 'river', true), 'bridge', true), 'toll', true)
  expect(chosen).toEqual({ river: true, bridge: true, toll: true })
  expect(choose(all, chosen, 'river', false)).toEqual({})
})

test('options stand under the heading of their rules, in the order of the list', () => {
  const groups = grouped(all, (rule) => (rule === 'drought' ? 'Weather' : 'Ground'))
  expect(groups.map(({ section, options }) => [section, options.map(({ name }) => name)])).toEqual([
    ['Ground', ['river', 'bridge', 'toll']],
    ['Weather', ['drought']],
  ])
})
