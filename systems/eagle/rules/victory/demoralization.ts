/** 16, 17 Demoralization, and what it decides. */
import { EVERYBODY, type Journal, type Outcome, only } from '../../../../src/kernel/index.ts'
import { DEGREES, event } from '../state/events.ts'
import { type Eagle, ROUTED, SHAKEN } from '../state/position.ts'
import { NIGHT } from '../state/sequel.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { ELIMINATED, EXITED } from '../state/stacks.ts'

/** How much a held place lowers limits: 1 for every so many hexes, at least and at most so much (S1.6, S4.6). */
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

/** 16 How many counters a formation may lose before it is demoralized, less what places take from it; 0: no limit. */
export function limitOf(p: Eagle, formation: number): number {
  const { limits, lowered, reducedInAll } = p.scenario
  if (limits[formation] === 0) return 0
  let taken = 0
  for (let place = 0; place < 2; place++) if ((lowered[formation] >> place) & 1) taken += reductionBy(p, place)
  if (taken > 0) taken = Math.min(reducedInAll.most, Math.max(reducedInAll.least, taken))
  return Math.max(1, limits[formation] - taken)
}

/**
 * 16 Counters of a formation that are eliminated, disorganized or routed; a single counter by the reading that is
 * played.
 */
export function countHurt(p: Eagle, formation: number): number {
  const { army, readings } = p.scenario
  const troops = army.troopsOf[formation]
  const least = readings.singleCounter && troops.length === 1 ? ROUTED : SHAKEN
  let down = 0
  for (let k = 0; k < troops.length; k++) if (p.at[troops[k]] === ELIMINATED || p.state[troops[k]] >= least) down++
  return down
}

/** Counts anew who is eliminated, disorganized or routed, and tells which formations have fallen or recovered. */
function reckon(p: Eagle, journal: Journal | undefined): void {
  const formations = p.scenario.army.formations.length
  for (let f = 0; f < formations; f++) {
    p.hurt[f] = countHurt(p, f)
    const limit = limitOf(p, f)
    const down = limit > 0 && p.hurt[f] >= limit ? 1 : 0
    if (down === p.down[f]) continue
    p.down[f] = down
    journal?.tell(EVERYBODY, down ? event.Demoralized : event.Heartened, f)
  }
}

/**
 * Demoralized formations of a side; for every two of Dupont's brigades that have left, one more of the Spanish (S3.7).
 */
export function fallen(p: Eagle, side: number): number {
  const { army } = p.scenario
  let count = side === SPANISH ? brigadesGone(p) >> 1 : 0
  for (let f = 0; f < army.formations.length; f++) if (army.formationSide[f] === side) count += p.down[f]
  return count
}

/**
 * RA63 How many brigades of those that may have left: all that is left of each, at least one counter. Whoever is not
 * seen has not.
 */
function brigadesGone(p: Eagle): number {
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

const DRAW = 3

/** 17 Both sides are compared: fewer demoralized formations win, by as many as the difference is (RA58). */
export function decide(p: Eagle, journal: Journal | undefined, least: number): void {
  const french = fallen(p, FRENCH)
  const spanish = fallen(p, SPANISH)
  if (french === spanish) {
    p.result = DRAW
    p.degree = 0
    journal?.tell(EVERYBODY, event.Drawn)
    return
  }
  const winner = french < spanish ? FRENCH : SPANISH
  p.result = 1 + winner
  p.degree = Math.min(DRAW, Math.max(least, Math.abs(french - spanish)))
  journal?.tell(EVERYBODY, event.Won, winner, p.degree)
}

/** After every result: counts, and ends the game as soon as a side has three demoralized formations. */
export function judge(p: Eagle, journal: Journal | undefined): void {
  reckon(p, journal)
  // The night of a second day decides nothing: losses count from its morning on (S3.2).
  if (p.result !== 0 || (p.scenario.carried !== undefined && p.turn <= NIGHT)) return
  for (let side = FRENCH; side <= SPANISH; side++)
    if (fallen(p, side) >= p.scenario.tables.file.victory.demoralized) {
      decide(p, journal, 1)
      return
    }
}

/** 17, RA58 The same after somebody has come into a hex: only those of the towns matter. */
export function judgeIn(p: Eagle, hex: number, journal: Journal | undefined): void {
  if (p.scenario.placeOf[hex] >= 0) judge(p, journal)
}

/** 17 The result, as soon as there is one. */
export function outcome(p: Eagle): Outcome | undefined {
  if (p.result === 0) return undefined
  return p.result === DRAW ? { winner: 0 } : { winner: only(p.result - 1), degree: DEGREES[p.degree] }
}
