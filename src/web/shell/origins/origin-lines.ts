import { type FileOrigins, type Origin, type Origins, ofScenario } from '../../../match/provenance.ts'

/** What is not the source's, put together for reading: a line for each file and for each part of it. */

export interface FileLine {
  readonly file: string
  /** What the file says of all of it, where no part of it says something else. */
  readonly word?: string
  readonly parts: readonly PartLine[]
  /** What in it is the source's all the same. */
  readonly but: readonly Share[]
}

export interface PartLine {
  readonly part: string
  readonly word: string
  /** Of how much of a list, or of which of its numbers; nothing where it is all of the part. */
  readonly shares: readonly Share[]
}

/** How many things of a list are meant, and of how many; of which of their numbers. */
export interface Share {
  readonly name?: string
  readonly count?: number
  readonly among?: number
}

const SCENARIOS = 'scenarios.json'
const last = (at: string): string => at.split('.').at(-1) as string

/** The lines of a game that is played by this scenario. */
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

/** Things are counted for each number that is meant of them. */
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

/** Parts of the source by name, and how many things of a list where not all are. */
function butOf(but: readonly string[]): Share[] {
  const counts = new Map<string, number>()
  for (const at of but) {
    const [part = '', ...thing] = at.split('.')
    counts.set(part, (counts.get(part) ?? 0) + (thing.length > 0 ? 1 : 0))
  }
  return [...counts].map(([name, count]) => ({ name, ...(count > 0 && { count }) }))
}
