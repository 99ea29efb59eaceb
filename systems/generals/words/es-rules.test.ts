import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noDice } from '../../../src/kernel/dice.ts'
import { engine } from '../../../src/kernel/index.ts'
import { nameIn, translated } from '../../../src/web/words/sentences.ts'
import type { GeneralsData } from '../rules/data/data.ts'
import { generals } from '../rules/index.ts'
import { armyTitles, boardTexts, intentionTexts, optionTitles, scenarioTexts } from './es-battle.ts'
import cards from './es-cards.ts'
import { gistsOfCombat } from './es-gists-combat.ts'
import { gistsOfTheRound } from './es-gists-round.ts'
import { gistsOfRulings } from './es-gists-rulings.ts'
import spanish from './es-rules.ts'
import { optionValues } from './option-values.ts'

const { texts } = spanish
const data = generals.data as GeneralsData
const scenarios = generals.scenarios()
const options = scenarios.flatMap((scenario) => scenario.options)
const gists = { ...gistsOfTheRound, ...gistsOfCombat, ...gistsOfRulings }

/** The reasons of all refusals in the sources of the rules, and how many calls were read. */
function refusalsInSources() {
  const folder = new URL('../rules/', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const constants = sources.flatMap((source) => [
    ...source.matchAll(/\brefusal\(\s*'[AGB]\d+',\s*'((?:[^'\\]|\\.)+)',?\s*\)/g),
  ])
  const calls = sources.flatMap((source) => [...source.matchAll(/\brefusal\(/g)]).length
  return { reasons: constants.map(([, reason]) => reason), calls }
}
const refusals = refusalsInSources()

/** Sectors, borders, steps and marches, and single letters, are the same in both languages. */
const alike = /^(?:(?:[abc][1-3]|R[WB])(?:[|>-](?:[abc][1-3]|R[WB]))*|[ICA])$/

/** Every English text of the system that a person may read. */
const wanted = new Set([
  'White',
  'Black',
  ...generals.rulebook.flatMap(({ section, title, gist, left }) => [
    section,
    title,
    gist,
    ...(left === undefined ? [] : [left]),
  ]),
  ...generals.events.map(({ text }) => text),
  ...(generals.standing ?? []).flatMap(({ name, text }) => [name, text]),
  ...scenarios.flatMap(({ title, intro }) => [title, intro]),
  ...options.map(({ title }) => title),
  ...Object.values(optionValues),
  ...data.scenarios.armies.list.map(({ title }) => title),
  ...Object.values(data.boards).flatMap((board) => {
    const { title, intro } = board as unknown as { readonly title: string; readonly intro: string }
    return [title, intro]
  }),
  ...refusals.reasons,
])

/** The kinds of things that sentences and actions name; others have names only where a position is put into words. */
const namedKinds = new Set(
  [
    ...generals.events.map(({ text }) => text),
    ...generals.phases.flatMap(({ choices }) => (choices ?? []).map(({ verb }) => verb)),
  ].flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, kind]) => kind)),
)

/** All names that stand in sentences, by kind: of games with each set of markers, and of phases. */
function wantedNames(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const note = (kind: string, list: readonly string[]) => {
    const known = found.get(kind) ?? found.set(kind, new Set()).get(kind)
    for (const name of list) known?.add(name)
  }
  const markerSets = options.find(({ name }) => name === 'objectiveMarkers')?.values ?? []
  for (const objectiveMarkers of markerSets) {
    const { scenario } = engine(generals).open('marengo', { objectiveMarkers }, noDice)
    for (const [kind, list] of Object.entries(generals.names(scenario)))
      if (namedKinds.has(kind)) note(kind, list as readonly string[])
  }
  note(
    'phases',
    generals.phases.map(({ name }) => name),
  )
  return found
}

const placeholders = (text: string) => text.match(/\{[^{}]+\}/g) ?? []
const figures = (text: string) => (text.match(/[-+]?\d+/g) ?? []).sort()

test('every text of the rules has its Spanish, and no Spanish is left over', () => {
  expect([...wanted].filter((text) => !Object.hasOwn(texts, text))).toEqual([])
  expect(Object.keys(texts).filter((text) => !wanted.has(text))).toEqual([])
  expect(Object.entries(texts).filter(([, said]) => said.trim() !== said || said === '')).toEqual([])
})

test('every refusal of the rules is a constant that this test has read', () => {
  expect(refusals.reasons.length).toBe(refusals.calls)
  expect(refusals.reasons.length).toBeGreaterThan(80)
})

test('every name that stands in a sentence has its Spanish, and no Spanish is left over', () => {
  const kinds = wantedNames()
  for (const [kind, known] of kinds) {
    const said = spanish.names[kind] ?? {}
    expect(
      [...known].filter((name) => !alike.test(name) && !Object.hasOwn(said, name)),
      kind,
    ).toEqual([])
    expect(
      Object.keys(said).filter((name) => !known.has(name)),
      kind,
    ).toEqual([])
    expect(
      Object.entries(said).filter(([, word]) => word.includes('undefined') || word.trim() !== word || word === ''),
      kind,
    ).toEqual([])
    expect(new Set(Object.values(said)).size, `two ${kind} of one name`).toBe(Object.keys(said).length)
  }
  expect(Object.keys(spanish.names).filter((kind) => !kinds.has(kind))).toEqual([])
})

test('placeholders are the same, in the same order', () => {
  expect(Object.entries(texts).filter(([en, es]) => placeholders(en).join() !== placeholders(es).join())).toEqual([])
})

test('only what is the same in both languages is left as it is', () => {
  const same = (words: Readonly<Record<string, string>>) => Object.keys(words).filter((en) => words[en] === en)
  expect(same(texts).sort()).toEqual(
    [
      'Marengo',
      'La Rothière',
      'Dennewitz',
      'Leuthen',
      'General',
      'Control',
      '{sides}: {#} {arms} {steps}.',
      '{spaces}: {whos}.',
      '{spaces}: {#}, {modifiers}.',
      '{#}, {modifiers}.',
      '{stages}.',
    ].sort(),
  )
  const names = Object.entries(spanish.names).flatMap(([kind, words]) => same(words).map((name) => `${kind} ${name}`))
  expect(names).toEqual(['outcomes no'])
})

test('gists, intros and refusals have the numbers of the English text', () => {
  expect(Object.entries(texts).filter(([en, es]) => figures(en).join() !== figures(es).join())).toEqual([])
})

test('a sentence ends as its English does', () => {
  const end = (text: string) => (/[.]$/.test(text) ? 'sentence' : 'title')
  expect(Object.entries(texts).filter(([en, es]) => end(en) !== end(es))).toEqual([])
})

test('each rule is told in its own words, also where two have one title', () => {
  expect(Object.keys(gists)).toEqual(generals.rulebook.map(({ id }) => id))
  for (const { id, title, gist } of generals.rulebook)
    expect([translated(spanish, title), translated(spanish, gist)], id).toEqual(gists[id])
})

test('nothing is told in Spanish that these rules do not have', () => {
  const ids = (words: object) => Object.keys(words).sort()
  expect(ids(scenarioTexts)).toEqual(scenarios.map(({ id }) => id).sort())
  expect(ids(armyTitles)).toEqual(data.scenarios.armies.list.map(({ id }) => id).sort())
  expect(ids(boardTexts)).toEqual(Object.keys(data.boards).sort())
  expect(ids(optionTitles)).toEqual([...new Set(options.map(({ name }) => name))].sort())
  expect(ids(intentionTexts)).toEqual((generals.standing ?? []).map(({ name }) => name).sort())
})

test('what is shown before the rules are loaded is part of the whole', () => {
  for (const { title, intro } of scenarios)
    for (const text of [title, intro]) expect(Object.hasOwn(cards.texts, text)).toBe(true)
  expect(spanish.texts).toMatchObject(cards.texts)
})

test('an event is told in Spanish with Spanish names', () => {
  expect(translated(spanish, '{sides} lays {markers} in {sectors}.')).toBe('{sides} coloca {markers} en {sectors}.')
  expect(nameIn(spanish, 'markers', 'White big wind rose')).toBe('la rosa de los vientos grande de Blanco')
  expect(nameIn(spanish, 'spaces', 'Black b2 building 5')).toBe('Negro b2 (edificio) 5')
  expect(nameIn(spanish, 'dice', 'White a1|a2 3 second')).toBe('Blanco a1|a2 3 (segundo dado)')
  expect(nameIn(spanish, 'whos', 'attacking C again')).toBe('C atacante de nuevo')
  expect(nameIn(spanish, 'sectors', 'a1')).toBe('a1')
})

test('whatever an option can be set to has a title', () => {
  const values = new Set(options.flatMap(({ values }) => values.filter((value) => typeof value === 'string')))
  expect(Object.keys(optionValues).sort()).toEqual([...values].sort())
})

/** Where the English of these has changed, the Spanish must be looked at again; then `vitest run <this file> -u`. */
test('gists and intros are the ones that the Spanish was made from', async () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
  const lines = [
    ...generals.rulebook.map(({ id, title, gist }) => `${id} ${digest(`${title} ${gist}`)}`),
    ...scenarios.map(({ id, intro }) => `${id} ${digest(intro)}`),
    ...Object.entries(data.boards).map(([id, board]) => `board ${id} ${digest(JSON.stringify(Object(board).intro))}`),
    ...(generals.standing ?? []).map(({ name, text }) => `${name} ${digest(text)}`),
    ...generals.events.map(({ name, text }) => `${name} ${digest(text)}`),
    ...options
      .filter(({ name }, k) => options.findIndex((one) => one.name === name) === k)
      .map(({ name, title }) => `${name} ${digest(title)}`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./english-of-es-rules.txt')
})
