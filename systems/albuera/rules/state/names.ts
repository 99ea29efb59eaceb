import { CORNERS } from '../../../../src/hex/index.ts'
import type { Names } from '../../../../src/kernel/index.ts'
import { SIDE_IDS } from './data/ids.ts'
import { REASONS } from './reasons.ts'
import type { AlbueraScenario } from './scenario.ts'
import { ARRAYS, HANDS, SHAPES } from './shapes.ts'

/** Half points as people write them: `2.5`. */
const pointsName = (halves: number): string => String(halves / 2)
const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** The names of all that actions and events speak of. */
export const names = ({ army, ground }: AlbueraScenario): Names => ({
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
  reasons: REASONS,
  points: { print: pointsName, parse: () => undefined },
  times: {
    print: (minutes) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`,
    parse: () => undefined,
  },
})
