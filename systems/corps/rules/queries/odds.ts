/** The form of the odds of fights and charges: factors with their rules, rows of results with their chances. */
import { INCH } from '../../../../src/inches/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { distanceOf } from '../fight/bout.ts'
import { FACTOR_RULES, type Factors, factorSetOf } from '../fight/factors.ts'
import { chances, scales } from '../fight/odds.ts'
import { isOn } from '../state/bodies.ts'
import { FIGHT_FACTOR_IDS, type Outcome } from '../state/fights.ts'
import { type Corps, GRADE_IDS } from '../state/position.ts'

/** What counts, how much, and by which rule. */
export interface Because {
  readonly id: string
  readonly rule: string
  readonly value: number
}

export interface Side {
  readonly unit: number
  readonly factors: readonly Because[]
  readonly total: number
}

/** What a result means for one side: its grade of morale, inches that it retires, casualties. */
interface Fate {
  readonly grade: string
  readonly retires: number
  readonly casualties: number
}

/** A row of the results: up to which total (null for the last), what it means, and how likely it is. */
export interface FightRow {
  readonly most: number | null
  readonly favoured: Fate
  readonly unfavoured: Fate
  readonly chance: number
}

/** Factors as data; `ids` are their names. */
export const listed = ({ kinds, values, count }: Factors, ids: readonly string[], rule: string): Because[] =>
  Array.from({ length: count }, (_, k) => ({ id: ids[kinds[k]], rule, value: values[k] }))

/** Throws a UserError where there is no such unit on the table. */
export function mustBeUnit(p: Corps, unit: number): void {
  if (!(Number.isInteger(unit) && unit >= 0 && unit < p.morale.length && isOn(p, unit)))
    throw new UserError(`there are ${p.morale.length} units, counted from 0, and none ${unit} on the table`)
}

/** A side of a fight (a value of `fight`), with the factors weighed for it. */
export const sideOf = (p: Corps, of: number, unit: number, factors: Factors): Side => ({
  unit,
  factors: listed(factors, FIGHT_FACTOR_IDS, FACTOR_RULES[factorSetOf(p, of, unit)]),
  total: factors.total,
})

const fateOf = (p: Corps, of: number, unit: number, outcome: Outcome): Fate => ({
  grade: GRADE_IDS[outcome.grade],
  retires: outcome.retire === 0 ? 0 : distanceOf(p, of, unit, outcome) / INCH,
  casualties: outcome.casualties,
})

/** The rows of the fight weighed last. */
export function rowsOf(p: Corps): FightRow[] {
  const { of, favoured, unfavoured } = scales
  const likely = chances(p.scenario.fights)
  return p.scenario.fights.results[of].map((row, k) => ({
    most: Number.isFinite(row.most) ? row.most : null,
    favoured: fateOf(p, of, favoured, row.favoured),
    unfavoured: fateOf(p, of, unfavoured, row.unfavoured),
    chance: likely[k],
  }))
}
