/** Rule 11: a skirmish; both sides roll at once, and tests of morale come at the end of the turn. */
import { type Dice, d6, EVERYBODY, from, type Journal } from '../../../../src/kernel/index.ts'
import { lose, oweTestLater } from '../morale/harm.ts'
import { event } from '../state/events.ts'
import type { Corps } from '../state/position.ts'
import { makeShot, needed, shootsBack, weighShot } from './shots.ts'

/** The factors of the shot rolled last. */
const shot = makeShot()

/** One side rolls by the state before the skirmish, and hits or not. */
function roll(p: Corps, unit: number, target: number, dice: Dice, journal?: Journal): boolean {
  weighShot(p, unit, target, shot)
  const need = needed(p, shot)
  const fell = dice.roll(d6, from(need))
  for (let k = 0; k < shot.count; k++) journal?.tell(EVERYBODY, event.ShotModified, unit, shot.kinds[k], shot.values[k])
  journal?.tell(EVERYBODY, event.Skirmished, unit, target, fell, fell + shot.total)
  return fell >= need
}

function hit(p: Corps, unit: number, by: number, journal?: Journal): void {
  lose(p, unit, 1, by, journal)
  oweTestLater(p, unit, by)
}

/**
 * A brigade skirmishes with an enemy, which shoots back if it can (A40): both roll before either result is applied. The
 * caller ends with `settleHarm`.
 */
export function skirmish(p: Corps, unit: number, target: number, dice: Dice, journal?: Journal): void {
  const hits = roll(p, unit, target, dice, journal)
  const isHit = shootsBack(p, target) && roll(p, target, unit, dice, journal)
  if (hits) hit(p, target, unit, journal)
  if (isHit) hit(p, unit, target, journal)
}
