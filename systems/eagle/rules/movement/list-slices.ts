/**
 * 7 The list of the movement by slices: what each unit and each leader may do, and which slices a change on the board
 * may affect. A step changes little: the mover, and units within two hexes of its old and new place.
 */

import { atEdge, distance, hexesWithin } from '../../../../src/hex/index.ts'
import { keptLists, type ListSlices, type Stale } from '../../../../src/kernel/index.ts'
import { ableOwes } from '../orders/duties.ts'
import { leastHexes } from '../skirmishers/skirmish.ts'
import { FURTHER } from '../state/army.ts'
import { CART, isCover } from '../state/ground.ts'
import { type Eagle, mark, NO_ORDER, SKIRMISH, WAITING } from '../state/position.ts'
import { breadth, fits, isSpread, nodeOf, points } from '../state/stacks.ts'
import { comesBy } from './arrivals.ts'
import { FACES, STANDS } from './changed-cells.ts'
import { type Changes, changesFor } from './changes.ts'
import { hasFacing } from './facing.ts'
import { ALONE, FACED, GATHERED, IDLE, OWING, PRESENT, TOPMOST } from './listed-choices.ts'
import { fullAllowance, whyNotMove } from './movement.ts'
import { isPassing } from './passing.ts'

/** Marks the units that have changed, and those of their stacks that this affects. */
function staleChanged(before: Eagle, p: Eagle, { units, what }: Changes, stale: Stale): void {
  for (let k = 0; k < units.count; k++) {
    const unit = units.list[k]
    if ((what[unit] & (STANDS | FACES)) !== 0 || readies(before, p, unit)) staleStack(p, unit, stale)
    else staleTop(before, p, unit, stale)
  }
}

/** Actions of a unit that matter to the units of its stack that could go along with it (RA70). */
const JOINS = mark.MOVED | mark.CHARGING | mark.CHARGED | mark.DONE

/** Has it changed whether a unit could go with others of its stack? */
const readies = (before: Eagle, p: Eagle, unit: number): boolean => ((before.marks[unit] ^ p.marks[unit]) & JOINS) !== 0

/**
 * May an event in an adjacent hex change the choices of a unit? It steps into the next hex if there is room (6), and if
 * that is full, through it into the one beyond (RA130).
 */
function isTouched(before: Eagle, p: Eagle, unit: number, at: number, hex: number): boolean {
  const { army, ground } = p.scenario
  if (distance(ground.grid, at, hex) > 1) return isFullBetween(p, unit, at, hex)
  // A cart pays for another cart on the highway (S4.8.5.1), where there is always room for it.
  if (army.arm[unit] === CART) return true
  // Under maneuver orders an empty hex is easier to enter (code D).
  if (p.march[army.formation[unit]] === 1 && before.top[hex] < 0 !== p.top[hex] < 0) return true
  return !(isRoomy(before, unit, hex) && isRoomy(p, unit, hex))
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

/** Marks the slice of a leader who has ridden, and those of units that wait for him or follow him (15, 3.1a). */
function staleLeader(before: Eagle, p: Eagle, leader: number, stale: Stale): void {
  const { army } = p.scenario
  const rides = before.rode[leader] > 0 !== p.rode[leader] > 0
  const moved = before.where[leader] !== p.where[leader] || before.away[leader] !== p.away[leader]
  stale.add(army.units.length + leader)
  for (const unit of army.unitsOf[leader])
    if (rides || (moved && p.order[army.formation[unit]] === NO_ORDER)) staleStack(p, unit, stale)
}

const around = new Int16Array(19)

/** Marks the units beside hexes in which a unit came, went or changed. */
function staleBeside(before: Eagle, p: Eagle, seat: number, { filled, turned }: Changes, stale: Stale): void {
  const { grid } = p.scenario.ground
  for (let n = 0; n < filled.count; n++) {
    const hex = filled.list[n]
    staleHex(p, hex, stale)
    if (atEdge(grid, hex)) staleComers(before, p, hex, stale)
    for (let k = hexesWithin(grid, hex, 1, 2, around) - 1; k >= 0; k--)
      for (let node = p.top[around[k]]; node >= 0; node = p.below[node]) {
        const unit = p.scenario.army.unitOf[node]
        // A unit that may not act does not look beyond its stack; and no adjacent unit affects whether it may.
        if (!stale.has(unit) && whyNotMove(p, seat, unit) === undefined && isTouched(before, p, unit, around[k], hex))
          stale.add(unit)
      }
    staleScouts(p, seat, hex, stale)
  }
  // The facing of a crowded hex matters to adjacent units that would go through (RA25).
  for (let n = 0; n < turned.count; n++)
    for (let k = hexesWithin(grid, turned.list[n], 0, 1, around) - 1; k >= 0; k--) staleHex(p, around[k], stale)
}

/**
 * Marks units that may still deploy as skirmishers over several hexes: they look at all hexes within their allowance
 * (RA107).
 */
function staleScouts(p: Eagle, seat: number, hex: number, stale: Stale): void {
  const { army, ground } = p.scenario
  for (let node = army.units.length; node < army.unitOf.length; node += FURTHER) {
    const unit = army.unitOf[node]
    if (army.side[unit] !== seat || p.at[unit] < 0 || p.form[unit] === SKIRMISH || leastHexes(points(p, unit)) <= 1)
      continue
    if (distance(ground.grid, p.at[unit], hex) <= fullAllowance(p, unit)) stale.add(unit)
  }
}

/**
 * Marks units that wait off the map and come in by this hex: the units there may leave no room (6), or did so before.
 */
function staleComers(before: Eagle, p: Eagle, hex: number, stale: Stale): void {
  const { comers } = p.scenario
  for (let k = 0; k < comers.length; k++) {
    const unit = comers[k]
    if (p.at[unit] === WAITING && comesBy(p, unit, hex) && !(isRoomy(before, unit, hex) && isRoomy(p, unit, hex)))
      stale.add(unit)
  }
}

/** Returns the traits of a unit; leaders and seats have none. */
function traits(p: Eagle, seat: number, unit: number): number {
  if (unit >= p.scenario.army.units.length) return 0
  const at = p.at[unit]
  if (at < 0) return IDLE | ALONE | TOPMOST | FACED | GATHERED
  const able = whyNotMove(p, seat, unit) !== undefined ? IDLE : ableOwes(p, unit) ? OWING : 0
  const top = p.top[at] === unit ? TOPMOST : 0
  if (isSpread(p, unit)) return PRESENT | able | top
  const alone = p.tall[at] === 1 ? ALONE : 0
  const faced = top === 0 || (alone > 0 && hasFacing(p, unit)) ? FACED : 0
  return PRESENT | GATHERED | able | top | alone | faced
}

/** A mover has the number of its slice, plus 1. */
export const movementSlices: ListSlices<Eagle> = {
  keep: keptLists,
  kinds: ['units', 'leaders', 'seats'],
  owner: ({ scenario: { army } }, kind, thing) =>
    kind === 0 ? army.side[thing] : kind === 1 ? army.leaderSide[thing] : thing,
  traits,
  // While a unit must go on, only that unit acts; and what markers hide affects more than can be seen.
  apply: (p) => !isPassing(p) && p.scenario.markerSide.length === 0,
  compare(before, p, seat, stale) {
    const changes = changesFor(p, seat)
    if (!changes.find(before, p)) return false
    const { riders } = changes
    for (let k = 0; k < riders.count; k++) staleLeader(before, p, riders.list[k], stale)
    if (changes.goes) {
      staleMover(before, p, before.mover - 1, stale)
      staleMover(before, p, p.mover - 1, stale)
    }
    staleChanged(before, p, changes, stale)
    staleBeside(before, p, seat, changes, stale)
    staleExit(before, p, seat, stale)
    return true
  },
  note: (before, p, seat) => changesFor(p, seat).note(before, p),
  // A leader waits for what the units of his formation still owe (RA134), and the end of the movement for what all
  // units owe.
  follow(p, seat, slice, differing, stale) {
    if ((differing & OWING) === 0) return
    const { army } = p.scenario
    const leader = army.leaderOf[army.formation[slice]]
    if (leader >= 0) stale.add(army.units.length + leader)
    stale.add(seatSlice(p, seat))
  },
}

const seatSlice = (p: Eagle, seat: number): number =>
  p.scenario.army.units.length + p.scenario.army.leaders.length + seat

/** Marks the slice of the seat if the units that can leave the map may have changed (S3.7). */
function staleExit(before: Eagle, p: Eagle, seat: number, stale: Stale): void {
  const { army, exit } = p.scenario
  for (let k = 0; exit >= 0 && k < stale.count; k++) {
    const unit = stale.list[k]
    if (unit < army.units.length && (p.at[unit] === exit || before.at[unit] === exit)) stale.add(seatSlice(p, seat))
  }
}

/**
 * Marks the unit or leader that moves, or did: units that go along with it have joined it, and so have done something
 * themselves.
 */
function staleMover(before: Eagle, p: Eagle, mover: number, stale: Stale): void {
  if (mover < 0) return
  if (mover >= p.scenario.army.units.length) stale.add(mover)
  else staleTop(before, p, mover, stale)
}

/**
 * Marks a unit, and the present and former top of its stack: the top unit turns the stack as a whole, while no unit of
 * it is under way (RA69). Right under skirmishers on top no unit can be laid higher (RA26).
 */
function staleTop(before: Eagle, p: Eagle, unit: number, stale: Stale): void {
  const { unitOf } = p.scenario.army
  stale.add(unit)
  for (let k = p.at[unit] < 0 ? 0 : breadth(p, unit); k > 0; k--) {
    const hex = p.at[nodeOf(p, unit, k - 1)]
    const top = unitOf[p.top[hex]]
    if (p.form[top] === SKIRMISH) staleHex(p, hex, stale)
    stale.add(top)
    if (before.top[hex] >= 0) stale.add(unitOf[before.top[hex]])
  }
}

/** Marks a unit, and the other units in its hex. */
function staleStack(p: Eagle, unit: number, stale: Stale): void {
  stale.add(unit)
  if (p.at[unit] >= 0) staleHex(p, p.at[unit], stale)
}

function staleHex(p: Eagle, hex: number, stale: Stale): void {
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) stale.add(p.scenario.army.unitOf[node])
}
