/** 4.10.1, 4.10.3, 14.10.8 What commanders in danger do: a die, a flight, a step back, going along with a retreat. */
import { type Choice, type Dice, EVERYBODY, type Journal, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { type Albuera, owed, peril } from '../state/position.ts'
import { topic } from '../state/topics.ts'
import { answered, ask, NOT_NOW } from './asking.ts'
import { canEscape, escapesOf, flee, loseLeader, throwDie } from './leaders.ts'

const NO_ESCAPE = refusal('4.10.3', 'A commander in danger moves to a hex beside his own that is free of enemy units.')
const NO_STEP = refusal('14.10.8', 'A commander steps back to a hex beside his own that is free of enemy units.')
const MUST_LEAVE = refusal('R27', 'He has to leave the hex.')
const ALONG = refusal('R20', 'He goes along with the units that have retreated from his hex, or remains in it.')
const NOT_ALONG = refusal('R20', 'A commander may go along with the units that retreat from his hex.')

/**
 * Deals with the next commander in danger, in the sequence of the order of battle: his die first, then where he goes.
 * Returns whether his owner is asked.
 */
export function seeToLeaders(p: Albuera, dice: Dice, journal?: Journal): boolean {
  const { leads } = p.scenario.army
  for (let c = 0; c < p.perils.length; c++) {
    if (p.perils[c] === 0 && p.trail[c] === 0) continue
    if ((p.perils[c] & peril.DIE) !== 0) throwDie(p, c, dice, journal)
    else if (p.trail[c] > 0) {
      ask(p, leads[c], topic.FOLLOW, c)
      return true
    } else if ((p.perils[c] & peril.LEAVES) !== 0) {
      const { hexes, count } = escapesOf(p, c)
      if (count === 0) loseLeader(p, c, journal)
      else if (count === 1) flee(p, c, hexes[0], journal)
      else {
        ask(p, leads[c], topic.ESCAPE, c)
        return true
      }
    } else if (escapesOf(p, c).count === 0) p.perils[c] = 0
    else {
      ask(p, leads[c], topic.STEP_BACK, c)
      return true
    }
    return false
  }
  p.owing &= ~owed.PERILS
  return false
}

const isEscaping = (p: Albuera): boolean => p.topic === topic.ESCAPE || p.topic === topic.STEP_BACK

/** Is it this commander about whom it is decided now? */
const isAskedOf = (p: Albuera, commander: number): boolean =>
  (isEscaping(p) || p.topic === topic.FOLLOW) && commander === p.subject

export const leaderChoices: readonly Choice<Albuera>[] = [
  {
    verb: 'escape {commanders} > {hexes}',
    propose(p, _seat, offers) {
      if (!isEscaping(p)) return
      const { hexes, count } = escapesOf(p, p.subject)
      for (let k = 0; k < count; k++) offers.give(p.subject, hexes[k])
    },
    check(p, _seat, commander, hex) {
      if (!isAskedOf(p, commander)) return NOT_NOW
      if (p.topic === topic.FOLLOW) return ALONG
      if (canEscape(p, commander, hex)) return undefined
      return p.topic === topic.STEP_BACK ? NO_STEP : NO_ESCAPE
    },
    play(p, _seat, commander, hex, _dice, journal) {
      answered(p)
      flee(p, commander, hex, journal)
    },
  },
  {
    verb: 'follow {commanders}',
    propose(p, _seat, offers) {
      if (p.topic === topic.FOLLOW) offers.give(p.subject)
    },
    check(p, _seat, commander) {
      if (!isAskedOf(p, commander)) return NOT_NOW
      return p.topic === topic.FOLLOW ? undefined : NOT_ALONG
    },
    play(p, _seat, commander, _b, _dice, journal) {
      answered(p)
      journal?.tell(EVERYBODY, event.LeaderFollowed, commander, p.post[commander], p.trail[commander] - 1)
      p.post[commander] = p.trail[commander] - 1
      p.trail[commander] = 0
    },
  },
  {
    verb: 'remain {commanders}',
    propose(p, _seat, offers) {
      if (p.topic === topic.FOLLOW || p.topic === topic.STEP_BACK) offers.give(p.subject)
    },
    check(p, _seat, commander) {
      if (!isAskedOf(p, commander)) return NOT_NOW
      return p.topic === topic.ESCAPE ? MUST_LEAVE : undefined
    },
    play(p, _seat, commander) {
      if (p.topic === topic.FOLLOW) p.trail[commander] = 0
      else p.perils[commander] = 0
      answered(p)
    },
  },
]
