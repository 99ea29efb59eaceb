import { CORNERS } from '../../../../src/hex/index.ts'
import type { Names } from '../../../../src/kernel/index.ts'
import { areaName, areaOf, ROWS } from './area-names.ts'
import { ORDER_IDS } from './data/ids.ts'
import type { EagleScenario } from './eagle-scenario.ts'
import { DEGREES, REASONS } from './events.ts'
import { pointsName } from './fractions.ts'
import { VOLLEYS } from './position.ts'
import { FRENCH, SIDE_NAMES } from './sides.ts'
import { FIRE_NAMES, ODDS_NAMES, SHOCK_NAMES } from './tables.ts'
import { STAGES } from './turns.ts'

export const SHAPE_NAMES = ['normal', 'square', 'skirmish', 'unlimbered'] as const
/** Names of the order of a unit; good order has none. */
const STATE_NAMES = ['', 'disorganized', 'routed']

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Returns the names of everything that actions and events mention. */
export function names({ army, ground, places, commanders, markerSide }: EagleScenario): Names {
  const { grid } = ground
  const hexNumbers = new Map(grid.names.map((name, hex) => [name, hex]))
  return {
    sides: SIDE_NAMES,
    seats: SIDE_NAMES,
    units: army.units,
    /** A unit's hexes: its own, and the others over which it skirmishes. */
    nodes: Array.from(army.unitOf, (unit, node) =>
      node < army.units.length ? army.units[unit] : `${army.units[unit]}/${node - army.spread[unit] + 2}`,
    ),
    leaders: army.leaders,
    formations: army.formations,
    hexes: grid.names,
    places: places.map((hex) => grid.names[hex]),
    commanders: commanders.map(({ leader }) => army.leaders[leader]),
    corners: CORNERS,
    /** Numbered from 1 on either side: `FR-FFD1`, `SP-FFD1` (OR2). */
    markers: Array.from(
      markerSide,
      (side, k) => `${side === FRENCH ? 'FR' : 'SP'}-FFD${1 + k - markerSide.indexOf(side)}`,
    ),
    faces: ['no facing', ...CORNERS.map((corner) => `facing ${corner}`), 'all round'],
    orders: ORDER_IDS,
    shapes: SHAPE_NAMES,
    drills: ['normal formation', 'square formation', 'skirmish order', 'position, unlimbered'],
    rallies: ['recovers', 'no effect', 'routed'],
    points: { print: pointsName, parse: () => undefined },
    conditions: STATE_NAMES.flatMap((state) =>
      SHAPE_NAMES.map((shape) => (state === '' ? shape : `${shape}, ${state}`)),
    ),
    stages: STAGES,
    reasons: REASONS,
    checks: ['no effect', 'disorganized', 'routed'],
    fires: FIRE_NAMES,
    shocks: SHOCK_NAMES,
    odds: ODDS_NAMES,
    controls: ['out of hand', 'in hand'],
    degrees: DEGREES,
    /** All the points of a unit, or some of them: `FR-5LR1`, `FR-5LR1:3`. */
    volleys: army.units.flatMap((id) => Array.from({ length: VOLLEYS }, (_, k) => (k === 0 ? id : `${id}:${k}`))),
    areas: {
      print: (area) => areaName(grid, area),
      parse(text) {
        const [hex, row] = text.split(' ')
        const [centre, k] = [hexNumbers.get(hex), ROWS.indexOf(row)]
        return centre === undefined || k < 0 ? undefined : areaOf(centre, k)
      },
    },
    times: {
      print: (minutes) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`,
      parse: (text) => (/^\d\d:\d\d$/.test(text) ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3)) : undefined),
    },
  }
}
