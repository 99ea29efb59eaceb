import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )
const blanks = (text: string) => [...text.matchAll(/\{\{ (\w+) \}\}/g)].map(([, name]) => name).sort()

const here = new URL('.', import.meta.url)
const rooms = ['shell', 'table', 'ui'].map((room) => new URL(`../${room}/`, here))
const read = (name: string, folder: URL) => readFileSync(new URL(name, folder), 'utf8')
const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => read(name, room)),
)

const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const catalogues = await Promise.all(
  ['.', ...folders.map(({ name }) => name)].map(async (name) => {
    const load = async (tongue: string) => (await import(new URL(`${name}/${tongue}.ts`, here).href)).default as Tree
    const t = /export const (t\w*) =/.exec(read(`${name}/t.ts`, here))?.[1]
    return { name, t: t!, en: leaves(await load('en')), es: leaves(await load('es')) }
  }),
)

test('every screen has its words', () => {
  expect(catalogues.length).toBeGreaterThan(8)
  expect(new Set(catalogues.map(({ t }) => t)).size).toBe(catalogues.length)
})

test.each(catalogues)('every word of $name is there in Spanish, with the same blanks to fill', ({ en, es }) => {
  const spanish = new Map(es)
  expect([...spanish.keys()].sort()).toEqual(en.map(([key]) => key).sort())
  for (const [key, text] of en) expect([key, blanks(spanish.get(key) as string)]).toEqual([key, blanks(text)])
})

test.each(catalogues)('blanks of $name are written so that they are filled', ({ en, es }) => {
  for (const [key, text] of [...en, ...es])
    expect([key, text.replace(/\{\{ \w+(?:\|[^|{}]*\|[^|{}]*)? \}\}/g, '')]).toEqual([
      key,
      expect.not.stringMatching(/[{}]/),
    ])
})

test.each(catalogues)('no word of $name stands there that nobody says', ({ t, en }) => {
  // Whatever is quoted where the catalogue is spoken: a key, or the beginning of one.
  const speaking = sources.filter((source) => new RegExp(`\\b${t}\\(`).test(source)).join('\n')
  const said = [...speaking.matchAll(/'([\w.]+)'/g)].map(([, key]) => key)
  const begun = [...speaking.matchAll(new RegExp(`\\b${t}\\(\`([\\w.]*)\\$\\{`, 'g'))].map(([, start]) => start)
  expect(said.length + begun.length).toBeGreaterThan(0)
  expect(
    en.map(([key]) => key).filter((key) => !said.includes(key) && !begun.some((start) => key.startsWith(start))),
  ).toEqual([])
})
