/**
 * 4.10, 14.11, 15.11, 15.12 What follows a fire, a reaction or a Clash: deals with what is owed, one thing after the
 * other, and asks the seats that the rules name, until nothing is owed.
 */
import {
  type Because,
  because,
  type Dice,
  type Journal,
  NOBODY,
  only,
  type Phase,
} from '../../../../src/kernel/index.ts'
import { fitLine } from '../movement/fitting.ts'
import { type Albuera, owed } from '../state/position.ts'
import { topic } from '../state/topics.ts'
import { unfitLine } from './lines.ts'
import { orderingChoices, retreatNext, shakeNext } from './ordering.ts'
import { leaderChoices, seeToLeaders } from './perils.ts'
import { carryOutRouts } from './routs.ts'
import { shareLosses, sharingChoices } from './sharing.ts'

const LOSES = because('Not yet: first a Loss is shared out among units that fought.')
const LEADS = because('Not yet: first it is chosen where {commanders} goes, or whether he stays.')
const RETREATS = because('Not yet: first {units} retreats, or is left standing.')
const SHAKES = because('Not yet: first the units near friends that have routed check their Morale.')

/** The pending question, for the players who wait for it. */
function pending(p: Albuera): Because {
  if (p.topic === topic.LOSE) return LOSES()
  if (p.topic === topic.RETREAT) return RETREATS(p.subject)
  return p.topic === topic.CRISIS ? SHAKES() : LEADS(p.subject)
}

/** 6.3.4 Contracts the next Line that must; returns whether its owner is asked, in a phase of its own. */
function fitNext(p: Albuera, journal?: Journal): boolean {
  const { depth } = p
  const unit = unfitLine(p)
  if (unit < 0) p.owing &= ~owed.UNFIT
  else fitLine(p, unit, journal)
  return p.depth > depth
}

/** Deals with the first thing that is owed; returns whether a seat is asked about it. */
function seeToNext(p: Albuera, dice: Dice, journal?: Journal): boolean {
  const { owing } = p
  if ((owing & owed.LOSSES) !== 0) return shareLosses(p, journal)
  if ((owing & owed.UNFIT) !== 0) return fitNext(p, journal)
  if ((owing & owed.ROUTS) !== 0) {
    carryOutRouts(p, journal)
    p.owing &= ~owed.ROUTS
    return false
  }
  if ((owing & owed.PERILS) !== 0) return seeToLeaders(p, dice, journal)
  if ((owing & owed.RETREATS) !== 0) return retreatNext(p, journal)
  return shakeNext(p, dice, journal)
}

/**
 * Begin it last, after anything that takes Losses or notes what is owed. The order is Losses, contraction of Lines,
 * routs, commanders, retreats, crises; what comes up on the way is dealt with first (R25).
 */
export const Aftermath: Phase<Albuera> = {
  name: 'aftermath',
  rule: '14.11',
  asks: (p) => (p.asked > 0 ? only(p.asked - 1) : NOBODY),
  pending,
  steps: [
    (p, dice, journal) => {
      // Repeats when a question has been answered.
      p.step = 0
      while (p.owing !== 0) if (seeToNext(p, dice, journal)) return
      p.step = 1
    },
  ],
  choices: [...sharingChoices, ...leaderChoices, ...orderingChoices],
}
