/**
 * Works out from the stacks how near troops are to every hex, and where they control it: the long way round, for the
 * conformance kit.
 */
import { CORNER_ZONES, distance, FLANK, FRONT, neighbour, opposite } from '../../../../src/hex/index.ts'
import { isCover, STEEP } from './ground.ts'
import { ALL_ROUND, type Eagle } from './position.ts'
import { SIDE_NAMES, SIDES } from './sides.ts'
import { fighter } from './stacks.ts'
import { FAR, FLANK_ZONE, FRONT_ZONE, NO_ZONE, stepsTo, zoneOf } from './surroundings.ts'

/** Yields a sentence for each place where `near` is wrong. */
export function* surroundings(p: Eagle): Generator<string> {
  const { grid } = p.scenario.ground
  for (const side of SIDES) {
    const theirs = [...p.top.keys()].filter((hex) => fighter(p, hex) === side)
    for (let hex = 0; hex < grid.count; hex++) {
      let steps = FAR
      for (const there of theirs) steps = Math.min(steps, distance(grid, there, hex))
      const [known, zone] = [stepsTo(p, side, hex), zoneOf(p, side, hex)]
      const name = `${grid.names[hex]}, of the ${SIDE_NAMES[side]},`
      if (known !== steps) yield `${name} lies ${steps} from the nearest unit, and is held to lie ${known} from it`
      const strongest = steps < 2 ? strongestOf(p, side, hex) : NO_ZONE
      if (zone !== strongest) yield `${name} lies in zone ${strongest}, and is held to lie in ${zone}`
    }
  }
}

function strongestOf(p: Eagle, side: number, hex: number): number {
  const { ground } = p.scenario
  if (isCover(ground, hex)) return NO_ZONE
  let strongest = NO_ZONE
  for (let k = 0; k < 6; k++) {
    const from = neighbour(ground.grid, hex, k)
    if (from < 0 || p.face[from] === 0 || fighter(p, from) !== side || (ground.sides[6 * hex + k] & STEEP) !== 0)
      continue
    const zone = p.face[from] === ALL_ROUND ? FRONT : CORNER_ZONES[6 * (p.face[from] - 1) + opposite(k)]
    strongest = Math.max(strongest, zone === FRONT ? FRONT_ZONE : zone === FLANK ? FLANK_ZONE : NO_ZONE)
  }
  return strongest
}
