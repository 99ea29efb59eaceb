/**
 * 9.5, 10.3, 12.4, 13.3, 14.4, 15.3, 15.4, A10 What counts for a brigade in a fight, factor by factor: for odds and
 * events alike.
 */
import type { Area } from '../../../../src/inches/index.ts'
import { countSupports } from '../morale/supports.ts'
import { coverOf } from '../state/cover.ts'
import { FACTOR_SET_IDS, FIGHT_FACTOR_IDS, factor, fight } from '../state/fights.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { trait } from '../state/scenario.ts'

/** By set of factors, its rule. */
export const FACTOR_RULES = ['9.5', '10.3', '12.4', '13.3', '14.4', '15.3', '15.4'] as const

/** The set after those named after their fights. */
const BY_CAVALRY = FACTOR_SET_IDS.indexOf('byCavalry')

/** The set of factors of a unit in a fight (a value of `fight`): a fight of infantry with cavalry has two. */
export const factorSetOf = ({ scenario: { roster } }: Pick<Corps, 'scenario'>, of: number, unit: number): number =>
  of === fight.ON_INFANTRY && roster.arm[unit] === arm.INFANTRY ? BY_CAVALRY : of

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

/** 9.3, A47 Has it become a garrison: formed by occupying, and since then for a complete move? */
const isGarrison = (p: Corps, unit: number): boolean => p.form[unit] === form.GARRISON && p.move >= p.settled[unit]

/** A85 Does the kind of cavalry count: against infantry in line only? */
const hasKind = (p: Corps, of: number, unit: number): boolean =>
  of !== fight.ON_INFANTRY || p.form[unit] === form.HORSE_LINE

/** 14.4, 15.3, A85 The kind of a cavalry brigade, as it counts; against infantry the lance is a kind of its own. */
function kindOf(p: Corps, of: number, unit: number): number {
  const { traits, weight } = p.scenario.roster
  if (of === fight.ON_INFANTRY && traits[unit] & trait.LANCERS) return factor.LANCE
  return weight[unit] > 0 ? factor.HEAVY : factor.LIGHT
}

/**
 * Counts the factors of a brigade against another in a fight (a value of `fight`) about some ground (`groundOf`), by the
 * state before it (A10); those that take part decide whether it `isOutnumbered` (A33).
 */
export function weigh(
  p: Corps,
  of: number,
  ground: Area | undefined,
  unit: number,
  foe: number,
  isOutnumbered: boolean,
  into: Factors,
): void {
  const { roster, fights } = p.scenario
  const values = fights.factors[FACTOR_SET_IDS[factorSetOf(p, of, unit)]]
  const { determination, fire, skirmish } = roster
  into.count = 0
  into.total = 0
  const count = (kind: number, times = 1) => add(into, kind, values[kind] * times)
  // A34 Only the defender inside: not a garrison that attacks the next section.
  if (isGarrison(p, unit) && coverOf(p, unit) === ground) count(factor.GARRISON)
  if (determination[unit] !== 0) count(determination[unit] > 0 ? factor.CLASS_A : factor.CLASS_C)
  if (fire[unit] !== 0) count(fire[unit] > 0 ? factor.FIRE_A : factor.FIRE_C)
  if (fire[unit] > fire[foe]) count(factor.BETTER_FIRE)
  if (skirmish[unit] !== 0) count(skirmish[unit] > 0 ? factor.SKIRMISH_A : factor.SKIRMISH_C)
  if (skirmish[unit] > skirmish[foe]) count(factor.BETTER_SKIRMISH)
  if (p.form[unit] === form.LINE && isColumn(p.form[foe])) count(factor.LINE_ON_COLUMN)
  // A62 Against cavalry only a Formed square counts as one.
  if (p.form[unit] === form.SQUARE && (of !== fight.ON_INFANTRY || p.morale[unit] === morale.FORMED))
    count(factor.SQUARE)
  if (roster.arm[unit] === arm.CAVALRY && hasKind(p, of, unit)) count(kindOf(p, of, unit))
  if (p.form[unit] === form.ATTACK) count(factor.COLUMN_OF_ATTACK)
  if (p.form[unit] === form.LINE && fire[unit] > 0) count(factor.LINE_FIRE_A)
  if (values[factor.SUPPORT] !== 0) count(factor.SUPPORT, countSupports(p, unit, p.scenario.charges.helps))
  count(factor.CASUALTY, p.casualties[unit])
  if (p.morale[unit] === morale.DISORDERED) count(factor.DISORDERED)
  if (p.morale[unit] === morale.SHAKEN) count(factor.SHAKEN)
  if (isOutnumbered) count(factor.OUTNUMBERED)
}

/** 14.2, 14.4 Adds what cavalry loses by receiving a charge stationary. */
export function countStationary(p: Corps, of: number, into: Factors): void {
  add(into, factor.STATIONARY, p.scenario.fights.factors[FACTOR_SET_IDS[of]][factor.STATIONARY])
}
