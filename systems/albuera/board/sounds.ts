import type { Sound } from '../../../src/web/board/module.ts'
import type { Told } from '../../../src/web/board/table.ts'

const SOUNDS: Readonly<Record<string, Sound>> = {
  TurnBegan: 'drum',
  ChitDrawn: 'trumpet',
  Rode: 'hooves',
  Moved: 'steps',
  MovedWide: 'steps',
  DivisionTried: 'dice',
  Retreated: 'steps',
  RetreatedWide: 'steps',
  LeaderEscaped: 'hooves',
  LeaderFollowed: 'hooves',
  LeaderRolled: 'dice',
  CrisisPassed: 'dice',
  CrisisFailed: 'dice',
  ReactionPassed: 'dice',
  ReactionFailed: 'dice',
  ClashRolled: 'dice',
}

export const soundOf = ({ event }: Told): Sound | undefined => SOUNDS[event]
