import { canPlay, type Playable, playerKinds } from '../../../players/index.ts'
import { isLevel } from '../levels.ts'

/** The computer players that know a system and that the interface has words for, the best first. */
export const levels = (system: Playable): string[] =>
  playerKinds
    .map(({ name }) => name)
    .filter((name) => isLevel(name) && canPlay(name, system))
    .reverse()
