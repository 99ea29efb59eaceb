import { expect, test } from 'vitest'
import { completeOptions } from './options.ts'
import { UserError } from './refusal.ts'
import { findScenario, type Option, type ScenarioInfo } from './scenario.ts'

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  title: name,
  rule: '1',
  values: [false, true],
  default: false,
  ...more,
})
const info: ScenarioInfo = {
  id: 'bridge',
  title: 'The bridge',
  intro: '',
  minutes: 30,
  options: [
    option('fog'),
    option('patrols', { needs: 'fog' }),
    option('sun', { excludes: 'fog' }),
    option('companies', { values: [3, 4], default: 3 }),
    option('guard', { needs: 'companies' }),
  ],
}
const none = { fog: false, patrols: false, sun: false, companies: 3, guard: false }

test('an option that is not given has its default', () => {
  expect(completeOptions(info, {})).toEqual(none)
  expect(completeOptions(info, { companies: 4 })).toEqual({ ...none, companies: 4 })
})

test('an option that does not exist is named, with those that do', () => {
  expect(() => completeOptions(info, { rain: true })).toThrow(
    new UserError("option 'rain' does not exist in scenario 'bridge'; there are fog, patrols, sun, companies, guard"),
  )
  expect(() => completeOptions({ ...info, options: [] }, { rain: true })).toThrow('there are none')
  for (const name of ['constructor', '__proto__', 'toString'])
    expect(() => completeOptions(info, JSON.parse(`{ "${name}": true }`))).toThrow('does not exist')
})

test('a value that an option does not take is named, with those that it takes', () => {
  expect(() => completeOptions(info, { companies: 5 })).toThrow(new UserError("option 'companies' takes 3, 4, not 5"))
  for (const value of ['true', 1, null, undefined, {}, Number.NaN])
    expect(() => completeOptions(info, { fog: value }), String(value)).toThrow("option 'fog' takes false, true")
})

test('an option may also take a text, up to a length', () => {
  const sequel = { ...info, options: [option('after', { values: ['nothing'], default: 'nothing', text: 8 })] }
  expect(completeOptions(sequel, { after: '12345678' })).toEqual({ after: '12345678' })
  expect(completeOptions(sequel, {})).toEqual({ after: 'nothing' })
  for (const value of ['123456789', 8, null, {}])
    expect(() => completeOptions(sequel, { after: value }), String(value)).toThrow(
      "option 'after' takes a text of at most 8 characters, not ",
    )
})

test('an option that does not exist is refused, and the one that may have been meant is suggested', () => {
  expect(() => completeOptions(info, { patrol: true })).toThrow(
    "option 'patrol' does not exist in scenario 'bridge': did you mean 'patrols'?",
  )
  expect(() => completeOptions(info, JSON.parse('{"__proto__":1}'))).toThrow("option '__proto__' does not exist")
})

test('one option may need another, or exclude it', () => {
  expect(() => completeOptions(info, { patrols: true })).toThrow("option 'patrols' needs option 'fog'")
  expect(completeOptions(info, { patrols: true, fog: true }).patrols).toBe(true)
  expect(() => completeOptions(info, { sun: true, fog: true })).toThrow("option 'sun' excludes option 'fog'")
  expect(completeOptions(info, { sun: true }).sun).toBe(true)
  expect(() => completeOptions(info, { guard: true, companies: 3 })).toThrow("needs option 'companies'")
  expect(completeOptions(info, { guard: true, companies: 4 }).guard).toBe(true)
})

test('a scenario is found by its id; if there is none, those that exist are named', () => {
  expect(findScenario([info], 'bridge')).toBe(info)
  expect(() => findScenario([info, { ...info, id: 'hill' }], 'ford')).toThrow(
    "scenario 'ford' does not exist; there are bridge, hill",
  )
})
