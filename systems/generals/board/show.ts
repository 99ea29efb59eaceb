import { type Look, showing } from '../../../src/web/board/showing.ts'
import type { Told } from '../../../src/web/board/table.ts'

/** How events are shown in the log and while they are told. */

const QUIET: Look = { tone: 'aside', rest: 0 }
const PLAIN: Look = { tone: 'plain', rest: 700 }

const shows: Readonly<Record<string, Look>> = {
  RoundBegan: { tone: 'chapter', rest: 900 },
  StageBegan: { tone: 'section', rest: 700 },
  OrdersRolled: { tone: 'plain', rest: 1200 },
  Mustered: { tone: 'plain', rest: 120 },
  Marked: { tone: 'plain', rest: 350 },
  Acts: { tone: 'aside', rest: 260 },
  Storms: { tone: 'plain', rest: 500 },
  Moved: { tone: 'plain', rest: 760 },
  RoadMoved: { tone: 'plain', rest: 760 },
  FellBack: { tone: 'plain', rest: 900 },
  Fled: { tone: 'plain', rest: 800 },
  Rallied: { tone: 'plain', rest: 900 },
  GunRallied: { tone: 'plain', rest: 900 },
  Blocked: { tone: 'aside', rest: 700 },
  NoRoom: { tone: 'aside', rest: 700 },
  NoTarget: { tone: 'aside', rest: 700 },
  HeldBack: { tone: 'aside', rest: 500 },
  RoadBlocked: { tone: 'aside', rest: 700 },
  Assault: { tone: 'plain', rest: 600 },
  Meeting: { tone: 'plain', rest: 600 },
  Placed: { tone: 'aside', rest: 90 },
  Aims: { tone: 'aside', rest: 300 },
  Modifier: QUIET,
  Rolled: { tone: 'aside', rest: 220 },
  Rerolled: { tone: 'plain', rest: 1100 },
  Result: { tone: 'aside', rest: 420 },
  Routed: { tone: 'plain', rest: 800 },
  Gone: { tone: 'plain', rest: 800 },
  PrisonerMade: { tone: 'plain', rest: 600 },
  Destroyed: { tone: 'plain', rest: 600 },
  Fires: { tone: 'plain', rest: 350 },
  Shell: { tone: 'plain', rest: 750 },
  ShellModifier: QUIET,
  ShellRolled: { tone: 'aside', rest: 800 },
  Shelled: { tone: 'plain', rest: 1000 },
  TokenLaid: { tone: 'aside', rest: 150 },
  SheetShown: QUIET,
  ScoredCaptures: { tone: 'plain', rest: 1300 },
  ScoredObjective: { tone: 'plain', rest: 1300 },
  ScoredMajority: { tone: 'plain', rest: 1300 },
  MajorityTied: { tone: 'plain', rest: 900 },
  LostForCaptures: { tone: 'plain', rest: 1300 },
  LostForObjective: { tone: 'plain', rest: 1300 },
  GaveForSectors: { tone: 'plain', rest: 1300 },
  SectorsEqual: { tone: 'plain', rest: 900 },
  Score: { tone: 'plain', rest: 600 },
  Won: { tone: 'chapter', rest: 2000 },
  Drawn: { tone: 'chapter', rest: 2000 },
  TakenBack: { tone: 'section', rest: 600 },
}

export const show = showing(shows, PLAIN)
/** How long an event is shown, at normal speed. */
export const rest = (told: Told): number => show(told).rest
