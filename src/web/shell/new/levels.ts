import { canPlay, type Playable } from '../../../players/index.ts'
import { LEVELS } from '../levels.ts'

/** The computer players that know a system and that the interface has words for, the weakest first. */
export const levels = (system: Playable): string[] => LEVELS.filter((name) => canPlay(name, system))

/** The computer player that is taken where a person has chosen none: one that answers at once. */
export const usualLevel = (system: Playable): string => (canPlay('drill', system) ? 'drill' : 'random')
