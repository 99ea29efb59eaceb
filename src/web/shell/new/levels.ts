import { canPlay, type Playable, waitFor } from '../../../players/index.ts'
import { LEVELS } from '../levels.ts'

/** A computer player, and the most seconds that it thinks; undefined if it answers at once. */
export interface Level {
  readonly name: string
  readonly wait: number | undefined
}

/** The computer players that know a system and that the interface has words for, the weakest first. */
export const levels = (system: Playable): Level[] =>
  LEVELS.filter((name) => canPlay(name, system)).map((name) => ({ name, wait: waitFor(name, system) }))

/** The default computer player: one that answers at once. */
export const usualLevel = (system: Playable): string => (canPlay('drill', system) ? 'drill' : 'random')
