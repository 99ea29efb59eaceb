/**
 * 7 The list of the movement by shares: what each unit and each leader may do, and which of that a change on the board may touch. A step
 * changes little: the mover, and those within two hexes of where it was and is.
 */
import type { Choice, Offers, Shares } from '../../engine/index.ts'
import { distance } from '../../hex/index.ts'
import { isCover } from './ground.ts'
import { fullAllowance, whyNotMove } from './movement.ts'
import { isPassing } from './passing.ts'
import { type Eagle, NO_ORDER, SKIRMISH } from './position.ts'
import { breadth, fits, nodeOf } from './stacks.ts'
import { isThrong } from './throng.ts'

type ByShare = Pick<Choice<Eagle>, 'propose' | 'share'>
type Offer = (p: Eagle, seat: number, thing: number, offers: Offers) => void

/** A choice of units: `offer` says what one could do that may act (`whyNotMove`). */
export const eachUnit = (offer: Offer): ByShare => ({
  propose(p, seat, offers) {
    for (let unit = 0; unit < p.scenario.army.units.length; unit++)
      if (whyNotMove(p, seat, unit) === undefined) offer(p, seat, unit, offers)
  },
  share: { of: 'units', propose: offer },
})

/** A choice of stacks, each offered with a unit that lies there, whether that may act or not. */
export const eachStacked = (offer: Offer): ByShare => {
  const offerStacked: Offer = (p, seat, unit, offers) => {
    if (p.scenario.army.side[unit] !== seat || p.at[unit] < 0) return
    for (let k = breadth(p, unit) - 1; k >= 0; k--)
      if (p.tall[p.at[nodeOf(p, unit, k)]] > 1) {
        offer(p, seat, unit, offers)
        return
      }
  }
  return {
    propose(p, seat, offers) {
      for (let unit = 0; unit < p.scenario.army.units.length; unit++) offerStacked(p, seat, unit, offers)
    },
    share: { of: 'units', evenIdle: true, propose: offerStacked },
  }
}

/** A choice of leaders of the seat. */
export const eachLeader = (offer: Offer): ByShare => ({
  propose(p, seat, offers) {
    const { leaderSide } = p.scenario.army
    for (let leader = 0; leader < leaderSide.length; leader++) if (leaderSide[leader] === seat) offer(p, seat, leader, offers)
  },
  share: { of: 'leaders', propose: offer },
})

/** Hexes in which somebody came, went or changed: first those whose points and shapes are others, then throngs that but show another facing. */
const filled = new Int16Array(512)
const turned = new Int16Array(512)
const touched = { filled: 0, turned: 0 }

/** Are both positions alike in what bears on everybody: orders, and the spirit of formations? */
function isComparable(before: Eagle, p: Eagle, seat: number): boolean {
  const { army, commanders } = p.scenario
  for (let f = 0; f < army.formations.length; f++) {
    if (before.down[f] !== p.down[f] || before.march[f] !== p.march[f]) return false
    if (army.formationSide[f] !== seat) continue
    if (before.order[f] !== p.order[f] || before.area[f] !== p.area[f] || before.quota[f] !== p.quota[f]) return false
  }
  for (let k = 0; k < commanders.length; k++)
    if (army.leaderSide[commanders[k].leader] === seat && before.tried[k] !== p.tried[k]) return false
  return true
}

/** Notes the hexes of nodes that lie elsewhere, otherwise, or turned. False where one of the enemy's does, for that bears on everybody. */
function compareStacks(before: Eagle, p: Eagle, seat: number, stale: Uint8Array): boolean {
  const { side, unitOf } = p.scenario.army
  // Taken out of the loop: it goes over all pieces at every question.
  const { at, below, form, state, lost, dir } = p
  const { at: wasAt, below: wasBelow, form: wasForm, state: wasState, lost: wasLost, dir: wasDir } = before
  touched.filled = 0
  touched.turned = 0
  for (let node = 0; node < at.length; node++) {
    const unit = unitOf[node]
    const hex = at[node]
    const same = wasAt[node] === hex && wasForm[unit] === form[unit] && wasState[unit] === state[unit] && wasLost[unit] === lost[unit]
    const lies = wasBelow[node] === below[node]
    const shows = hex < 0 || wasDir[hex] === dir[hex]
    if (same && lies && shows) continue
    if (side[unit] !== seat) return false
    // Who lies on top turns the stack, and who lay there does not any more.
    staleStack(p, unit, stale)
    if (!same) {
      if (wasAt[node] >= 0) filled[touched.filled++] = wasAt[node]
      if (hex >= 0 && hex !== wasAt[node]) filled[touched.filled++] = hex
    } else if (!shows && isThrong(p, hex)) turned[touched.turned++] = hex
  }
  return true
}

/**
 * May the choices of a unit be others, because of what has happened beside it? It steps into the next hex, if there is room (6), and through
 * that, if it is full, into the one beyond (RA130); the facing of a throng beside it matters where it goes through (RA25). Who may still
 * deploy as skirmishers looks as far as he could go (RA107).
 */
function isTouched(before: Eagle, p: Eagle, unit: number): boolean {
  const { grid } = p.scenario.ground
  const deploys = p.scenario.army.spread[unit] >= 0 && p.form[unit] !== SKIRMISH
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const at = p.at[nodeOf(p, unit, k)]
    if (at < 0) continue
    for (let n = 0; n < touched.turned; n++) if (distance(grid, at, turned[n]) <= 1) return true
    for (let n = 0; n < touched.filled; n++) {
      const hex = filled[n]
      const far = distance(grid, at, hex)
      if (far === 0 || (deploys && far <= fullAllowance(p, unit))) return true
      if (far === 1 && !(isRoomy(before, unit, hex) && isRoomy(p, unit, hex) && before.top[hex] < 0 === p.top[hex] < 0)) return true
      if (far === 2 && isFullBetween(p, unit, at, hex)) return true
    }
  }
  return false
}

const isRoomy = (p: Eagle, unit: number, hex: number): boolean => fits(p, unit, hex, isCover(p.scenario.ground, hex))

/** Is there no room for a unit in a hex between two that are two steps apart? */
function isFullBetween(p: Eagle, unit: number, at: number, hex: number): boolean {
  const { grid } = p.scenario.ground
  for (let k = 6 * at; k < 6 * at + 6; k++) {
    const next = grid.neighbours[k]
    if (next >= 0 && p.top[next] >= 0 && distance(grid, next, hex) === 1 && !isRoomy(p, unit, next)) return true
  }
  return false
}

/** Marks the shares of leaders who have ridden, and of the units that wait for them or follow them (15, 3.1a). */
function compareLeaders(before: Eagle, p: Eagle, seat: number, stale: Uint8Array): void {
  const { army } = p.scenario
  for (let leader = 0; leader < army.leaders.length; leader++) {
    if (army.leaderSide[leader] !== seat) continue
    const rides = before.rode[leader] > 0 !== p.rode[leader] > 0
    const moved = before.where[leader] !== p.where[leader]
    if (!moved && before.rode[leader] === p.rode[leader] && before.away[leader] === p.away[leader]) continue
    stale[army.units.length + leader] = 1
    for (let unit = 0; unit < army.units.length; unit++) {
      const formation = army.formation[unit]
      if (army.leaderOf[formation] === leader && (rides || (moved && p.order[formation] === NO_ORDER))) staleStack(p, unit, stale)
    }
  }
}

/** Marks the units that have done something, and those beside whom somebody has. */
function compareUnits(before: Eagle, p: Eagle, seat: number, stale: Uint8Array): void {
  const { side } = p.scenario.army
  const { marks, notes, began } = p
  const { marks: wasMarks, notes: wasNotes, began: wasBegan } = before
  const some = touched.filled + touched.turned > 0
  for (let unit = 0; unit < side.length; unit++) {
    if (side[unit] !== seat) continue
    if (wasMarks[unit] !== marks[unit] || wasNotes[unit] !== notes[unit] || wasBegan[unit] !== began[unit]) {
      // Those of one stack go together and turn together, or not at all (RA69, RA70).
      staleStack(p, unit, stale)
    } else if (some && stale[unit] === 0 && isTouched(before, p, unit)) stale[unit] = 1
  }
}

/** Idle are units that may not act, and the enemy's leaders. */
function isIdle(p: Eagle, seat: number, share: number): boolean {
  const { side, leaderSide } = p.scenario.army
  return share < side.length ? whyNotMove(p, seat, share) !== undefined : leaderSide[share - side.length] !== seat
}

/** A mover has the number of its share, plus 1. */
export const movementShares: Shares<Eagle> = {
  kinds: ['units', 'leaders'],
  isIdle,
  // While somebody has to go on, one unit alone acts; and what markers hide touches more than can be seen.
  apply: (p) => !isPassing(p) && p.scenario.markerSide.length === 0,
  compare(before, p, seat, stale) {
    if (!isComparable(before, p, seat)) return false
    if (!compareStacks(before, p, seat, stale)) return false
    compareLeaders(before, p, seat, stale)
    staleMover(p, before.mover - 1, stale)
    staleMover(p, p.mover - 1, stale)
    compareUnits(before, p, seat, stale)
    staleLeaders(p, stale)
    return true
  },
}

/** A leader waits for what the units of his formation still owe (RA134). */
function staleLeaders({ scenario: { army } }: Eagle, stale: Uint8Array): void {
  for (let unit = 0; unit < army.units.length; unit++) {
    const leader = army.leaderOf[army.formation[unit]]
    if (stale[unit] === 1 && leader >= 0) stale[army.units.length + leader] = 1
  }
}

/** Who moves, or did: with him the stack, which turns as one only while nobody of it is under way. */
function staleMover(p: Eagle, mover: number, stale: Uint8Array): void {
  if (mover < 0) return
  if (mover < p.scenario.army.units.length) staleStack(p, mover, stale)
  else stale[mover] = 1
}

/** Marks a unit, and those who lie in its hex. */
function staleStack(p: Eagle, unit: number, stale: Uint8Array): void {
  stale[unit] = 1
  const hex = p.at[unit]
  if (hex < 0) return
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) stale[p.scenario.army.unitOf[node]] = 1
}
