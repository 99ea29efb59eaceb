import { type Look, showing } from '../../../src/web/board/showing.ts'

/** How events are shown in the log and while they are told. */
/** Only in the log, beside the die that it is added to. */
const SILENT: Look = { tone: 'aside', rest: 0 }
const PLAIN: Look = { tone: 'plain', rest: 700 }
const shows: Readonly<Record<string, Look>> = {
  MoveBegan: { tone: 'chapter', rest: 900 },
  ChipDrawn: { tone: 'section', rest: 900 },
  ChipLapsed: { tone: 'section', rest: 500 },
  PoorChipDrawn: { tone: 'section', rest: 900 },
  PoorChipVoid: { tone: 'section', rest: 500 },
  TacticalChipDrawn: { tone: 'section', rest: 900 },
  TacticalChipVoid: { tone: 'section', rest: 500 },
  ActivatedByTacticalChip: { tone: 'section', rest: 900 },
  PipsRolled: { tone: 'plain', rest: 900 },
  Moved: { tone: 'plain', rest: 350 },
  Rode: { tone: 'plain', rest: 350 },
  Stood: { tone: 'aside', rest: 200 },
  Faced: { tone: 'plain', rest: 350 },
  GunsModified: SILENT,
  NerveModified: SILENT,
  FactorCounted: SILENT,
  ShotModified: SILENT,
  ChargeModified: SILENT,
  ChargePassed: { tone: 'aside', rest: 1000 },
  ChargeFailed: { tone: 'aside', rest: 1000 },
  ReactionPassed: { tone: 'aside', rest: 1000 },
  ReactionFailed: { tone: 'aside', rest: 1000 },
  PursuitRolled: { tone: 'aside', rest: 800 },
  GunnersFired: { tone: 'aside', rest: 1100 },
  GunsRolled: { tone: 'aside', rest: 1100 },
  FightRolled: { tone: 'aside', rest: 1400 },
  NervePassed: { tone: 'aside', rest: 900 },
  NerveFailed: { tone: 'aside', rest: 1000 },
  SpottingRolled: { tone: 'aside', rest: 500 },
  TurnEnded: { tone: 'aside', rest: 300 },
  Recovered: { tone: 'aside', rest: 250 },
  TakenBack: { tone: 'section', rest: 600 },
}

export const show = showing(shows, PLAIN)
