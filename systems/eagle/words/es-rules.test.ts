import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noDice } from '../../../src/kernel/dice.ts'
import { engine } from '../../../src/kernel/index.ts'
import { nameIn, translated } from '../../../src/web/words/sentences.ts'
import { eagle } from '../rules/index.ts'
import cards from './es-cards.ts'
import { eventTexts } from './es-events.ts'
import { gistsOfLaterTables } from './es-gists-later.ts'
import { gistsOfTheRules } from './es-gists-rules.ts'
import { gistsOfRulings } from './es-gists-rulings.ts'
import { gistsOfRulingsFrom68 } from './es-gists-rulings-from-68.ts'
import { gistsOfTheScenarios } from './es-gists-scenarios.ts'
import { intentionTexts } from './es-intentions.ts'
import { optionTitles, scenarioTexts, valueTexts } from './es-options.ts'
import spanish from './es-rules.ts'
import { leftTexts } from './es-sections.ts'
import { optionValues } from './option-values.ts'
import troopsEn from './troops/en.ts'
import troopsEs from './troops/es.ts'

const { texts } = spanish
const scenarios = eagle.scenarios()
const options = scenarios.flatMap((scenario) => scenario.options)
const gists = {
  ...gistsOfTheRules,
  ...gistsOfTheScenarios,
  ...gistsOfRulings,
  ...gistsOfRulingsFrom68,
  ...gistsOfLaterTables,
}

/**
 * The reasons of all refusals in the sources of the rules, and what explains them in a case; and how many calls were
 * read.
 */
function refusalsInSources() {
  const folder = new URL('../rules/', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const constants = sources.flatMap((source) => [
    ...source.matchAll(/\brefusal\(\s*'[^']+',\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"),?\s*\)/g),
  ])
  const cases = sources.flatMap((source) => [
    ...source.matchAll(/\bbecause\(\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"),?\s*\)/g),
  ])
  const calls = sources.flatMap((source) => [...source.matchAll(/\b(?:refusal|because)\(/g)]).length
  constants.push(...cases)
  return { reasons: constants.map(([, single, double]) => single ?? double), calls }
}
const refusals = refusalsInSources()

/** Every English text of the system that a person may read, by where it stands. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  'title and sides (es-cards.ts)': [
    eagle.title,
    ...eagle.seats.map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1)),
  ],
  'sections of the rulebook (es-sections.ts)': eagle.rulebook.map(({ section }) => section),
  'titles and gists of rules (es-gists-*.ts)': eagle.rulebook.flatMap(({ title, gist }) => [title, gist]),
  'what a rule leaves (es-sections.ts)': eagle.rulebook.flatMap(({ left }) => (left === undefined ? [] : [left])),
  'formations (troops/es.ts)': Object.values(troopsEn.formations),
  'events (es-events.ts)': eagle.events.map(({ text }) => text),
  'intentions (es-intentions.ts)': (eagle.standing ?? []).flatMap(({ name, text }) => [name, text]),
  'scenarios (es-options.ts)': scenarios.flatMap(({ title, intro }) => [title, intro]),
  'options (es-options.ts)': options.map(({ title }) => title),
  'values of options (es-options.ts)': Object.values(optionValues),
  'refusals (es-refusals*.ts)': refusals.reasons,
}
const all = new Set(Object.values(wanted).flat())

/** The kinds of names that events speak of. */
const spoken = new Set(
  eagle.events.flatMap(({ text }) => [...text.matchAll(/\{([a-z]\w*)\}/g)].map(([, kind]) => kind)),
)

/** Hexes and the codes of the tables are the same in both languages. */
const alike = /^(?:[A-Z]{1,2}\d+|[\dA-Z]{1,2}|(?:FR|SP)-FFD\d+|---|\d-\d)$/

/** All names that stand in events, by kind, over all scenarios; and phases, which stand in refusals. */
function wantedNames(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const note = (kind: string, list: readonly string[]) => {
    const known = found.get(kind) ?? found.set(kind, new Set()).get(kind)
    for (const name of list) known?.add(name)
  }
  for (const { id } of scenarios) {
    const { scenario } = engine(eagle).open(id, {}, noDice)
    for (const [kind, list] of Object.entries(eagle.names(scenario)))
      if (spoken.has(kind) && Array.isArray(list)) note(kind, list as readonly string[])
  }
  note(
    'phases',
    eagle.phases.map(({ name }) => name),
  )
  return found
}

const placeholders = (text: string) => text.match(/\{[^{}]+\}/g) ?? []
const figures = (text: string) => (text.match(/[-+]?\d+/g) ?? []).sort()

test.each(Object.entries(wanted))('every text of the rules has its Spanish: %s', (where, list) => {
  const missing = [...new Set(list)].filter((text) => !Object.hasOwn(texts, text))
  expect(missing, `these sentences have no Spanish yet; write it in systems/eagle/words: ${where}`).toEqual([])
})

test('no Spanish is left over', () => {
  const leftOver = Object.keys(texts).filter((text) => !all.has(text))
  expect(leftOver, 'the rules say these sentences no longer: take them out, or mend their English').toEqual([])
  expect(Object.entries(texts).filter(([, said]) => said.trim() !== said || said === '')).toEqual([])
})

test('every refusal of the rules is a constant that this test has read', () => {
  expect(refusals.reasons.length).toBe(refusals.calls)
  expect(refusals.reasons.length).toBeGreaterThan(120)
})

test('every name that stands in a sentence has its Spanish', () => {
  for (const [kind, known] of wantedNames()) {
    const said = spanish.names[kind] ?? {}
    const missing = [...known].filter((name) => !alike.test(name) && !Object.hasOwn(said, name))
    expect(missing, `names without Spanish, kind ${kind}: es-names.ts`).toEqual([])
    expect(
      Object.entries(said).filter(([, word]) => word.includes('undefined') || word.trim() !== word || word === ''),
      kind,
    ).toEqual([])
  }
})

test('no name is left over that no sentence speaks of', () => {
  const kinds = wantedNames()
  expect(Object.keys(spanish.names).filter((kind) => !kinds.has(kind))).toEqual([])
  for (const [kind, said] of Object.entries(spanish.names)) {
    const known = kinds.get(kind)
    const whole =
      kind === 'units' || kind === 'leaders' || kind === 'formations' ? Object.keys(troopsEn[kind]) : [...(known ?? [])]
    expect(
      Object.keys(said).filter((name) => !whole.includes(name)),
      kind,
    ).toEqual([])
  }
})

test('two things of a kind never have one name', () => {
  for (const [kind, said] of Object.entries(spanish.names))
    expect(new Set(Object.values(said)).size, `two ${kind} of one name`).toBe(Object.keys(said).length)
})

test('troops have a Spanish name, or one that is the same in both languages', () => {
  const english =
    /\b(?:artillery|horse|light|medium|heavy|cart|detachment|chasseurs|brigade|division|attached|and|under|troops|the)\b/i
  for (const kind of ['units', 'leaders', 'formations'] as const) {
    expect(Object.keys(troopsEs[kind]).sort(), kind).toEqual(Object.keys(troopsEn[kind]).sort())
    expect(
      Object.values(troopsEs[kind]).filter((name) => english.test(name)),
      kind,
    ).toEqual([])
  }
})

test('placeholders are the same, in the same order', () => {
  expect(Object.entries(texts).filter(([en, es]) => placeholders(en).join() !== placeholders(es).join())).toEqual([])
})

test('only what is the same in both languages is left as it is', () => {
  expect(
    Object.keys(texts)
      .filter((en) => texts[en] === en)
      .sort(),
  ).toEqual(['Bases', 'Castaños', '{#}: {reasons}.', '{hexes}: {faces}.', '{sides}: {stages}.'])
})

test('gists, intros and refusals have the numbers of the English text', () => {
  expect(Object.entries(texts).filter(([en, es]) => figures(en).join() !== figures(es).join())).toEqual([])
})

test('a sentence ends as its English does', () => {
  const end = (text: string) => (/[.]$/.test(text) ? 'sentence' : 'title')
  expect(Object.entries(texts).filter(([en, es]) => end(en) !== end(es))).toEqual([])
})

test('each rule is told in its own words, also where two have one title', () => {
  expect(Object.keys(gists).sort()).toEqual(eagle.rulebook.map(({ id }) => id).sort())
  const told = ({ id, title, gist }: (typeof eagle.rulebook)[number]) => [
    id,
    translated(spanish, title),
    translated(spanish, gist),
  ]
  expect(eagle.rulebook.map(told)).toEqual(eagle.rulebook.map(({ id }) => [id, ...(gists[id] ?? [])]))
})

test('nothing is told in Spanish that these rules do not have', () => {
  const ids = (words: object) => Object.keys(words).sort()
  expect(ids(scenarioTexts)).toEqual(scenarios.map(({ id }) => id).sort())
  expect(ids(optionTitles)).toEqual([...new Set(options.map(({ name }) => name))].sort())
  expect(ids(intentionTexts)).toEqual((eagle.standing ?? []).map(({ name }) => name).sort())
  expect(ids(eventTexts)).toEqual(eagle.events.map(({ name }) => name).sort())
  expect(ids(valueTexts)).toEqual([...new Set(Object.values(optionValues))].sort())
  expect(ids(leftTexts)).toEqual(eagle.rulebook.flatMap(({ id, left }) => (left === undefined ? [] : [id])).sort())
})

test('what is shown before the rules are loaded is part of the whole', () => {
  for (const { title, intro } of scenarios)
    for (const text of [title, intro]) expect(Object.hasOwn(cards.texts, text)).toBe(true)
  expect(spanish.texts).toMatchObject(cards.texts)
})

test('an event is told in Spanish with Spanish names', () => {
  expect(translated(spanish, '{units} fires at {hexes}.')).toBe('{units} dispara a {hexes}.')
  expect(nameIn(spanish, 'units', 'FR-CHA-ART')).toBe('Artillería de Chabert')
  expect(nameIn(spanish, 'formations', 'LAP')).toBe('División La Peña')
  expect(nameIn(spanish, 'conditions', 'square, disorganized')).toBe('en cuadro, desorganizada')
  expect(nameIn(spanish, 'faces', 'facing SW')).toBe('mira al SO')
  expect(nameIn(spanish, 'hexes', 'AB15')).toBe('AB15')
})

test('whatever an option can be set to has a title', () => {
  const values = new Set(
    options.flatMap(({ name, values }) =>
      values.filter((one) => typeof one === 'string' && one !== '').map((one) => `${name} ${one}`),
    ),
  )
  expect(Object.keys(optionValues).sort(), 'option-values.ts').toEqual([...values].sort())
})

/** Where the English of these has changed, the Spanish must be looked at again; then `vitest run <this file> -u`. */
test('gists and intros are the ones that the Spanish was made from', async () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
  const lines = [
    ...eagle.rulebook.map(({ id, title, gist, left }) => `${id} ${digest(`${title} ${gist}${left ?? ''}`)}`),
    ...scenarios.map(({ id, intro }) => `${id} ${digest(intro)}`),
    ...(eagle.standing ?? []).map(({ name, text }) => `${name} ${digest(text)}`),
    ...eagle.events.map(({ name, text }) => `${name} ${digest(text)}`),
    ...options
      .filter(({ name }, k) => options.findIndex((one) => one.name === name) === k)
      .map(({ name, title }) => `${name} ${digest(title)}`),
    ...Object.entries(troopsEn).flatMap(([kind, known]) =>
      Object.entries(known).map(([id, name]) => `${kind} ${id} ${digest(name)}`),
    ),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./english-of-es-rules.txt')
})
