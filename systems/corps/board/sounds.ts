import type { Sound } from '../../../src/web/board/module.ts'
import type { Told } from '../../../src/web/board/table.ts'

const SOUNDS: Readonly<Record<string, Sound>> = {
  MoveBegan: 'drum',
  ChipDrawn: 'trumpet',
  ActivatedByTacticalChip: 'trumpet',
  PipsRolled: 'dice',
  Moved: 'steps',
  Rode: 'hooves',
  Formed: 'drum',
  GunsFired: 'gun',
  BouncedThrough: 'gun',
  GunnersFired: 'gun',
  GunsRolled: 'dice',
  Skirmished: 'volley',
  Fought: 'volley',
  FightRolled: 'dice',
  WentIn: 'steps',
  NervePassed: 'dice',
  NerveFailed: 'dice',
  RallyFailed: 'dice',
  RoutMoved: 'steps',
  Retired: 'steps',
  FellBack: 'steps',
  SpottingRolled: 'dice',
  ChargeDeclared: 'trumpet',
  ChargePassed: 'hooves',
  ChargeFailed: 'dice',
  ReactionPassed: 'dice',
  ReactionFailed: 'dice',
  Evaded: 'hooves',
  CounterCharged: 'hooves',
  Intercepted: 'hooves',
  Followed: 'hooves',
  PursuitRolled: 'dice',
}

export const soundOf = ({ event }: Told): Sound | undefined => SOUNDS[event]
