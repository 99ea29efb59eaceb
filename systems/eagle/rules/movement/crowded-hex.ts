/** RA25 A hex with 8 points or more of friends that have a facing is crossed from flank to flank. */
import { CORNER_ZONES, FLANK } from '../../../../src/hex/index.ts'
import { ALL_ROUND, type Eagle, SKIRMISH, SQUARE } from '../state/position.ts'
import { isFormed, pointsAt, pointsIn } from '../state/stacks.ts'
import { isJoined } from './movement.ts'

/** Are the units of a hex together strong enough that it must be crossed from flank to flank? */
export const needsFlank = (p: Eagle, hex: number): boolean =>
  pointsIn(p, hex) >= p.scenario.tables.file.stacking.crossing

/** Does a unit cross with another one, or is it that unit itself? */
const goesWith = (p: Eagle, unit: number, other: number): boolean =>
  other === unit || ((p.mover === 1 + unit || isJoined(p, unit)) && (p.mover === 1 + other || isJoined(p, other)))

/** Returns the points of the friends that a unit crosses in its hex, without itself and the units that go along. */
export function pointsCrossed(p: Eagle, unit: number): number {
  let sum = 0
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node])
    if (!goesWith(p, unit, p.scenario.army.unitOf[node])) sum += pointsAt(p, node)
  return sum
}

/**
 * Returns what the friends that a unit crosses show, in the form of `face`, without itself and the units that go along;
 * 0 if they are too few to matter.
 */
function facingShown(p: Eagle, unit: number, hex: number): number {
  const { unitOf } = p.scenario.army
  let sum = 0
  let shows = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const other = unitOf[node]
    if (goesWith(p, unit, other)) continue
    sum += pointsAt(p, node)
    if (!isFormed(p, other) || shows === ALL_ROUND) continue
    shows = p.form[other] === SQUARE || p.form[other] === SKIRMISH ? ALL_ROUND : 1 + p.dir[hex]
  }
  return sum >= p.scenario.tables.file.stacking.crossing ? shows : 0
}

/** Is a side of friends that show this anything but a flank? */
const isShut = (shows: number, side: number): boolean =>
  shows === ALL_ROUND || CORNER_ZONES[6 * (shows - 1) + side] !== FLANK

/** Must a unit that comes into a hex by this side stop there, wherever it would go? */
export function isCaught(p: Eagle, unit: number, hex: number, from: number): boolean {
  if (!isFormed(p, unit)) return false
  const shows = facingShown(p, unit, hex)
  return shows !== 0 && isShut(shows, from)
}

/** Is a unit forbidden to go through a hex from one side to the other, whether it already stands there or not? */
export function isBarred(p: Eagle, unit: number, hex: number, from: number, to: number): boolean {
  if (!isFormed(p, unit)) return false
  const shows = facingShown(p, unit, hex)
  return shows !== 0 && (isShut(shows, from) || isShut(shows, to))
}
