import { mapSchema } from './rules/state/data/map.ts'
import { forcesSchema, scenariosSchema } from './rules/state/data/schemas.ts'

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
]
