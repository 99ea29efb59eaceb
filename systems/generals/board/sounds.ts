import type { Sound } from '../../../src/web/board/module.ts'
import type { Told } from '../../../src/web/board/table.ts'
import type { event } from '../rules/state/events.ts'
import { typeOfArm } from '../rules/state/stands.ts'

const CAVALRY = 1

const sounds: Readonly<Partial<Record<keyof typeof event, Sound>>> = {
  RoundBegan: 'drum',
  RoadMoved: 'steps',
  FellBack: 'hooves',
  CounterCharges: 'hooves',
  Assault: 'drum',
  Rolled: 'dice',
  Rerolled: 'dice',
  TriesSquare: 'dice',
  TriesCounter: 'dice',
  ShellRolled: 'dice',
  OrdersRolled: 'dice',
  Gone: 'volley',
  Routed: 'volley',
  Shell: 'gun',
  Won: 'trumpet',
}

/** What an event sounds like; most are silent. */
export const soundOf = ({ event: name, args }: Told): Sound | undefined =>
  name === 'Moved' ? (typeOfArm[args[2]] === CAVALRY ? 'hooves' : 'steps') : sounds[name as keyof typeof event]
