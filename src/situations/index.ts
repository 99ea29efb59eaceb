/** Situation files: a position, dice, actions, and what is expected. */
export { runSituation, type SituationFailure, type SituationResult } from './situation.ts'
export { readSituation, type SituationFile } from './situation-file.ts'
