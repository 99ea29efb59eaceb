import { expect, test } from 'vitest'
import { idOf, speaker } from './catalogue.ts'
import { messagesOf, sectionsOf } from './sections.ts'

const CZECH = `### Words of a made-up game

-unit = jednotka
    .accusative = jednotku
    .gender = feminine

## table
## What the table says.

table-title = Stůl
table-points = { $points ->
    [0] Žádné body
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
# Who is meant may be of any gender.
table-lost = { -unit.gender ->
    [feminine] Ztracena
   *[masculine] Ztracen
}: { -unit }
table-gap = { "" }

## later

later-year = Rok { $year }
`

test('plurals follow the rules of the language', () => {
  const say = speaker('cs', messagesOf(CZECH, 'table'))
  const points = (n: number) => say('table-points', { points: n })
  expect([0, 1, 2, 5].map(points)).toEqual(['Žádné body', '1 bod', '2 body', '5 bodů'])
  expect(points(1.5)).toBe('1,5 bodu')
})

test('a section comes with the terms that its messages use, and their forms', () => {
  const messages = messagesOf(CZECH, 'table')
  expect(speaker('cs', messages)('table-lost')).toBe('Ztracena: jednotka')
  expect(Object.keys(messages)).not.toContain('later-year')
  expect(Object.keys(messagesOf(CZECH, 'later'))).toEqual(['later-year'])
})

test('years are written as years, and a sentence without its argument is still said', () => {
  const say = speaker('cs', messagesOf(CZECH, 'later'))
  expect(say('later-year', { year: 1808 })).toBe('Rok 1808')
  expect(say('later-year')).toBe('Rok {$year}')
  expect(say('later-month')).toBeUndefined()
  expect(speaker('cs', messagesOf(CZECH, 'table'))('table-gap')).toBe('')
})

test('sections are found by the first line of their comments', () => {
  expect([...sectionsOf(CZECH).keys()]).toEqual(['', 'table', 'later'])
  expect(messagesOf(CZECH, 'nowhere')).toEqual({})
})

test('keys become ids of the format', () => {
  expect(idOf('home', 'new.title')).toBe('home-new-title')
  expect(idOf('standing', 'one.form square')).toBe('standing-one-form-square')
})
