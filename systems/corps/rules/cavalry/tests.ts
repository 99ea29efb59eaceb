/** 6.3, 6.10, A60 The tests to charge and to react. */
import { type Dice, d6, EVERYBODY, from, type Journal } from '../../../../src/kernel/index.ts'
import { isChiefNear } from '../command/reach.ts'
import { isLed } from '../morale/nerve.ts'
import { CHARGE_FACTOR_IDS, chargeFactor } from '../state/charges.ts'
import { event } from '../state/events.ts'
import type { Corps } from '../state/position.ts'

/** What modifies the test weighed last, by factor of `CHARGE_FACTOR_IDS`; and the sum. */
export const weighed = { values: new Int8Array(CHARGE_FACTOR_IDS.length), total: 0 }

/** A60 A commander in chief of this grade or a better one makes up for a Poor commander. */
const AVERAGE = 0

/** Weighs a test of a unit by one of the two lists; `isFlank` where flank or rear are concerned. */
function weigh(p: Corps, unit: number, modifiers: Int8Array, isFlank: boolean): void {
  const { roster, commands, charges } = p.scenario
  const determination = roster.determination[unit]
  const count = (factor: number, times: number): void => {
    weighed.values[factor] = times * modifiers[factor]
    weighed.total += weighed.values[factor]
  }
  weighed.total = 0
  count(chargeFactor.CLASS_A, Number(determination > 0))
  count(chargeFactor.CLASS_C, Number(determination < 0))
  count(chargeFactor.GENERAL, Number(isLed(p, unit, charges.general)))
  count(
    chargeFactor.POOR,
    Number(commands[roster.command[unit]].grade < 0 && !isChiefNear(p, unit, charges.general, AVERAGE)),
  )
  count(chargeFactor.FLANK, Number(isFlank))
  count(chargeFactor.CASUALTY, 0)
}

/** 6.3 Weighs the test of a unit to charge at an opportunity. */
export const weighCharge = (p: Corps, unit: number, isFlank: boolean): void =>
  weigh(p, unit, p.scenario.charges.toCharge, isFlank)

/** 6.10 Weighs the test of a unit to react; its casualties count only where it forms square, and by option (15.2). */
export function weighReaction(p: Corps, unit: number, isFlank: boolean, isSquare: boolean): void {
  const { toReact } = p.scenario.charges
  weigh(p, unit, toReact, isFlank)
  if (!isSquare) return
  weighed.values[chargeFactor.CASUALTY] = p.casualties[unit] * toReact[chargeFactor.CASUALTY]
  weighed.total += weighed.values[chargeFactor.CASUALTY]
}

/** The least face that passes the test weighed last; more than 6 if none does. */
export const needed = (p: Corps): number => p.scenario.charges.need - weighed.total

/** The events for a failed test, and for a passed one. */
const OF_CHARGE = [event.ChargeFailed, event.ChargePassed] as const
const OF_REACTION = [event.ReactionFailed, event.ReactionPassed] as const

/** Rolls the test weighed last; true if it is passed. */
function roll(p: Corps, unit: number, told: readonly number[], dice: Dice, journal?: Journal): boolean {
  const { values, total } = weighed
  for (let factor = 0; factor < values.length; factor++)
    if (values[factor] !== 0) journal?.tell(EVERYBODY, event.ChargeModified, unit, factor, values[factor])
  const need = needed(p)
  const fell = dice.roll(d6, from(need))
  const isPassed = fell >= need
  journal?.tell(EVERYBODY, told[Number(isPassed)], unit, fell, total, fell + total)
  return isPassed
}

export function passesCharge(p: Corps, unit: number, isFlank: boolean, dice: Dice, journal?: Journal): boolean {
  weighCharge(p, unit, isFlank)
  return roll(p, unit, OF_CHARGE, dice, journal)
}

export function passesReaction(
  p: Corps,
  unit: number,
  isFlank: boolean,
  isSquare: boolean,
  dice: Dice,
  journal?: Journal,
): boolean {
  weighReaction(p, unit, isFlank, isSquare)
  return roll(p, unit, OF_REACTION, dice, journal)
}
