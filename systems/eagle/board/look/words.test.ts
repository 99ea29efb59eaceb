import { readdirSync, readFileSync } from 'node:fs'
import { flatten } from '@solid-primitives/i18n'
import { expect, test } from 'vitest'
import { FIRE_NAMES, SHOCK_NAMES } from '../../rules/state/tables.ts'
import en from './words/en.ts'
import es from './words/es.ts'

const sources = [new URL('.', import.meta.url), new URL('..', import.meta.url)]
  .flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)))
  .filter(({ pathname }) => /(?<!\.test)\.tsx?$/.test(pathname))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes('tLook'))
  .join('\n')
const words = flatten(en) as Readonly<Record<string, unknown>>
const keys = Object.keys(words).filter((key) => typeof words[key] === 'string')

test('every word that is said stands in the catalogue, and every word there is said', () => {
  const said = [...sources.matchAll(/\btLook\(\s*'([^']+)'/g)].map(([, key]) => key)
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((key) => !keys.includes(key))).toEqual([])
  const prefixes = [...sources.matchAll(/`([a-z][A-Za-z]*\.(?:[A-Za-z.]*\.)?)\$\{/g)].map(([, prefix]) => prefix)
  const notes = keys.filter((key) => key.endsWith('.note'))
  expect(
    keys.filter(
      (key) =>
        !sources.includes(`'${key}'`) && !notes.includes(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    ),
  ).toEqual([])
})

test('every result of a shock has its words, and all letters of the fire table are known', () => {
  expect(SHOCK_NAMES.map((_, k) => `shock.${k}`).filter((key) => !keys.includes(key))).toEqual([])
  expect(FIRE_NAMES.filter((name) => !/^(?:---|\d?[DMR]?)$/.test(name))).toEqual([])
})

test('Spanish has the same words with the same places to fill', () => {
  const other = flatten(es as unknown as typeof en) as Readonly<Record<string, unknown>>
  const holes = (text: unknown) => [...String(text).matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name).sort()
  expect(Object.keys(other).sort()).toEqual(Object.keys(words).sort())
  for (const key of keys) expect([key, holes(other[key])]).toEqual([key, holes(words[key])])
})
