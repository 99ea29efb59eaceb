import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Every import that the house forbids is tried once here, and every one that it permits: the check must bite, and
// bite nothing else.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const RULESETS = ['generals', 'eagle', 'albuera', 'corps']
const PURE = ['engine', 'hex', 'tabletop', 'rules']
const PERMITTED: Record<string, string[]> = {
  engine: [],
  hex: ['engine'],
  tabletop: ['engine'],
  rules: PURE,
  players: PURE,
  lab: [...PURE, 'players'],
  protocol: [...PURE, 'players'],
  host: [...PURE, 'players', 'protocol'],
  server: [...PURE, 'players', 'lab', 'protocol', 'host'],
  web: [...PURE, 'players', 'lab', 'protocol', 'host'],
  cli: [...PURE, 'players', 'lab', 'protocol', 'host', 'server', 'web'],
}
const FOLDERS = Object.keys(PERMITTED)

/** Sources to lint, by path, with the verdict that they deserve. */
const cases = new Map<string, { source: string; refused: boolean }>()

function forbid(folder: string, source: string, name = `x${cases.size}.ts`): void {
  cases.set(`src/${folder}/${name}`, { source, refused: true })
}

function permit(folder: string, source: string, name = `x${cases.size}.ts`): void {
  cases.set(`src/${folder}/${name}`, { source, refused: false })
}

for (const folder of FOLDERS) {
  for (const target of FOLDERS) {
    const judge = target === folder || PERMITTED[folder]?.includes(target) ? permit : forbid
    judge(folder, `import { x } from '../${target}/index.ts'\nexport const y = x`)
    judge(folder, `import type { X } from '../${target}/index.ts'\nexport type Y = X`)
    judge(folder, `export * from '../${target}/index.ts'`)
    judge(folder, `export const y = await import('../${target}/index.ts')`)
    judge(`${folder}/deeper/still`, `export { x } from '../../../${target}/index.ts'`)
    judge(folder, `import { x } from '../${target}/index.ts'\nexport const y = x`, `x${cases.size}.test.ts`)
  }
}
for (const ruleset of RULESETS) {
  for (const other of RULESETS) {
    const judge = other === ruleset ? permit : forbid
    judge(`rules/${ruleset}`, `export { x } from '../${other}/index.ts'`)
    judge(`rules/${ruleset}/deeper`, `export { x } from '../../${other}/index.ts'`)
    judge(`rules/${ruleset}`, `export { x } from '../../rules/${other}/index.ts'`)
  }
  permit(`rules/${ruleset}`, `export { x } from '../../engine/index.ts'`)
  permit('rules', `export { x } from './${ruleset}/index.ts'`)
}
for (const folder of PURE) {
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
    [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...only, 'src'],
    { cwd: place, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout)
  found = new Set(report.diagnostics.map(({ location }) => location.path.replaceAll('\\', '/')))
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

/** The sources of a folder whose verdict is wrong. */
function wrong(folder: string, refused: boolean): string[] {
  const mine = [...cases].filter(([file, it]) => file.startsWith(`src/${folder}/`) && it.refused === refused)
  expect(mine.length).toBeGreaterThan(0)
  return mine.filter(([file]) => found.has(file) !== refused).map(([file, { source }]) => `${file}: ${source}`)
}

test.each(FOLDERS.filter((folder) => folder !== 'cli'))(
  '%s cannot import what stands to its right, nor what is not pure if it is',
  (folder) => {
    expect(wrong(folder, true)).toEqual([])
  },
)

test.each(FOLDERS)('%s can import what stands to its left', (folder) => {
  expect(wrong(folder, false)).toEqual([])
})

test('every folder of rules is known to the check, so that none can import another', () => {
  const rules = join(ROOT, 'src', 'rules')
  const folders = existsSync(rules)
    ? readdirSync(rules, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : []
  expect(folders.map(({ name }) => name).filter((name) => !RULESETS.includes(name))).toEqual([])
})
