import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { dataDigest } from '../src/match/data-digest.ts'
import { eagleToPlay } from '../systems/eagle/rules/play.ts'
import { packForces } from '../systems/eagle/rules/state/data/packed-forces.ts'
import { packMap } from '../systems/eagle/rules/state/data/packed-map.ts'
import { generalsToPlay } from '../systems/generals/rules/play.ts'

/**
 * The data of a system as the page gets them: without where they come from and what else is not looked at in a game,
 * and the map of hexes and the order of battle packed. They play as the complete ones do, whose digest goes along for
 * records.
 */

/**
 * Entries that say where something comes from and which strength of a unit its factor was made of, or that only its
 * check looks at.
 */
export const ASIDE: ReadonlySet<string> = new Set([
  ...['$schema', 'provenance', 'note', 'sources', 'assigned', 'strength', 'strengthFrom'],
  ...['commanderInChief', 'counters', 'date', 'superior'],
])
/** Of scenarios that is on their cards, which the first screen has: see `first-look.ts`. */
const ON_CARDS: ReadonlySet<string> = new Set([...ASIDE, 'intro'])

/** Data without the entries of these names. */
function without<T>(aside: ReadonlySet<string>, value: T): T {
  if (Array.isArray(value)) return value.map((one) => without(aside, one)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !aside.has(name))
  return Object.fromEntries(kept.map(([name, one]) => [name, without(aside, one)])) as T
}

/** Files that come packed: how, and by what the page unpacks them. */
const PACKED: Readonly<Record<string, { readonly pack: (data: never) => unknown; readonly unpack: string }>> = {
  'eagle/forces.json': { pack: packForces, unpack: 'unpackForces' },
  'eagle/map.json': { pack: packMap, unpack: 'unpackMap' },
}
const packingOf = (file: string) => PACKED[`${basename(dirname(dirname(file)))}/${basename(file)}`]

/** What the page gets of a data file, as parsed, and packed where it comes so. */
export function playedData(file: string): unknown {
  const data = without(basename(file) === 'scenarios.json' ? ON_CARDS : ASIDE, JSON.parse(readFileSync(file, 'utf8')))
  return packingOf(file)?.pack(data as never) ?? data
}

/** The function by which the page unpacks a data file; undefined where it comes as it is. */
export const unpackerOf = (file: string): string | undefined => packingOf(file)?.unpack

/** By system, the digest of its complete data. */
export const digests: Readonly<Record<string, string>> = {
  generals: dataDigest(generalsToPlay),
  eagle: dataDigest(eagleToPlay),
}
