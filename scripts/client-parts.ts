import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { systems } from '../systems/registry.ts'

/**
 * In which file of the client a module comes. Few files are packed better than many, but a screen must not wait for what
 * it does not need. First comes what every screen begins with, then a table of any system, then what shows a game of a
 * system and its board, and right behind them its rules. What is asked for later has files of its own, as the bundler
 * decides.
 */

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url))

/**
 * The parts of a system, each with the module that needs all of it: the first that there is. A system that has none of
 * them has no such part.
 */
const MODULES = {
  state: ['rules/shown.ts'],
  board: ['board/index.tsx'],
  rules: ['rules/play.ts', 'rules/index.ts'],
} as const

const ids = systems.map(({ id }) => id)
const partsOf = (kind: keyof typeof MODULES): [name: string, neededBy: string][] =>
  ids.flatMap((id) => {
    const file = MODULES[kind].map((module) => `systems/${id}/${module}`).find((one) => existsSync(pathOf(one)))
    return file === undefined ? [] : [[`${kind}-${id}`, file]]
  })
const BOARDS = partsOf('board')

/** What the first screen shows, and what is read in the rulebook, comes without the rules. */
const APART = /[\\/](?:rulebook|generals[\\/](?:board|scenarios|boards[\\/]\w+))\.json(?:\.js)?$/
/** These pass on more than any one of their readers needs. */
const BARREL = /[\\/]src[\\/](?:kernel|match|situations|protocol|players)[\\/]index\.ts$/
/** As much of the kernel as a table asks. */
const KERNEL =
  /[\\/]src[\\/](?:kernel[\\/](?:action|agenda|choices-by-phase|dice|engine|frame-names|hidden-cells|journal|layout|listing|naming|notation|one-line|plan|position-class|refusal|scenario|seats|setting|shape|suggest|work)|match[\\/](?:players|secrecy))\.ts$/

/** The files, with what is in each: what all of these need before they can run, unless an earlier one has it. */
const PARTS: readonly (readonly [name: string, ...neededBy: string[]])[] = [
  ['shell', 'src/web/shell/home/Home.tsx', 'src/web/shell/table/Place.tsx'],
  ['table', 'src/web/shell/table/Place.tsx'],
  ['table', 'src/web/table/open.ts'],
  ['table', ...BOARDS.map(([, file]) => file)],
  ...partsOf('state'),
  ...BOARDS,
  ...partsOf('rules'),
]

type Modules = (id: string) => { readonly importedIds: readonly string[] } | null

/** All that a module needs before it can run. */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set([entry])
  for (const id of needed) if (!BARREL.test(id)) for (const other of modules(id)?.importedIds ?? []) needed.add(other)
  return needed
}

const needs = new Map<string, ReadonlySet<string>>()

/** The name of the file that a module comes in; null leaves it to the bundler. */
export function partOf(id: string, context: { readonly getModuleInfo: Modules }): string | null {
  if (APART.test(id) || BARREL.test(id)) return null
  if (KERNEL.test(id)) return 'kernel'
  const isNeededBy = (entry: string): boolean => {
    let known = needs.get(entry)
    if (!known) needs.set(entry, (known = neededBy(pathOf(entry), (one) => context.getModuleInfo(one))))
    return known.has(id)
  }
  /** Files of a system hold its own modules, and those that no other system needs. */
  const isAtHome = (part: string): boolean => {
    const system = part.slice(part.indexOf('-') + 1)
    if (!ids.includes(system) || id.includes(`/systems/${system}/`)) return true
    return !PARTS.some(([other, ...entries]) => isOfAnother(other, system) && entries.some(isNeededBy))
  }
  return PARTS.find(([name, ...entries]) => isAtHome(name) && entries.every(isNeededBy))?.[0] ?? null
}

const isOfAnother = (part: string, system: string): boolean =>
  ids.some((id) => id !== system && part.endsWith(`-${id}`))
