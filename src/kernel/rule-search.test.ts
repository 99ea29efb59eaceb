import { expect, test } from 'vitest'
import { searchRules, wordsIn } from './rule-search.ts'

const rules = [
  { id: '1.0', section: 'Field', title: 'The field', gist: 'Hexes have zones of control.' },
  { id: '9.1', section: 'Zones', title: 'Zone of control', gist: 'Infantry controls its front hexes.' },
  { id: '9.10', section: 'Zones', title: 'Leaders', gist: 'They have none.' },
  { id: '11.4', section: 'Charges', title: 'Control after a charge', gist: 'Bailén: a die for the zone.' },
]
const found = (wanted: string) => searchRules(rules, wanted).map(({ id }) => id)

test('a rule is found if it has all words, and matches of number come before title, and title before text', () => {
  expect(found('control')).toEqual(['9.1', '11.4', '1.0'])
  expect(found('zone control')).toEqual(['9.1', '11.4', '1.0'])
  expect(found('zone of control')).toEqual(['9.1', '1.0'])
  expect(found('CHARGE control')).toEqual(['11.4'])
  expect(found('bailen')).toEqual(['11.4'])
  expect(found('9.1')).toEqual(['9.1', '9.10'])
  expect(found('zones leaders')).toEqual(['9.10'])
  expect(found('control tower')).toEqual([])
})

test('the words of the rules are collected for suggestions', () => {
  expect(wordsIn(rules)).toContain('infantry')
  expect(wordsIn(rules)).not.toContain('of')
})
