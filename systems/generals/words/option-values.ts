import boardA from '../data/boards/A.json' with { type: 'json' }
import heights from '../data/boards/heights.json' with { type: 'json' }
import river from '../data/boards/river.json' with { type: 'json' }
import battles from '../data/scenarios.json' with { type: 'json' }

/**
 * What the options of a scenario can be set to, as people read it, by its short name: boards and armies have their
 * titles.
 */
export const optionValues: Readonly<Record<string, string>> = {
  none: 'none',
  few: 'few',
  many: 'many',
  over: 'over what lies before it',
  blind: 'not into the next sector',
  ...Object.fromEntries([boardA, heights, river, ...battles.armies.list].map(({ id, title }) => [id, title])),
}
