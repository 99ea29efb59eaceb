/** Many games at once. */

export type { Pack } from '../match/pack.ts'
export { playGameOf } from './game-of-job.ts'
export type { Job } from './job.ts'
export { openJob, rulesetWith } from './job.ts'
export { type Finished, type GameSetup, type PlayedEntry, playGame } from './play.ts'
export { asMatch, recordGame } from './record-game.ts'
export type { Row } from './rows.ts'
export { simulate, type Watch } from './simulate.ts'
export type { Hypotheses } from './sprt.ts'
export { type Share, shareOf } from './statistics.ts'
export type { Study, Wins } from './tally.ts'
export { playTournament, type Score, type Tournament, type TournamentPlan } from './tournament.ts'
