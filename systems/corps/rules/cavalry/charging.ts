/** Rules 6, 8, 14 to 16, A161: a charge, from the reaction of its target to pursuit. */
import { begin, type Dice, EVERYBODY, type Journal, NOBODY, only, type Phase } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import type { Corps } from '../state/position.ts'
import { isHorse, offersFlank } from './aiming.ts'
import { charging, has, how, note } from './frame.ts'
import { findOptions } from './options.ts'
import { course, Pursue, pursue } from './pursuit.ts'
import { playCounter, playEvade, playFire, reactions } from './reacting.ts'
import { strike } from './striking.ts'

/** Steps that other steps lead to. */
const REACT = 0
const STRIKE = 1
const DONE = 4

/** Notes how the charge stands when it is declared: where it comes from (A27), and that cavalry has not yet moved. */
function declare(p: Corps): void {
  const { charger, target } = charging(p)
  if (offersFlank(p, charger, target)) note(p, how.FLANK)
  if (isHorse(p, charger) && isHorse(p, target)) note(p, how.STATIONARY)
}

/** A unit charges an enemy that it may charge. Call it last, like `begin`. */
export function beginCharge(p: Corps, charger: number, target: number): void {
  begin(p, Charging)
  const frame = charging(p)
  frame.charger = charger
  frame.target = target
  declare(p)
}

/** A36 A unit fights another round with an enemy that it is in contact with. Call it last, like `begin`. */
export function beginRound(p: Corps, charger: number, target: number): void {
  begin(p, Charging)
  p.step = STRIKE
  const frame = charging(p)
  frame.charger = charger
  frame.target = target
}

/** Plays a reaction that has only one answer, or asks. */
function react(p: Corps, dice: Dice, journal?: Journal): void {
  const { charger, target } = charging(p)
  const options = findOptions(p, { charger, target, isFlank: has(p, how.FLANK) })
  if (options === 0) return
  note(p, options)
  // A counter-charge costs a unit nothing: if it fails the test, it stands as it would have stood (A74).
  if (options === how.CAN_COUNTER) playCounter(p, dice, journal)
  // 8.6 Gunners evade if they can, whatever their order.
  else if (options === how.CAN_EVADE && p.scenario.roster.gunsOf[target] >= 0) playEvade(p, dice, journal)
  // 15.6 Firing costs gunners nothing if they cannot get away.
  else if (options === how.CAN_FIRE) playFire(p, dice, journal)
  else note(p, how.ASKED)
}

export const Charging: Phase<Corps> = {
  name: 'charging',
  rule: '6.4',
  locals: charging,
  asks(p) {
    const army = p.scenario.roster.army[charging(p).charger]
    if (has(p, how.ASKED)) return only(1 - army)
    return has(p, how.SEEKS) ? only(army) : NOBODY
  },
  choices: [...reactions, Pursue],
  steps: [
    (p, dice, journal) => react(p, dice, journal),
    (p, dice, journal) => strike(p, dice, journal),
    (p, dice, journal) => {
      const next = pursue(p, dice, journal)
      if (next === course.NOTHING) p.step = DONE
      else if (next === course.ASK) note(p, how.SEEKS)
    },
    (p, _dice, journal) => {
      const { charger, target } = charging(p)
      journal?.tell(EVERYBODY, event.ChargeDeclared, charger, target)
      declare(p)
      p.step = REACT
    },
  ],
}
