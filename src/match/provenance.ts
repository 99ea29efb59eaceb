/**
 * What data files say about where they come from, in few words: the parts that are not the source's. A `provenance`
 * entry holds for everything under it, unless an entry further down says something else; `assigned` names the numbers
 * of a thing that no source gives.
 */

/** A part of a data file that is not the source's. */
export interface Origin {
  /** The part, by the names of the entries that lead to it: `fire.depth`. '' is the whole file. */
  readonly at: string
  /** What the file says of it: `reconstructed`, `historical`, `adopted`, `assigned`. */
  readonly word: string
  /** Only these of its numbers: for a unit, its morale. */
  readonly only?: readonly string[]
  /**
   * If it holds for only a part of a list: the things, by id, name or place in the list, and how many things the list
   * has.
   */
  readonly things?: readonly string[]
  readonly among?: number
}

export interface FileOrigins {
  readonly origins: readonly Origin[]
  /** What is the source's inside what is not: parts, and things in lists, written as `units.Sympher`. */
  readonly but?: readonly string[]
}

/** By the path of a file in the data folder of its system. */
export type Origins = Readonly<Record<string, FileOrigins>>

/** The words for what is the source's: printed in it, or told by its publisher. */
const SOURCE: ReadonlySet<unknown> = new Set(['seed', 'public'])
/** The word for the numbers that `assigned` names. */
const ASSIGNED = 'assigned'
/** In a rulebook each rule says where it comes from, and is read with it. */
const RULEBOOK = 'rulebook.json'

/** What is not the source's in these data files; files that are wholly the source's are left out. */
export function originsIn(files: Iterable<readonly [path: string, data: unknown]>): Origins {
  const found: Record<string, FileOrigins> = {}
  for (const [path, data] of files) {
    if (path === RULEBOOK) continue
    const file = new Reader().read(data)
    if (file.origins.length > 0) found[path] = file
  }
  return found
}

interface Entry extends Readonly<Record<string, unknown>> {
  readonly id?: unknown
  readonly name?: unknown
}
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a thing in a list is called; things without a name are counted from 1. */
const nameOf = (thing: Entry, k: number): string => {
  const name = thing.id ?? thing.name
  return typeof name === 'string' ? name : String(k + 1)
}
const inside = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

/** Where an entry stands: by itself, or as a thing in a list. */
interface Place {
  readonly at: string
  readonly list?: { readonly at: string; readonly name: string; readonly among: number }
}

class Reader {
  /** By part, word and numbers; the things of one list are gathered. */
  private readonly found = new Map<string, { origin: Origin; things: string[] }>()
  private readonly but: string[] = []

  read(data: unknown): FileOrigins {
    if (isEntry(data)) this.entry(data, { at: '' }, undefined)
    const origins = [...this.found.values()].map(({ origin: { among, ...origin }, things }): Origin => {
      const isPart = among !== undefined && things.length < among
      return isPart ? { ...origin, things, among } : origin
    })
    return this.but.length > 0 && origins.length > 0 ? { origins, but: this.but } : { origins }
  }

  /**
   * `around` is the word of what the entry stands in; returns the entry's own word. Undefined stands for the source's.
   */
  private entry(entry: Entry, place: Place, around: string | undefined): string | undefined {
    const { provenance, assigned, sources, ...rest } = entry
    const own = typeof provenance !== 'string' ? around : SOURCE.has(provenance) ? undefined : provenance
    if (own !== around) {
      if (own === undefined) this.but.push(place.at)
      else this.add(place, own)
    }
    if (Array.isArray(assigned) && assigned.length > 0) this.add(place, ASSIGNED, assigned.map(String))
    // `sources` says where the entries beside it come from.
    const told: Entry = isEntry(sources) ? sources : {}
    for (const name of new Set([...Object.keys(told), ...Object.keys(rest)])) {
      const [at, source] = [inside(place.at, name), told[name]]
      this.value(rest[name], at, isEntry(source) ? this.entry(source, { at }, own) : own)
    }
    return own
  }

  private value(value: unknown, at: string, around: string | undefined): void {
    if (isEntry(value)) this.entry(value, { at }, around)
    if (!Array.isArray(value)) return
    for (const [k, thing] of value.entries()) {
      if (!isEntry(thing)) continue
      const name = nameOf(thing, k)
      this.entry(thing, { at: inside(at, name), list: { at, name, among: value.length } }, around)
    }
  }

  private add({ at, list }: Place, word: string, only?: readonly string[]): void {
    const part = list?.at ?? at
    const key = JSON.stringify([part, word, only])
    const known = this.found.get(key) ?? {
      origin: { at: part, word, ...(only && { only }), ...(list && { among: list.among }) },
      things: [],
    }
    this.found.set(key, known)
    if (list) known.things.push(list.name)
  }
}

/**
 * What a file says of the part at the end of this way (`['units', 'FR-4LR1']`): the word nearest to it. If `numbers`
 * are named, a word for one of them comes first. Undefined for what is the source's.
 */
export function wordOf(
  file: FileOrigins | undefined,
  way: readonly string[],
  numbers: readonly string[] = [],
): string | undefined {
  if (!file) return undefined
  for (let length = way.length; length >= 0; length--) {
    const at = way.slice(0, length).join('.')
    const [list, thing] = [way.slice(0, length - 1).join('.'), way[length - 1]]
    const isHere = (one: Origin): boolean =>
      (one.at === at && !one.things) ||
      (length > 0 && one.at === list && one.things?.includes(thing as string) === true)
    const here = file.origins.filter(isHere)
    const special = here.find(({ only }) => only?.some((name) => numbers.includes(name)))
    if (special) return special.word
    const plain = here.find(({ only }) => !only)
    if (plain) return plain.word
    // A list may be wholly the source's and still have numbers assigned.
    if (file.but?.includes(at)) return undefined
  }
  return undefined
}

/** The words for a scenario and its parts, as if it were a file by itself. */
export function ofScenario({ origins, but = [] }: FileOrigins, scenario: string): FileOrigins {
  const [list, own] = ['scenarios', `scenarios.${scenario}`]
  const cut = (at: string): string => (at === own ? '' : at.slice(own.length + 1))
  const isOther = (at: string): boolean => at.startsWith(`${list}.`) && at !== own && !at.startsWith(`${own}.`)
  return {
    origins: origins.flatMap(({ at, things, among, ...rest }): Origin[] => {
      if (at === list) return things === undefined || things.includes(scenario) ? [{ at: '', ...rest }] : []
      if (isOther(at)) return []
      return [{ at: at.startsWith(own) ? cut(at) : at, ...rest, ...(things && { things }), ...(among && { among }) }]
    }),
    but: but.filter((at) => !isOther(at) && at !== own).map((at) => (at.startsWith(own) ? cut(at) : at)),
  }
}
