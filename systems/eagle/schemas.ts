import { drawnUpSchema } from './rules/state/data/drawn-up.ts'
import { mapSchema } from './rules/state/data/map.ts'
import { forcesSchema, rulebookSchema, scenariosSchema, tablesSchema } from './rules/state/data/schemas.ts'

/** The schemas that `npm run schemas` publishes in `data/schema/`. */
export const schemas = [
  {
    name: 'map',
    title: 'Map',
    description: 'The ground of a battle: hexes, what lies between them, roads, bridges and places.',
    schema: mapSchema,
  },
  {
    name: 'forces',
    title: 'Forces',
    description: 'Formations, leaders and units: the order of battle.',
    schema: forcesSchema,
  },
  {
    name: 'tables',
    title: 'Tables',
    description: 'Terrain effects, movement, fire, shock, morale, control, orders, stacking, victory.',
    schema: tablesSchema,
  },
  {
    name: 'scenarios',
    title: 'Scenarios',
    description: 'Set-ups, orders, commanders, bases, arrivals and limits of demoralization.',
    schema: scenariosSchema,
  },
  {
    name: 'drawn-up',
    title: 'Drawn up',
    description:
      'Formations in which a side can be drawn up at once, where a scenario leaves the places to the player.',
    schema: drawnUpSchema,
  },
  {
    name: 'rulebook',
    title: 'Rulebook',
    description: 'The rules and rulings by number.',
    schema: rulebookSchema,
  },
]
