/**
 * 12, 14 What units owe after a fire, a shock or a check: first all fall back, then all check, until no unit owes
 * anything.
 */

import {
  begin,
  type Dice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { beginRetreat, fallBackCavalry, fallBackFarther } from '../retreat/retreat.ts'
import { reveal } from '../secrecy/seeing.ts'
import { Gather, Shrink } from '../skirmishers/gathering.ts'
import { BY_CHARGE, BY_COMBAT, BY_ROUT, gatheringFrame } from '../state/frames.ts'
import { due, type Eagle } from '../state/position.ts'
import { isSpread, onMap } from '../state/stacks.ts'
import { judge } from '../victory/demoralization.ts'
import { checkMorale, suffer } from './morale.ts'

const GOING = due.BACK1 | due.BACK2 | due.CHOICE | due.RUN | due.CAVALRY | due.RECOIL | due.FARTHER
/** How far a rout runs at once (14.2), and cavalry that failed its charge (11.2). */
const RUN = 2

function nextOwing(p: Eagle, what: number): number {
  for (let unit = 0; unit < p.due.length; unit++) if ((p.due[unit] & what) !== 0) return unit
  return -1
}

/** RA110 Returns the next skirmishers over several hexes that have lost their good order or are driven back. */
function nextGathering(p: Eagle): number {
  for (let unit = 0; unit < p.due.length; unit++)
    if ((p.due[unit] & (due.GATHER | GOING)) !== 0 && isSpread(p, unit)) return unit
  return -1
}

/** RA137 Returns the unit that must go back next, first of the side whose phase it is not; -1 for none. */
function firstToGo(p: Eagle): number {
  const { side } = p.scenario.army
  let found = -1
  for (let unit = 0; unit < p.due.length; unit++) {
    if ((p.due[unit] & GOING) === 0) continue
    if (side[unit] !== p.active) return unit
    if (found < 0) found = unit
  }
  return found
}

/** Does no other unit of its side have to go back? */
function isAlone(p: Eagle, unit: number): boolean {
  const { side } = p.scenario.army
  for (let other = 0; other < p.due.length; other++)
    if (other !== unit && side[other] === side[unit] && (p.due[other] & GOING) !== 0) return false
  return true
}

const NOT_GOING = refusal('RA137', 'That unit does not have to fall back now.')

/** Sends a unit back as it owes; the farthest way counts for all. */
function sendBack(p: Eagle, unit: number): void {
  const owed = p.due[unit]
  p.due[unit] &= ~GOING
  if (!onMap(p, unit)) return
  p.due[unit] |= due.BACK
  reveal(p, unit)
  if (owed & due.RUN) beginRetreat(p, unit, BY_ROUT, RUN, false)
  else if (owed & due.RECOIL) beginRetreat(p, unit, BY_CHARGE, RUN, false)
  else if (owed & due.FARTHER) fallBackFarther(p, unit, owed & due.BACK2 ? 2 : 1)
  else if (owed & due.BACK2) beginRetreat(p, unit, BY_COMBAT, 2, false)
  else if (owed & due.BACK1) beginRetreat(p, unit, BY_COMBAT, 1, false)
  else if (owed & due.CHOICE) beginRetreat(p, unit, BY_COMBAT, 2, true)
  else fallBackCavalry(p, unit)
}

function check(p: Eagle, unit: number, dice: Dice, journal: Journal | undefined): void {
  const charged = (p.due[unit] & due.CHARGED) !== 0 ? p.scenario.tables.file.morale.laterModifiers.charge : 0
  p.due[unit] &= ~(due.CHECK | due.CHARGED)
  if (onMap(p, unit)) suffer(p, unit, checkMorale(p, unit, dice, journal, 0, EVERYBODY, charged), journal)
}

export const Aftermath: Phase<Eagle> = {
  name: 'aftermath',
  rule: '12.0a',
  asks: (p) => p.asked,
  choices: [
    {
      verb: 'first {units}',
      propose(p, seat, offers) {
        for (let unit = 0; unit < p.due.length; unit++)
          if ((p.due[unit] & GOING) !== 0 && p.scenario.army.side[unit] === seat) offers.try(unit)
      },
      check: (p, seat, unit) =>
        (p.due[unit] & GOING) !== 0 && p.scenario.army.side[unit] === seat ? undefined : NOT_GOING,
      play(p, _seat, unit) {
        p.asked = NOBODY
        sendBack(p, unit)
      },
    },
  ],
  steps: [
    (p, dice, journal) => {
      const gathering = nextGathering(p)
      const shrinking = gathering < 0 ? nextOwing(p, due.SHRINK) : -1
      if (gathering >= 0 || shrinking >= 0) {
        p.step = 0
        begin(p, gathering >= 0 ? Gather : Shrink)
        gatheringFrame(p).unit = Math.max(gathering, shrinking)
        return
      }
      const going = firstToGo(p)
      const checking = going < 0 ? nextOwing(p, due.CHECK) : -1
      if (going >= 0) {
        p.step = 0
        if (isAlone(p, going)) sendBack(p, going)
        else p.asked = only(p.scenario.army.side[going])
      } else if (checking >= 0) {
        p.step = 0
        check(p, checking, dice, journal)
      } else {
        for (let unit = 0; unit < p.due.length; unit++) p.due[unit] &= ~due.BACK
        judge(p, journal)
      }
    },
  ],
}
