/**
 * A counter over two hexes, its left half and the hex on that one's right flank. Its left half and the corner that it
 * faces say all of it. Both halves are on the map.
 */
import { leftFlank, leftFront, leftRear, rightFlank, rightFront, rightRear } from './facing.ts'
import { type Grid, neighbour, OFF } from './grid.ts'
import { turned } from './sides.ts'

/** The hex of the right half, or OFF. */
export const rightHalf = (grid: Grid, left: number, facing: number): number => neighbour(grid, left, rightFlank(facing))

type Hexes = Int16Array | Int32Array

const add = (into: Hexes, count: number, hex: number): number => {
  if (hex === OFF) return count
  into[count] = hex
  return count + 1
}

/** Writes the three hexes in front, left to right, and gives how many of them are on the map. */
export function frontOfPair(grid: Grid, left: number, facing: number, into: Hexes): number {
  const count = add(into, 0, neighbour(grid, left, leftFront(facing)))
  const both = add(into, count, neighbour(grid, left, rightFront(facing)))
  return add(into, both, neighbour(grid, rightHalf(grid, left, facing), rightFront(facing)))
}

/** Writes the three hexes behind, left to right, and gives how many of them are on the map. */
export function rearOfPair(grid: Grid, left: number, facing: number, into: Hexes): number {
  const count = add(into, 0, neighbour(grid, left, leftRear(facing)))
  const both = add(into, count, neighbour(grid, left, rightRear(facing)))
  return add(into, both, neighbour(grid, rightHalf(grid, left, facing), rightRear(facing)))
}

/** Writes the two hexes beyond the ends, left before right, and gives how many of them are on the map. */
export function flanksOfPair(grid: Grid, left: number, facing: number, into: Hexes): number {
  const count = add(into, 0, neighbour(grid, left, leftFlank(facing)))
  return add(into, count, neighbour(grid, rightHalf(grid, left, facing), rightFlank(facing)))
}

/** A wheel by a sixth: one half stays, the other swings forward or back. */
export interface Wheel {
  /** The hex swung into; OFF where there is none. */
  swung: number
  /** Left half and facing afterwards. */
  left: number
  facing: number
}

/** Works out a wheel into `into`: `pivot` is the half that stays. */
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
