/** For tests: a battery in the middle of the table, facing north, and what stands before it. */
import { type Table, type TableSpec, table } from './table.ts'

type Unit = NonNullable<TableSpec['commands'][number]['units']>[number]

export interface Field extends Omit<TableSpec, 'commands'> {
  /** What differs for the battery. */
  readonly guns?: Partial<Unit>
  readonly friends?: readonly Unit[]
  readonly enemies?: readonly Unit[]
  readonly enemyBlind?: readonly [x: number, y: number]
  readonly general?: readonly [x: number, y: number]
}

/** An enemy brigade in line, facing south: its front is half an inch nearer than its middle. */
export const enemy = (x: number, y: number, more: Partial<Unit> = {}): Unit => ({
  name: 'E',
  form: 'line',
  heading: 180,
  at: [x, y],
  ...more,
})

export const friend = (x: number, y: number, more: Partial<Unit> = {}): Unit => ({
  name: 'F',
  form: 'attack',
  at: [x, y],
  ...more,
})

/** The turn of battery G, heavy and of class B; the middle of its front is at 36, 37. The die of its pips is 4: 6 pips. */
export function field({ guns, friends = [], enemies = [], enemyBlind, general = [36, 32], ...spec }: Field): Table {
  const battery: Unit = { name: 'G', form: 'deployed', at: [36, 36], weight: 'heavy', ...guns }
  return table(
    {
      ...spec,
      commands: [
        { id: 'one', general, units: [battery, ...friends] },
        { id: 'foe', army: 1, general: [70, 70], units: enemies },
        ...(enemyBlind === undefined ? [] : [{ id: 'veiled', army: 1, blinds: [{ at: enemyBlind, strips: 1 }] }]),
      ],
    },
    0,
    4,
  )
}
