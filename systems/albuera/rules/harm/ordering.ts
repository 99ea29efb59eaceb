/** 14.11, 15.12 Retreats carried out by the opponent, and the order of crises. */
import { type Choice, type Dice, type Journal, refusal } from '../../../../src/kernel/index.ts'
import { type Albuera, mark, owed, retreat } from '../state/position.ts'
import { topic } from '../state/topics.ts'
import { answered, ask, NOT_NOW } from './asking.ts'
import {
  cutOffAll,
  firstToRetreat,
  letStand,
  mayStay,
  retreatedBy,
  retreatFault,
  retreatTo,
  retreatWays,
} from './retreats.ts'
import { checkCrisis } from './routs.ts'

const NOT_ITS = refusal('14.11', 'It is not the retreat of this unit that is decided now.')
const MUST_RETREAT = refusal('R13', 'This unit has to retreat; only after fire may it be left where it stands.')
const NOT_SHAKEN = refusal('15.12', 'Units beside friends that have routed check their Morale, each stack once.')

/** Begins or continues the next retreat; returns whether the seat that carries it out is asked. */
export function retreatNext(p: Albuera, journal?: Journal): boolean {
  const unit = firstToRetreat(p)
  if (unit < 0) {
    p.owing &= ~owed.RETREATS
    return false
  }
  const { hexes, count } = retreatWays(p, unit)
  const isFree = mayStay(p, unit)
  // R13 If a retreat would eliminate the unit, a player who may order it does so, unless it is the unit's own side.
  if (count === 0) {
    if (isFree && (p.retreats[unit] & retreat.BY_OWNER) !== 0) letStand(p, unit, journal)
    else cutOffAll(p, unit, journal)
  } else if (count === 1 && !isFree) retreatTo(p, unit, hexes[0], journal)
  else {
    ask(p, retreatedBy(p, unit), topic.RETREAT, unit)
    return true
  }
  return false
}

const isShaken = (p: Albuera, unit: number): boolean => (p.marks[unit] & mark.SHAKEN) !== 0

/** 15.12 Makes the next check; returns whether its owner is asked which it is. */
export function shakeNext(p: Albuera, dice: Dice, journal?: Journal): boolean {
  const { side } = p.scenario.army
  let first = -1
  for (let unit = 0; unit < p.marks.length; unit++) {
    if (!isShaken(p, unit)) continue
    if (first < 0) first = unit
    else if (side[unit] === side[first]) {
      ask(p, side[first], topic.CRISIS, 0)
      return true
    }
  }
  if (first < 0) p.owing &= ~owed.CRISES
  else checkCrisis(p, first, dice, journal)
  return false
}

const isToCheck = (p: Albuera, seat: number, unit: number): boolean =>
  isShaken(p, unit) && p.scenario.army.side[unit] === seat

/** Is it the retreat of this unit that is decided now? */
const isAskedOf = (p: Albuera, unit: number): boolean => p.topic === topic.RETREAT && unit === p.subject

export const orderingChoices: readonly Choice<Albuera>[] = [
  {
    verb: 'retreat {units} > {hexes}',
    propose(p, _seat, offers) {
      if (p.topic !== topic.RETREAT) return
      const { hexes, count } = retreatWays(p, p.subject)
      for (let k = 0; k < count; k++) offers.give(p.subject, hexes[k])
    },
    check: (p, _seat, unit, hex) => (isAskedOf(p, unit) ? retreatFault(p, unit, hex) : NOT_ITS),
    play(p, _seat, unit, hex, _dice, journal) {
      answered(p)
      retreatTo(p, unit, hex, journal)
    },
  },
  {
    verb: 'let {units} stand',
    propose(p, _seat, offers) {
      if (p.topic === topic.RETREAT && mayStay(p, p.subject)) offers.give(p.subject)
    },
    check: (p, _seat, unit) => (!isAskedOf(p, unit) ? NOT_ITS : mayStay(p, unit) ? undefined : MUST_RETREAT),
    play(p, _seat, unit, _b, _dice, journal) {
      answered(p)
      letStand(p, unit, journal)
    },
  },
  {
    verb: 'check {units}',
    propose(p, seat, offers) {
      if (p.topic !== topic.CRISIS) return
      for (let unit = 0; unit < p.marks.length; unit++) if (isToCheck(p, seat, unit)) offers.give(unit)
    },
    check: (p, seat, unit) => (p.topic !== topic.CRISIS ? NOT_NOW : isToCheck(p, seat, unit) ? undefined : NOT_SHAKEN),
    play(p, _seat, unit, _b, dice, journal) {
      answered(p)
      checkCrisis(p, unit, dice, journal)
    },
  },
]
