/** 10.1 What infantry has fired and can still fire: by unit, by side of a square, by hex of skirmishers. */
import { adjacent } from '../../../../src/hex/index.ts'
import { INFANTRY } from './ground.ts'
import { type Eagle, GOOD, SQUARE, VOLLEYS } from './position.ts'
import { enemyOf } from './sides.ts'
import { breadth, fighter, isSpread, nodeOf, points, pointsAt, touches } from './stacks.ts'

/** Points of infantry are counted in quarters: disorder and maneuver orders halve them. */
export const QUARTERS = 4
/** The tally of everything that a unit has fired. */
export const ALL = 6

/** Returns the quarters of points that a unit has, halved by disorder and by maneuver orders (RA33, RA74). */
export function quartersOf(p: Eagle, unit: number): number {
  let quarters = QUARTERS * points(p, unit)
  if (p.state[unit] !== GOOD) quarters >>= 1
  if (p.march[p.scenario.army.formation[unit]] === 1) quarters >>= 1
  return quarters
}

/** Returns the quarters that a unit has fired in all, or laid. */
export const total = (p: Eagle, unit: number): number => p.poured[VOLLEYS * unit + ALL]

/**
 * Returns what a unit has fired or laid from the hex of one of its nodes: skirmishers over several hexes keep a tally
 * for each (RA109).
 */
export const pouredBy = (p: Eagle, node: number): number => {
  const unit = p.scenario.army.unitOf[node]
  return p.poured[VOLLEYS * unit + (isSpread(p, unit) ? placeOf(p, node) : ALL)]
}

/** Returns the number of a node among the hexes of its unit, from the left. */
const placeOf = (p: Eagle, node: number): number => {
  const { unitOf, spread } = p.scenario.army
  return node === unitOf[node] ? 0 : node - spread[unitOf[node]] + 1
}

/** Returns the quarters of infantry points that have been fired from a hex, or are laid. */
function pouredFrom(p: Eagle, hex: number): number {
  let sum = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (p.scenario.army.arm[unit] === INFANTRY && p.form[unit] !== SQUARE) sum += pouredBy(p, node)
  }
  return sum
}

/** RA109 Returns what skirmishers over several hexes can still fire from one of them. */
function availableAt(p: Eagle, node: number): number {
  const unit = p.scenario.army.unitOf[node]
  const has =
    p.march[p.scenario.army.formation[unit]] === 1 ? (QUARTERS * pointsAt(p, node)) >> 1 : QUARTERS * pointsAt(p, node)
  return Math.min(
    has - pouredBy(p, node),
    QUARTERS * p.scenario.tables.file.fire.infantryPoints - pouredFrom(p, p.at[node]),
  )
}

/** RA109 Returns what skirmishers can fire at a hex from all their hexes that touch it; 0 if none does. */
export function availableAround(p: Eagle, unit: number, hex: number): number {
  let sum = 0
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const node = nodeOf(p, unit, k)
    if (adjacent(p.scenario.ground.grid, p.at[node], hex)) sum += availableAt(p, node)
  }
  return sum
}

/** Counts the adjacent hexes with enemies. */
function enemiesBeside(p: Eagle, side: number, hex: number): number {
  let count = 0
  for (let k = 0; k < 6; k++) {
    const to = p.scenario.ground.grid.neighbours[6 * hex + k]
    if (to >= 0 && fighter(p, to) === enemyOf(side)) count++
  }
  return count
}

/** Lays points of skirmishers over several hexes: first from the hexes with the fewest other enemies beside them. */
export function pourFromLine(p: Eagle, unit: number, hex: number, quarters: number): void {
  for (let left = quarters; left > 0; ) {
    let best = -1
    let least = 7
    for (let k = 0; k < breadth(p, unit); k++) {
      const node = nodeOf(p, unit, k)
      if (!adjacent(p.scenario.ground.grid, p.at[node], hex) || availableAt(p, node) <= 0) continue
      const others = enemiesBeside(p, p.scenario.army.side[unit], p.at[node])
      if (others >= least) continue
      least = others
      best = node
    }
    if (best < 0) return
    const some = Math.min(left, availableAt(p, best))
    p.poured[VOLLEYS * unit + placeOf(p, best)] += some
    left -= some
  }
}

/** Does a unit stand next to a hex? For skirmishers one of their hexes is enough. */
export const isBeside = (p: Eagle, unit: number, hex: number): boolean => touches(p, unit, breadth(p, unit), hex)

/** Returns what infantry can still fire across a side, in quarters. */
export function available(p: Eagle, unit: number, side: number): number {
  const has = quartersOf(p, unit)
  const left = has - total(p, unit)
  const hex = p.at[unit]
  if (p.form[unit] !== SQUARE)
    return Math.min(left, QUARTERS * p.scenario.tables.file.fire.infantryPoints - pouredFrom(p, hex))
  // RA33: any three neighbouring sides in a row together get half the points, rounded up.
  const half = QUARTERS * Math.ceil(has / QUARTERS / 2)
  let room = left
  for (let first = side + 4; first <= side + 6; first++) {
    let sum = 0
    for (let k = first; k < first + 3; k++) sum += p.poured[VOLLEYS * unit + (k % 6)]
    room = Math.min(room, half - sum)
  }
  return room
}
