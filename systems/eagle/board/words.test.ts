import { readdirSync, readFileSync } from 'node:fs'
import { flatten } from '@solid-primitives/i18n'
import { expect, test } from 'vitest'
import { eagle } from '../rules/index.ts'
import en from '../words/en.ts'

const folder = new URL('.', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('look/words/') && !/^test-/.test(name))
  .map(read)
  .join('\n')

/** Those of things: their keys are the ids of the data. */
const NAMES = ['troops']
const parts = readdirSync(new URL('../words/', folder), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !NAMES.includes(entry.name),
)
const catalogues = await Promise.all(
  ['.', ...parts.map(({ name }) => name)].map(async (name) => {
    const load = async (tongue: string) =>
      flatten((await import(new URL(`../words/${name}/${tongue}.ts`, folder).href)).default)
    const t = name === '.' ? 't' : /export const (t\w*) =/.exec(read(`../words/${name}/t.ts`))![1]
    const words = (await load('en')) as Readonly<Record<string, unknown>>
    const keys = Object.keys(words).filter((key) => typeof words[key] === 'string')
    return { name, t, words, es: await load('es'), keys }
  }),
)

test('each part that is loaded by itself has its words', () => {
  expect(parts.length).toBeGreaterThan(0)
})

test.each(catalogues)('every word of $name that the board says stands there', ({ t, keys }) => {
  const calls = [...sources.matchAll(new RegExp(`\\b${t}\\((?:[^()'\`]*\\? )?'([^']+)'(?: : '([^']+)')?`, 'g'))]
  const said = calls.flatMap(([, one, other]) => (other === undefined ? [one] : [one, other]))
  expect(said.filter((key) => !keys.includes(key))).toEqual([])
})

test.each(catalogues)('no word of $name stands there that nobody says', ({ keys }) => {
  const prefixes = [...sources.matchAll(/`([a-z][A-Za-z]*\.(?:[A-Za-z.]*\.)?)\$\{/g)].map(([, prefix]) => prefix)
  const suffixes = [...sources.matchAll(/`\$\{[^}]*\}(\.\w+)`/g)].map(([, suffix]) => suffix)
  const isMade = (key: string) =>
    prefixes.some((prefix) => key.startsWith(prefix)) || suffixes.some((suffix) => key.endsWith(suffix))
  expect(keys.filter((key) => !sources.includes(`'${key}'`) && !isMade(key))).toEqual([])
})

test('every verb of the rules has its words', () => {
  const verbs = eagle.phases.flatMap(({ choices }) => (choices ?? []).map(({ verb }) => verb.split(' ')[0]))
  const keys = Object.keys(flatten(en))
  expect([...new Set(verbs)].filter((verb) => !keys.includes(`do.${verb}`))).toEqual([])
})

test.each(catalogues)('Spanish has the same words in $name with the same places to fill', ({ words, es, keys }) => {
  const holes = (text: unknown) => [...String(text).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name).sort()
  expect(Object.keys(es).sort()).toEqual(Object.keys(words).sort())
  for (const key of keys) expect([key, holes(es[key])]).toEqual([key, holes(words[key])])
})
