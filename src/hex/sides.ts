/**
 * The six sides and six corners of a hex that stands on a side (flat at the top), numbered clockwise. Corner k lies
 * between side k and side k + 1, so a unit that faces it has those two sides in front.
 */

export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export const CORNERS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const

/** One step across each side: columns to the east, and half hexes to the south. */
export const SIDE_X: readonly number[] = [0, 1, 1, 0, -1, -1]
export const SIDE_Y: readonly number[] = [-2, -1, 1, 2, 1, -1]

/** The side or corner `steps` sixths of a circle clockwise from one; `steps` from -6 on. */
export const turned = (direction: number, steps: number): number => (direction + steps + 6) % 6

/** The side or corner on the other side of the hex. */
export const opposite = (direction: number): number => (direction + 3) % 6

/** Sixths of a circle from one side or corner to another, the shorter way round: 0 to 3. */
export function sixthsBetween(a: number, b: number): number {
  const clockwise = (b - a + 6) % 6
  return clockwise > 3 ? 6 - clockwise : clockwise
}

/** The sides in front of a unit that faces a corner, left before right. */
export const leftFront = (corner: number): number => corner
export const rightFront = (corner: number): number => turned(corner, 1)
/** The flank sides of a unit that faces a corner. */
export const leftFlank = (corner: number): number => turned(corner, -1)
export const rightFlank = (corner: number): number => turned(corner, 2)
/** The rear sides of a unit that faces a corner, left before right. */
export const leftRear = (corner: number): number => turned(corner, 4)
export const rightRear = (corner: number): number => turned(corner, 3)

/** The number of the side or corner with this name; -1 if there is none. */
export const sideNamed = (name: string): number => SIDES.indexOf(name as (typeof SIDES)[number])
export const cornerNamed = (name: string): number => CORNERS.indexOf(name as (typeof CORNERS)[number])
