/** Where on the map an event happens. */
import { untrack } from 'solid-js'
import type { Table, Told } from '../../../src/web/board/table.ts'
import type { Eagle } from '../rules/state/position.ts'

/** Which of an event's numbers is the hex that it is about. */
const HEX_AT: Readonly<Record<string, number>> = {
  Deployed: 1,
  LeaderPlaced: 1,
  Moved: 2,
  Faced: 0,
  Shows: 0,
  Sighted: 1,
  Lifted: 1,
  Captured: 1,
  Arrived: 1,
  Left: 1,
  RanOff: 1,
  Rode: 2,
  Retreats: 2,
  Fires: 1,
  Volley: 1,
  Attacks: 1,
  CombatBegan: 2,
  TooWeak: 0,
  Lapsed: 0,
  Evades: 2,
  Advances: 2,
  ChargeNamed: 1,
  ChargeArrives: 1,
  Countercharges: 2,
  Occupied: 1,
  Covers: 1,
  Gathers: 1,
  GivesUp: 1,
  MarkerLaid: 1,
  MarkerTrails: 1,
  MarkerMoved: 2,
  MarkerOff: 1,
  MarkerEmpty: 1,
  SetDown: 0,
  HeightShown: 0,
}

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

/** The hex that an event names; undefined where it names none. */
export const hexNamedBy = ({ event, args }: Told): number | undefined =>
  HEX_AT[event] === undefined ? undefined : args[HEX_AT[event]]

/** The hex that an event is about; of a unit that names none the hex where it stands now, or where it stood last. */
export function placeOf(told: Told, table: Table<Eagle>): string | undefined {
  const { event, args } = told
  const { names } = table.scenario.ground.grid
  const hex = hexNamedBy(told)
  if (hex !== undefined) return names[hex]
  if (!AT_UNIT.includes(event)) return undefined
  const now = names[table.view().at[args[0]] ?? -1]
  // A unit that is off the map moves no more, so its last hex stays the last.
  const last =
    now === undefined
      ? untrack(table.log).findLast((one) => SETTLES.includes(one.event) && one.args[0] === args[0])
      : undefined
  return now ?? (last && names[hexNamedBy(last) ?? -1])
}
