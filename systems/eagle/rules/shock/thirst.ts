/**
 * S2.8.2 Sun, thirst and fatigue: from ten o'clock on French troops check before every combat in which they take part
 * (RA59).
 */
import type { Dice, Journal } from '../../../../src/kernel/index.ts'
import { checkMorale, suffer } from '../morale/morale.ts'
import type { Eagle } from '../state/position.ts'
import { FRENCH } from '../state/sides.ts'

const TEN = 10 * 60

/** Does the sun have its effect yet? */
export const isHot = (p: Eagle): boolean =>
  p.scenario.rules.has('thirst') && p.scenario.start + (p.turn - 1) * p.scenario.minutes >= TEN

/** Checks a unit that is about to take part in a combat; does nothing if it is Spanish, or if it is cool. */
export function thirst(p: Eagle, unit: number, dice: Dice, journal: Journal | undefined): void {
  if (p.scenario.army.side[unit] !== FRENCH || p.at[unit] < 0 || !isHot(p)) return
  suffer(p, unit, checkMorale(p, unit, dice, journal), journal)
}
