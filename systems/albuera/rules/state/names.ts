import { CORNERS } from '../../../../src/hex/index.ts'
import type { Names } from '../../../../src/kernel/index.ts'
import { CAUSE_IDS, CHECK_IDS, EFFECT_IDS, RESULT_IDS, SHIFT_IDS, SIDE_IDS } from './data/ids.ts'
import type { TablesFile } from './data/tables-schema.ts'
import { REASONS } from './reasons.ts'
import type { AlbueraScenario } from './scenario.ts'
import { ARRAYS, HANDS, SHAPES } from './shapes.ts'

/** Half points as people write them: `2.5`. */
const pointsName = (halves: number): string => String(halves / 2)
const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** The rows of the Musket Fire Table as they are printed: `2-4`, and the last one `8+`. */
export const rowNames = (least: Uint8Array): string[] =>
  Array.from(least, (from, row) => {
    if (row === least.length - 1) return `${from}+`
    return from === least[row + 1] - 1 ? String(from) : `${from}-${least[row + 1] - 1}`
  })

/** The columns of the Clash Table: Square vs. Cavalry, then by the difference of shifts (15.7). */
const columnNames = ({ clash }: TablesFile): string[] => [
  'Square vs. Cavalry',
  ...clash.table.columns.map(({ difference }) => (difference > 0 ? `+${difference}` : String(difference))),
]

/** The names of everything that actions and events mention. */
export const names = ({ army, ground, gunnery, data }: AlbueraScenario): Names => ({
  sides: SIDE_IDS,
  units: army.units,
  nodes: Array.from(army.unitOf, (unit, node) =>
    node < army.units.length ? army.units[unit] : `${army.units[unit]}, right half`,
  ),
  commanders: army.commanders,
  hexes: ground.grid.names,
  hands: HANDS,
  corners: CORNERS,
  shapes: SHAPES,
  arrays: ARRAYS,
  causes: CAUSE_IDS,
  checks: CHECK_IDS,
  shifts: SHIFT_IDS,
  results: RESULT_IDS,
  columns: columnNames(data.tables),
  reasons: REASONS,
  effects: EFFECT_IDS,
  rows: rowNames(gunnery.least),
  points: { print: pointsName, parse: () => undefined },
  times: {
    print: (minutes) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`,
    parse: () => undefined,
  },
})
