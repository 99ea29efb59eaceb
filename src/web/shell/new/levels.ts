import { canPlay, playerKinds } from '../../../players/index.ts'

/** The computer players that know a system, the best first. */
export const levels = (ruleset: string): string[] =>
  playerKinds
    .map(({ name }) => name)
    .filter((name) => canPlay(name, ruleset))
    .reverse()
