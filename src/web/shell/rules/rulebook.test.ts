import { expect, test } from 'vitest'
import type { ReadRule } from '../../board/page.ts'
import { search, sections } from './rulebook.ts'

const rules: ReadRule[] = [
  { id: 'G1', section: 'Field', title: 'The field', gist: 'Nine sectors.' },
  { id: 'G2', section: 'Guns', title: 'Artillery', gist: 'It fires first.' },
  { id: 'G3', section: 'Field', title: 'Reserves', gist: 'They lie behind.' },
]
const say = (text: string) => (text === 'Artillery' ? 'Artillería' : text)

test('rules are found by their number, their words, and their words in the reader’s language, with accents or without', () => {
  expect(search(rules, 'g3', say).map(({ id }) => id)).toEqual(['G3'])
  expect(search(rules, 'fires FIRST', say).map(({ id }) => id)).toEqual(['G2'])
  expect(search(rules, 'artilleria', say).map(({ id }) => id)).toEqual(['G2'])
  expect(search(rules, 'field nine', say).map(({ id }) => id)).toEqual(['G1'])
  expect(search(rules, '  ', say)).toHaveLength(3)
})

test('a heading that comes twice is one section', () => {
  expect(sections(rules).map(({ title, rules }) => [title, rules.length])).toEqual([
    ['Field', 2],
    ['Guns', 1],
  ])
})
