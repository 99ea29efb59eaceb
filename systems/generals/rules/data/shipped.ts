/**
 * Everything that comes with the system, complete: the data it is played with, and its rulebook. The page plays from a
 * shorter copy (`data.ts`) and loads this only if a designer's files replace some of it: see
 * `scripts/client-plugins.ts`.
 */
import boardA from '../../data/boards/A.json' with { type: 'json' }
import heights from '../../data/boards/heights.json' with { type: 'json' }
import river from '../../data/boards/river.json' with { type: 'json' }
import rulebook from '../../data/rulebook.json' with { type: 'json' }
import scenarios from '../../data/scenarios.json' with { type: 'json' }
import tables from '../../data/tables.json' with { type: 'json' }
import type { GeneralsData } from './data.ts'

export const shipped: GeneralsData = { tables, scenarios, boards: { A: boardA, heights, river }, rulebook }
