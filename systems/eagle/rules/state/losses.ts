/** 16 What formations have lost, and how much they may lose. */
import { type Eagle, ELIMINATED, EXITED, ROUTED, SHAKEN } from './position.ts'
import { SPANISH } from './sides.ts'

/** Returns how much a held place lowers limits: 1 for a number of hexes, with a least and a most (S1.6, S4.6). */
function reductionBy(p: Eagle, place: number): number {
  const { reductions, bailen, places } = p.scenario
  const { side, each, amount, least, most } = reductions[place]
  if (side < 0) return 0
  let count = 0
  for (let k = place === 0 ? 0 : bailen; k < (place === 0 ? bailen : places.length); k++)
    if (p.held[k] === 1 + side) count++
  if (count === 0) return 0
  return Math.min(most, Math.max(least, Math.floor(count / each) * amount))
}

/**
 * 16 Returns how many counters a formation may lose before it is demoralized, less the reduction by places; 0: no
 * limit.
 */
export function limitOf(p: Eagle, formation: number): number {
  const { limits, lowered, reducedInAll } = p.scenario
  if (limits[formation] === 0) return 0
  let taken = 0
  for (let place = 0; place < 2; place++) if ((lowered[formation] >> place) & 1) taken += reductionBy(p, place)
  if (taken > 0) taken = Math.min(reducedInAll.most, Math.max(reducedInAll.least, taken))
  return Math.max(1, limits[formation] - taken)
}

/**
 * 16 Counts the counters of a formation that are eliminated, disorganized or routed; a single counter by the reading in
 * play.
 */
export function countHurt(p: Eagle, formation: number): number {
  const { army, readings } = p.scenario
  const troops = army.troopsOf[formation]
  const least = readings.singleCounter && troops.length === 1 ? ROUTED : SHAKEN
  let down = 0
  for (let k = 0; k < troops.length; k++) if (p.at[troops[k]] === ELIMINATED || p.state[troops[k]] >= least) down++
  return down
}

/**
 * RA63 Counts the brigades that have left, of those that may: everything that is left of each, at least one counter.
 * Troops that are not seen have not left.
 */
export function brigadesGone(p: Eagle): number {
  const { army, leaving } = p.scenario
  let gone = 0
  for (let f = 0; leaving !== 0 && f < army.formations.length; f++) {
    if (((leaving >> f) & 1) === 0) continue
    let left = 0
    let stays = false
    for (const unit of army.troopsOf[f]) {
      if (p.at[unit] === EXITED) left++
      else if (p.at[unit] !== ELIMINATED) stays = true
    }
    if (left > 0 && !stays) gone++
  }
  return gone
}

/**
 * Counts the demoralized formations of a side; for every two of Dupont's brigades that have left, one more of the
 * Spanish (S3.7).
 */
export function fallen(p: Eagle, side: number): number {
  const { army } = p.scenario
  let count = side === SPANISH ? brigadesGone(p) >> 1 : 0
  for (let f = 0; f < army.formations.length; f++) if (army.formationSide[f] === side) count += p.down[f]
  return count
}
