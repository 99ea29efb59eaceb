import { expect, test } from 'vitest'
import { declareEvents } from '../src/kernel/index.ts'
import { wrongEvents, wrongPatterns } from './event-words.ts'
import { refusalsIn } from './rule-texts.ts'
import { readCatalogue, updated, wrongIn } from './words.ts'

const { events } = declareEvents({ Fired: { unit: 'units', hits: '#' }, Drawn: {} })
const english = (text: string) => readCatalogue(text).entries
const EVENTS = '## event\n\nevent-Fired = { $unit } hits { $hits }, { $unitNumber }.\nevent-Drawn = A draw.\n'

test('each event has one sentence, which uses only the event’s arguments', () => {
  expect(wrongEvents(events, english(EVENTS))).toEqual([])
  expect(wrongEvents(events, english(EVENTS.replace('A draw', '{ $side }')))).toEqual([
    "'event-Drawn' asks for $side, and the event has no arguments",
  ])
  expect(wrongEvents(events, english(EVENTS.replace('event-Drawn', 'event-Lost')))).toEqual([
    "the event 'Drawn' has no sentence: 'event-Drawn' is missing",
    "'event-Lost' is left over: the rules declare no such event",
  ])
})

test('a host’s refusal with words of the case has a pattern, and each pattern is used', () => {
  const patterns = english("## host\n\nhost-wait = '{ $action }' has to wait.\nhost-few = At most { $most } (now).\n")
  expect(wrongPatterns(['At most 70 (now).', "'march' has to wait."], patterns)).toEqual([])
  expect(wrongPatterns(['At most 70 now.', "'march' has to wait."], patterns)).toEqual([
    "no message of the section 'host' is the pattern of: At most 70 now.",
    "'host-few' is the pattern of no refusal",
  ])
})

test('refusals are read from the sources of rules, and those that are not constants are counted', () => {
  const source = `
    // refusal('1', 'In a comment.')
    const A = refusal('4.1', 'A company\\'s march.')
    const B = because("It is {hexes}'s.")
    const C = refusal(phase.rule, text)`
  expect(refusalsIn([source])).toEqual({ texts: ["A company's march.", "It is {hexes}'s."], unread: 1 })
})

const wanted = (text: string, of: 'rules' | 'name' = 'rules') =>
  new Map([['rules-x', { id: 'rules-x', section: 'rules', text, comment: '', of }]])
const spanish = (comment: string, text: string, id = 'rules-x') =>
  readCatalogue(`## rules\n\n# ${comment}\n${id} = ${text}\n`)

test('a text of the rules keeps the figures of its English, and ends as it does', () => {
  expect(wrongIn(wanted('Within 3 hexes.'), spanish('Within 3 hexes.', 'A 3 hexágonos.'))).toEqual([])
  expect(wrongIn(wanted('Within 3 hexes.'), spanish('Within 3 hexes.', 'A 4 hexágonos'))).toEqual([
    "'rules-x' has the figures 4, and its English 3",
    "'rules-x' does not end as its English does",
  ])
})

test('if the English has changed, the translation of the old wording is carried over and marked for a check', () => {
  const old = spanish('Within 3 hexes of an enemy.', 'A 3 hexágonos del enemigo.', 'rules-old')
  const text = updated(wanted('Within 4 hexes of an enemy.'), old)
  expect(text).toContain(
    '# TODO: translate; it was: Within 3 hexes of an enemy.\nrules-x = A 3 hexágonos del enemigo.\n',
  )
  expect(text).not.toContain('rules-old')
  expect(wrongIn(wanted('Within 4 hexes of an enemy.'), readCatalogue(text))).toEqual([
    "'rules-x' is still to be translated: Within 4 hexes of an enemy.",
  ])
  expect(updated(wanted('Something quite different'), old)).toContain(
    '# TODO: translate\nrules-x = Something quite different\n',
  )
})

test('a name may stay the same in another language, and is stale if its English has changed', () => {
  expect(wrongIn(wanted('Reding', 'name'), readCatalogue('## rules\n'))).toEqual([])
  expect(wrongIn(wanted('Reding', 'name'), spanish('Redding', 'Reding'))).toEqual([
    "'rules-x' is stale: the English is now: Reding",
  ])
})
