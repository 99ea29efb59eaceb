import { type Look, showing } from '../../../src/web/board/showing.ts'
import type { Told } from '../../../src/web/board/table.ts'

/** How events are shown in the log and while they are told. */
const PLAIN: Look = { tone: 'plain', rest: 800 }
const ASIDE: Look = { tone: 'aside', rest: 0 }
const shows: Readonly<Record<string, Look>> = {
  TurnBegan: { tone: 'chapter', rest: 900 },
  PhaseBegan: { tone: 'section', rest: 450 },
  Won: { tone: 'chapter', rest: 2000 },
  Drawn: { tone: 'chapter', rest: 2000 },
  TakenBack: { tone: 'section', rest: 600 },
  Deployed: { tone: 'aside', rest: 60 },
  LeaderPlaced: { tone: 'aside', rest: 60 },
  Modifier: ASIDE,
  Moved: { tone: 'plain', rest: 320 },
  Rode: { tone: 'aside', rest: 240 },
  Faced: { tone: 'aside', rest: 120 },
  Headed: { tone: 'aside', rest: 120 },
  Shows: ASIDE,
  Sighted: ASIDE,
  Lifted: ASIDE,
  SetDown: ASIDE,
  HeightShown: ASIDE,
  Joins: ASIDE,
  MarkerMoved: { tone: 'plain', rest: 320 },
  MarkerTurned: { tone: 'aside', rest: 120 },
  Shaped: { tone: 'plain', rest: 400 },
  MustCheck: { tone: 'aside', rest: 300 },
  // A volley that is laid is shown until it goes off; the die and its result matter most.
  Fires: { tone: 'plain', rest: 550 },
  Volley: { tone: 'aside', rest: 1000 },
  Hit: { tone: 'plain', rest: 900 },
  CombatBegan: { tone: 'plain', rest: 1200 },
  Struck: { tone: 'plain', rest: 1400 },
  Checked: { tone: 'aside', rest: 1000 },
  Rallies: { tone: 'aside', rest: 1000 },
  Disorganized: { tone: 'plain', rest: 600 },
  Routed: { tone: 'plain', rest: 900 },
  Demoralized: { tone: 'plain', rest: 1500 },
}

export const show = showing(shows, PLAIN)
/** Returns how long an event is shown, at normal speed (milliseconds). */
export const rest = (told: Told): number => show(told).rest
