/**
 * Facing. A unit points at a corner of its hex (two sides in front, two on the flanks, two behind) or at a side (three
 * in front, two on the flanks, one behind), depending on its rulebook.
 */
import { type Grid, sideTo } from './grid.ts'
import { sixthsBetween, turned } from './sides.ts'

export const FRONT = 0
export const FLANK = 1
export const REAR = 2
export const ZONES = ['front', 'flank', 'rear'] as const

/** The zones round a unit: `zones[6 * facing + side]` is FRONT, FLANK or REAR. */
export type Zones = Uint8Array

const SIXTHS = [0, 1, 2, 3, 4, 5]

/**
 * A unit that faces a corner: the two sides that meet there are its front, the next on either hand its flanks, the last
 * two its rear.
 */
export const CORNER_ZONES: Zones = Uint8Array.from(
  SIXTHS.flatMap((corner) =>
    SIXTHS.map((side) => Math.min(sixthsBetween(side, corner), sixthsBetween(side, turned(corner, 1)))),
  ),
)

/**
 * A unit that faces a side: that side and its two neighbours are front, the next two flanks, the opposite side rear.
 */
export const SIDE_ZONES: Zones = Uint8Array.from(
  SIXTHS.flatMap((facing) => SIXTHS.map((side) => [FRONT, FRONT, FLANK, REAR][sixthsBetween(side, facing)])),
)

/** The zone of a unit at `hex` in which an adjacent hex lies; -1 if it is not adjacent. */
export function zoneOf(grid: Grid, zones: Zones, hex: number, facing: number, other: number): number {
  const side = sideTo(grid, hex, other)
  return side < 0 ? -1 : zones[6 * facing + side]
}

/**
 * Is `other` in the field of a corner: can it be reached from `hex` by steps across the two front sides only, at any
 * distance but 0?
 */
export const inField = ({ key, origin, fields }: Grid, hex: number, corner: number, other: number): boolean =>
  ((fields[key[other] - key[hex] + origin] >> corner) & 1) === 1
