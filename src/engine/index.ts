/** The kernel: what all systems share. Knows no ruleset, no file system, no network, no DOM. */
export * from './act.ts'
export * from './action.ts'
export { begin, opened, phaseNumber } from './agenda.ts'
export { contribute, declineDraw, isUnattended, offerDraw, resign, setStanding } from './agreements.ts'
export * from './dice.ts'
export { differences } from './differences.ts'
export { type Engine, engine } from './engine.ts'
export * from './every-dice.ts'
export { Fold } from './fold.ts'
export * from './forecast.ts'
export * from './heard.ts'
export * from './journal.ts'
export { readJson, validated } from './json.ts'
export { keptLists, type Shares, type Stale } from './kept-lists.ts'
export * from './layout.ts'
export {
  type At,
  awaiting,
  createMatch,
  type DiceOrigin,
  entriesOf,
  hasBegun,
  type Match,
  type MatchSetup,
  notBegun,
  positionAt,
  type Reply,
  seatNumber,
  view,
} from './match.ts'
export { goOn, isStateOf, type MatchState, matchOfState, type Plain, stateOf } from './match-state.ts'
export * from './notation.ts'
export { oneLine } from './one-line.ts'
export * from './phase.ts'
export { CHIEF, notCommanded, playersOf, whoCommands } from './players.ts'
export * from './position.ts'
export { type GameRecord, RecordError, readRecord, textOf } from './record.ts'
export type { Contribution, Ending, Entry, Header, Player, StandingOrder, StewardReason } from './record-lines.ts'
export * from './refusal.ts'
export { openKept, openMatch } from './reopen.ts'
export type { Roll } from './rolls.ts'
export * from './rulebook.ts'
export * from './ruleset.ts'
export * from './scenario.ts'
export { commit, reveal } from './seal.ts'
export { commitmentTo, commitmentToWords, type SealedDice, sealedDice } from './sealed-dice.ts'
export { allCommitted, missing } from './sealing.ts'
export * from './seats.ts'
export { settingOf } from './setting.ts'
export type { Shown, Unlike } from './shown.ts'
export { runSituation, type SituationFailure, type SituationResult } from './situation.ts'
export { readSituation, type SituationFile } from './situation-file.ts'
export { actOn, attend, type Policy, timeOut, wishOf, wishOn } from './steward.ts'
export * from './take-back.ts'
export * from './trust.ts'
export * from './verify.ts'
export * from './view.ts'
export * from './words.ts'
export { QUESTION_WORK, spend, TooMuchWork, within } from './work.ts'
