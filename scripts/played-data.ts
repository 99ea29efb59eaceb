import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { dataDigest } from '../src/engine/data-digest.ts'
import { type PackedMap, packMap } from '../src/rules/eagle/packed-map.ts'
import { eagleToPlay } from '../src/rules/eagle/play.ts'
import { generalsToPlay } from '../src/rules/generals/play.ts'

/**
 * The data of a system as the page gets them: without where they come from, which nobody looks at in a game, and the map of
 * hexes packed. They play as the complete ones do, whose digest goes along for records.
 */

/** Entries that say where something comes from, and which strength of a unit its factor was made of. */
export const ASIDE: ReadonlySet<string> = new Set(['$schema', 'provenance', 'note', 'sources', 'assigned', 'strength', 'strengthFrom'])

/** Data without where they come from. */
export function withoutSources<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSources) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !ASIDE.has(name))
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutSources(one)])) as T
}

/** What the page gets of a data file, as parsed; a map with hexes is packed. */
export function playedData(file: string): unknown {
  const data = withoutSources(JSON.parse(readFileSync(file, 'utf8')))
  return isMap(file) ? (packMap(data) satisfies PackedMap) : data
}

/** Is this a map that comes packed? */
export const isMap = (file: string): boolean => basename(file) === 'map.json'

/** By system, the digest of its complete data. */
export const digests: Readonly<Record<string, string>> = {
  generals: dataDigest(generalsToPlay),
  eagle: dataDigest(eagleToPlay),
}
