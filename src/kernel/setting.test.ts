import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { fastDice } from './dice.ts'
import { engine } from './engine.ts'
import { UserError } from './refusal.ts'
import { settingOf } from './setting.ts'

test('the setting of a game is the scenario of its positions', () => {
  const mini = engine(sixVillages)
  const { id } = sixVillages.scenarios()[0]
  expect(settingOf(mini, id, {})).toEqual(mini.open(id, {}, fastDice(1)).scenario)
})

test('a system with a setting function gives the setting without opening a game', () => {
  const opened = engine(sixVillages).open(sixVillages.scenarios()[0].id, {}, fastDice(1)).scenario
  let asked: unknown
  const mini = engine({
    ...sixVillages,
    open: () => {
      throw new Error('opened')
    },
    setting(id, options) {
      asked = [id, options]
      return opened
    },
  })
  const { id, options } = sixVillages.scenarios()[0]
  expect(settingOf(mini, id, {})).toBe(opened)
  expect(asked).toEqual([id, Object.fromEntries(options.map((option) => [option.name, option.default]))])
})

test('a scenario that does not exist is refused', () => {
  expect(() => settingOf(engine(sixVillages), 'nowhere', {})).toThrow(UserError)
})
