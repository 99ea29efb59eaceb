import type { Sound } from '../../../src/web/board/module.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { ARTILLERY, CAVALRY } from '../rules/state/ground.ts'
import type { Named } from './faces.ts'

const SOUNDS: Readonly<Record<string, Sound>> = {
  TurnBegan: 'drum',
  Rode: 'hooves',
  ChargeNamed: 'trumpet',
  Countercharges: 'trumpet',
  CombatBegan: 'drum',
  Struck: 'dice',
  Checked: 'dice',
  Rallies: 'dice',
  RollsControl: 'dice',
  LeaderTested: 'dice',
  TriesOrder: 'dice',
  Won: 'trumpet',
}
const ON_THE_WAY = ['Moved', 'Retreats', 'Advances', 'Evades']

/** Returns the sound of an event; most are silent. */
export function soundOf({ event, args: [unit] }: Told, { scenario: { army } }: Named): Sound | undefined {
  if (event === 'Fires') return army.arm[unit] === ARTILLERY ? 'gun' : 'volley'
  if (ON_THE_WAY.includes(event)) return army.arm[unit] === CAVALRY ? 'hooves' : 'steps'
  return SOUNDS[event]
}
