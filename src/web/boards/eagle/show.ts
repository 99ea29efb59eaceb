import { untrack } from 'solid-js'
import type { Eagle } from '../../../rules/eagle/position.ts'
import type { Table, Told } from '../../table/table.ts'
import { grid } from './ground-plan.ts'

/** How events are shown in the log and while they are told. */
type Shown = { readonly tone: 'chapter' | 'section' | 'plain' | 'aside'; readonly rest: number }

const PLAIN: Shown = { tone: 'plain', rest: 800 }
const ASIDE: Shown = { tone: 'aside', rest: 0 }
const shows: Readonly<Record<string, Shown>> = {
  TurnBegan: { tone: 'chapter', rest: 900 },
  PhaseBegan: { tone: 'section', rest: 450 },
  Won: { tone: 'chapter', rest: 2000 },
  Drawn: { tone: 'chapter', rest: 2000 },
  TakenBack: { tone: 'section', rest: 600 },
  Deployed: { tone: 'aside', rest: 60 },
  LeaderPlaced: { tone: 'aside', rest: 60 },
  Modifier: ASIDE,
  Moved: { tone: 'plain', rest: 320 },
  Rode: { tone: 'aside', rest: 240 },
  Faced: { tone: 'aside', rest: 120 },
  Headed: { tone: 'aside', rest: 120 },
  Shows: ASIDE,
  Sighted: ASIDE,
  Lifted: ASIDE,
  SetDown: ASIDE,
  HeightShown: ASIDE,
  Joins: ASIDE,
  MarkerMoved: { tone: 'plain', rest: 320 },
  MarkerTurned: { tone: 'aside', rest: 120 },
  Shaped: { tone: 'plain', rest: 400 },
  MustCheck: { tone: 'aside', rest: 300 },
  // What is laid is looked at till it goes off; the die and what it brings are the matter.
  Fires: { tone: 'plain', rest: 550 },
  Volley: { tone: 'aside', rest: 1000 },
  Hit: { tone: 'plain', rest: 900 },
  CombatBegan: { tone: 'plain', rest: 1200 },
  Struck: { tone: 'plain', rest: 1400 },
  Checked: { tone: 'aside', rest: 1000 },
  Rallies: { tone: 'aside', rest: 1000 },
  Disorganized: { tone: 'plain', rest: 600 },
  Routed: { tone: 'plain', rest: 900 },
  Demoralized: { tone: 'plain', rest: 1500 },
}

export const show = ({ event }: Told): Shown => shows[event] ?? PLAIN
/** How long an event is looked at, at normal speed (milliseconds). */
export const rest = (told: Told): number => show(told).rest

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

/** The hex that an event is about; of a unit that names none the hex where it stands now, or where it stood last. */
export function placeOf({ event, args }: Told, table?: Table<Eagle>): string | undefined {
  const at = HEX_AT[event]
  if (at !== undefined) return grid.names[args[at]!]
  if (!table || !AT_UNIT.includes(event)) return undefined
  const now = grid.names[table.view().at[args[0]!] ?? -1]
  // Whoever is off the map comes nowhere else any more.
  const last = now === undefined ? untrack(table.log).findLast((one) => SETTLES.includes(one.event) && one.args[0] === args[0]) : undefined
  return now ?? (last && grid.names[last.args[HEX_AT[last.event]!]!])
}
