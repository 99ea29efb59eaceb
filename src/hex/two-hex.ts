/**
 * A counter over two hexes: its left half, and the hex on the right flank of that. The left half and the corner that
 * the counter faces describe it completely. Both halves are on the map.
 */
import { across, ahead } from './arc.ts'
import { CORNER_ZONES, zoneOf } from './facing.ts'
import { distance, type Grid, neighbour, OFF } from './grid.ts'
import { leftFlank, leftFront, leftRear, rightFlank, rightFront, rightRear, turned } from './sides.ts'

/** The hex of the right half, or OFF. */
export const rightHalf = (grid: Grid, left: number, facing: number): number => neighbour(grid, left, rightFlank(facing))

type Hexes = Int16Array | Int32Array

const add = (into: Hexes, count: number, hex: number): number => {
  if (hex === OFF) return count
  into[count] = hex
  return count + 1
}

/** Writes the three hexes in front, left to right, and returns how many of them are on the map. */
export function frontOfPair(grid: Grid, left: number, facing: number, into: Hexes): number {
  const count = add(into, 0, neighbour(grid, left, leftFront(facing)))
  const both = add(into, count, neighbour(grid, left, rightFront(facing)))
  return add(into, both, neighbour(grid, rightHalf(grid, left, facing), rightFront(facing)))
}

/** Writes the three hexes behind, left to right, and returns how many of them are on the map. */
export function rearOfPair(grid: Grid, left: number, facing: number, into: Hexes): number {
  const count = add(into, 0, neighbour(grid, left, leftRear(facing)))
  const both = add(into, count, neighbour(grid, left, rightRear(facing)))
  return add(into, both, neighbour(grid, rightHalf(grid, left, facing), rightRear(facing)))
}

/** Writes the two hexes beyond the ends, left before right, and returns how many of them are on the map. */
export function flanksOfPair(grid: Grid, left: number, facing: number, into: Hexes): number {
  const count = add(into, 0, neighbour(grid, left, leftFlank(facing)))
  return add(into, count, neighbour(grid, rightHalf(grid, left, facing), rightFlank(facing)))
}

/**
 * The zone of the counter in which a hex beside it lies: FRONT, FLANK or REAR; -1 if it touches neither half, and for
 * the halves themselves.
 */
export function zoneOfPair(grid: Grid, left: number, facing: number, other: number): number {
  const right = rightHalf(grid, left, facing)
  if (other === left || other === right) return -1
  const zone = zoneOf(grid, CORNER_ZONES, left, facing, other)
  return zone >= 0 ? zone : zoneOf(grid, CORNER_ZONES, right, facing, other)
}

/** Steps from a hex to the nearer half. */
export const distanceToPair = (grid: Grid, left: number, facing: number, other: number): number =>
  Math.min(distance(grid, left, other), distance(grid, rightHalf(grid, left, facing), other))

/**
 * Does a hex lie in the counter's field of fire? It does if the line from the middle of the counter's inner side to the
 * centre of the hex leaves the counter into a hex in front, or through the corner between front and flank.
 */
export function inArcOfPair(grid: Grid, left: number, facing: number, other: number): boolean {
  const forward = ahead(grid, left, facing, other)
  // The middle of the inner side lies half a hex to the right of the left half's centre.
  return forward > 0 && Math.abs(across(grid, left, facing, other) - 1) <= 6 * forward
}

/** A wheel by a sixth: one half stays, the other swings forward or back. */
export interface Wheel {
  /** The hex swung into; OFF if there is none. */
  swung: number
  /** Left half and facing afterwards. */
  left: number
  facing: number
}

/** Writes a wheel into `into`: `pivot` is the half that stays. */
export function wheel(
  grid: Grid,
  left: number,
  facing: number,
  pivot: 'left' | 'right',
  back: boolean,
  into: Wheel,
): void {
  const right = rightHalf(grid, left, facing)
  const turnsLeft = (pivot === 'left') !== back
  into.facing = turned(facing, turnsLeft ? -1 : 1)
  if (pivot === 'left') {
    into.swung = neighbour(grid, left, back ? rightRear(facing) : rightFront(facing))
    into.left = left
  } else {
    into.swung = neighbour(grid, right, back ? leftRear(facing) : leftFront(facing))
    into.left = into.swung
  }
}
