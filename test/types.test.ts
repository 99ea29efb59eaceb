import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// What the type checker sees in each folder: the rules know neither Node nor a browser, and only they may index without
// checks.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = {
  'src/kernel/process.ts': 'export const x = process.argv',
  'systems/generals/rules/timer.ts': 'export const x = setTimeout(() => {}, 1)',
  'src/hex/page.ts': 'export const x = document.body',
  'src/match/files.ts': `import { readFileSync } from 'node:fs'\nexport const x = readFileSync`,
  'systems/generals/rules/later.ts': `import type { X } from '../../../src/players/index.ts'\nexport type Y = X`,
  'systems/generals/rules/enumeration.ts': 'export enum Arm { Foot, Horse }',
  'systems/generals/rules/rules.test.ts': 'export const x: string[] = process.argv',
  'systems/generals/rules/indexed.ts': 'export const first = (list: number[]): number => list[0]',
  'systems/generals/rules/data/data.ts': `import map from '../../data/map.json' with { type: 'json' }\nexport const width: number = map.width`,
  'src/host/indexed.ts': 'export const first = (list: number[]): number => list[0]',
  'src/players/index.ts': 'export interface X { x: number }',
  'src/players/process.ts': 'export const x: string[] = process.argv',
  'src/web/page.ts': 'export const x: HTMLElement = document.body',
  'src/web/process.ts': 'export const x = process.argv',
  'src/cli/main.ts': `import { x } from '../players/process.ts'\nexport const y: string[] = [...x, ...process.argv]`,
  'src/cli/indexed.ts': 'export const first = (list: number[]): number => list[0]',
  'systems/generals/data/map.json': '{ "width": 11 }',
}

let place: string
let faults: string[]

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'grognard-types-'))
  for (const name of ['tsconfig.json', 'tsconfig', 'package.json'])
    cpSync(join(ROOT, name), join(place, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'), 'junction')
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), `${source}\n`)
  }
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], { cwd: place, encoding: 'utf8' })
  faults = [
    ...new Set([...stdout.matchAll(/^((?:src|systems)\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
  ].sort()
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

test.each([
  ['the rules know no Node', ['src/kernel/process.ts', 'systems/generals/rules/timer.ts', 'src/match/files.ts']],
  ['the rules know no browser', ['src/hex/page.ts']],
  ['the rules know nothing that is built on them', ['systems/generals/rules/later.ts']],
  ['what Node cannot strip is refused', ['systems/generals/rules/enumeration.ts']],
  ['where strangers are heard an index may miss', ['src/host/indexed.ts', 'src/cli/indexed.ts']],
  ['the client knows no Node', ['src/web/process.ts']],
])('%s', (_, files) => {
  expect(faults).toEqual(expect.arrayContaining(files))
})

test.each([
  ['in the rules an index is trusted', 'systems/generals/rules/indexed.ts'],
  ['the rules import data', 'systems/generals/rules/data/data.ts'],
  ['tests that stand beside the rules may use Node', 'systems/generals/rules/rules.test.ts'],
  ['players may use Node', 'src/players/process.ts'],
  ['the client knows the browser', 'src/web/page.ts'],
  ['the command line builds on all', 'src/cli/main.ts'],
])('%s', (_, file) => {
  expect(faults).not.toContain(file)
})
