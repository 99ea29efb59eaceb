/** OR5 Markers are found: by an adjacent enemy piece, and along a clear line from enemy troops. */

import { adjacent, distance } from '../../../../src/hex/index.ts'
import type { Journal } from '../../../../src/kernel/index.ts'
import { CART } from '../state/ground.ts'
import { markerCount, markerHex, ON_TOP, STANDS_FOR, standsFor } from '../state/markers.ts'
import { ALL_ROUND, type Eagle, mark } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { isClear } from '../state/sight.ts'
import { fighter } from '../state/stacks.ts'
import { takeOffMarker } from '../state/veiling.ts'
import { FRONT_ZONE, zoneAgainst } from '../state/zones.ts'

/** Hexes at which each use is found along a clear line, including the marker's hex (OR5). */
export const STANDS_SEEN = 8
export const PAD_SEEN = 3
export const TOP_SEEN = 2

/** Is there an enemy piece of `side` in a hex or next to it: troops, a leader, a marker that stands for troops? */
export function isEnemyBeside(p: Eagle, side: number, hex: number): boolean {
  const { army, ground, markerSide } = p.scenario
  const { neighbours } = ground.grid
  const enemy = enemyOf(side)
  for (let k = 0; k < 6; k++) {
    const to = neighbours[6 * hex + k]
    if (to >= 0 && fighter(p, to) === enemy) return true
  }
  for (let leader = 0; leader < army.leaders.length; leader++) {
    const at = p.where[leader]
    if (army.leaderSide[leader] === enemy && at >= 0 && (at === hex || adjacent(ground.grid, at, hex))) return true
  }
  for (let marker = 0; marker < markerSide.length; marker++) {
    const at = markerHex(p, marker)
    if (markerSide[marker] === enemy && standsFor(p, marker) && (at === hex || adjacent(ground.grid, at, hex)))
      return true
  }
  return false
}

/** Do enemy troops of `side` see a hex from at most this many hexes away? */
function isSeen(p: Eagle, side: number, hex: number, far: number): boolean {
  const { army, ground } = p.scenario
  // RA111: skirmishers look out from each of their hexes.
  for (let node = 0; node < army.unitOf.length; node++) {
    const at = p.at[node]
    const unit = army.unitOf[node]
    if (at < 0 || army.side[unit] === side || army.arm[unit] === CART || distance(ground.grid, at, hex) > far) continue
    if (isClear(p, enemyOf(side), at, hex)) return true
  }
  // Units under a marker on top are troops as well, even if their identity is hidden.
  for (let marker = 0; marker < markerCount(p); marker++) {
    if (p.use[marker] !== ON_TOP || p.scenario.markerSide[marker] === side) continue
    const at = markerHex(p, marker)
    if (distance(ground.grid, at, hex) <= far && isClear(p, enemyOf(side), at, hex)) return true
  }
  return false
}

/** Would a marker of `side` be found in this hex, by pieces that stand openly? */
export const isFoundIn = (p: Eagle, side: number, hex: number, far: number): boolean =>
  isEnemyBeside(p, side, hex) || isSeen(p, side, hex, far)

/** Do unseen enemy troops under a marker lie in a hex or next to it? */
function hiddenBeside(p: Eagle, side: number, hex: number): boolean {
  const { army, ground } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] === side || p.lair[unit] <= 0) continue
    const at = p.lair[unit] - 1
    if (at === hex || adjacent(ground.grid, at, hex)) return true
  }
  return false
}

/** RA125 Is a hex drawn into a shock attack: does a unit of it charge or attack, or is one charged or attacked? */
function isInShock(p: Eagle, hex: number): boolean {
  if (p.group[hex] !== 0) return true
  for (let unit = 0; unit < p.target.length; unit++) {
    if (p.target[unit] === 1 + hex) return true
    if (p.at[unit] === hex && (p.target[unit] > 0 || (p.marks[unit] & (mark.CHARGING | mark.CHARGED)) !== 0))
      return true
  }
  return false
}

/** Is a hex of a marker that stands for troops found: seen, or entered by friends? */
const isMet = (p: Eagle, side: number, hex: number): boolean =>
  isFoundIn(p, side, hex, STANDS_SEEN) || hiddenBeside(p, side, hex) || fighter(p, hex) === side

/** RA123 Tests every stack of a column like the head; a column whose troops no longer all march is set down as well. */
function isFoundOut(p: Eagle, marker: number): boolean {
  const { army, markerSide } = p.scenario
  const side = markerSide[marker]
  const head = markerHex(p, marker)
  if (isMet(p, side, head)) return true
  for (let unit = 0; unit < army.units.length; unit++) {
    if (p.under[unit] !== 1 + marker) continue
    const at = p.lair[unit] - 1
    if (at !== head && (isMet(p, side, at) || p.march[army.formation[unit]] === 0)) return true
  }
  return false
}

function mustGo(p: Eagle, marker: number): boolean {
  const side = p.scenario.markerSide[marker]
  if (p.use[marker] === STANDS_FOR) return isFoundOut(p, marker)
  const hex = (p.beneath[marker] > 0 ? p.beneath[marker] : p.post[marker]) - 1
  if (hex < 0) return false
  if (fighter(p, hex) !== side || p.top[hex] < 0) return true
  // Squares and skirmishers cannot be mistaken for anything else.
  if (p.use[marker] === ON_TOP && p.face[hex] === ALL_ROUND) return true
  return !isInShock(p, hex) && isFoundIn(p, side, hex, p.use[marker] === ON_TOP ? TOP_SEEN : PAD_SEEN)
}

/**
 * OR5, RA122 After every step of either side, takes off the markers that are found, which may expose others. OR3: they
 * can be laid again at once.
 */
export function discover(p: Eagle, journal: Journal | undefined): void {
  for (let again = markerCount(p) > 0 && p.hushed === 0; again; ) {
    again = false
    for (let marker = 0; marker < markerCount(p); marker++) {
      if (!mustGo(p, marker)) continue
      takeOffMarker(p, marker, journal)
      p.laid[marker] = 0
      again = true
    }
    if (again) halt(p)
  }
}

/** 8.1 A unit that enters a zone of control that it could not see pays what it can, and stops in a front zone. */
function halt(p: Eagle): void {
  const unit = p.mover - 1
  const { army } = p.scenario
  if (unit < 0 || unit >= army.units.length || p.at[unit] < 0 || p.stopped > 0) return
  if (zoneAgainst(p, army.side[unit], p.at[unit]) !== FRONT_ZONE) return
  p.stopped = 1
  if (p.left > 0) p.left--
}
