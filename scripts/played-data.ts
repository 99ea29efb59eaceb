import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataDigest } from '../src/match/data-digest.ts'
import { systems } from '../systems/registry.ts'

/**
 * The data of a system as the page gets them: without their provenance and anything else that a game does not use, and
 * packed if the system says how. They play like the complete data, whose digest goes along for records.
 */

/**
 * Entries that say where something comes from, or which strength a unit's factor was derived from, or that only the
 * check of the data uses.
 */
export const ASIDE: ReadonlySet<string> = new Set([
  ...['$schema', 'provenance', 'note', 'sources', 'assigned', 'men', 'strength', 'strengthFrom'],
  ...['commanderInChief', 'counters', 'date', 'regiment', 'superior'],
])
/** The same, with what is on the cards of scenarios, which the first screen has: see `first-looks.ts`. */
const ON_CARDS: ReadonlySet<string> = new Set([...ASIDE, 'intro'])

/** Data without the entries that have these names. */
function without<T>(aside: ReadonlySet<string>, value: T): T {
  if (Array.isArray(value)) return value.map((one) => without(aside, one)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !aside.has(name))
  return Object.fromEntries(kept.map(([name, one]) => [name, without(aside, one)])) as T
}

/** The content of a system's `pack.ts`: how data files are packed, by their names in `data/`. */
type Pack = Readonly<Record<string, (data: never) => unknown>>

/** How the file is packed; undefined if it is not packed. */
async function packingOf(file: string): Promise<Pack[string] | undefined> {
  const { folder, name } = placeOf(file)
  const module = join(folder, 'pack.ts')
  if (!existsSync(module)) return undefined
  const { pack }: { readonly pack: Pack } = await import(pathToFileURL(module).href)
  return Object.hasOwn(pack, name) ? pack[name] : undefined
}

/** The folder of the system that a data file belongs to, and the file's name in `data/`. */
function placeOf(file: string): { readonly folder: string; readonly name: string } {
  let data = dirname(file)
  while (basename(data) !== 'data') data = dirname(data)
  return { folder: dirname(data), name: relative(data, file).replaceAll('\\', '/') }
}

/** What the page gets for a data file: the code of a module whose default export is the data. */
export async function playedModule(file: string): Promise<string> {
  const value = JSON.stringify(await playedData(file))
  if (!(await packingOf(file))) return `export default ${value}`
  const { folder, name } = placeOf(file)
  const unpacker = JSON.stringify(join(folder, 'unpack.ts'))
  return `import { unpack } from ${unpacker}\nexport default unpack[${JSON.stringify(name)}](${value})`
}

/** What the page gets for a data file, parsed, and packed if its system packs it. */
export async function playedData(file: string): Promise<unknown> {
  const data = without(basename(file) === 'scenarios.json' ? ON_CARDS : ASIDE, JSON.parse(readFileSync(file, 'utf8')))
  const pack = await packingOf(file)
  return pack ? pack(data as never) : data
}

/** The digest of the complete data of a system; undefined if there is no such system. */
export async function digestOf(id: string): Promise<string | undefined> {
  const ruleset = await systems.find((one) => one.id === id)?.toPlay()
  return ruleset && dataDigest(ruleset)
}
