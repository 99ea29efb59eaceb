import { readdirSync, readFileSync } from 'node:fs'
import { flatten } from '@solid-primitives/i18n'
import { expect, test } from 'vitest'
import { standing } from '../rules/queries/standing.ts'
import intentions from '../words/standing/en.ts'
import { GROUPS } from './intentions.ts'

const folder = new URL('.', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const sources = readdirSync(folder)
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'test-words.ts')
  .map(read)
  .join('\n')

const parts = readdirSync(new URL('../words/', folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const catalogues = await Promise.all(
  ['.', ...parts.map(({ name }) => name)].map(async (name) => {
    const load = async (tongue: string) =>
      flatten((await import(new URL(`../words/${name}/${tongue}.ts`, folder).href)).default)
    const t = name === '.' ? 't' : /export const (t\w*) =/.exec(read(`../words/${name}/t.ts`))![1]
    const en = (await load('en')) as Readonly<Record<string, unknown>>
    const keys = Object.keys(en).filter((key) => typeof en[key] === 'string')
    return { name, t, en, es: await load('es'), keys }
  }),
)

test('each part that is loaded by itself has its words', () => {
  expect(parts.length).toBeGreaterThan(5)
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

test.each(catalogues)('Spanish has the same words in $name with the same places to fill', ({ en, es, keys }) => {
  const holes = (text: unknown) => [...String(text).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name).sort()
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
  for (const key of keys) expect([key, holes(es[key])]).toEqual([key, holes(en[key])])
})

test('every intention of the rules can be ticked, under one question', () => {
  const names = GROUPS.flatMap(([, list]) => list)
  expect([...names].sort()).toEqual(standing.map(({ name }) => name).sort())
  expect(Object.keys(intentions.one).sort()).toEqual([...names].sort())
})
