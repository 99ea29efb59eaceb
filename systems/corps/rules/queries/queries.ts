/** Questions beyond legality, answered in plain data. */
import type { Ruleset } from '../../../../src/kernel/index.ts'
import type { Corps } from '../state/position.ts'
import { arcOf } from './arc.ts'
import { chargeOdds } from './charge.ts'
import { commandReach } from './command.ts'
import { fightOdds, skirmishOdds } from './fight.ts'
import { facing, measure } from './measure.ts'
import { reach } from './reach.ts'
import { shotOf } from './shot.ts'
import { sightFrom, sightsOf } from './sight.ts'
import { comersTo, threatsTo } from './threats.ts'

export const queries: NonNullable<Ruleset<Corps>['queries']> = {
  arc: (view, _seat, unit = -1, turn?, place?) => arcOf(view, unit, turn, place),
  charge: (view, _seat, unit = -1, enemy = -1) => chargeOdds(view, unit, enemy),
  comers: (view, _seat, point = -1) => comersTo(view, point),
  command: (view, _seat, command = -1, point?) => commandReach(view, command, point),
  facing: (view, seat, body = -1, heading = -1) => facing(view, seat, body, heading),
  fight: (view, _seat, unit = -1, enemy = -1, isFire = 0, others = 0) => fightOdds(view, unit, enemy, isFire, others),
  measure: (view, seat, body = -1, turn = -1, place = -1) => measure(view, seat, body, turn, place),
  reach: (view, seat, body = -1) => reach(view, seat, body),
  shot: (view, _seat, battery = -1, target = -1) => shotOf(view, battery, target),
  sight: (view, _seat, spotter = -1, seen = -1) =>
    seen === -1 ? sightsOf(view, spotter) : sightFrom(view, spotter, seen),
  skirmish: (view, _seat, unit = -1, target = -1) => skirmishOdds(view, unit, target),
  threats: (view, seat, unit = -1, turn?, place?) => threatsTo(view, seat, unit, turn, place),
}
