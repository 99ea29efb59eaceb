/**
 * Sines as a constant table, so that a body turned on one machine covers the same cells on every other. `Math.sin` may
 * differ between engines in its last bit.
 */
import { RIGHT_ANGLE } from './units.ts'

/** The bits after the binary point: a sine of 1 is stored as 16,384. */
const BITS = 14

/** The sine of 1. */
export const ONE = 1 << BITS

/** From 0 to 90 degrees by quarters, each rounded to the nearest. */
// biome-ignore format: a table
const QUARTER = [
  0, 71, 143, 214, 286, 357, 429, 500, 572, 643, 715, 786, 857, 929, 1000, 1072, 1143, 1214, 1285, 1357, 1428, 1499,
  1570, 1641, 1713, 1784, 1855, 1926, 1997, 2068, 2139, 2209, 2280, 2351, 2422, 2492, 2563, 2634, 2704, 2775, 2845,
  2915, 2986, 3056, 3126, 3196, 3266, 3336, 3406, 3476, 3546, 3616, 3686, 3755, 3825, 3894, 3964, 4033, 4102, 4171,
  4240, 4310, 4378, 4447, 4516, 4585, 4653, 4722, 4790, 4859, 4927, 4995, 5063, 5131, 5199, 5266, 5334, 5402, 5469,
  5536, 5604, 5671, 5738, 5805, 5872, 5938, 6005, 6071, 6138, 6204, 6270, 6336, 6402, 6467, 6533, 6599, 6664, 6729,
  6794, 6859, 6924, 6989, 7053, 7118, 7182, 7246, 7311, 7374, 7438, 7502, 7565, 7629, 7692, 7755, 7818, 7881, 7943,
  8006, 8068, 8130, 8192, 8254, 8316, 8377, 8438, 8500, 8561, 8621, 8682, 8743, 8803, 8863, 8923, 8983, 9043, 9102,
  9162, 9221, 9280, 9339, 9397, 9456, 9514, 9572, 9630, 9688, 9746, 9803, 9860, 9917, 9974, 10031, 10087, 10143,
  10199, 10255, 10311, 10366, 10422, 10477, 10531, 10586, 10641, 10695, 10749, 10803, 10856, 10910, 10963, 11016,
  11069, 11121, 11174, 11226, 11278, 11330, 11381, 11433, 11484, 11535, 11585, 11636, 11686, 11736, 11786, 11835,
  11885, 11934, 11982, 12031, 12080, 12128, 12176, 12223, 12271, 12318, 12365, 12412, 12458, 12505, 12551, 12597,
  12642, 12688, 12733, 12778, 12822, 12867, 12911, 12955, 12998, 13042, 13085, 13128, 13170, 13213, 13255, 13297,
  13338, 13380, 13421, 13462, 13502, 13543, 13583, 13623, 13662, 13702, 13741, 13780, 13818, 13856, 13894, 13932,
  13970, 14007, 14044, 14081, 14117, 14153, 14189, 14225, 14260, 14295, 14330, 14364, 14399, 14433, 14466, 14500,
  14533, 14566, 14598, 14631, 14663, 14694, 14726, 14757, 14788, 14819, 14849, 14879, 14909, 14938, 14968, 14996,
  15025, 15053, 15082, 15109, 15137, 15164, 15191, 15218, 15244, 15270, 15296, 15321, 15346, 15371, 15396, 15420,
  15444, 15468, 15491, 15515, 15537, 15560, 15582, 15604, 15626, 15647, 15668, 15689, 15709, 15729, 15749, 15769,
  15788, 15807, 15826, 15844, 15862, 15880, 15897, 15914, 15931, 15948, 15964, 15980, 15996, 16011, 16026, 16041,
  16055, 16069, 16083, 16096, 16110, 16123, 16135, 16147, 16159, 16171, 16182, 16193, 16204, 16214, 16225, 16234,
  16244, 16253, 16262, 16270, 16279, 16287, 16294, 16302, 16309, 16315, 16322, 16328, 16333, 16339, 16344, 16349,
  16353, 16358, 16362, 16365, 16368, 16371, 16374, 16376, 16378, 16380, 16382, 16383, 16383, 16384, 16384,
]

/** By heading: how far it leads east and north, in units of 1 / ONE. */
const EAST = Int16Array.from({ length: 4 * RIGHT_ANGLE }, (_, heading) => {
  const k = heading % RIGHT_ANGLE
  const [rising, falling] = [QUARTER[k], QUARTER[RIGHT_ANGLE - k]]
  return [rising, falling, -rising, -falling][Math.floor(heading / RIGHT_ANGLE)]
})
const NORTH = Int16Array.from(EAST, (_, heading) => EAST[(heading + RIGHT_ANGLE) % EAST.length])

/** The part of a length along a heading (0 to 1,439) that goes east, of ONE. */
export const east = (heading: number): number => EAST[heading]

/** The part of a length along a heading (0 to 1,439) that goes north, of ONE. */
export const north = (heading: number): number => NORTH[heading]

const rounded = (product: number, bits: number): number => {
  const half = 1 << (bits - 1)
  // Halves are rounded away from 0, so that the way back equals the way there.
  return product < 0 ? 0 - ((half - product) >> bits) : (product + half) >> bits
}

/** The cells east that `length` cells along a heading lead, rounded; `length` up to 65,535 either way. */
export const eastward = (heading: number, length: number): number => rounded(length * EAST[heading], BITS)

/** The cells north that `length` cells along a heading lead, rounded; `length` up to 65,535 either way. */
export const northward = (heading: number, length: number): number => rounded(length * NORTH[heading], BITS)

/** How many cells dx cells east and dy north lead along a heading: not rounded, negative if they lead back. */
export const forward = (heading: number, dx: number, dy: number): number =>
  (dx * EAST[heading] + dy * NORTH[heading]) / ONE

/** How many cells they lead to the right of the heading: not rounded, negative if they lead to the left. */
export const rightward = (heading: number, dx: number, dy: number): number =>
  (dx * NORTH[heading] - dy * EAST[heading]) / ONE

/** `eastward` for half the length: rounds the half vector of a side once, without rounding the half length first. */
export const halfEastward = (heading: number, length: number): number => rounded(length * EAST[heading], BITS + 1)

/** `northward` for half the length. */
export const halfNorthward = (heading: number, length: number): number => rounded(length * NORTH[heading], BITS + 1)
