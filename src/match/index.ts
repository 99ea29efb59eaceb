/** A match: an append-only record and the position that it folds to. */
export * from './act.ts'
export { contribute, declineDraw, isUnattended, offerDraw, resign, setStanding } from './agreements.ts'
export { notCommanded } from './commanded.ts'
export { Fold } from './fold.ts'
export * from './heard.ts'
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
export { CHIEF, playersOf, whoCommands } from './players.ts'
export { type GameRecord, RecordError, readRecord, textOf } from './record.ts'
export type {
  Contribution,
  Ending,
  Entry,
  Header,
  Player,
  StandingOrder,
  StewardReason,
  Thought,
} from './record-lines.ts'
export { openKept, openMatch } from './reopen.ts'
export type { Roll } from './rolls.ts'
export { commit, reveal } from './seal.ts'
export { commitmentTo, commitmentToWords, type SealedDice, sealedDice } from './sealed-dice.ts'
export { allCommitted, missing } from './sealing.ts'
export type { Shown, Unlike } from './shown.ts'
export { actOn, attend, type Policy, timeOut, wishInSteps, wishOf } from './steward.ts'
export * from './take-back.ts'
export * from './trust.ts'
export * from './verify.ts'
