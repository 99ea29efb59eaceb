/** 12 Retreat, 11.4 cavalry retreat, 14.2 rout: pieces that must go, step by step, on ways that their owner picks. */

import { adjacent, sideTo } from '../../../../src/hex/index.ts'
import { begin, EVERYBODY, type Journal, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { letFollow } from '../leaders/following.ts'
import { leadersFollow, leadersScatter } from '../leaders/left-alone.ts'
import { eliminate, lose, setState } from '../morale/morale.ts'
import { allowance } from '../movement/allowance.ts'
import { event } from '../state/events.ts'
import {
  BY_11_4,
  BY_CHARGE,
  BY_COMBAT,
  BY_FLIGHT,
  BY_ROUT,
  FREE,
  GATHERED,
  isLoose,
  KIND,
  PASSED,
  PRESSED,
  retreatFrame,
} from '../state/frames.ts'
import { isCover, NEVER } from '../state/ground.ts'
import { ALL_ROUND, due, type Eagle, GOOD, NORMAL, SHAKEN, SKIRMISH, SQUARE } from '../state/position.ts'
import { fighter, fits, isFormed, lift, onMap, refresh, shift, turnStack } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { best, gap, priceOf, rankNow, toBase } from './retreat-path.ts'

export const IMPASSABLE = refusal('12.0a', 'It cannot fall back into that hex: the way is barred, or leads back.')
export const OTHER_WAY = refusal(
  '12.0a',
  'It falls back towards its base and keeps out of enemy zones of control while it can.',
)
export const OTHER_UNIT = refusal('12.0a', 'Another unit has to fall back first.')
export const MUST_GO = refusal('12.0a', 'It has to fall back farther.')
const ALREADY = refusal('12.0a', 'It stands in that hex already.')
const IN_PLACE = refusal('12.0a', 'This unit has come to its place.')

/** RA135 Does this side hold a hex with a unit that has not just fallen back into it? */
function isCovered(p: Eagle, side: number, hex: number): boolean {
  const { unitOf } = p.scenario.army
  if (fighter(p, hex) !== side) return false
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) if ((p.due[unitOf[node]] & due.BACK) === 0) return true
  return false
}

/** Falls back one hex. */
function fallBack(p: Eagle, to: number, journal: Journal | undefined): void {
  const frame = retreatFrame(p)
  const { unit } = frame
  const { army, ground } = p.scenario
  const from = p.at[unit]
  const mine = army.side[unit]
  const side = sideTo(ground.grid, from, to)
  const price = priceOf(p, from, side)
  if (from !== frame.start && p.tall[from] > 1) frame.kind |= PASSED
  lift(p, unit)
  const facing = p.dir[from]
  // A unit that already lay there covers the hex; the arriving unit does not cover it for itself.
  const zone = zoneAgainst(p, mine, to) !== NO_ZONE && !isCovered(p, mine, to)
  leadersScatter(p, to, mine, journal)
  shift(p, unit, to, facing)
  journal?.tell(EVERYBODY, event.Retreats, unit, from, to)
  leadersFollow(p, mine, from, to, journal)
  if ((frame.kind & GATHERED) === 0) frame.left -= price
  frame.steps++
  if (zone && (frame.kind & PRESSED) === 0 && !isLoose(frame.kind)) {
    frame.kind |= PRESSED
    journal?.tell(EVERYBODY, event.Pressed, unit)
    if (p.state[unit] === GOOD) setState(p, unit, SHAKEN)
    lose(p, unit, 1, journal)
  }
  // Not everybody may see how many points lie there, but everybody sees that it goes on.
  if (onMap(p, unit) && isThere(p) && isCrowded(p)) journal?.tell(EVERYBODY, event.NoRoom, unit, to)
}

/** Has it gone as many hexes, or points, as it must? A unit that runs to its base goes no farther than that. */
function isThere(p: Eagle): boolean {
  const frame = retreatFrame(p)
  const at = p.at[frame.unit]
  if ((frame.kind & GATHERED) !== 0) return gap(p, at) >= frame.left
  return frame.left <= 0 || (isLoose(frame.kind) && toBase(p, frame.unit, at) === 0)
}

/** RA98 Must it go on because there is no room where it has arrived? */
function isCrowded(p: Eagle): boolean {
  const { unit } = retreatFrame(p)
  return !fits(p, unit, p.at[unit], isCover(p.scenario.ground, p.at[unit]))
}

/** Has it gone all the way that it must? */
const isFar = (p: Eagle): boolean => !onMap(p, retreatFrame(p).unit) || (isThere(p) && !isCrowded(p))

/** May it stop where it is? */
function mayStop(p: Eagle): boolean {
  const { unit, steps, kind } = retreatFrame(p)
  return (kind & FREE) !== 0 && ((kind & GATHERED) !== 0 ? gap(p, p.at[unit]) : steps) >= 1 && !isCrowded(p)
}

function canPay(p: Eagle, side: number): boolean {
  const { unit, left, kind } = retreatFrame(p)
  return !isLoose(kind) || (kind & KIND) === BY_CHARGE || priceOf(p, p.at[unit], side) <= left
}

function whyNot(p: Eagle, unit: number, to: number) {
  // The enemy knows for certain only the place of the unit that the question is about.
  if (unit !== retreatFrame(p).unit) return OTHER_UNIT
  if (p.at[unit] === to) return ALREADY
  const { grid } = p.scenario.ground
  if (isFar(p)) return IN_PLACE
  const from = p.at[unit]
  if (!adjacent(grid, from, to)) return IMPASSABLE
  const side = sideTo(grid, from, to)
  const here = rankNow(p, side)
  if (here >= NEVER || !canPay(p, side)) return IMPASSABLE
  return here > best(p) ? OTHER_WAY : undefined
}

/** May the unit that falls back enter this hex? */
export const canFallBack = (p: Eagle, to: number): boolean => whyNot(p, retreatFrame(p).unit, to) === undefined

/** Returns the only possible step, -1 if there are several, -2 if there is none. */
function onlyStep(p: Eagle): number {
  const frame = retreatFrame(p)
  const { neighbours } = p.scenario.ground.grid
  const from = p.at[frame.unit]
  let found = -2
  for (let side = 0; side < 6; side++) {
    const to = neighbours[6 * from + side]
    if (to < 0 || whyNot(p, frame.unit, to) !== undefined) continue
    if (found >= 0) return -1
    found = to
  }
  return found
}

/** 12 One unit goes back. */
export const Retreat: Phase<Eagle> = {
  name: 'retreat',
  locals: retreatFrame,
  rule: '12.0a',
  asks: (p) => p.asked,
  steps: [
    (p, _dice, journal) => {
      const frame = retreatFrame(p)
      p.asked = NOBODY
      if (isFar(p)) {
        finish(p)
        return
      }
      const step = onlyStep(p)
      if (step === -2) {
        const owed = (frame.kind & KIND) === BY_COMBAT || (frame.kind & KIND) === BY_ROUT
        if (owed && !mayStop(p)) {
          journal?.tell(EVERYBODY, event.Trapped, frame.unit)
          eliminate(p, frame.unit, journal)
        }
        finish(p)
        return
      }
      p.step = 0
      if (step >= 0 && !mayStop(p)) fallBack(p, step, journal)
      else p.asked = only(p.scenario.army.side[frame.unit])
    },
    (p) => {
      const frame = retreatFrame(p)
      // It may choose a facing at the end (5), but only if it has gone back, has a facing, and is alone in its hex.
      const { unit } = retreatFrame(p)
      const gone = frame.steps > 0 || (frame.kind & GATHERED) !== 0
      if (gone && onMap(p, unit) && isFormed(p, unit) && p.tall[p.at[unit]] === 1 && p.face[p.at[unit]] !== ALL_ROUND) {
        p.asked = only(p.scenario.army.side[unit])
        frame.steps = -1
      }
    },
    (p) => {
      const frame = retreatFrame(p)
      if ((frame.kind & KIND) !== BY_FLIGHT) letFollow(p, frame.unit, frame.start)
    },
  ],
  choices: [
    {
      verb: 'retreat {units} > {hexes}',
      propose(p, _seat, offers) {
        const frame = retreatFrame(p)
        if (frame.steps < 0) return
        const { neighbours } = p.scenario.ground.grid
        for (let side = 0; side < 6; side++) {
          const to = neighbours[6 * p.at[frame.unit] + side]
          if (to >= 0) offers.try(frame.unit, to)
        }
      },
      check(p, _seat, unit, to) {
        const frame = retreatFrame(p)
        return unit === frame.unit && frame.steps < 0 && p.at[unit] !== to ? IN_PLACE : whyNot(p, unit, to)
      },
      play(p, _seat, _unit, to, _dice, journal) {
        p.asked = NOBODY
        fallBack(p, to, journal)
      },
    },
    {
      verb: 'stay {units}',
      propose: (p, _seat, offers) => offers.try(retreatFrame(p).unit),
      check(p, _seat, unit) {
        const frame = retreatFrame(p)
        if (unit !== frame.unit) return OTHER_UNIT
        if (frame.steps < 0) return IN_PLACE
        return mayStop(p) ? undefined : MUST_GO
      },
      play(p) {
        p.asked = NOBODY
        finish(p)
      },
    },
    {
      verb: 'face {units} > {corners}',
      propose(p, _seat, offers) {
        for (let corner = 0; corner < 6; corner++) offers.try(retreatFrame(p).unit, corner)
      },
      check(p, _seat, unit) {
        const frame = retreatFrame(p)
        if (unit !== frame.unit) return OTHER_UNIT
        return frame.steps < 0 ? undefined : MUST_GO
      },
      play(p, _seat, unit, corner, _dice, journal) {
        p.asked = NOBODY
        turnStack(p, p.at[unit], corner)
        journal?.tell(EVERYBODY, event.Faced, p.at[unit], corner)
      },
    },
  ],
}

/** Applies the effects of its way: friends that it passed shake it, guns end limbered (RA80). */
function finish(p: Eagle): void {
  const frame = retreatFrame(p)
  const { unit } = frame
  p.step = 1
  if (!onMap(p, unit)) return
  if (p.form[unit] !== NORMAL && frame.steps > 0) {
    p.form[unit] = NORMAL
    shift(p, unit, p.at[unit], p.dir[p.at[unit]])
  }
  if ((frame.kind & PASSED) !== 0 && !isLoose(frame.kind)) p.due[unit] |= due.CHECK
}

/** Puts a retreat on the agenda. `steps` are hexes, or for 11.4 and flight movement points. */
export function beginRetreat(p: Eagle, unit: number, kind: number, steps: number, free: boolean): void {
  const struck = kind === BY_COMBAT ? p.struck[unit] : 0
  const from = struck > 0 ? struck - 1 : p.at[unit]
  p.struck[unit] = 0
  // RA110: a unit that goes back no longer skirmishes; nor is it in square, since other units of its hex are not
  // (RA85).
  if (p.form[unit] === SKIRMISH || p.form[unit] === SQUARE) {
    p.form[unit] = NORMAL
    refresh(p, p.at[unit])
  }
  begin(p, Retreat)
  const flags = (free ? FREE : 0) | (struck > 0 ? GATHERED : 0)
  Object.assign(retreatFrame(p), { unit, start: from, left: steps, kind: kind | flags })
}

/** 11.4 Sends back cavalry that has not dislodged its target, with some or all of its points, at least one hex. */
export const fallBackCavalry = (p: Eagle, unit: number): void =>
  beginRetreat(p, unit, BY_11_4, allowance(p, unit), true)

/** RA50 Cavalry that A1 or A2 has driven `steps` hexes back may go on by 11.4, or stay. */
export function fallBackFarther(p: Eagle, unit: number, steps: number): void {
  beginRetreat(p, unit, BY_11_4, allowance(p, unit) - steps, true)
  retreatFrame(p).steps = 1
}

/** 14.2 Makes a later move of a routed unit: all its points, towards its base. */
export const flee = (p: Eagle, unit: number): void => beginRetreat(p, unit, BY_FLIGHT, allowance(p, unit), false)
