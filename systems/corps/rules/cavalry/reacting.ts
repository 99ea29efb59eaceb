/** 6.5 to 6.9, 14.1 to 14.3, 15.2, 15.6, A164 The reactions of the target of a charge. */
import { FULL_TURN } from '../../../../src/inches/index.ts'
import {
  type Choice,
  type Dice,
  EVERYBODY,
  from,
  type Journal,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { forbids } from '../command/orders.ts'
import { contact } from '../fight/contact.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { lose } from '../morale/harm.ts'
import { passes, rollNerve, rout, takeTest } from '../morale/nerve.ts'
import { twoD6 } from '../state/dice.ts'
import { event } from '../state/events.ts'
import { arm, form } from '../state/forms.ts'
import { HEADINGS } from '../state/points.ts'
import { type Corps, morale } from '../state/position.ts'
import { gunnersRule, isHorse, judgeWay } from './aiming.ts'
import { evade } from './evading.ts'
import { charging, drop, has, how, note } from './frame.ts'
import { canIntercept, counterCharge, intercept } from './meeting.ts'
import { canForm, FORMS, headingTo, type Threat } from './options.ts'
import { misses } from './striking.ts'
import { passesReaction } from './tests.ts'

const CANNOT_EVADE = refusal(
  '6.5',
  'It cannot evade: too near, in square or in contact, or with no way; gunners need a support within 4 inches.',
)
const CANNOT_COUNTER = refusal('14.1', 'Only cavalry counter-charges cavalry, and not from nearer than half a move.')
const ROUTS = refusal('A163', 'Cavalry in Rout does not counter-charge.')
const CANNOT_FORM = refusal(
  'A67',
  'Only Formed infantry takes another formation, where there is room; in flank or rear only a square helps.',
)
const CANNOT_FACE = refusal('A67', 'Only Formed infantry turns, charged in flank or rear and not in column of march.')
const CANNOT_INTERCEPT = refusal(
  'A31',
  'A Formed cavalry brigade of the same corps intercepts, within half its move of the way of the charge.',
)
const NOT_CHARGED = refusal('16.5', 'Pursuers choose whom they charge: no one reacts yet.')
const CANNOT_FIRE = refusal(
  '15.6',
  'Only as an option gunners fire at a charge: deployed, at cavalry in front that starts farther away than half a move.',
)
const GUNNERS_ACT = refusal('15.6', 'Gunners who can fire or evade do so.')
const GUNNERS_GO = refusal('8.6', 'Gunners who can evade do so.')
const HAS_TO_COUNTER = refusal('14.1', 'Formed cavalry that can counter-charge does not stand.')

const targetOf = (p: Corps): number => charging(p).target

const isFlank = (p: Corps): boolean => has(p, how.FLANK)

const isFormed = (p: Corps, unit: number): boolean => p.morale[unit] === morale.FORMED

/** 14.3, A74 Cavalry that is not Formed, or by option any cavalry (14.7), tests its morale before it does anything. */
const isSteady = (p: Corps, always: boolean, dice: Dice, journal?: Journal): boolean =>
  (isFormed(p, targetOf(p)) && !always) || passes(p, rollNerve(p, targetOf(p), rout.NONE, dice, journal))

/** 6.5 The target goes away; the charge may still reach it. */
export function playEvade(p: Corps, dice: Dice, journal?: Journal): void {
  const { charger, target } = charging(p)
  if (isHorse(p, target) && !isSteady(p, false, dice, journal)) return
  if (gunnersRule(p, charger, target) !== undefined && !passesReaction(p, target, isFlank(p), false, dice, journal))
    return
  judgeWay(p, charger, target)
  const { x, y, heading } = contact
  evade(p, target, charger, journal)
  if (!misses(p, x, y, heading, journal)) charging(p).how |= how.FLANK
}

/** 6.6 The target charges in return: it is met in front, and not stationary. */
export function playCounter(p: Corps, dice: Dice, journal?: Journal): void {
  if (!isSteady(p, p.scenario.later.countersTest, dice, journal)) return
  const { charger, target } = charging(p)
  drop(p, how.FLANK | how.STATIONARY)
  counterCharge(p, charger, target, journal)
}

/**
 * 15.6, A190 Gunners that pass their test fire. Cavalry that is hit tests at once; if it is Shaken or routs it goes no
 * farther.
 */
export function playFire(p: Corps, dice: Dice, journal?: Journal): void {
  const { charger, target } = charging(p)
  const gunners = gunnersRule(p, charger, target)
  if (gunners === undefined || !passesReaction(p, target, isFlank(p), false, dice, journal)) return
  const fell = dice.roll(twoD6, from(gunners.need))
  journal?.tell(EVERYBODY, event.GunnersFired, target, charger, fell, gunners.need)
  if (fell < gunners.need) return
  lose(p, charger, 1, target, journal)
  if (p.routs[charger] === 0) takeTest(p, charger, target, dice, journal)
  if (p.routs[charger] === 0 && p.morale[charger] < morale.SHAKEN) return
  journal?.tell(EVERYBODY, event.ChargeStopped, charger)
  note(p, how.OVER)
  settleHarm(p)
}

/** The charge that the target reacts to. */
function threat(p: Corps): Threat {
  const { charger, target } = charging(p)
  return { charger, target, isFlank: isFlank(p) }
}

const Evade: Choice<Corps> = {
  verb: 'evade',
  propose: (_p, _seat, offers) => offers.try(),
  check(p) {
    if (!has(p, how.CAN_EVADE)) return CANNOT_EVADE
    // A30 Gunners evade whatever their order.
    return p.scenario.roster.arm[targetOf(p)] === arm.ARTILLERY ? undefined : forbids(p, targetOf(p), 'evade')
  },
  play(p, _seat, _a, _b, dice, journal) {
    drop(p, how.ASKED)
    playEvade(p, dice, journal)
  },
}

const FireAtCharge: Choice<Corps> = {
  verb: 'fire at the charge',
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => (has(p, how.CAN_FIRE) ? undefined : CANNOT_FIRE),
  play(p, _seat, _a, _b, dice, journal) {
    drop(p, how.ASKED)
    playFire(p, dice, journal)
  },
}

const CounterCharge: Choice<Corps> = {
  verb: 'countercharge',
  propose: (_p, _seat, offers) => offers.try(),
  check(p) {
    if (has(p, how.CAN_COUNTER)) return undefined
    const isRouting = isHorse(p, targetOf(p)) && p.morale[targetOf(p)] === morale.ROUT
    return isRouting ? ROUTS : CANNOT_COUNTER
  },
  deliberate: () => true,
  play(p, _seat, _a, _b, dice, journal) {
    drop(p, how.ASKED)
    playCounter(p, dice, journal)
  },
}

const ChangeFormation: Choice<Corps> = {
  verb: 'form {forms}',
  propose(_p, _seat, offers) {
    for (const as of FORMS) offers.try(as)
  },
  check: (p, _seat, as) => (has(p, how.CAN_FORM) && canForm(p, threat(p), as) ? undefined : CANNOT_FORM),
  play(p, _seat, as, _b, dice, journal) {
    drop(p, how.ASKED)
    const target = targetOf(p)
    if (!passesReaction(p, target, isFlank(p), as === form.SQUARE, dice, journal)) return
    p.form[target] = as
    journal?.tell(EVERYBODY, event.Formed, target, as)
  },
}

/** Quarter degrees as the whole degrees that are told. */
const degreesOf = (heading: number): number => Math.round((heading * HEADINGS) / FULL_TURN) % HEADINGS

const TurnToFace: Choice<Corps> = {
  verb: 'turn to face',
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => (has(p, how.CAN_FACE) ? undefined : CANNOT_FACE),
  play(p, _seat, _a, _b, dice, journal) {
    drop(p, how.ASKED)
    const { charger, target } = charging(p)
    if (!passesReaction(p, target, isFlank(p), false, dice, journal)) return
    p.heading[target] = headingTo(p, target, charger)
    drop(p, how.FLANK)
    journal?.tell(EVERYBODY, event.Faced, target, degreesOf(p.heading[target]))
  },
}

const Intercept: Choice<Corps> = {
  verb: 'intercept {bodies}',
  propose(p, _seat, offers) {
    if (has(p, how.CAN_INTERCEPT)) for (let rider = 0; rider < p.morale.length; rider++) offers.try(rider)
  },
  check: (p, _seat, rider) =>
    has(p, how.CAN_INTERCEPT) && canIntercept(p, rider, charging(p).charger, targetOf(p))
      ? undefined
      : CANNOT_INTERCEPT,
  play(p, _seat, rider, _b, dice, journal) {
    drop(p, how.ASKED)
    if (!passesReaction(p, rider, false, false, dice, journal)) return
    intercept(p, rider, charging(p).charger, targetOf(p), journal)
    charging(p).met = 1 + rider
  },
}

/** Why a target may not simply stand. */
function judgeStand(p: Corps): Refusal | undefined {
  if (!has(p, how.ASKED)) return NOT_CHARGED
  const target = targetOf(p)
  if (has(p, how.CAN_FIRE)) return GUNNERS_ACT
  if (has(p, how.CAN_EVADE) && p.scenario.roster.arm[target] === arm.ARTILLERY) return GUNNERS_GO
  return has(p, how.CAN_COUNTER) && isFormed(p, target) ? HAS_TO_COUNTER : undefined
}

const Stand: Choice<Corps> = {
  verb: 'stand',
  propose: (_p, _seat, offers) => offers.try(),
  check: judgeStand,
  // That it may not evade is its army's secret: an automatic answer would betray its order.
  deliberate: () => true,
  play: (p) => drop(p, how.ASKED),
}

export const reactions: readonly Choice<Corps>[] = [
  ...[Evade, FireAtCharge, CounterCharge, ChangeFormation],
  ...[TurnToFace, Intercept, Stand],
]
