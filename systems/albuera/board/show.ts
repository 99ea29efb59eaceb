import { type Look, showing } from '../../../src/web/board/showing.ts'

/** How events are shown in the log and while they are told. */
/** In the log only, beside the die that it is added to. */
const SILENT: Look = { tone: 'aside', rest: 0 }
const PLAIN: Look = { tone: 'plain', rest: 700 }
const shows: Readonly<Record<string, Look>> = {
  TurnBegan: { tone: 'chapter', rest: 900 },
  ChitDrawn: { tone: 'section', rest: 900 },
  Moved: { tone: 'plain', rest: 300 },
  Rode: { tone: 'plain', rest: 300 },
  MovedWide: { tone: 'plain', rest: 350 },
  Wheeled: { tone: 'plain', rest: 350 },
  Turned: { tone: 'aside', rest: 120 },
  Retreated: { tone: 'plain', rest: 500 },
  RetreatedWide: { tone: 'plain', rest: 500 },
  Counterattacked: { tone: 'plain', rest: 500 },
  CounterattackedWide: { tone: 'plain', rest: 500 },
  JoinedFire: { tone: 'aside', rest: 300 },
  FireModifier: SILENT,
  CheckPassed: { tone: 'aside', rest: 900 },
  CheckFailed: { tone: 'aside', rest: 900 },
  ReactionModifier: SILENT,
  ReactionPassed: { tone: 'aside', rest: 900 },
  ReactionFailed: { tone: 'aside', rest: 900 },
  ClashAttacks: SILENT,
  ClashDefends: SILENT,
  ClashShift: SILENT,
  ClashRolled: { tone: 'aside', rest: 1400 },
  Stood: { tone: 'aside', rest: 300 },
  CrisisPassed: { tone: 'aside', rest: 700 },
  CrisisFailed: { tone: 'aside', rest: 700 },
  LeaderRolled: { tone: 'aside', rest: 500 },
  Scored: { tone: 'aside', rest: 400 },
  BattleOver: { tone: 'chapter', rest: 2000 },
  TakenBack: { tone: 'section', rest: 600 },
}

export const show = showing(shows, PLAIN)
