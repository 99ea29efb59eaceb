import { t } from './words.ts'

/** What is added to a die, as people read it. */

/** The rule behind each modifier, in the order in which the rules number them. */
export const MODIFIER_RULES = ['G120', 'G115', 'G39', 'G70', 'G139', 'G142', 'G142', 'G152', 'G146', 'G77', 'G77', 'G79', 'G149'] as const

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

/** '−1 the table (G120)'. */
export const modifierName = (value: number, reason: number): string =>
  `${signed(value)} ${t(`modifier.${reason}`)} (${MODIFIER_RULES[reason]})`
