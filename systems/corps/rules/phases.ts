/** All phases of the game, in the order of the sequence of play. */
import type { Phase } from '../../../src/kernel/index.ts'
import { Placing } from './blinds/placing.ts'
import { Spotting } from './blinds/spotting.ts'
import { Unveiling } from './blinds/unveiling.ts'
import { Charging } from './cavalry/charging.ts'
import { Watching } from './cavalry/watching.ts'
import { FieldDay } from './choosing/field-day.ts'
import { Activation } from './command/activation.ts'
import { Spending } from './command/spending.ts'
import { Entering } from './fight/entering.ts'
import { Joining } from './fight/joining.ts'
import { TurnLost } from './fire/turn-lost.ts'
import { Aftermath } from './morale/aftermath.ts'
import { Reckoning } from './morale/reckoning.ts'
import { Moving } from './movement/moving.ts'
import { Extra } from './sequence/extra.ts'
import { Round, Tactical } from './sequence/round.ts'
import type { Corps } from './state/position.ts'

export const phases: readonly Phase<Corps>[] = [
  FieldDay,
  Round,
  Tactical,
  Extra,
  Activation,
  TurnLost,
  Spending,
  Moving,
  Unveiling,
  Spotting,
  Placing,
  Joining,
  Entering,
  Watching,
  Charging,
  Reckoning,
  Aftermath,
]
