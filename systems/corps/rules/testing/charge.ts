/** For tests of charges: one cavalry brigade in the middle of the table, facing north, and what is before it. */
import { gap } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import type { OrderId } from '../state/position.ts'
import { battle, unitOf } from './battle.ts'
import { type Table, type TableSpec, table } from './table.ts'

type Unit = NonNullable<TableSpec['commands'][0]['units']>[number]

/** Its front is 0.75 inches before its middle; it charges 12 inches, so that half a move is 6. */
export const H = { name: 'H', form: 'horse-line', at: [36, 30] } as const

/** Enemy cavalry in line, facing south, its front this many inches before that of H. */
export const horse = (inches: number, more: Partial<Unit> = {}): Unit => ({
  name: 'X',
  form: 'horse-line',
  at: [36, 31.5 + inches],
  heading: 180,
  ...more,
})

/** Enemy infantry in line, facing south, its front this many inches before that of H. */
export const foot = (inches: number, more: Partial<Unit> = {}): Unit => ({
  name: 'X',
  form: 'line',
  at: [36, 31.25 + inches],
  heading: 180,
  ...more,
})

/** H, on Attack, against these enemies. */
export const charge = (enemies: readonly Unit[], own: Partial<Unit> = {}, more: Partial<TableSpec> = {}): Table =>
  battle([{ ...H, ...own }], enemies, 'attack', more)

/**
 * The turn of the enemies of H, which have that order: H, of the army that waits, may charge them at opportunities.
 * Their pips: 6, on a die of 3.
 */
export function opportunity(
  enemies: readonly Unit[],
  own: Partial<Unit> = {},
  more: {
    readonly order?: OrderId
    readonly general?: readonly [number, number]
    readonly friends?: readonly Unit[]
    /** More commanders, of either army. */
    readonly others?: TableSpec['commands']
    /** Of the commander of the riders. */
    readonly grade?: 'poor'
  } & Partial<Omit<TableSpec, 'commands'>> = {},
): Table {
  const { order = 'move', general = [36, 66], friends = [], others = [], grade, ...spec } = more
  return table(
    {
      ...spec,
      commands: [
        { id: 'riders', general: [36, 10], units: [{ ...H, ...own }, ...friends], ...(grade && { grade }) },
        { id: 'foe', army: 1, grade: 'gifted', order, general, units: enemies },
        ...others,
      ],
    },
    1,
    3,
  )
}

/** Cells between two units. */
export const gapOf = (at: Table, one: string, two: string): number =>
  gap(shapeOf(at.p, unitOf(at, one)), shapeOf(at.p, unitOf(at, two)))
