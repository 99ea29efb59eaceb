/** Questions beyond legality, answered in plain data. */
import { type Ruleset, UserError } from '../../../../src/kernel/index.ts'
import { inRange, rangeOf } from '../command/range.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { field, shotOf, sight } from './fire.ts'
import { reach } from './reach.ts'
import { clashByEntry, clashIn, reactorsTo } from './shock.ts'
import { threatsTo } from './threats.ts'

/**
 * 4.2 The command range of a commander: its hexes, and the units under him in it. Throws a UserError if there is no
 * such commander.
 */
function command(view: Albuera, _seat: number, commander = -1): { hexes: number[]; units: number[] } {
  const { army } = view.scenario
  if (!(commander in army.commanders))
    throw new UserError(`there are ${army.commanders.length} commanders, counted from 0, and no commander ${commander}`)
  if (view.post[commander] === OFF) return { hexes: [], units: [] }
  const range = rangeOf(view, commander)
  const units = [...army.units.keys()].filter(
    (unit) => army.commander[unit] === commander && inRange(view, range, unit),
  )
  return { hexes: Array.from(range.reached.subarray(0, range.count)), units }
}

export const queries: NonNullable<Ruleset<Albuera>['queries']> = {
  clash: (view, _seat, hex = -1, unit = -1, stack = 0) =>
    unit < 0 ? clashIn(view, hex) : clashByEntry(view, unit, hex, stack),
  command,
  sight: (view, _seat, unit = -1, hex = -1) => sight(view, unit, hex),
  field: (view, _seat, unit = -1) => field(view, unit),
  shot: (view, _seat, unit = -1, target = -1, ...others) => shotOf(view, unit, target, others),
  reactors: (view, _seat, unit = -1, hex = -1, corner = -1) => reactorsTo(view, unit, hex, corner),
  threats: (view, seat, hex = -1) => threatsTo(view, seat, hex),
  reach: (view, _seat, unit = -1, stack = 0) => reach(view, unit, stack),
}
