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
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Part>>

const web = new URL('../dist/web/', import.meta.url)
const kilobytes = (files: ReadonlySet<string>): number => {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, web)), { level: 9 }).length,
    0,
  )
  return Math.round(bytes / 100) / 10
}

function partOf(manifest: Manifest, entry: string): Part {
  const part = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry)
  if (!part) throw new Error(`the client's manifest has no part '${entry}'`)
  return part
}

/** The files that a part of the client needs before it can run: its own and those of all that it imports. */
function filesOf(manifest: Manifest, entry: string, into: Set<string>): Set<string> {
  const part = partOf(manifest, entry)
  if (into.has(part.file)) return into
  into.add(part.file)
  for (const style of part.css ?? []) into.add(style)
  for (const other of part.imports ?? []) filesOf(manifest, other, into)
  return into
}

/** What the first screen is made of, before boards are drawn on it: those come behind it, with what a battle needs. */
const FIRST_SCREEN = ['index.html', 'shell/home/Home.tsx']

/**
 * What must be loaded before a table of a system stands, by whoever comes to it by its link: the board, and all that is
 * legal on it.
 */
const tableOf = (ruleset: string) => ['index.html', 'table', `board-${ruleset}`, `rules-${ruleset}`]

/**
 * What a board asks for later, most of it by itself as soon as it stands: the ground, ways, odds, what happens, the
 * telling.
 */
const askedLater = (manifest: Manifest, ruleset: string): readonly string[] =>
  (partOf(manifest, `board-${ruleset}`).dynamicImports ?? []).filter((entry) => !OTHER_LANGUAGE.test(entry))
const OTHER_LANGUAGE = /[\\/]words[\\/](?:(?:.+[\\/])?es(?:-[\w-]+)?\.ts|(?!en\b)[\w-]+\.ftl\?[\w-]+)$/

/** Sizes of the built client, which is built first if it is stale. `rulesets` are those that have a board. */
export function sizesOfClient(rulesets: readonly string[]): Figure[] {
  if (!buildClient()) throw new Error('the client could not be built')
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('.vite/manifest.json', web)), 'utf8')) as Manifest
  const sizeOf = (entries: readonly string[]): number => {
    const files = new Set(['index.html'])
    for (const entry of entries) filesOf(manifest, entry, files)
    return kilobytes(files)
  }
  const boards = rulesets.flatMap((ruleset): Figure[] => {
    const table = tableOf(ruleset)
    return [
      { name: `client: with a board of ${ruleset} open`, value: sizeOf(table), unit: 'kB', goal: BOARD_KB },
      {
        name: `client: with all that a board of ${ruleset} asks for`,
        value: sizeOf([...table, ...askedLater(manifest, ruleset)]),
        unit: 'kB',
      },
    ]
  })
  return [
    { name: 'client: to the first usable screen', value: sizeOf(FIRST_SCREEN), unit: 'kB', goal: FIRST_SCREEN_KB },
    ...boards,
  ]
}
