import { canPlay, type Playable, playerKinds } from '../../../players/index.ts'

/** The computer players that know a system, the best first. */
export const levels = (system: Playable): string[] =>
  playerKinds
    .map(({ name }) => name)
    .filter((name) => canPlay(name, system))
    .reverse()
