import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Every import that the house forbids is tried once here, and every one that it permits: the check must bite, and
// bite nothing else.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const FOLDERS = ['src/kernel', 'src/match', 'src/situations', 'src/conformance', 'src/hex', 'systems/eagle/rules']

/** Sources to lint, by path, with the verdict that they deserve. */
const cases = new Map<string, { source: string; refused: boolean }>()

function forbid(folder: string, source: string, name = `x${cases.size}.ts`): void {
  cases.set(`${folder}/${name}`, { source, refused: true })
}

function permit(folder: string, source: string, name = `x${cases.size}.ts`): void {
  cases.set(`${folder}/${name}`, { source, refused: false })
}

for (const folder of FOLDERS) {
  permit(folder, `import data from '../../data/generals/map.json' with { type: 'json' }\nexport const map = data`)
  permit(folder, `import * as v from 'valibot'\nexport const text = v.string()`)
  permit(folder, `import { sha256 } from '@noble/hashes/sha2.js'\nexport const digest = sha256`)
  forbid(folder, `import { readFileSync } from 'node:fs'\nexport const read = readFileSync`)
  forbid(folder, `import { readFileSync } from 'fs'\nexport const read = readFileSync`)
  forbid(folder, `import fc from 'fast-check'\nexport const arbitrary = fc.nat()`)
  forbid(folder, `export const fs = await import('node:fs')`)
  forbid(folder, `export type Fs = import('../engine/index.ts').X`)
  permit(folder, `import fc from 'fast-check'\nexport const arbitrary = fc.nat()`, `x${cases.size}.test.ts`)
  for (const name of ['random', 'sin', 'cos', 'tan', 'atan2', 'hypot', 'pow', 'exp', 'log']) {
    forbid(folder, `export const y = Math.${name}(1, 2)`)
  }
  forbid(folder, `export const { random } = Math`)
  forbid(folder, `export const y = Math['random']()`)
  forbid(folder, 'export const y = Math.floor(Math.random() * 6)')
  permit(folder, 'export const y = Math.floor(Math.sqrt(Math.abs(-2)))')
  forbid(folder, 'export const y = new Date()')
  forbid(folder, 'export const y = Date.now()')
  forbid(folder, 'export const y = globalThis.performance')
  forbid(folder, `export const y = 'a'.localeCompare('b')`)
  forbid(folder, 'export const y = new Intl.NumberFormat()')
}

let place: string
let found: Set<string>

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'grognard-imports-'))
  for (const name of ['biome.json', 'package.json', 'scripts'])
    cpSync(join(ROOT, name), join(place, name), { recursive: true })
  for (const [file, { source }] of cases) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), `${source}\n`)
  }
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const only = ['plugin', 'style/noRestrictedGlobals'].map((rule) => `--only=${rule}`)
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...only, 'src', 'systems'],
    { cwd: place, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout)
  found = new Set(report.diagnostics.map(({ location }) => location.path.replaceAll('\\', '/')))
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

/** The sources of a folder whose verdict is wrong. */
function wrong(folder: string, refused: boolean): string[] {
  const mine = [...cases].filter(([file, it]) => file.startsWith(`${folder}/`) && it.refused === refused)
  expect(mine.length).toBeGreaterThan(0)
  return mine.filter(([file]) => found.has(file) !== refused).map(([file, { source }]) => `${file}: ${source}`)
}

test.each(FOLDERS)('%s imports nothing that is not pure', (folder) => {
  expect(wrong(folder, true)).toEqual([])
})

test.each(FOLDERS)('%s may do what is pure, and its tests what they like', (folder) => {
  expect(wrong(folder, false)).toEqual([])
})
