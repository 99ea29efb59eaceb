/**
 * 8 How near the troops of both sides are to every hex, and where they control it. Every step of every unit asks for
 * both, so the position keeps them in `near`, and the change of a stack is worked in when that stack is refreshed.
 */

import { CORNER_ZONES, FLANK, FRONT, opposite } from '../../../../src/hex/index.ts'
import type { Ground } from './ground.ts'
import { withRoom } from './scratch.ts'

export const NO_ZONE = 0
export const FLANK_ZONE = 1
export const FRONT_ZONE = 2

/** A stack that shows this controls all round it; one that shows 0 has no facing, and controls nothing. */
const ALL_ROUND = 7

/**
 * A side's troops have one code of 7 bits in each hex, the French in the lower bits: 0 if none are on the map; 1 to 3
 * where they stand and 4 to 6 next to them, by their strongest zone of control in the hex; from 7 up, two steps and
 * more.
 */
const BITS = 7
const MASK = (1 << BITS) - 1
const THERE = 1
const BESIDE = 4
const ZONES = 3
const APART = 5

/** Steps to troops of a side that has none on the map: more than between any two hexes of the largest map. */
export const FAR = MASK - APART

/** By code: steps, and the zone of control. */
const STEPS = Uint8Array.from({ length: MASK + 1 }, (_, code) =>
  code === 0 ? FAR : code < BESIDE ? 0 : code < BESIDE + ZONES ? 1 : code - APART,
)
const ZONE = Uint8Array.from({ length: MASK + 1 }, (_, code) =>
  code === 0 || code >= BESIDE + ZONES ? NO_ZONE : (code - THERE) % ZONES,
)
/** `8 * face + side`: the zone across that side of a stack that shows `face`. */
const CONTROL = Uint8Array.from({ length: 64 }, (_, k) => {
  const [face, side] = [k >> 3, k & 7]
  if (face === 0 || side > 5) return NO_ZONE
  if (face === ALL_ROUND) return FRONT_ZONE
  const zone = CORNER_ZONES[6 * (face - 1) + side]
  return zone === FRONT ? FRONT_ZONE : zone === FLANK ? FLANK_ZONE : NO_ZONE
})

/** What is kept up to date, and what it is worked out from. */
export interface Surroundings {
  readonly near: Int16Array
  readonly face: Int16Array
  readonly scenario: { readonly ground: Pick<Ground, 'grid' | 'open'> }
}

/** Returns the steps from a hex to the nearest combat unit of a side; FAR if there is none. */
export const stepsTo = ({ near }: Surroundings, side: number, hex: number): number =>
  STEPS[(near[hex] >> (BITS * side)) & MASK]

/** Returns the strongest zone of control that a side has in a hex: of several the front one counts (RA30). */
export const zoneOf = ({ near }: Surroundings, side: number, hex: number): number =>
  ZONE[(near[hex] >> (BITS * side)) & MASK]

/** Returns the side whose combat units stand in a hex, according to `near`; -1 for none. */
const standsIn = ({ near }: Surroundings, hex: number): number => {
  const both = near[hex]
  return STEPS[both & MASK] === 0 ? 0 : STEPS[both >> BITS] === 0 ? 1 : -1
}

/**
 * Works in a change of a hex: the side whose combat units stand there now (-1: neither), and whether their facing has
 * changed. `beside`: some of the units that left certainly stand next to it.
 */
export function surround(p: Surroundings, hex: number, side: number, turned: boolean, beside = false): void {
  const before = standsIn(p, hex)
  if (before === side) {
    if (turned && side >= 0) controlAround(p, side, hex)
    return
  }
  if (before >= 0) {
    withdraw(p, before, hex, beside)
    control(p, before, hex)
    controlAround(p, before, hex)
  }
  if (side >= 0) {
    comeUp(p, side, hex)
    control(p, side, hex)
    controlAround(p, side, hex)
  }
}

const codeOf = (steps: number): number => (steps === 0 ? THERE : steps === 1 ? BESIDE : steps + APART)

function set({ near }: Surroundings, side: number, hex: number, code: number): void {
  near[hex] = (near[hex] & ~(MASK << (BITS * side))) | (code << (BITS * side))
}

let queue = new Int16Array(0)

/**
 * Returns a queue with room for all hexes of the map. Loops keep it in a constant: a variable of the module is read
 * each time.
 */
const queueFor = ({ near }: Surroundings): Int16Array => (queue = withRoom(queue, near.length))

/** Works in troops that have come to a hex: updates all hexes that are nearer to it than to others of their side. */
function comeUp(p: Surroundings, side: number, hex: number): void {
  const { neighbours } = p.scenario.ground.grid
  set(p, side, hex, THERE)
  const hexes = queueFor(p)
  hexes[0] = hex
  for (let next = 0, end = 1; next < end; next++) {
    const from = hexes[next]
    const steps = stepsTo(p, side, from) + 1
    for (let k = 6 * from; k < 6 * from + 6; k++) {
      const to = neighbours[k]
      if (to < 0 || isNear(p, side, to, steps)) continue
      set(p, side, to, codeOf(steps))
      hexes[end++] = to
    }
  }
}

const isNear = ({ near }: Surroundings, side: number, hex: number, steps: number): boolean => {
  const code = (near[hex] >> (BITS * side)) & MASK
  return code !== 0 && STEPS[code] <= steps
}

/**
 * Works in troops that have left a hex. Outwards, ring by ring, hexes to which no others of their side are as near
 * become farther off. If some that left already stand `beside` it, that is one step farther; otherwise it is found from
 * the hexes around.
 */
function withdraw(p: Surroundings, side: number, hex: number, beside: boolean): void {
  const { near } = p
  const { neighbours } = p.scenario.ground.grid
  const shift = BITS * side
  set(p, side, hex, beside ? codeOf(1) : 0)
  const hexes = queueFor(p)
  hexes[0] = hex
  let end = 1
  for (let next = 0, ring = 1, steps = 1; next < end; steps++, ring = end)
    for (; next < ring; next++) {
      const from = 6 * hexes[next]
      for (let k = from; k < from + 6; k++) {
        const to = neighbours[k]
        if (to < 0 || STEPS[(near[to] >> shift) & MASK] !== steps || isWithin(p, side, to, steps - 1)) continue
        set(p, side, to, beside ? codeOf(steps + 1) : 0)
        hexes[end++] = to
      }
    }
  if (!beside) closeIn(p, side, hexes, end)
}

/** By steps: a hex at the border of the filled ones, at that distance; by hex: the next one at the same distance. */
const first = new Int16Array(FAR).fill(-1)
let after = new Int16Array(0)

/**
 * Fills the first `count` of these hexes, which have no code, from the hexes around them: the nearest to troops first.
 * `hexes` is a queue for all hexes of the map, and is overwritten.
 */
function closeIn(p: Surroundings, side: number, hexes: Int16Array, count: number): void {
  const { near } = p
  const { neighbours } = p.scenario.ground.grid
  const shift = BITS * side
  const behind = (after = withRoom(after, near.length))
  let most = 0
  for (let n = 0; n < count; n++) {
    const steps = 1 + leastAround(p, side, hexes[n])
    if (steps > FAR) continue
    behind[hexes[n]] = first[steps]
    first[steps] = hexes[n]
    if (steps > most) most = steps
  }
  for (let steps = 1, next = 0, end = 0; steps <= most || next < end; steps++) {
    for (const ring = end; next < ring; next++)
      for (let k = 6 * hexes[next]; k < 6 * hexes[next] + 6; k++) {
        const to = neighbours[k]
        if (to < 0 || ((near[to] >> shift) & MASK) !== 0) continue
        set(p, side, to, codeOf(steps))
        hexes[end++] = to
      }
    for (let here = first[steps]; here >= 0; here = behind[here]) {
      if (((near[here] >> shift) & MASK) !== 0) continue
      set(p, side, here, codeOf(steps))
      hexes[end++] = here
    }
    first[steps] = -1
  }
}

/** Returns the least steps from a neighbour of this hex to troops of a side; FAR if none are on the map. */
function leastAround({ near, scenario }: Surroundings, side: number, hex: number): number {
  const { neighbours } = scenario.ground.grid
  let least = FAR
  for (let k = 6 * hex; k < 6 * hex + 6; k++) {
    const from = neighbours[k]
    if (from >= 0) least = Math.min(least, STEPS[(near[from] >> (BITS * side)) & MASK])
  }
  return least
}

/** Is there a hex next to this one that lies this many steps from troops of a side? */
function isWithin({ near, scenario }: Surroundings, side: number, hex: number, steps: number): boolean {
  const { neighbours } = scenario.ground.grid
  for (let k = 6 * hex; k < 6 * hex + 6; k++) {
    const from = neighbours[k]
    if (from >= 0 && STEPS[(near[from] >> (BITS * side)) & MASK] === steps) return true
  }
  return false
}

function controlAround(p: Surroundings, side: number, hex: number): void {
  const { neighbours } = p.scenario.ground.grid
  for (let k = 6 * hex; k < 6 * hex + 6; k++) if (neighbours[k] >= 0) control(p, side, neighbours[k])
}

/** Works out again which zone of control a side has in a hex. */
function control(p: Surroundings, side: number, hex: number): void {
  const { near, face } = p
  const { grid, open } = p.scenario.ground
  const shift = BITS * side
  const code = (near[hex] >> shift) & MASK
  if (code === 0 || code >= BESIDE + ZONES) return
  let strongest = NO_ZONE
  for (let k = 0; k < 6; k++) {
    if (open[6 * hex + k] === 0) continue
    const from = grid.neighbours[6 * hex + k]
    if (face[from] === 0 || STEPS[(near[from] >> shift) & MASK] !== 0) continue
    const zone = CONTROL[8 * face[from] + opposite(k)]
    if (zone > strongest) strongest = zone
  }
  set(p, side, hex, (code < BESIDE ? THERE : BESIDE) + strongest)
}
