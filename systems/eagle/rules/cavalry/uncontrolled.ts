/** 11.3 Uncontrolled cavalry rides at the nearest enemy in front of it, by the shortest way, or straight ahead. */

import {
  beginSearch,
  distance,
  inField,
  leftFront,
  makeSearch,
  NO,
  neighbour,
  offer,
  opposite,
  rightFront,
  runSearch,
  type Search,
  sideTo,
  startAt,
} from '../../../../src/hex/index.ts'
import { type Choice, EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { leadersScatter } from '../leaders/left-alone.ts'
import { eliminate } from '../morale/morale.ts'
import { costOf } from '../movement/allowance.ts'
import { event } from '../state/events.ts'
import { uncontrolledFrame } from '../state/frames.ts'
import { isCover, NEVER } from '../state/ground.ts'
import { due, type Eagle } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter, fits, shift, turnStack } from '../state/stacks.ts'
import { judge, judgeIn } from '../victory/demoralization.ts'

/** How far an uncontrolled regiment looks for an enemy. */
const SIGHT = 3
/** No cavalry has more points. */
const MOST = 16

// Its prey

/** Returns how far the nearest enemy within 3 hexes in the front field is; more than that if there is none. */
function nearness(p: Eagle, unit: number, heading: number): number {
  let least = SIGHT + 1
  for (let node = 0; node < p.scenario.army.unitOf.length; node++)
    if (p.at[node] >= 0) least = Math.min(least, howFar(p, unit, heading, p.at[node]))
  return least
}

/** Returns how far an enemy in this hex is, if it stands in the front field; otherwise more than SIGHT. */
function howFar(p: Eagle, unit: number, heading: number, hex: number): number {
  const { army, ground } = p.scenario
  if (fighter(p, hex) !== enemyOf(army.side[unit]) || !inField(ground.grid, p.at[unit], heading, hex)) return SIGHT + 1
  return distance(ground.grid, p.at[unit], hex)
}

/** Returns the single nearest hex; NOBODY_THERE, or SEVERAL. */
function onlyPrey(p: Eagle, unit: number, heading: number): number {
  const near = nearness(p, unit, heading)
  if (near > SIGHT) return NOBODY_THERE
  let found = NOBODY_THERE
  for (let node = 0; node < p.scenario.army.unitOf.length; node++) {
    const at = p.at[node]
    if (at < 0 || at === found || howFar(p, unit, heading, at) !== near) continue
    if (found >= 0) return SEVERAL
    found = at
  }
  return found
}
const NOBODY_THERE = -1
const SEVERAL = -2

// Its way

let forward: Search | undefined
let back: Search | undefined

function ahead(search: Search, hex: number, p: Eagle): void {
  const frame = uncontrolledFrame(p)
  for (let side = 0; side < 6; side++) {
    const to = neighbour(p.scenario.ground.grid, hex, side)
    if (to < 0 || fighter(p, to) === enemyOf(p.scenario.army.side[frame.unit])) continue
    const cost = costOf(p, frame.unit, hex, side)
    if (cost < NEVER) offer(search, to, cost)
  }
}

/** Follows the same steps backwards: from a hex to those from which it is entered. */
function behind(search: Search, hex: number, p: Eagle): void {
  const frame = uncontrolledFrame(p)
  for (let side = 0; side < 6; side++) {
    const from = neighbour(p.scenario.ground.grid, hex, side)
    if (from < 0 || fighter(p, from) === enemyOf(p.scenario.army.side[frame.unit])) continue
    const cost = costOf(p, frame.unit, from, opposite(side))
    if (cost < NEVER) offer(search, from, cost)
  }
}

/** Can the prey be attacked from this hex? */
function isAttackFrom(p: Eagle, hex: number): boolean {
  const { grid, shock } = p.scenario.ground
  const side = sideTo(grid, hex, uncontrolledFrame(p).prey - 1)
  return side >= 0 && shock[6 * hex + side] > 0
}

/**
 * RA92 Finds how far each hex is, by the shortest way, from where the unit attacks its prey; if it cannot get there,
 * from the nearest hex that it can reach.
 */
function ways(p: Eagle): Search {
  const frame = uncontrolledFrame(p)
  const { grid } = p.scenario.ground
  const prey = frame.prey - 1
  const there = (forward ??= makeSearch(grid.count, MOST))
  beginSearch(there, p.left)
  startAt(there, p.at[frame.unit])
  runSearch(there, ahead, p)
  let reaches = false
  let nearest = distance(grid, p.at[frame.unit], prey)
  for (let k = 0; k < there.count; k++) {
    const hex = there.reached[k]
    if (isAttackFrom(p, hex) && mayStop(p, hex)) reaches = true
    if (mayStop(p, hex)) nearest = Math.min(nearest, distance(grid, hex, prey))
  }
  const home = (back ??= makeSearch(grid.count, MOST))
  beginSearch(home, p.left)
  for (let k = 0; k < there.count; k++) {
    const hex = there.reached[k]
    const goal = reaches ? isAttackFrom(p, hex) : distance(grid, hex, prey) === nearest
    if (goal && mayStop(p, hex)) startAt(home, hex)
  }
  runSearch(home, behind, p)
  return home
}

/** RA93, RA130 A unit passes friends, but does not stop where there is no room. */
function mayStop(p: Eagle, hex: number): boolean {
  const { unit } = uncontrolledFrame(p)
  return hex === p.at[unit] || fits(p, unit, hex, isCover(p.scenario.ground, hex))
}

const NOT_THERE = refusal('11.3', 'Out of hand it goes by the shortest way at the nearest enemy, or straight ahead.')
const NOT_NEAREST = refusal(
  'RA52',
  'It goes at the nearest enemy in front of it; only where several are as near the owner picks.',
)

/** May the uncontrolled unit go to this hex next? */
function runsTo(p: Eagle, to: number): boolean {
  const frame = uncontrolledFrame(p)
  const { unit } = frame
  const { army, ground } = p.scenario
  const { grid } = ground
  const from = p.at[unit]
  const side = sideTo(grid, from, to)
  if (frame.hunting === 0 || side < 0 || fighter(p, to) === enemyOf(army.side[unit])) return false
  const cost = costOf(p, unit, from, side)
  if (cost >= NEVER || cost > p.left) return false
  if (frame.prey > 0) {
    const { cost: left } = ways(p)
    return left[from] !== NO && left[to] !== NO && left[to] + cost === left[from]
  }
  // RA93: the two front directions alternate.
  const [one, other] = [leftFront(frame.facing), rightFront(frame.facing)]
  if (frame.lastSide === 0 ? side !== one && side !== other : side !== (frame.lastSide === 1 + one ? other : one))
    return false
  return mayStop(p, to) || goesOn(p, to, side === one ? other : one, p.left - cost)
}

/** Can it go on straight ahead from a full hex to one with room? */
function goesOn(p: Eagle, from: number, side: number, left: number): boolean {
  const frame = uncontrolledFrame(p)
  const to = neighbour(p.scenario.ground.grid, from, side)
  if (to < 0) return left > 0
  const cost = costOf(p, frame.unit, from, side)
  if (cost > left || fighter(p, to) === enemyOf(p.scenario.army.side[frame.unit])) return false
  const next = side === leftFront(frame.facing) ? rightFront(frame.facing) : leftFront(frame.facing)
  return mayStop(p, to) || goesOn(p, to, next, left - cost)
}

function anyRun(p: Eagle): boolean {
  for (let side = 0; side < 6; side++) {
    const to = neighbour(p.scenario.ground.grid, p.at[uncontrolledFrame(p).unit], side)
    if (to >= 0 && runsTo(p, to)) return true
  }
  return false
}

/** Does it run off the map (11.3)? */
function runsOff(p: Eagle): boolean {
  const frame = uncontrolledFrame(p)
  if (frame.prey > 0 || p.left < 1) return false
  const { grid } = p.scenario.ground
  const from = p.at[frame.unit]
  const [left, right] = [leftFront(frame.facing), rightFront(frame.facing)]
  if (frame.lastSide === 0) return neighbour(grid, from, left) < 0 || neighbour(grid, from, right) < 0
  return neighbour(grid, from, frame.lastSide === 1 + left ? right : left) < 0
}

const hunt: Choice<Eagle> = {
  verb: 'hunt {hexes}',
  propose(p, _seat, offers) {
    const { army } = p.scenario
    for (let node = 0; node < army.unitOf.length; node++)
      if (
        p.at[node] >= 0 &&
        army.side[army.unitOf[node]] !== army.side[uncontrolledFrame(p).unit] &&
        p.top[p.at[node]] === node
      )
        offers.try(p.at[node])
  },
  check: (p, _seat, hex) =>
    uncontrolledFrame(p).hunting === 0 &&
    howFar(p, uncontrolledFrame(p).unit, uncontrolledFrame(p).facing, hex) ===
      nearness(p, uncontrolledFrame(p).unit, uncontrolledFrame(p).facing) &&
    nearness(p, uncontrolledFrame(p).unit, uncontrolledFrame(p).facing) <= SIGHT
      ? undefined
      : NOT_NEAREST,
  play(p, _seat, hex) {
    const frame = uncontrolledFrame(p)
    p.asked = NOBODY
    frame.hunting = 1
    frame.prey = 1 + hex
  },
}

const run: Choice<Eagle> = {
  verb: 'run {units} > {hexes}',
  propose(p, _seat, offers) {
    const frame = uncontrolledFrame(p)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(p.scenario.ground.grid, p.at[frame.unit], side)
      if (to >= 0) offers.try(frame.unit, to)
    }
  },
  check: (p, _seat, unit, to) => (unit === uncontrolledFrame(p).unit && runsTo(p, to) ? undefined : NOT_THERE),
  play(p, seat, unit, to, _dice, journal) {
    const frame = uncontrolledFrame(p)
    p.asked = NOBODY
    const { grid } = p.scenario.ground
    const from = p.at[unit]
    const side = sideTo(grid, from, to)
    p.left -= costOf(p, unit, from, side)
    frame.lastSide = 1 + side
    leadersScatter(p, to, seat, journal)
    shift(p, unit, to, frame.facing)
    if (p.tall[to] === 1) turnStack(p, to, frame.facing)
    journal?.tell(EVERYBODY, event.Moved, unit, from, to, p.left)
    judgeIn(p, to, journal)
  },
}

export const Uncontrolled: Phase<Eagle> = {
  name: 'out of hand',
  locals: uncontrolledFrame,
  rule: '11.3',
  asks: (p) => p.asked,
  steps: [
    (p, _dice, journal) => {
      const frame = uncontrolledFrame(p)
      const { unit } = frame
      if (frame.hunting === 0) {
        p.step = 0
        const prey = onlyPrey(p, unit, frame.facing)
        if (prey === SEVERAL) {
          p.asked = only(p.scenario.army.side[unit])
          return
        }
        frame.hunting = 1
        frame.prey = prey === NOBODY_THERE ? 0 : 1 + prey
        return
      }
      if (frame.prey > 0 && isAttackFrom(p, p.at[unit])) {
        p.target[unit] = frame.prey
        p.due[unit] |= due.FORCED
        return
      }
      if (runsOff(p)) {
        // Removed from the game (11.3): it has not left by the road for which a brigade is credited (RA63).
        journal?.tell(EVERYBODY, event.RanOff, unit, p.at[unit])
        eliminate(p, unit, journal)
        judge(p, journal)
        return
      }
      if (anyRun(p)) {
        p.step = 0
        p.asked = only(p.scenario.army.side[unit])
      }
    },
  ],
  choices: [hunt, run],
}
