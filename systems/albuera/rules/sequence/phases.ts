/** All phases of the game. Their order numbers them: it stays. */
import type { Phase } from '../../../../src/kernel/index.ts'
import { Clash } from '../clash/clash.ts'
import { Fight } from '../clash/fight.ts'
import { Activation } from '../command/activation.ts'
import { Pool } from '../command/pool.ts'
import { Returning } from '../command/returning.ts'
import { Riding } from '../command/riding.ts'
import { Volley } from '../fire/volley.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { Acting } from '../movement/acting.ts'
import { Fitting } from '../movement/fitting.ts'
import { Movement } from '../movement/moving.ts'
import { Entry } from '../reaction/entry.ts'
import { Reaction } from '../reaction/reaction.ts'
import type { Albuera } from '../state/position.ts'
import { Turn } from './turn.ts'

export const phases: readonly Phase<Albuera>[] = [
  ...[Turn, Pool, Activation, Returning, Acting, Movement, Reaction, Entry, Fitting, Riding, Clash, Fight],
  ...[Volley, Aftermath],
]
