/** Questions beyond legality, answered in plain data. */
import type { Ruleset } from '../../../../src/kernel/index.ts'
import type { Corps } from '../state/position.ts'
import { fightOdds, skirmishOdds } from './fight.ts'
import { shotOf } from './shot.ts'
import { sightFrom } from './sight.ts'

export const queries: NonNullable<Ruleset<Corps>['queries']> = {
  fight: (view, _seat, unit = -1, enemy = -1, isFire = 0, others = 0) => fightOdds(view, unit, enemy, isFire, others),
  skirmish: (view, _seat, unit = -1, target = -1) => skirmishOdds(view, unit, target),
  shot: (view, _seat, battery = -1, target = -1) => shotOf(view, battery, target),
  sight: (view, _seat, spotter = -1, seen = -1) => sightFrom(view, spotter, seen),
}
