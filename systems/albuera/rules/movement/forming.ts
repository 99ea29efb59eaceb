/** 5 to 7, 10 Changes of array: Column, Line and Square; limbering. */
import { leftFlank, neighbour, rightFlank } from '../../../../src/hex/index.ts'
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { INFANTRY } from '../state/army.ts'
import type { Albuera } from '../state/position.ts'
import { arrayOf, COLUMN, handOf, LEFT, LIMBERED, LINE, RIGHT, SKIRMISH, SQUARE, UNLIMBERED } from '../state/shapes.ts'
import { manpowerOf, needsTwoHexes } from '../state/troops.ts'
import type { Group } from './group.ts'
import { hasOthers, stackFault } from './stacking.ts'
import { TOO_DEAR } from './steps.ts'

const NO_ARRAYS = refusal('5.0', 'Only battalions change between Column, Line and Square, and only foot guns limber.')
const NO_SQUARE = refusal('7.1', 'Only battalions form Square.')
const SQUARE_TOO_DEAR = refusal('7.1', 'To form Square takes all four Movement Points.')
const STAYS_OPEN = refusal('8.1', 'Companies stay in Skirmish Order.')
const SAME = refusal('5.0', 'They are in that array already.')
const SQUARE_GROUND = refusal(
  '7.1',
  'Only battalions with a Manpower of at least 3 form Square, and only in clear terrain.',
)
const KEEPS_FACING = refusal('7.1', 'A unit chooses a facing with its array only as it leaves a Square.')
const WHICH_HEX = refusal(
  '6.3.5',
  'A Line over two hexes keeps its left or its right hex; a counter over one hex keeps it.',
)
const TWO_HEXES = refusal('6.2', 'A battalion of that Manpower covers two hexes in Line: say which it extends to.')
const ONE_HEX = refusal('6.2', 'A battalion of that Manpower covers one hex in Line.')
const NO_ROOM = refusal('6.3.8', 'A Line extends only into a hex without units, with terrain that it can cover.')
const OWN_GROUND = refusal('12.2', 'A Line over two hexes cannot stand on the terrain of the hex where the unit is.')
const UNEQUAL = refusal('6.4', 'Battalions that cover one hex and two cannot be a Line in one stack.')
export const TOGETHER = refusal(
  '11.0',
  'Units in a stack turn and change their array together; one that wants to do so alone moves off first.',
)

/** The Manpower that a Square needs (7.1). */
export const LEAST_SQUARE = 3

/** What the change costs in half points; undefined if units of this kind do not make it. */
function price(p: Albuera, group: Group, array: number): number | undefined {
  const { army, costs } = p.scenario
  const from = p.array[group.lead]
  if (army.arm[group.lead] === INFANTRY) {
    if (from === SKIRMISH || array > SQUARE) return undefined
    if (from === SQUARE) return costs.leaveSquare
    return array === SQUARE ? costs.square : costs.array
  }
  const isFoot = from === LIMBERED || from === UNLIMBERED
  return isFoot && (array === LIMBERED || array === UNLIMBERED) ? costs.limber : undefined
}

/** The result of a change: the hex, the left one of two, and the cost. */
export const formed = { left: 0, wide: false, cost: 0 }

/** 6.3.8 The hex of the left half of a Line over two hexes, if it extends to this hand; OFF for none. */
export const extended = (p: Albuera, hex: number, facing: number, hand: number): number =>
  hand === LEFT ? neighbour(p.scenario.ground.grid, hex, leftFlank(facing)) : hex

/** 6.3.8 Is there room for the second hex of a Line on this hand? */
export function canExtend(p: Albuera, hex: number, facing: number, hand: number): boolean {
  const { field, ground } = p.scenario
  const next = neighbour(ground.grid, hex, hand === LEFT ? leftFlank(facing) : rightFlank(facing))
  return next >= 0 && field[next] === 1 && p.top[next] < 0 && ground.wide[next] === 1 && ground.wide[hex] === 1
}

/**
 * Why the group cannot form this shape, facing this corner, with these points; if it can, the result is in `formed`.
 */
export function formFault(
  p: Albuera,
  group: Group,
  shape: number,
  facing: number,
  points: number,
): Refusal | undefined {
  const { lead, units, count } = group
  const [array, hand] = [arrayOf(shape), handOf(shape)]
  const cost = price(p, group, array)
  const from = p.array[lead]
  if (cost === undefined) return array === SQUARE ? NO_SQUARE : from === SKIRMISH ? STAYS_OPEN : NO_ARRAYS
  if (from === array) return SAME
  if (facing !== p.face[lead] && from !== SQUARE) return KEEPS_FACING
  if (!group.isGuns && hasOthers(p, group, p.at[lead])) return TOGETHER
  let wide = false
  for (let k = 0; k < count; k++) {
    if (array === SQUARE && manpowerOf(p, units[k]) < LEAST_SQUARE) return SQUARE_GROUND
    if (array === LINE && needsTwoHexes(p, units[k])) wide = true
  }
  let left = p.at[lead]
  if (group.isWide) {
    if (hand === 0) return WHICH_HEX
    if (hand === 1 + RIGHT) left = rightHalf(p.scenario.ground.grid, left, p.face[lead])
  } else if (wide) {
    if (hand === 0) return TWO_HEXES
    if (p.scenario.ground.wide[left] === 0) return OWN_GROUND
    if (!canExtend(p, left, facing, hand - 1)) return NO_ROOM
    left = extended(p, left, facing, hand - 1)
  } else if (hand !== 0) return array === LINE ? ONE_HEX : WHICH_HEX
  if (array === SQUARE && p.scenario.ground.squares[left] === 0) return SQUARE_GROUND
  if (wide && !allWide(p, group)) return UNEQUAL
  if (cost > points) return array === SQUARE ? SQUARE_TOO_DEAR : TOO_DEAR
  const fault = stackFault(p, group, left, facing, array, wide)
  if (fault !== undefined) return fault
  formed.left = left
  formed.wide = wide
  formed.cost = cost
  return undefined
}

function allWide(p: Albuera, { units, count }: Group): boolean {
  for (let k = 0; k < count; k++) if (!needsTwoHexes(p, units[k])) return false
  return true
}

/** 6.3.5 Is the array one that guns or battalions can take at all, for lists: judged by the lead's own? */
export const canForm = (from: number, array: number): boolean =>
  from !== array &&
  (from <= SQUARE
    ? array >= COLUMN && array <= SQUARE
    : array >= LIMBERED && (from === LIMBERED || from === UNLIMBERED))
