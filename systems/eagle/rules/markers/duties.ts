/**
 * RA113, RA123 What orders require of troops under markers: until it is done, the movement does not end and their
 * leader does not ride.
 */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { orderOf } from '../orders/limits.ts'
import { carries, markerHex, standsFor } from '../state/markers.ts'
import { ATTACK, type Eagle, GOOD, HARASS } from '../state/position.ts'
import { nearestEnemy } from '../state/zones.ts'
import { couldClose } from './moves.ts'

const CLOSE_UP = refusal('RA113', 'Troops under a marker have to close with the enemy too, while a way is open.')

/** Any leader, or none. */
const ANY = -1

/**
 * Returns a refusal if troops of a side under a marker must close with the enemy, and could; only those of one leader's
 * formation if he is given. A unit under a marker that has not moved goes by itself.
 */
export function markersOwe(p: Eagle, seat: number, leader = ANY): Refusal | undefined {
  const { markerSide } = p.scenario
  for (let marker = 0; marker < markerSide.length; marker++)
    if (
      markerSide[marker] === seat &&
      (standsFor(p, marker) || p.travelled[marker] === 1) &&
      stillCloses(p, marker, leader)
    )
      return CLOSE_UP
  return undefined
}

/** Returns why a marker that has moved may not be taken off: once set down, its troops would owe nothing more. */
export const oweUnder = (p: Eagle, marker: number): Refusal | undefined =>
  p.travelled[marker] === 1 && stillCloses(p, marker, ANY) ? CLOSE_UP : undefined

/** Must troops under a marker close with the enemy, have they not come nearer yet, and could they? */
function stillCloses(p: Eagle, marker: number, leader: number): boolean {
  const { markerSide, tables } = p.scenario
  if (!mustClose(p, marker, leader)) return false
  const near = nearestEnemy(p, markerSide[marker], markerHex(p, marker))
  return near > tables.file.orders.closeUp && near >= p.origin[marker] && couldClose(p, markerSide[marker], marker)
}

function mustClose(p: Eagle, marker: number, leader: number): boolean {
  const { formation, leaderOf } = p.scenario.army
  for (let unit = 0; unit < p.under.length; unit++) {
    if (!carries(p, marker, unit) || p.state[unit] !== GOOD || (leader !== ANY && leaderOf[formation[unit]] !== leader))
      continue
    if (orderOf(p, unit) === ATTACK || orderOf(p, unit) === HARASS) return true
  }
  return false
}
