import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { root } from '../bin/node24.js'
import { catalogues } from './catalogues.ts'
import { readCatalogue, updated, wrongIn, wrongKeys } from './words.ts'

const english = readCatalogue(`## table
## What the table says.

table-title = Table
# $count: how many there are
table-ready = ready
table-points = { $points ->
        [one] { $points } point for { $side }
       *[other] { $points } points for { $side }
    }
`).entries

const SPANISH = `### Palabras

## table

# Table
table-title = Mesa
# ready
table-ready = { $count ->
        [one] lista
       *[other] listas
    }
# { $points ->
# [one] { $points } point for { $side }
# *[other] { $points } points for { $side }
# }
table-points = { $points ->
        [one] { $points } punto para { $side }
       *[other] { $points } puntos para { $side }
    }
`

const wrong = (change: (text: string) => string): string[] => wrongIn(english, readCatalogue(change(SPANISH)))

test('a complete catalogue is in order, and stays as it is', () => {
  expect(wrong((text) => text)).toEqual([])
  expect(updated(english, readCatalogue(SPANISH))).toBe(SPANISH)
})

test('a message that is missing, stale, left over, unreadable or there twice is found', () => {
  expect(wrong((text) => text.replace('# Table\ntable-title = Mesa\n', ''))).toEqual([
    "'table-title' is missing: Table",
  ])
  expect(wrong((text) => text.replace('# Table', '# Old table'))).toEqual([
    "'table-title' is stale: the English is now: Table",
  ])
  expect(wrong((text) => `${text}table-more = Más\n`)).toEqual([
    "'table-more' is left over: English has no such message",
  ])
  expect(wrong((text) => text.replace('[one] lista', 'una'))[0]).toMatch(/^line 8 cannot be read/)
  expect(wrong((text) => `${text}# Table\ntable-title = Mesa\n`)).toEqual(["line 20: 'table-title' stands twice"])
})

test('a message shows what its English shows, and asks for what it gets', () => {
  expect(
    wrong((text) => text.replace('puntos para { $side }', 'puntos').replace('punto para { $side }', 'punto')),
  ).toEqual(["'table-points' shows points, and its English points, side"])
  expect(wrong((text) => text.replace('= Mesa', '= { $many ->\n    [one] Mesa\n   *[other] Mesas\n }'))).toEqual([
    "'table-title' does not get the argument 'many'",
  ])
})

test('a message that is new or has changed in English is marked for the translator', () => {
  const before = SPANISH.replace('# Table\ntable-title = Mesa\n', '').replace('# ready', '# prepared')
  const text = updated(english, readCatalogue(before))
  expect(text).toContain('# Table\n# TODO: translate\ntable-title = Table\n')
  expect(text).toContain('# ready\n# TODO: translate; it was: prepared\ntable-ready = { $count ->\n')
  expect(updated(english, readCatalogue(text))).toBe(text)
  expect(wrongIn(english, readCatalogue(text))).toEqual([
    "'table-title' is still to be translated: Table",
    "'table-ready' is still to be translated: ready",
  ])
})

test('keys that do not exist, and messages that no source uses, are found', () => {
  const t = "export const tTable = catalogue(\n  'table',\n  …)\n"
  const says = "tTable('title')\ntTable(one ? 'ready' : 'points')\n"
  expect(wrongKeys([t, says], english)).toEqual([])
  expect(wrongKeys([t, says.replace('title', 'head')], english)).toEqual([
    "tTable('head') says 'table-head', which does not exist",
    "'table-title' is said nowhere",
  ])
})

test('a language that is added as a file is in the list, and is spoken', { timeout: 60_000 }, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'grognard-words-'))
  try {
    for (const folder of ['src/web/words', 'src/words', 'package.json'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    writeFileSync(
      join(copy, 'src/web/words/qq.ftl'),
      '## language\n\nlanguage-name = Queshquesh\n\n## home\n\nhome-title = Qaq\n',
    )
    const { output } = (await build({
      configFile: false,
      root: copy,
      logLevel: 'silent',
      plugins: [catalogues()],
      build: {
        write: true,
        outDir: join(copy, 'out'),
        lib: { entry: { words: 'src/web/words/words.ts', home: 'src/web/words/home/t.ts' }, formats: ['es'] },
      },
    }).then((made) => (Array.isArray(made) ? made[0] : made))) as { output: { fileName: string }[] }
    expect(output.length).toBeGreaterThan(2)
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
    vi.stubGlobal('navigator', { languages: ['qq-QQ', 'en'] })
    vi.stubGlobal('document', { documentElement: {} })
    const load = (name: string) => import(pathToFileURL(join(copy, `out/${name}.js`)).href)
    const { languages, language } = await load('words')
    expect(languages).toEqual({ en: 'English', es: 'Español', qq: 'Queshquesh' })
    expect(language()).toBe('qq')
    const { tHome } = await load('home')
    await vi.waitFor(() => expect(tHome('title')).toBe('Qaq'))
    // English fills in what it lacks.
    expect(tHome('firstNote')).toBe('Guided, against the computer, no manual needed')
  } finally {
    vi.unstubAllGlobals()
    rmSync(copy, { recursive: true, force: true })
  }
})
