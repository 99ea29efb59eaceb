/** A49 How the day stands: which side holds more of the sections that count, and how much of the day is left. */
import type { Action } from '../../../src/kernel/index.ts'
import { lossesOf, sectionsHeld } from '../rules/queries/asked.ts'
import type { Corps } from '../rules/state/position.ts'
import type { Judge } from './judge.ts'
import { verbs } from './verbs.ts'

/** How much of the day is over: near 0 in the first move, 1 in the last. */
export const lateness = (p: Corps): number => Math.min(1, p.move / p.scenario.moves)

/** How many more sections a seat holds than its enemy. */
const ahead = (p: Corps, seat: number): number => sectionsHeld(p, seat) - sectionsHeld(p, 1 - seat)

/** How hard a seat is pressed to take ground: 0 if it holds more, up to 1 in the last move if it holds less. */
export function pressure(p: Corps, seat: number): number {
  const lead = ahead(p, seat)
  const late = lateness(p) * lateness(p)
  return lead > 0 ? 0 : lead < 0 ? late : 0.4 * late
}

/** A101 A side that would win now ends the day. */
export function wantMore({ engine, view, seat }: Judge): Action | undefined {
  const lead = ahead(view, seat)
  const isWon = lead > 0 || (lead === 0 && lossesOf(view, seat) < lossesOf(view, 1 - seat))
  return verbs(engine).choose(view, seat, isWon ? 'end the day' : 'play one more move')
}
