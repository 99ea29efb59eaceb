import { fileURLToPath } from 'node:url'
import { LATE } from './take-apart.ts'

/**
 * In which file of the client a module comes. Few files are packed better than many, but nobody should wait for what he
 * does not need: first comes what every screen begins with, then a table of any system, the rules of each and its
 * board. What is asked for later has files of its own, as the bundler sees fit.
 */

/** What the first screen shows, and what is read in the rulebook, comes without the rules. */
const APART = /[\\/](?:rulebook|generals[\\/](?:board|scenarios|boards[\\/]\w+))\.json(?:\.js)?$/
/** These pass on more than any one of their readers needs. */
const BARREL = /[\\/]src[\\/](?:kernel|match|situations|protocol|players)[\\/]index\.ts$/
/** As much of the kernel as a table asks. */
const KERNEL =
  /[\\/]src[\\/](?:kernel[\\/](?:action|agenda|dice|engine|journal|layout|kept-lists|notation|one-line|refusal|scenario|seats|setting|suggest|work)|match[\\/](?:players|secrecy))\.ts$/
/** One system has what happens come later so far, and plays on hexes. */
const HEXED = /[\\/]src[\\/]web[\\/](?:hexboard[\\/]|counters[\\/]|ui[\\/]alike\.ts$|stage[\\/]in-view\.ts$)/
const HEXES = /[\\/]src[\\/]hex[\\/]/

const afterBoard = (file: string) => ['after-eagle', `systems/eagle/board/${file}`] as const

/** The files, with what is in each: what all of these need before they can run, as far as no earlier one has it. */
const PARTS: readonly (readonly [name: string, ...neededBy: string[]])[] = [
  ['shell', 'src/web/shell/home/Home.tsx', 'src/web/shell/table/Place.tsx'],
  ['table', 'src/web/shell/table/Place.tsx'],
  ['table', 'src/web/table/open.ts'],
  ['table', 'systems/generals/board/index.tsx', 'systems/eagle/board/index.tsx'],
  ['rules-generals', 'systems/generals/rules/play.ts'],
  ['rules-eagle', 'systems/eagle/rules/play.ts'],
  ['board-generals', 'systems/generals/board/index.tsx'],
  ['board-eagle', 'systems/eagle/board/index.tsx'],
  ['deeds-eagle', 'systems/eagle/rules/deeds.ts'],
  // What the board asks for by itself once it stands; its ground comes alone, to be there the sooner.
  ...['Arrivals.tsx', 'Chosen.tsx', 'Fan.tsx', 'Grounds.tsx', 'Motion.tsx', 'Engagement.tsx', 'Targets.tsx'].map(
    afterBoard,
  ),
  ...['inspect/Above.tsx', 'inspect/Inspector.tsx', 'inspect/Overlay.tsx', 'inspect/Pointing.tsx'].map(afterBoard),
  ...[
    'by-itself.ts',
    'ending.ts',
    'fall-back.ts',
    'progress.ts',
    'sounds.ts',
    'engagement.ts',
    'told-where.ts',
    'told.ts',
  ].map(afterBoard),
  ['after-eagle', 'systems/eagle/rules/queries/reach.ts'],
]

type Modules = (id: string) => { readonly importedIds: readonly string[] } | null

/** All that a module needs before it can run. */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set([entry])
  for (const id of needed) if (!BARREL.test(id)) for (const other of modules(id)?.importedIds ?? []) needed.add(other)
  return needed
}

/** Files of a system hold its own modules only: nobody should load one system for what another needs too. */
function isAtHome(id: string, part: string): boolean {
  const system = part.split('-')[1]
  return system === undefined || id.includes(`/${system}/`) || (system === 'eagle' && HEXED.test(id))
}

const needs = new Map<string, ReadonlySet<string>>()

/** The name of the file that a module comes in; null leaves it to the bundler. */
export function partOf(id: string, context: { readonly getModuleInfo: Modules }): string | null {
  if (HEXES.test(id) || id.endsWith(LATE)) return 'rules-eagle'
  if (KERNEL.test(id)) return 'kernel'
  if (APART.test(id) || BARREL.test(id)) return null
  const isNeededBy = (entry: string): boolean => {
    let known = needs.get(entry)
    if (!known) {
      const file = fileURLToPath(new URL(`../${entry}`, import.meta.url))
      needs.set(entry, (known = neededBy(file, (one) => context.getModuleInfo(one))))
    }
    return known.has(id)
  }
  return PARTS.find(([name, ...entries]) => isAtHome(id, name) && entries.every(isNeededBy))?.[0] ?? null
}
