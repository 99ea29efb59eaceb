/** 7 How far units go, and what a step costs them. */
import { neighbour } from '../../../../src/hex/index.ts'
import { gradeOf } from '../morale/morale.ts'
import { HEAVY } from '../state/army.ts'
import { ARTILLERY, CART, CAVALRY, CLEAR, INFANTRY, NEVER, NO_CHARGE } from '../state/ground.ts'
import { type Eagle, mark, SKIRMISH, SQUARE } from '../state/position.ts'
import { allowanceOf } from '../state/tables.ts'

const FOOT = allowanceOf('infantry')
const SKIRMISHERS = allowanceOf('skirmish')
const HORSE = allowanceOf('cavalry')
const HEAVY_HORSE = allowanceOf('heavyCavalry')
const GUNS = allowanceOf('footArtillery')
const HORSE_GUNS = allowanceOf('horseArtillery')
const CARTS = allowanceOf('cart')

/** 7 Returns the movement points of a unit, without the bonus of maneuver orders. */
export function allowance(p: Eagle, unit: number): number {
  const { army, tables } = p.scenario
  const side = army.side[unit]
  switch (army.arm[unit]) {
    case INFANTRY:
      return tables.allowance[side + (p.form[unit] === SKIRMISH ? SKIRMISHERS : FOOT)]
    case CAVALRY:
      return tables.allowance[side + (army.class[unit] === HEAVY ? HEAVY_HORSE : HORSE)]
    case ARTILLERY:
      return tables.allowance[side + (army.horse[unit] === 1 ? HORSE_GUNS : GUNS)]
    default:
      return tables.allowance[side + CARTS]
  }
}

const SQUARE_STEP = 2
/** 4.1a Grades A to D may move in square. */
const MOVING_SQUARES = 3

/** 4.1a Is it a square that does not move? */
export const isRooted = (p: Eagle, unit: number): boolean =>
  p.form[unit] === SQUARE && gradeOf(p, unit) > MOVING_SQUARES

/**
 * 13 Returns the movement points for the step from a hex across a side, without zones of control; NEVER if it cannot be
 * made. `accompanied`: other units go with it under a marker.
 */
export function costOf(p: Eagle, unit: number, from: number, side: number, accompanied = false): number {
  const { army, ground } = p.scenario
  const arm = army.arm[unit] === CART ? ARTILLERY : army.arm[unit]
  if (p.march[army.formation[unit]] === 0 && p.form[unit] !== SQUARE) return ground.cost[arm][6 * from + side]
  const to = neighbour(ground.grid, from, side)
  if (to < 0) return NEVER
  // 4.1a: a square keeps to clear ground, whatever runs through it, and crosses neither water nor slopes, up or down.
  if (p.form[unit] === SQUARE) {
    const clear =
      ground.terrain[to] === CLEAR &&
      ground.terrain[from] === CLEAR &&
      (ground.sides[6 * from + side] & NO_CHARGE) === 0
    return clear ? SQUARE_STEP : NEVER
  }
  // Code D requires an empty hex, so it does not help units that go together (RA70); code F does.
  const alone =
    !accompanied &&
    (p.joined === 0 || (p.mover !== 1 + unit && (p.marks[unit] & (mark.MOVED | mark.DONE)) !== mark.MOVED))
  const table = p.top[to] < 0 && alone ? ground.marchCost : ground.columnCost
  return table[arm][6 * from + side]
}
