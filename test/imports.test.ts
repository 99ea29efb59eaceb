import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Tries once every import that the house forbids, and every import that it permits: the check must catch the former and
// nothing else.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The rooms of `src`, and what each may import of the others and of systems. */
const ROOMS: Record<string, string[]> = {
  'src/kernel': [],
  'src/words': ['src/kernel'],
  'src/match': ['src/kernel'],
  'src/hex': ['src/kernel'],
  'src/painting': ['src/hex'],
  'src/situations': ['src/kernel'],
  'src/conformance': ['src/kernel'],
  'src/players': ['src/kernel', 'src/match', 'src/hex', 'systems'],
  'src/lab': ['src/kernel', 'src/words', 'src/match', 'src/hex', 'src/players', 'systems'],
  'src/protocol': ['src/kernel', 'src/match', 'src/hex', 'src/players'],
  'src/host': ['src/kernel', 'src/match', 'src/hex', 'src/players', 'src/protocol', 'systems'],
  'src/server': ['src/kernel', 'src/match', 'src/hex', 'src/players', 'src/protocol', 'src/host', 'src/lab', 'systems'],
  'src/cli': [
    ...[
      'kernel',
      'words',
      'match',
      'hex',
      'painting',
      'players',
      'protocol',
      'host',
      'lab',
      'server',
      'situations',
    ].map((n) => `src/${n}`),
    'systems',
  ],
}
/** The rooms of the page, and what each may import of the others. */
const WEB: Record<string, string[]> = {
  'src/web/words': [],
  'src/web/ui': ['src/web/words'],
  'src/web/stage': ['src/web/words', 'src/web/ui'],
  'src/web/hexboard': ['words', 'ui', 'stage', 'counters', 'table', 'board'].map((room) => `src/web/${room}`),
  'src/web/inchboard': ['words', 'ui', 'stage', 'battle', 'table', 'board'].map((room) => `src/web/${room}`),
  'src/web/counters': ['src/web/words', 'src/web/ui', 'src/web/stage', 'src/web/hexboard'],
  'src/web/table': ['src/web/words', 'src/web/ui', 'src/web/board'],
  'src/web/board': ['src/web/words', 'src/web/ui'],
  'src/web/shell': ['words', 'ui', 'stage', 'hexboard', 'inchboard', 'counters', 'table', 'board'].map(
    (room) => `src/web/${room}`,
  ),
}
const LOADED_BY_BOARDS = ['words', 'ui', 'stage', 'hexboard', 'inchboard', 'counters', 'board', 'table'].map(
  (room) => `src/web/${room}`,
)
/** The rooms of a system, and what each may import of its own, of `src` and of the page. */
const SYSTEM: Record<string, string[]> = {
  'systems/eagle/rules': ['systems/eagle/data', 'src/kernel', 'src/match', 'src/hex'],
  'systems/eagle/player': ['systems/eagle/rules/state', 'src/kernel', 'src/hex', 'src/players'],
  'systems/eagle/board': [
    ...['systems/eagle/rules/queries', 'systems/eagle/words', 'systems/eagle/data'],
    ...['src/kernel', 'src/words', 'src/match', 'src/hex', 'src/painting', 'src/players'],
    ...LOADED_BY_BOARDS,
  ],
  'systems/eagle/words': ['systems/eagle/rules', 'systems/eagle/data', 'src/kernel', 'src/words', 'src/web/words'],
}
const PURE = ['src/kernel', 'src/match', 'src/situations', 'src/conformance', 'src/hex', 'systems/eagle/rules']

/** Sources to lint, by path, with the verdict that they deserve. */
const cases = new Map<string, { source: string; refused: boolean }>()

function forbid(folder: string, source: string, name = `x${cases.size}.ts`): void {
  cases.set(`${folder}/${name}`, { source, refused: true })
}

function permit(folder: string, source: string, name = `x${cases.size}.ts`): void {
  cases.set(`${folder}/${name}`, { source, refused: false })
}

/** Every way to import one folder from another. */
function judge(folder: string, target: string, permitted: boolean): void {
  const verdict = permitted ? permit : forbid
  const to = (from: string) =>
    relative(from, target)
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './')
  verdict(folder, `import { x } from '${to(folder)}/index.ts'\nexport const y = x`)
  verdict(folder, `import type { X } from '${to(folder)}/index.ts'\nexport type Y = X`)
  verdict(folder, `export * from '${to(folder)}/index.ts'`)
  if (!PURE.includes(folder)) verdict(folder, `export const y = await import('${to(folder)}/index.ts')`)
  verdict(`${folder}/deeper`, `export { x } from '${to(`${folder}/deeper`)}/index.ts'`)
}

for (const [table, ...strangers] of [
  [ROOMS, 'src/web/shell', 'src/web/table'],
  [WEB, 'systems/eagle/board', 'systems/eagle/rules', 'src/server', 'src/cli', 'src/conformance', 'src/situations'],
  [SYSTEM, 'systems/generals/rules', 'systems/generals/board', 'src/web/shell', 'src/server', 'src/cli', 'src/host'],
] as const)
  for (const [folder, permitted] of Object.entries(table)) {
    for (const target of Object.keys(table)) judge(folder, target, target === folder || permitted.includes(target))
    for (const target of permitted) judge(folder, target === 'systems' ? 'systems/eagle/rules' : target, true)
    for (const target of strangers) judge(folder, target, false)
    if (table === ROOMS && !permitted.includes('systems')) judge(folder, 'systems/eagle/rules', false)
  }
for (const file of ['registry', 'scenario-cards'])
  forbid('systems/eagle/board', `export * from '../../../src/web/board/${file}.ts'`)
// Within a system: state depends on no chapter; players and boards see only state and queries of the rules.
forbid('systems/eagle/rules/state', `export { x } from '../fire/fire.ts'`)
forbid('systems/eagle/rules/state/data', `export { x } from '../../fire/fire.ts'`)
permit('systems/eagle/rules/state', `export { x } from './data/files.ts'`)
permit('systems/eagle/rules/fire', `export { x } from '../state/position.ts'`)
for (const folder of ['systems/eagle/player', 'systems/eagle/board'])
  for (const [file, permitted] of [
    ['state/position', true],
    ['queries/reach', true],
    ['fire/fire', false],
    ['index', false],
  ] as const)
    (permitted ? permit : forbid)(folder, `export { x } from '../rules/${file}.ts'`)
const FOLDERS = [ROOMS, WEB, SYSTEM].flatMap((table) => Object.keys(table))

// Circular imports, including those of types alone.
forbid('src/web/ui', `import { b } from './circle-b.ts'\nexport const a = (): number => b()`, 'circle-a.ts')
forbid('src/web/ui', `import { a } from './circle-a.ts'\nexport const b = (): number => a()`, 'circle-b.ts')
forbid('src/web/ui', `import type { D } from './circle-d.ts'\nexport type C = readonly D[]`, 'circle-c.ts')
forbid('src/web/ui', `import type { C } from './circle-c.ts'\nexport type D = C | 'd'`, 'circle-d.ts')
permit('src/web/ui', `export type F = 'f'`, 'line-f.ts')
permit('src/web/ui', `import type { F } from './line-f.ts'\nexport type E = F`, 'line-e.ts')

for (const folder of PURE) {
  permit(folder, `import data from './data/map.json' with { type: 'json' }\nexport const map = data`)
  permit(folder, `import * as v from 'valibot'\nexport const text = v.string()`)
  permit(folder, `import { sha256 } from '@noble/hashes/sha2.js'\nexport const digest = sha256`)
  forbid(folder, `import { readFileSync } from 'node:fs'\nexport const read = readFileSync`)
  forbid(folder, `import { readFileSync } from 'fs'\nexport const read = readFileSync`)
  forbid(folder, `import fc from 'fast-check'\nexport const arbitrary = fc.nat()`)
  forbid(folder, `export const fs = await import('node:fs')`)
  forbid(folder, `export type Fs = import('../kernel/index.ts').X`)
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
  const only = ['plugin', 'style/noRestrictedGlobals', 'style/noRestrictedImports', 'suspicious/noImportCycles'].map(
    (rule) => `--only=${rule}`,
  )
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

test.each(FOLDERS)('in %s forbidden imports are refused, and so is impure code if it must be pure', (folder) => {
  expect(wrong(folder, true)).toEqual([])
})

test.each(FOLDERS)('%s may import what it needs', (folder) => {
  expect(wrong(folder, false)).toEqual([])
})
