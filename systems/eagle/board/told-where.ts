/** Where on the map an event happens. */
import { untrack } from 'solid-js'
import type { Table, Told } from '../../../src/web/board/table.ts'
import { aboutOf } from '../../../src/web/hexboard/about.ts'
import { events } from '../rules/state/events.ts'
import type { Eagle } from '../rules/state/position.ts'

const { hexIn } = aboutOf(events)

/** The hex that an event names; undefined if it names none. */
export { hexIn }

/** Events of a unit that name no hex: they are shown where it stands. */
export const AT_UNIT = [
  'Hit',
  'Lost',
  'MustCheck',
  'LeavesZone',
  'Flees',
  'Checked',
  'Rallies',
  'Disorganized',
  'Routed',
  'Recovered',
  'Collected',
  'Pressed',
  'Trapped',
  'Barred',
  'Silenced',
  'ChargeBroken',
  'FormsSquare',
  'Eliminated',
  'RollsControl',
  'OutOfHand',
]
/** Events that put a unit somewhere. */
const SETTLES = ['Deployed', 'Arrived', 'Moved', 'Retreats', 'Evades', 'Advances']

/**
 * Returns the hex that an event is about; for a unit's event that names none, the present hex of the unit, or its last
 * one.
 */
export function placeOf(told: Told, table: Table<Eagle>): string | undefined {
  const { event, args } = told
  const { names } = table.scenario.ground.grid
  const hex = hexIn(told)
  if (hex !== undefined) return names[hex]
  if (!AT_UNIT.includes(event)) return undefined
  const now = names[table.view().at[args[0]] ?? -1]
  // A unit that is off the map moves no more, so its last hex stays the same.
  const last =
    now === undefined
      ? untrack(table.log).findLast((one) => SETTLES.includes(one.event) && one.args[0] === args[0])
      : undefined
  return now ?? (last && names[hexIn(last) ?? -1])
}
