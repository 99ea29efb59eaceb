import { tunedSchema } from '../../src/players/tuned-file.ts'
import { usual } from './player/taste.ts'
import { forcesSchema } from './rules/state/data/forces-schema.ts'
import { mapSchema } from './rules/state/data/map.ts'
import { rulebookSchema } from './rules/state/data/rulebook-schema.ts'
import { scenariosSchema } from './rules/state/data/scenarios-schema.ts'
import { tablesSchema } from './rules/state/data/tables-schema.ts'

/** The schemas that `npm run schemas` publishes in `data/schema/`. */
export const schemas = [
  {
    name: 'map',
    title: 'Map',
    description: 'The ground of the battle: hexes, streams, bridges, fords, roads and places.',
    schema: mapSchema,
  },
  {
    name: 'forces',
    title: 'Forces',
    description: 'Nations, commanders, Supporting Units and units: the order of battle.',
    schema: forcesSchema,
  },
  {
    name: 'scenarios',
    title: 'Scenarios',
    description: 'Set-ups, activation pools, hexes of return and victory.',
    schema: scenariosSchema,
  },
  { name: 'tables', title: 'Tables', description: 'Movement and command.', schema: tablesSchema },
  { name: 'rulebook', title: 'Rulebook', description: 'The rules and readings by number.', schema: rulebookSchema },
  {
    name: 'tuned',
    title: 'Tuned weights',
    description: 'The weights by which the player drill plays, and how they were found.',
    schema: tunedSchema(usual),
  },
]
