/** 16, 17 Demoralization, and what it decides. */
import { EVERYBODY, type Journal, type Outcome, only } from '../../../../src/kernel/index.ts'
import { NIGHT } from '../state/carried.ts'
import { DEGREES, event } from '../state/events.ts'
import { countHurt, fallen, limitOf } from '../state/losses.ts'
import type { Eagle } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'

/**
 * 16 Counts eliminated, disorganized and routed counters again, and reports which formations have become demoralized or
 * recovered. It is done as soon as a unit suffers: the grades of the others of its formation, which may check by the
 * same result, are lower from then on. What the number of formations decides is left until the result is over, because
 * both sides may fall by it (RA58).
 */
export function reckon(p: Eagle, journal: Journal | undefined): void {
  const formations = p.scenario.army.formations.length
  for (let f = 0; f < formations; f++) {
    p.hurt[f] = countHurt(p, f)
    const limit = limitOf(p, f)
    const down = limit > 0 && p.hurt[f] >= limit ? 1 : 0
    if (down === p.down[f]) continue
    p.down[f] = down
    journal?.tell(EVERYBODY, down ? event.Demoralized : event.Heartened, f)
  }
}

const DRAW = 3

/** 17 Compares both sides: the one with fewer demoralized formations wins, by as many as the difference (RA58). */
export function decide(p: Eagle, journal: Journal | undefined, least: number): void {
  const french = fallen(p, FRENCH)
  const spanish = fallen(p, SPANISH)
  if (french === spanish) {
    p.result = DRAW
    p.degree = 0
    journal?.tell(EVERYBODY, event.Drawn)
    return
  }
  const winner = french < spanish ? FRENCH : SPANISH
  p.result = 1 + winner
  p.degree = Math.min(DRAW, Math.max(least, Math.abs(french - spanish)))
  journal?.tell(EVERYBODY, event.Won, winner, p.degree)
}

/** After every result: counts, and ends the game as soon as a side has three demoralized formations. */
export function judge(p: Eagle, journal: Journal | undefined): void {
  reckon(p, journal)
  // The night of a second day decides nothing: losses count from its morning on (S3.2).
  if (p.result !== 0 || (p.scenario.carried !== undefined && p.turn <= NIGHT)) return
  for (let side = FRENCH; side <= SPANISH; side++)
    if (fallen(p, side) >= p.scenario.tables.file.victory.demoralized) {
      decide(p, journal, 1)
      return
    }
}

/** 17, RA58 Does the same after a unit has entered a hex: only those of the towns matter. */
export function judgeIn(p: Eagle, hex: number, journal: Journal | undefined): void {
  if (p.scenario.placeOf[hex] >= 0) judge(p, journal)
}

/** 17 Returns the result, as soon as there is one. */
export function outcome(p: Eagle): Outcome | undefined {
  if (p.result === 0) return undefined
  return p.result === DRAW ? { winner: 0 } : { winner: only(p.result - 1), degree: DEGREES[p.degree] }
}
