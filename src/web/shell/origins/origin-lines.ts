import { type FileOrigins, type Origin, type Origins, ofScenario } from '../../../match/provenance.ts'

/** What is not from the source, arranged for reading: a line for each file and for each part of it. */

export interface FileLine {
  readonly file: string
  /** What the file says about itself as a whole, unless a part says something else. */
  readonly word?: string
  readonly parts: readonly PartLine[]
  /** The exceptions: what in it is from the source. */
  readonly but: readonly Share[]
}

export interface PartLine {
  readonly part: string
  readonly word: string
  /** How much of a list, or which of its numbers; empty if it is the whole part. */
  readonly shares: readonly Share[]
}

/** How many things of a list are concerned, out of how many; and which of their numbers. */
export interface Share {
  readonly name?: string
  readonly count?: number
  readonly among?: number
}

const SCENARIOS = 'scenarios.json'
const last = (at: string): string => at.split('.').at(-1) as string

/** The lines of a game that plays this scenario. */
export const originLines = (origins: Origins, scenario: string): FileLine[] =>
  Object.entries(origins).flatMap(([file, all]) => {
    const own = file === SCENARIOS ? ofScenario(all, scenario) : all
    return own.origins.length > 0 ? [lineOf(file, own)] : []
  })

function lineOf(file: string, { origins, but = [] }: FileOrigins): FileLine {
  const word = origins.find(({ at, only }) => at === '' && !only)?.word
  const parts = Map.groupBy(
    origins.filter(({ at, only }) => at !== '' || only),
    ({ at, word }) => JSON.stringify([at, word]),
  )
  return {
    file,
    ...(word !== undefined && { word }),
    parts: [...parts.values()].map((list) => ({
      part: last(list[0].at),
      word: list[0].word,
      shares: sharesOf(list),
    })),
    but: butOf(but),
  }
}

/** Counts the things for each of their numbers concerned. */
function sharesOf(list: readonly Origin[]): Share[] {
  const counts = new Map<string | undefined, { count: number; among: number | undefined }>()
  for (const { only, things, among } of list)
    for (const name of only ?? [undefined]) {
      const known = counts.get(name)
      counts.set(name, {
        count: (known?.count ?? 0) + (things?.length ?? 0),
        among: among ?? known?.among,
      })
    }
  return [...counts].flatMap(([name, { count, among }]): Share[] => {
    const isPart = among !== undefined && count < among
    if (name === undefined && !isPart) return []
    return [{ ...(name !== undefined && { name }), ...(isPart && { count, among }) }]
  })
}

/** Parts from the source by name, with the number of things of a list if not all are. */
function butOf(but: readonly string[]): Share[] {
  const counts = new Map<string, number>()
  for (const at of but) {
    const [part = '', ...thing] = at.split('.')
    counts.set(part, (counts.get(part) ?? 0) + (thing.length > 0 ? 1 : 0))
  }
  return [...counts].map(([name, count]) => ({ name, ...(count > 0 && { count }) }))
}
