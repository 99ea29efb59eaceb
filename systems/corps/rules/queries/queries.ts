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

/** For an argument that is left out: no body, no command, no place. */
const NONE = -1

/** Arguments are optional and have no defaults: those with defaults would not count among what a host lets through. */
export const queries: NonNullable<Ruleset<Corps>['queries']> = {
  arc: (view, _seat, unit?, turn?, place?) => arcOf(view, unit ?? NONE, turn, place),
  charge: (view, _seat, unit?, enemy?) => chargeOdds(view, unit ?? NONE, enemy ?? NONE),
  comers: (view, _seat, point?) => comersTo(view, point ?? NONE),
  command: (view, _seat, command?, point?) => commandReach(view, command ?? NONE, point),
  facing: (view, seat, body?, heading?) => facing(view, seat, body ?? NONE, heading ?? NONE),
  fight: (view, _seat, unit?, enemy?, isFire?, others?) => fightOdds(view, unit ?? NONE, enemy ?? NONE, isFire, others),
  measure: (view, seat, body?, turn?, place?) => measure(view, seat, body ?? NONE, turn ?? NONE, place ?? NONE),
  reach: (view, seat, body?) => reach(view, seat, body ?? NONE),
  shot: (view, _seat, battery?, target?) => shotOf(view, battery ?? NONE, target ?? NONE),
  sight: (view, _seat, spotter?, seen?) =>
    seen === undefined || seen === NONE ? sightsOf(view, spotter ?? NONE) : sightFrom(view, spotter ?? NONE, seen),
  skirmish: (view, _seat, unit?, target?) => skirmishOdds(view, unit ?? NONE, target ?? NONE),
  threats: (view, seat, unit?, turn?, place?) => threatsTo(view, seat, unit ?? NONE, turn, place),
}
