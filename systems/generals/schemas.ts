import { tunedSchema } from '../../src/players/tuned-file.ts'
import { usual } from './player/taste.ts'
import {
  readingsSchema,
  rulebookSchema,
  scenariosSchema,
  tablesSchema,
  terrainSchema,
} from './rules/data/data-schemas.ts'

/** The schemas that `npm run schemas` publishes in `data/schema/`. */
export const schemas = [
  {
    name: 'scenarios',
    title: 'Scenarios',
    description: 'Prepared set-ups, the custom battle and the armies offered for it.',
    schema: scenariosSchema,
  },
  {
    name: 'tables',
    title: 'Tables',
    description:
      'Modifiers, thresholds, unit types, order of placement and fire, scoring, and the figures of the optional rules.',
    schema: tablesSchema,
  },
  {
    name: 'rulebook',
    title: 'Rulebook',
    description: 'The rules and rulings by number.',
    schema: rulebookSchema,
  },
  {
    name: 'readings',
    title: 'Readings',
    description: 'Which question each ruling answers, and the reason for it.',
    schema: readingsSchema,
  },
  {
    name: 'terrain',
    title: 'Terrain board',
    description: 'Where forests, hills, buildings, rivers, roads and bridges lie on the nine sectors.',
    schema: terrainSchema,
  },
  {
    name: 'tuned',
    title: 'Tuned weights',
    description: 'The weights by which the player drill plays, and how they were found.',
    schema: tunedSchema(usual),
  },
]
