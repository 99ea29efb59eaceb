import { tunedSchema } from '../../src/players/tuned-file.ts'
import { usual } from './player/taste.ts'
import { armiesSchema } from './rules/state/data/armies-schema.ts'
import { fieldsSchema } from './rules/state/data/fields-schema.ts'
import { rulebookSchema } from './rules/state/data/rulebook-schema.ts'
import { scenariosSchema } from './rules/state/data/scenarios-schema.ts'
import { tablesSchema } from './rules/state/data/tables-schema.ts'

/** The schemas that `npm run schemas` publishes in `data/schema/`. */
export const schemas = [
  {
    name: 'armies',
    title: 'Armies',
    description: 'Nations, commands with their generals, brigades and batteries.',
    schema: armiesSchema,
  },
  {
    name: 'fields',
    title: 'Fields',
    description: 'The ground: hills, woods, broken ground, towns and farms, hedges, walls, roads.',
    schema: fieldsSchema,
  },
  {
    name: 'scenarios',
    title: 'Scenarios',
    description: 'What stands where, orders, chips, victory; or what a side may choose.',
    schema: scenariosSchema,
  },
  {
    name: 'tables',
    title: 'Tables',
    description: 'Movement, pips, orders, spotting, fire, combat, morale, rout, sizes of bases.',
    schema: tablesSchema,
  },
  { name: 'rulebook', title: 'Rulebook', description: 'The rules and readings by number.', schema: rulebookSchema },
  {
    name: 'tuned',
    title: 'Tuned weights',
    description: 'The weights by which the player drill plays, and how they were found.',
    schema: tunedSchema(usual),
  },
]
