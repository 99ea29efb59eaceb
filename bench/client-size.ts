import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildClient } from '../scripts/client.mjs'
import type { Figure } from '../src/cli/bench.ts'

/** How much a browser has to load, as gzip has it: code, styles and the page, fonts apart. */

const FIRST_SCREEN_KB = 40
const BOARD_KB = 120

interface Part {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Part>>

const web = new URL('../dist/web/', import.meta.url)
const kilobytes = (files: ReadonlySet<string>): number => {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, web)), { level: 9 }).length, 0)
  return Math.round(bytes / 100) / 10
}

/** The files that a part of the client needs before it can run: its own and those of all that it imports. */
function filesOf(manifest: Manifest, entry: string, into: Set<string>): Set<string> {
  const part = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry)
  if (!part) throw new Error(`the client's manifest has no part '${entry}'`)
  if (into.has(part.file)) return into
  into.add(part.file)
  for (const style of part.css ?? []) into.add(style)
  for (const other of part.imports ?? []) filesOf(manifest, other, into)
  return into
}

/** What the first screen is made of. */
const firstScreen = (rulesets: readonly string[]) => [
  'index.html',
  'shell/home/Home.tsx',
  ...rulesets.map((ruleset) => `boards/${ruleset}/Cover.tsx`),
]

/** What is loaded for a table of a system, by whoever comes to it by its link. */
const tableOf = (ruleset: string) => [
  'index.html',
  'shell/table/Place.tsx',
  'table/open.ts',
  `boards/${ruleset}/index.tsx`,
  `rules-${ruleset}`,
]

/** Sizes of the built client, which is built first if it is stale. `rulesets` are those that have a board. */
export function sizesOfClient(rulesets: readonly string[]): Figure[] {
  if (!buildClient()) throw new Error('the client could not be built')
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('.vite/manifest.json', web)), 'utf8')) as Manifest
  const sizeOf = (entries: readonly string[]): number => {
    const files = new Set(['index.html'])
    for (const entry of entries) filesOf(manifest, entry, files)
    return kilobytes(files)
  }
  const boards = rulesets.map((ruleset): Figure => {
    const value = sizeOf(tableOf(ruleset))
    return { name: `client: with a board of ${ruleset} open`, value, unit: 'kB', goal: BOARD_KB }
  })
  return [
    { name: 'client: to the first usable screen', value: sizeOf(firstScreen(rulesets)), unit: 'kB', goal: FIRST_SCREEN_KB },
    ...boards,
  ]
}
