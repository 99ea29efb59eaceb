/** For tests of fights: a corps with an order against another one, and how they fare. */
import type { OrderId } from '../state/position.ts'
import { type Table, type TableSpec, table } from './table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

/** The corps `one` of Gifted command against `foe`; pips: 3 and 3. */
export const battle = (own: Units, enemies: Units, order: OrderId, more: Partial<TableSpec> = {}): Table =>
  table(
    {
      commands: [
        { id: 'one', order, grade: 'gifted', general: [34, 28], units: own },
        { id: 'foe', army: 1, general: [70, 70], units: enemies },
      ],
      ...more,
    },
    0,
    3,
  )

export const unitOf = ({ p }: Table, name: string): number => p.scenario.roster.names.indexOf(name)

/** Grade of morale and casualties of a unit. */
export const stateOf = (at: Table, name: string): [grade: number, casualties: number] => {
  const unit = unitOf(at, name)
  return [at.p.morale[unit], at.p.casualties[unit]]
}

/** The factors that have been told since the last call, `A classA 1`. */
export const factorsTold = (at: Table): string[] =>
  (at.told().match(/(FactorCounted|ShotModified) [^;]*/g) ?? []).map((one) => one.slice(one.indexOf(' ') + 1))
