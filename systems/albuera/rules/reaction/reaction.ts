/**
 * 13 Reaction to a step: enemies in front of the unit that has moved react one by one; counterattacks strike together
 * at the end.
 */
import {
  because,
  begin,
  type Dice,
  d10,
  EVERYBODY,
  from,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
  upTo,
} from '../../../../src/kernel/index.ts'
import { gatherBody } from '../clash/bodies.ts'
import { beginClash } from '../clash/clash.ts'
import { shoot, shotFault } from '../fire/shooting.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { alarmLeaders } from '../harm/leaders.ts'
import { cause, takeLosses } from '../harm/losses.ts'
import { oweRetreat, oweRout } from '../harm/owed.ts'
import { endGroup, regroup } from '../movement/course.ts'
import { event } from '../state/events.ts'
import { type Albuera, OFF, other, role } from '../state/position.ts'
import { HANDS, SKIRMISH } from '../state/shapes.ts'
import { isWide, moraleOf, onTopOf, rightOf } from '../state/troops.ts'
import { forgetStrikes, keepStrikes, noteStrike, stepForward, strikeFault } from './counterattack.ts'
import { meetCounterattack } from './entry.ts'
import {
  A,
  B,
  C,
  check,
  countModifiers,
  D,
  E,
  findReactors,
  outcome,
  outcomeOf,
  procedureOf,
  reactors,
} from './reactors.ts'
import { turnBody, turnFault } from './turning.ts'

/** What a unit that has passed may do, as bits of `may`; with TWICE two things, one after the other (13.1 A). */
export const answer = { FIRE: 1, STRIKE: 2, TURN: 4, BACK: 8, TWICE: 16 } as const
const { FIRE, STRIKE, TURN, BACK, TWICE } = answer

const ANSWERS: Readonly<Record<number, number>> = {
  [A]: FIRE | STRIKE | TURN,
  [B]: FIRE | BACK,
  [C]: FIRE | TURN,
  [D]: STRIKE | TURN | BACK,
  [E]: STRIKE | TURN,
}

/** What a unit may do by a procedure and the result of its check (`outcome`). */
export const answersTo = (procedure: number, result: number): number =>
  result === outcome.GREAT ? ANSWERS[procedure] | TWICE : result === outcome.PASSED ? ANSWERS[procedure] : 0

/** What is left to do after one of these things. */
function after(p: Albuera, done: number): number {
  const isSkirmisher = procedureOf(p, p.reactor - 1, p.mover - 1) === B
  if (done === FIRE) return isSkirmisher ? BACK : p.may & TWICE ? STRIKE : 0
  return done === TURN && p.may & TWICE ? FIRE : 0
}

const NOT_DUE = refusal('13.1', 'It does not have to react to this step, or has reacted.')
const MUST = refusal('13.1', 'A unit in front of an enemy that has moved must react, except to skirmishers (8.8).')
const NOT_CHECKED = refusal(
  '13.1',
  'No unit has checked its Morale yet: first choose which one reacts, or, to skirmishers, that none does (8.8).',
)
const ANSWERING = refusal('R65', 'A unit has passed its check: first it does what that allows, or stands.')
const NOT_OPEN = refusal('13.1', 'Its Morale Check does not allow that.')

const REACTS = because('Not yet: first {units} reacts to the step of {units}.')
const REACT = because('Not yet: first the units in front of {units} react to its step.')

const firers = new Int16Array(1)
const body = new Int16Array(256)

/** No unit must react any more. */
function dismiss(p: Albuera): void {
  for (let unit = 0; unit < p.roles.length; unit++) p.roles[unit] &= ~role.REACTS
}

/** Must a unit still react: is it in front of the unit that has moved, on top of its body? */
function isDue(p: Albuera, unit: number): boolean {
  if ((p.roles[unit] & role.REACTS) === 0) return false
  const mover = p.mover - 1
  const right = rightOf(p, mover)
  findReactors(p, mover, right !== OFF, p.at[mover], p.face[mover])
  for (let k = 0; k < reactors.count; k++) if (reactors.units[k] === unit) return true
  return false
}

/** Marks the units that must react to where the movement has come, and begins the reaction if there are any. */
export function beginReaction(p: Albuera): void {
  const mover = p.mover - 1
  const right = rightOf(p, mover)
  findReactors(p, mover, right !== OFF, p.at[mover], p.face[mover])
  if (reactors.count === 0) return
  for (let k = 0; k < reactors.count; k++) p.roles[reactors.units[k]] |= role.REACTS
  begin(p, Reaction)
}

/**
 * 13.4, 13.1 Takes the next unit that must react; asks if there is a choice: among several, or against skirmishers
 * (8.8).
 */
function next(p: Albuera, dice: Dice, journal?: Journal): void {
  p.step = STRIKING
  if (!regroup(p)) {
    dismiss(p)
    return
  }
  let count = 0
  let first = -1
  for (let unit = 0; unit < p.roles.length; unit++) {
    if ((p.roles[unit] & role.REACTS) === 0) continue
    if (isDue(p, unit)) {
      count++
      if (first < 0) first = unit
    } else p.roles[unit] &= ~role.REACTS
  }
  if (count === 0) return
  p.step = SETTLE
  if (count > 1 || p.array[p.mover - 1] === SKIRMISH) p.asking = 1
  else react(p, first, dice, journal)
}
const SETTLE = 1
const STRIKING = 2

/** 13.1 to 13.3 A unit checks its Morale, and the branch of its procedure follows. */
function react(p: Albuera, head: number, dice: Dice, journal?: Journal): void {
  const { reactions } = p.scenario.data.tables
  const mover = p.mover - 1
  p.roles[head] &= ~role.REACTS
  const procedure = procedureOf(p, head, mover)
  countModifiers(p, head, mover, p.at[mover], rightOf(p, mover))
  const { total: plus } = check
  const morale = moraleOf(p, head)
  const limits = procedure === A ? upTo(reactions.great - plus) | from(reactions.rout - plus) : 0
  const roll = dice.roll(d10, upTo(morale - plus) | limits)
  const result = outcomeOf(p, procedure, roll + plus, morale)
  for (let k = 0; k < check.count; k++)
    journal?.tell(EVERYBODY, event.ReactionModifier, check.kinds[k], check.values[k])
  journal?.tell(
    EVERYBODY,
    result <= outcome.PASSED ? event.ReactionPassed : event.ReactionFailed,
    head,
    roll,
    plus,
    morale,
  )
  if (result <= outcome.PASSED) {
    p.reactor = 1 + head
    p.may = answersTo(procedure, result)
    return
  }
  const count = gatherBody(p, p.scenario.army.side[head], p.at[head], body, 0)
  const { losses, retreat } = costOf(p, procedure, result)
  // 13.5 All of a stack retreat or rout; the unit on top suffers the Losses.
  for (let k = 0; k < count; k++)
    if (result === outcome.ROUTED) oweRout(p, body[k], reactions.turns, mover, false)
    else oweRetreat(p, body[k], retreat, mover, false, false)
  if (losses > 0) takeLosses(p, head, losses, cause.REACTION, journal)
  begin(p, Aftermath)
}

/** 13.1 What a failed check costs: Losses, and hexes of retreat unless the unit routs. */
export function costOf(p: Albuera, procedure: number, result: number): { losses: number; retreat: number } {
  const { infantry, skirmishers, againstCavalry, cavalryAgainstInfantry, cavalry } = p.scenario.data.tables.reactions
  if (procedure === A) return result === outcome.ROUTED ? { losses: infantry.routed, retreat: 0 } : { ...infantry }
  if (procedure === B) return { losses: 0, retreat: skirmishers.retreat }
  if (procedure === C) return { losses: againstCavalry.losses, retreat: 0 }
  if (procedure === D) return { losses: 0, retreat: cavalryAgainstInfantry.retreat }
  return { losses: cavalry.losses, retreat: 0 }
}

const canDo = (p: Albuera, what: number): boolean => (p.may & what) !== 0

/** R71 The target of fire as a reaction. */
const targetOf = (p: Albuera): number => onTopOf(p, p.mover - 1)

const fireFault = (p: Albuera) => (canDo(p, FIRE) ? shotFault(p, p.reactor - 1, targetOf(p)) : NOT_OPEN)
const handFault = (p: Albuera, what: number, hand: number) => {
  if (!canDo(p, what)) return NOT_OPEN
  return what === TURN ? turnFault(p, p.reactor - 1, hand) : strikeFault(p, p.reactor - 1, hand, p.mover - 1)
}

/** Can the unit that answers do anything at all? */
function hasAnswer(p: Albuera): boolean {
  if (canDo(p, BACK) || (canDo(p, FIRE) && fireFault(p) === undefined)) return true
  for (const what of [TURN, STRIKE])
    for (let hand = 0; hand < HANDS.length; hand++) if (handFault(p, what, hand) === undefined) return true
  return false
}

/** Asks what the unit that answers does, as long as it can do something and there is an enemy to do it to. */
function settle(p: Albuera): void {
  if (p.reactor > 0) {
    if (regroup(p) && hasAnswer(p)) {
      p.asking = 1
      p.step = SETTLE
      return
    }
    p.reactor = 0
    p.may = 0
  }
  p.step = 0
}

/** 12.12.2 The counterattackers step forward, and the movement is over. Against cavalry a Square is possible (7.2). */
function strike(p: Albuera, _dice: unknown, journal?: Journal): void {
  if (!regroup(p) || !keepStrikes(p, p.mover - 1)) {
    forgetStrikes(p)
    return
  }
  endGroup(p)
  stepForward(p, journal)
  meetCounterattack(p)
  // What is begun last runs first.
  if (p.owing !== 0) begin(p, Aftermath)
}

/** 12.12.3 The Clash of the counterattackers is fought out at once. */
function fightOut(p: Albuera): void {
  if (p.roles.some((roles) => (roles & role.STRIKES) !== 0))
    beginClash(p, other(p.scenario.army.leads[p.drawn - 1]), role.STRIKES)
}

/** Does one of the things that may be done. */
function take(p: Albuera, what: number): void {
  p.may = after(p, what)
  p.asking = 0
}

export const Reaction: Phase<Albuera> = {
  name: 'reaction',
  rule: '13.1',
  asks: (p) => (p.asking === 1 ? only(other(p.scenario.army.side[p.mover - 1])) : NOBODY),
  pending: (p) => (p.reactor > 0 ? REACTS(p.reactor - 1, p.mover - 1) : REACT(p.mover - 1)),
  steps: [next, settle, strike, fightOut, forgetStrikes],
  choices: [
    {
      verb: 'react {units}',
      propose(p, _seat, offers) {
        if (p.reactor > 0) return
        for (let unit = 0; unit < p.roles.length; unit++) if ((p.roles[unit] & role.REACTS) !== 0) offers.try(unit)
      },
      check(p, _seat, unit) {
        if (p.reactor > 0) return ANSWERING
        return (p.roles[unit] & role.REACTS) !== 0 ? undefined : NOT_DUE
      },
      play(p, _seat, unit, _b, dice, journal) {
        p.asking = 0
        react(p, unit, dice, journal)
      },
    },
    {
      verb: 'react no more',
      propose: (_p, _seat, offers) => offers.try(),
      check(p) {
        if (p.array[p.mover - 1] !== SKIRMISH) return MUST
        return p.reactor > 0 ? ANSWERING : undefined
      },
      play(p) {
        p.asking = 0
        dismiss(p)
      },
    },
    {
      verb: 'fire back',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p) => (p.reactor > 0 ? fireFault(p) : NOT_CHECKED),
      play(p, _seat, _a, _b, dice, journal) {
        firers[0] = p.reactor - 1
        take(p, FIRE)
        shoot(p, firers, 1, targetOf(p), dice, journal)
        begin(p, Aftermath)
      },
    },
    {
      verb: 'counterattack {hands}',
      propose(p, _seat, offers) {
        if (canDo(p, STRIKE)) for (let hand = 0; hand < HANDS.length; hand++) offers.try(hand)
      },
      check: (p, _seat, hand) => (p.reactor > 0 ? handFault(p, STRIKE, hand) : NOT_CHECKED),
      play(p, _seat, hand, _b, _dice, journal) {
        noteStrike(p, p.reactor - 1, hand, journal)
        take(p, STRIKE)
      },
    },
    {
      verb: 'turn {hands}',
      propose(p, _seat, offers) {
        if (canDo(p, TURN)) for (let hand = 0; hand < HANDS.length; hand++) offers.try(hand)
      },
      check: (p, _seat, hand) => (p.reactor > 0 ? handFault(p, TURN, hand) : NOT_CHECKED),
      play(p, _seat, hand, _b, _dice, journal) {
        turnBody(p, p.reactor - 1, hand, journal)
        take(p, TURN)
        // 14.10.8 A Line over two hexes may have come next to enemy commanders.
        if (isWide(p, p.reactor - 1) && alarmLeaders(p, p.reactor - 1)) begin(p, Aftermath)
      },
    },
    {
      verb: 'step back',
      propose(p, _seat, offers) {
        if (canDo(p, BACK)) offers.try()
      },
      check: (p) => (p.reactor === 0 ? NOT_CHECKED : canDo(p, BACK) ? undefined : NOT_OPEN),
      play(p) {
        const { skirmishers, cavalryAgainstInfantry } = p.scenario.data.tables.reactions
        const head = p.reactor - 1
        const mover = p.mover - 1
        const { back } = procedureOf(p, head, mover) === B ? skirmishers : cavalryAgainstInfantry
        take(p, BACK)
        const count = gatherBody(p, p.scenario.army.side[head], p.at[head], body, 0)
        for (let k = 0; k < count; k++) oweRetreat(p, body[k], back, mover, false, true)
        begin(p, Aftermath)
      },
    },
    {
      verb: 'stand',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p) => (p.reactor > 0 ? undefined : NOT_CHECKED),
      play(p) {
        p.may = 0
        p.asking = 0
      },
    },
  ],
}
