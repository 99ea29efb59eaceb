import { readFileSync } from 'node:fs'
import { gridOf, type MapFile, type MapKind } from '../src/hex/maps/map-file.ts'
import { isReconstructed, type MapLook, type MapWords, mapPlan } from '../src/painting/map-plan.ts'
import { type Say, speaker } from '../src/words/catalogue.ts'
import { messagesOf } from '../src/words/sections.ts'
import type { MapSource } from './system.ts'

/** What a system says of its maps. */
interface Paper<T extends string, S extends string> {
  readonly id: string
  readonly kind: MapKind<T, S>
  readonly look: MapLook<T, S>
  /** The shipped map, as parsed. */
  readonly shipped: unknown
  /** Reads a map file, as parsed. Throws a UserError for a wrong one. */
  readonly read: (name: string, value: unknown) => MapFile<T, S>
}

/**
 * A map of hexes on paper, in English. The section `map` of the system's catalogue has `subtitle`, and `legend.…` for
 * signs that the system calls by words of its own.
 */
export function onPaper<T extends string, S extends string>({ id, kind, look, shipped, read }: Paper<T, S>): MapSource {
  return {
    shipped,
    read(value) {
      const map = read('map.json', value)
      const grid = gridOf(kind, map)
      return { grid, plan: mapPlan(grid, kind, look, map, english(id, isReconstructed(map))) }
    },
  }
}

function english(id: string, isOurs: boolean): MapWords {
  const own = sayings(`./${id}/words/en.ftl`, 'map')
  const signs = sayings('../src/painting/words/en.ftl', 'signs')
  return {
    lines: [own('map-subtitle'), isOurs ? signs('signs-reconstructed') : undefined].filter((one) => one !== undefined),
    said: (words) => words,
    called: (sign) => own(`map-legend-${sign}`) ?? signs(`signs-${sign}`) ?? sign,
  }
}

const sayings = (file: string, section: string): Say =>
  speaker('en', messagesOf(readFileSync(new URL(file, import.meta.url), 'utf8'), section))
