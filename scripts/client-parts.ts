import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { systems } from '../systems/registry.ts'

/**
 * Assigns each module to a file of the client. A few files compress better than many, but a screen must not wait for
 * what it does not need, and a worker must load nothing that is only for the page. First comes what every screen begins
 * with, then a table of any system, then what shows a game of a system and its board, and right behind them its rules.
 * The bundler decides the files of everything that is loaded later.
 */

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** The parts of a system, each with the modules that need all of it: the first that exists counts. */
const MODULES = {
  shown: ['rules/shown.ts'],
  board: ['board/index.tsx'],
  rules: ['rules/play.ts', 'rules/index.ts'],
} as const

const ids = systems.map(({ id }) => id)
const moduleOf = (id: string, kind: keyof typeof MODULES): string | undefined =>
  MODULES[kind].map((module) => `systems/${id}/${module}`).find((one) => existsSync(pathOf(one)))
const modulesOf = (kind: keyof typeof MODULES): readonly string[] => ids.flatMap((id) => moduleOf(id, kind) ?? [])

/** What the first screen shows, the rulebook and what is painted are loaded without the rules. */
const APART =
  /[\\/](?:(?:rulebook|eagle[\\/]data[\\/]map|generals[\\/](?:board|scenarios|boards[\\/]\w+))\.json(?:\.js)?|printed-map\.ts)$/
/** These re-export more than any one of their importers needs. */
const BARREL = /[\\/]src[\\/](?:hex|inches|kernel|match|situations|protocol|players)[\\/]index\.ts$/

/** The part of the kernel that shows a game, and the part that plays one. */
const KERNEL =
  /[\\/]src[\\/]kernel[\\/](?:action|frame-names|hidden-cells|journal|layout|naming|packed-lists|plan|position-class|refusal|scenario|seats|setting|shape)\.ts$/
const ENGINE =
  /[\\/]src[\\/](?:kernel[\\/](?:agenda|by-verb|choices-by-phase|dice|engine|listing|notation|one-line|options|phase|suggest|view|whole-choice|work)|match[\\/](?:players|secrecy))\.ts$/
/**
 * The part of the geometry of hexes that shows a map, and the part that plays on one; not every system looks over
 * crests.
 */
const HEXES = /[\\/]src[\\/]hex[\\/](?:grid|hexsides|numbering|sides|maps[\\/](?:map-file|packed-map))\.ts$/
const HEXES_PLAYED = /[\\/]src[\\/]hex[\\/](?!crests\.)[\w-]+\.ts$/
/** The part of the geometry of tables in inches that shows one, and the part that plays on one. */
const INCHES = /[\\/]src[\\/]inches[\\/](?:areas|bands|body|convex|gap|sines|units)\.ts$/
const INCHES_PLAYED = /[\\/]src[\\/]inches[\\/][\w-]+\.ts$/
/** How a match is kept and played. A record alone needs less, and the code that checks one comes with the checker. */
const MATCH = /[\\/]src[\\/]match[\\/](?!(?:pack|provenance|shown|trust|verify)\.ts)/
const IN_SYSTEM = /[\\/]systems[\\/][\w-]+[\\/]/

const MAIN = 'src/web/main.tsx'
const HOST = 'src/web/table/local/host-worker.ts'
const CHECKER = 'src/web/shell/table/record.worker.ts'
const HOME = 'src/web/shell/home/Home.tsx'
const PLACE = 'src/web/shell/table/Place.tsx'
const OPEN = 'src/web/table/open.ts'
/** The first screen lists the systems; a table and a worker find theirs among them. */
const SYSTEMS = 'src/web/board/registry.ts'

/**
 * A file and its contents: these modules, or what all of these need before they can run, unless an earlier file has it.
 */
type Part = readonly [name: string, holds: RegExp | readonly string[]]

const PARTS: readonly Part[] = [
  ['common', [HOME, PLACE, HOST]],
  ['common', [SYSTEMS, HOST]],
  ['kernel', KERNEL],
  ['engine', ENGINE],
  ['hexes', HEXES],
  ['hexes-played', HEXES_PLAYED],
  ['inches', INCHES],
  ['inches-played', INCHES_PLAYED],
  ['shell', [HOME, PLACE]],
  ['shell', [HOME, OPEN]],
  ['shell', [SYSTEMS]],
  ...[[PLACE], [OPEN], modulesOf('board')].flatMap((tables): Part[] => [
    ['kernel', [HOST, ...tables]],
    ['table', tables],
  ]),
  ['record', ['src/match/record.ts']],
  ['match', MATCH],
  ['match', ['src/match/sealed-dice.ts']],
]

/**
 * The files of a system. A worker has its state and its rules; modules that the board shares with these are in the
 * state.
 */
const partsOf = (id: string): readonly Part[] => {
  const [shown, board, rules] = [moduleOf(id, 'shown'), moduleOf(id, 'board'), moduleOf(id, 'rules')]
  const part = (kind: string, ...entries: (string | undefined)[]): Part[] => {
    const known = entries.filter((entry) => entry !== undefined)
    return known.length === entries.length ? [[`${kind}-${id}`, known]] : []
  }
  return [...part('state', shown), ...part('state', board, rules), ...part('board', board), ...part('rules', rules)]
}

type Modules = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/** Everything that a module needs before it can run; re-exports are not followed. */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found) if (!BARREL.test(id)) for (const other of modules(id)?.importedIds ?? []) found.add(other)
  return found
}

/** Everything that modules may ever load, among those that pass `isWithin`. */
function usedBy(
  entries: readonly string[],
  modules: Modules,
  isWithin: (id: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set(entries.map(pathOf))
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules(id) ?? {}
    for (const other of [...importedIds, ...dynamicallyImportedIds]) if (isWithin(other)) found.add(other)
  }
  return found
}

/** Works out, once for each name, which modules it stands for. */
function once(modulesOf: (name: string, modules: Modules) => ReadonlySet<string>): typeof modulesOf {
  const made = new Map<string, ReadonlySet<string>>()
  return (name, modules) => {
    const known = made.get(name) ?? modulesOf(name, modules)
    made.set(name, known)
    return known
  }
}

const neededByFile = once((file, modules) => neededBy(pathOf(file), modules))
const usedBySystem = once((id, modules) => usedBy([`systems/${id}/page.ts`, `systems/${id}/system.ts`], modules))
const usedApart = once((_, modules) => usedBy([MAIN, HOST, CHECKER], modules, (one) => !IN_SYSTEM.test(one)))

/**
 * What two boards need before they appear is in a file for just these two; what more boards need, in one for all
 * boards.
 */
function sharedBoards(module: string, modules: Modules): string | null {
  const sharing = ids.filter((id) => {
    const board = moduleOf(id, 'board')
    return board !== undefined && neededByFile(board, modules).has(module)
  })
  if (sharing.length > 2) return 'boards'
  return sharing.length > 1 ? `boards.${sharing.join('.')}` : null
}

/** The name of the file that holds a module; null leaves it to the bundler. */
export function partOf(module: string, context: { readonly getModuleInfo: Modules }): string | null {
  if (APART.test(module) || BARREL.test(module)) return null
  const modules: Modules = (one) => context.getModuleInfo(one)
  const isIn = ([, holds]: Part): boolean =>
    holds instanceof RegExp ? holds.test(module) : holds.every((file) => neededByFile(file, modules).has(module))
  const general = PARTS.find(isIn)
  if (general) return general[0]
  // Files of a system hold its own modules, and modules that nothing else uses.
  const [system, ...others] = ids.filter((id) => usedBySystem(id, modules).has(module))
  if (system === undefined || usedApart('systems', modules).has(module)) return null
  if (others.length > 0) return sharedBoards(module, modules)
  return partsOf(system).find(isIn)?.[0] ?? null
}
