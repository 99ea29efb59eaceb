/**
 * Everything that comes with the system, complete: what it is played with, and its rulebook. The page plays by a shorter
 * copy of it (`data.ts`) and loads this only where a designer's files take the place of some: see `scripts/client-plugins.ts`.
 */
import boardA from '../../data/boards/A.json' with { type: 'json' }
import heights from '../../data/boards/heights.json' with { type: 'json' }
import river from '../../data/boards/river.json' with { type: 'json' }
import rulebook from '../../data/rulebook.json' with { type: 'json' }
import scenarios from '../../data/scenarios.json' with { type: 'json' }
import tables from '../../data/tables.json' with { type: 'json' }
import type { GeneralsData } from './data.ts'

export const shipped: GeneralsData = { tables, scenarios, boards: { A: boardA, heights, river }, rulebook }
