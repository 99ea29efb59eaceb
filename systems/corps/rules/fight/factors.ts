/** 9.5, 10.3, 12.4, 13.3, A10 What counts for a brigade in a fight, one by one: for odds and for telling alike. */
import { FIGHT_FACTOR_IDS, FIGHT_IDS, factor } from '../state/fights.ts'
import { form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'

/** The rule that has the factors of each fight. */
export const FACTOR_RULES = ['9.5', '10.3', '12.4', '13.3'] as const

/** Factors in the order in which they are told: numbers of `FIGHT_FACTOR_IDS`, what each counts, and their sum. */
export interface Factors {
  readonly kinds: Uint8Array
  readonly values: Int8Array
  count: number
  total: number
}

export const makeFactors = (): Factors => ({
  kinds: new Uint8Array(FIGHT_FACTOR_IDS.length),
  values: new Int8Array(FIGHT_FACTOR_IDS.length),
  count: 0,
  total: 0,
})

function add(into: Factors, kind: number, value: number): void {
  if (value === 0) return
  into.kinds[into.count] = kind
  into.values[into.count++] = value
  into.total += value
}

/** A38 Columns of attack and of march are columns. */
const isColumn = (as: number): boolean => as === form.ATTACK || as === form.MARCH

/** A47 Is it a garrison that counts: formed by occupying, and since then for a complete move? */
const isGarrison = (p: Corps, unit: number): boolean => p.form[unit] === form.GARRISON && p.move >= p.settled[unit]

/**
 * Counts the factors of a brigade against another in a fight (a value of `fight`), by the state before it (A10);
 * `isOutnumbered` by those who take part (A33).
 */
export function weigh(p: Corps, of: number, unit: number, foe: number, isOutnumbered: boolean, into: Factors): void {
  const { roster, fights } = p.scenario
  const values = fights.factors[FIGHT_IDS[of]]
  const { determination, fire, skirmish } = roster
  into.count = 0
  into.total = 0
  const count = (kind: number, times = 1) => add(into, kind, values[kind] * times)
  if (isGarrison(p, unit)) count(factor.GARRISON)
  if (determination[unit] !== 0) count(determination[unit] > 0 ? factor.CLASS_A : factor.CLASS_C)
  if (fire[unit] !== 0) count(fire[unit] > 0 ? factor.FIRE_A : factor.FIRE_C)
  if (fire[unit] > fire[foe]) count(factor.BETTER_FIRE)
  if (skirmish[unit] !== 0) count(skirmish[unit] > 0 ? factor.SKIRMISH_A : factor.SKIRMISH_C)
  if (skirmish[unit] > skirmish[foe]) count(factor.BETTER_SKIRMISH)
  if (p.form[unit] === form.LINE && isColumn(p.form[foe])) count(factor.LINE_ON_COLUMN)
  if (p.form[unit] === form.SQUARE) count(factor.SQUARE)
  count(factor.CASUALTY, p.casualties[unit])
  if (p.morale[unit] === morale.DISORDERED) count(factor.DISORDERED)
  if (p.morale[unit] === morale.SHAKEN) count(factor.SHAKEN)
  if (isOutnumbered) count(factor.OUTNUMBERED)
}
