/** 15.11.3 to 15.11.5 Routed units come back in subphase 2.1, when their commander is activated. */
import { distance, hexesWithin } from '../../../../src/hex/index.ts'
import { begin, EVERYBODY, type Journal, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { alarmLeaders, loseUncommanded } from '../harm/leaders.ts'
import { fitLine } from '../movement/fitting.ts'
import { alone, makeGroup } from '../movement/group.ts'
import { stackFault } from '../movement/stacking.ts'
import { meet } from '../skirmishers/companies.ts'
import { ARTILLERY, CAVALRY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { putDown } from '../state/placing.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { COLUMN, MOUNTED, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { holds } from '../state/troops.ts'
import { isBrigade, supportsWith } from './commanders.ts'

const NOT_DUE = refusal('15.11.3', 'A routed unit comes back in its turn, when its commander is activated.')
const NOT_THERE = refusal(
  '15.11.4',
  "It comes back in its commander's hex or beside it (without him, in a rally hex), where there is room.",
)
const NEAR_ENEMY = refusal('R89', 'It comes back beside enemies only if there is no other hex.')
const NOT_YET = refusal('R89', 'A unit that comes back chooses its hex before its facing.')

/**
 * 15.11.3 Does the unit come back in this activation: is its commander activated, or, for a Supporting Unit, a brigade
 * that it supports with (4.7.1)?
 */
function isDue(p: Albuera, unit: number): boolean {
  if (p.due[unit] === 0 || p.due[unit] > p.turn) return false
  const { commander, leads, side, supports } = p.scenario.army
  const superior = commander[unit]
  if (supports[unit] === 0) return p.active[superior] === 1
  for (let c = 0; c < p.active.length; c++)
    if (p.active[c] === 1 && isBrigade(p, c) && leads[c] === side[unit] && supportsWith(p, superior, c)) return true
  return false
}

const scratch = makeGroup()
/** The hexes in which the last unit that was looked at can come back, and their number. */
const places = new Int16Array(64)
let count = 0

/** The array in which a unit comes back (R89). */
function arrayOf(p: Albuera, unit: number): number {
  const { arm, isCompany } = p.scenario.army
  if (arm[unit] === CAVALRY) return MOUNTED
  return isCompany[unit] === 1 ? SKIRMISH : COLUMN
}

/** The facing of the units that it joins in a hex; -1 if it joins none, and its owner chooses its facing. */
function facingIn(p: Albuera, hex: number, unit: number): number {
  const { arm, battalion, unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const one = unitOf[node]
    // 8.3 A battalion and its company are one counter there.
    if (battalion[unit] === one || battalion[one] === unit || arm[one] === ARTILLERY) continue
    if (p.array[one] !== SQUARE) return p.face[one]
  }
  return -1
}

function hasRoom(p: Albuera, unit: number, hex: number): boolean {
  const { army, field } = p.scenario
  if (field[hex] === 0 || holds(p, other(army.side[unit]), hex)) return false
  const facing = facingIn(p, hex, unit)
  return stackFault(p, alone(p, unit, scratch), hex, facing < 0 ? 0 : facing, arrayOf(p, unit), false) === undefined
}

const beside = new Int16Array(6)
/** Is a hex next to one with enemies? */
function isNearEnemy(p: Albuera, side: number, hex: number): boolean {
  const found = hexesWithin(p.scenario.ground.grid, hex, 1, 1, beside)
  for (let k = 0; k < found; k++) if (holds(p, other(side), beside[k])) return true
  return false
}

/** 15.11.4 Finds the hexes in which a unit can come back; away from enemies, if possible (R89). */
function findPlaces(p: Albuera, unit: number): number {
  const { army, ground, returns } = p.scenario
  const side = army.side[unit]
  const post = p.post[army.commander[unit]]
  const rally = returns[side]
  count = post === OFF ? rally.length : hexesWithin(ground.grid, post, 0, 1, places)
  if (post === OFF) places.set(rally)
  let left = 0
  let far = 0
  for (let k = 0; k < count; k++) {
    if (!hasRoom(p, unit, places[k])) continue
    const hex = places[k]
    places[left] = hex
    // Hexes away from enemies come first.
    if (!isNearEnemy(p, side, hex)) {
      places[left] = places[far]
      places[far++] = hex
    }
    left++
  }
  count = far > 0 ? far : left
  return count
}

/** 15.11.4 Is it one of the hexes in which the unit comes back if there is room? */
function isAtRally(p: Albuera, unit: number, hex: number): boolean {
  const { army, ground, returns } = p.scenario
  const post = p.post[army.commander[unit]]
  return post === OFF ? returns[army.side[unit]].includes(hex) : distance(ground.grid, post, hex) <= 1
}

/** One box on (15.11.3), or out of the game after the last turn (15.11.5). */
function postpone(p: Albuera, unit: number, journal?: Journal): void {
  p.due[unit] = p.turn + 1
  if (p.due[unit] > p.scenario.turns) {
    journal?.tell(EVERYBODY, event.OutOfGame, unit)
    loseUncommanded(p, p.scenario.army.commander[unit], journal)
  } else journal?.tell(EVERYBODY, event.Postponed, unit, p.due[unit])
}

/** 15.11.3 In phase 3 units that have not come back in their turn wait for the next. */
export function postponeAll(p: Albuera, journal?: Journal): void {
  for (let unit = 0; unit < p.due.length; unit++)
    if (p.due[unit] > 0 && p.due[unit] <= p.turn) postpone(p, unit, journal)
}

/** Puts a unit down; if it joins no other unit, its facing is asked for. */
function comeBack(p: Albuera, unit: number, hex: number, journal?: Journal): void {
  const facing = facingIn(p, hex, unit)
  p.due[unit] = 0
  p.array[unit] = arrayOf(p, unit)
  if (facing >= 0) p.face[unit] = facing
  putDown(p, unit, hex, false)
  if (facing < 0) {
    p.newcomer = 1 + unit
    p.rallies = 1 + p.scenario.army.side[unit]
  } else settleIn(p, unit, journal)
}

/** The unit has its place and its facing; a battalion meets its company, a company its battalion (8.3). */
function settleIn(p: Albuera, unit: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, event.Returned, unit, p.at[unit], p.face[unit])
  p.newcomer = 0
  p.rallies = 0
  alarmLeaders(p, unit)
  const unfit = meet(p, unit, journal)
  if (unfit >= 0) fitLine(p, unfit, journal)
}

/**
 * Deals with the next unit that is due: without room it waits (R90), with only one hex it takes that. False if none is
 * left.
 */
function seeToNext(p: Albuera, journal?: Journal): boolean {
  for (let unit = 0; unit < p.due.length; unit++) {
    if (!isDue(p, unit)) continue
    const found = findPlaces(p, unit)
    if (found === 0) {
      postpone(p, unit, journal)
      continue
    }
    if (found === 1) comeBack(p, unit, places[0], journal)
    else p.rallies = 1 + p.scenario.army.side[unit]
    return true
  }
  return false
}

export const Returning: Phase<Albuera> = {
  name: 'returning',
  rule: '15.11.3',
  asks: (p) => (p.rallies > 0 ? only(p.rallies - 1) : NOBODY),
  steps: [
    (p, _dice, journal) => {
      p.step = 0
      // 14.10.8 Enemy commanders next to the returned unit may step back.
      if (p.owing !== 0) begin(p, Aftermath)
      else if (!seeToNext(p, journal)) p.step = 1
    },
  ],
  choices: [
    {
      verb: 'return {units} > {hexes}',
      propose(p, _seat, offers) {
        if (p.newcomer > 0) return
        for (let unit = 0; unit < p.due.length; unit++) {
          if (!isDue(p, unit)) continue
          const found = findPlaces(p, unit)
          for (let k = 0; k < found; k++) offers.give(unit, places[k])
        }
      },
      check(p, _seat, unit, hex) {
        if (p.newcomer > 0 || !isDue(p, unit)) return NOT_DUE
        const found = findPlaces(p, unit)
        for (let k = 0; k < found; k++) if (places[k] === hex) return undefined
        return isAtRally(p, unit, hex) && hasRoom(p, unit, hex) ? NEAR_ENEMY : NOT_THERE
      },
      play: (p, _seat, unit, hex, _dice, journal) => {
        p.rallies = 0
        comeBack(p, unit, hex, journal)
      },
    },
    {
      verb: 'face {corners}',
      propose(p, _seat, offers) {
        if (p.newcomer > 0) for (let corner = 0; corner < 6; corner++) offers.give(corner)
      },
      check: (p) => (p.newcomer > 0 ? undefined : NOT_YET),
      play(p, _seat, corner, _b, _dice, journal) {
        const unit = p.newcomer - 1
        p.face[unit] = corner
        settleIn(p, unit, journal)
      },
    },
  ],
}
