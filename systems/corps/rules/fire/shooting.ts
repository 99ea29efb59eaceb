/** Rule 7: a battery fires; roundshot bounces through; what is hit owes a test (17.2). */
import { type Convex, makeConvex, setSegment } from '../../../../src/inches/index.ts'
import { type Dice, EVERYBODY, from, type Journal } from '../../../../src/kernel/index.ts'
import { lose, oweTest } from '../morale/harm.ts'
import { twoD6 } from '../state/dice.ts'
import { event } from '../state/events.ts'
import { type Corps, mark } from '../state/position.ts'
import { bounceFrom, longer } from './bounce.ts'
import { lineOfFire } from './line.ts'
import { coverAt, hitsOf, listed, listModifiers, neededFor } from './needed.ts'

const line: Convex = makeConvex(2)

/** One throw of two dice at a target at the end of a line. */
function roll(
  p: Corps,
  battery: number,
  target: number,
  way: Convex,
  isBounce: boolean,
  dice: Dice,
  journal?: Journal,
) {
  const needed = neededFor(p, target, coverAt(p, target, way), lineOfFire.band)
  listModifiers(p, battery, isBounce)
  for (let k = 0; k < listed.count; k++)
    journal?.tell(EVERYBODY, event.GunsModified, listed.factors[k], listed.values[k])
  const { total } = listed
  // Two classes of results at most: at long range nothing makes two hits.
  const rolled = dice.roll(twoD6, from(needed - total) | from(p.scenario.gunnery.double * needed - total))
  const hits = hitsOf(p, rolled + total, needed)
  journal?.tell(EVERYBODY, event.GunsRolled, rolled, total, needed, hits)
  if (hits === 0) return
  lose(p, target, hits, battery, journal)
  // 17.2 A test for a casualty by artillery is taken at once.
  oweTest(p, target, battery)
}

/**
 * A battery fires at a target at which `judgeTarget`, asked last, finds nothing wrong. What follows is owed: end with
 * `settleHarm`.
 */
export function shoot(p: Corps, battery: number, target: number, dice: Dice, journal?: Journal): void {
  const { x, y, end, band } = lineOfFire
  p.marks[battery] |= mark.FIRED
  journal?.tell(EVERYBODY, event.GunsFired, battery, target, band, end.distance)
  setSegment(line, x, y, end.x, end.y)
  roll(p, battery, target, line, false, dice, journal)
  const second = bounceFrom(p, battery, target)
  if (second < 0) return
  journal?.tell(EVERYBODY, event.BouncedThrough, battery, second, lineOfFire.band, end.distance)
  roll(p, battery, second, longer, true, dice, journal)
}
