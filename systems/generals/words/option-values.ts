import boardA from '../data/boards/A.json' with { type: 'json' }
import heights from '../data/boards/heights.json' with { type: 'json' }
import river from '../data/boards/river.json' with { type: 'json' }
import battles from '../data/scenarios.json' with { type: 'json' }

/**
 * What the options of a scenario can be set to, in words for people, by short name. Boards and armies have their
 * titles: a designer's in place of the shipped ones.
 */
export const optionValues = (files: ReadonlyMap<string, unknown> = new Map()): Readonly<Record<string, string>> => ({
  none: 'none',
  few: 'few',
  many: 'many',
  over: 'over what lies before it',
  blind: 'not into the next sector',
  ...titlesOf([boardA, heights, river]),
  ...titlesOf([...files].flatMap(([path, board]) => (path.startsWith('boards/') ? [board as Titled] : []))),
  ...titlesOf(((files.get('scenarios.json') ?? battles) as typeof battles).armies.list),
})

interface Titled {
  readonly id: string
  readonly title: string
}
const titlesOf = (things: readonly Titled[]) => Object.fromEntries(things.map(({ id, title }) => [id, title]))
