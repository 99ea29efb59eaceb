/** 7.2 Cavalry that comes among infantry, which may form Square before they fight. */
import { gatherBody, troopsIn } from '../rules/queries/asked.ts'
import { type Albuera, other } from '../rules/state/position.ts'
import { SQUARE } from '../rules/state/shapes.ts'
import { moraleOf } from '../rules/state/troops.ts'
import { boutInto } from './bouts.ts'
import type { Taste } from './taste.ts'
import { above, lossWorth, weighFight } from './worth.ts'

const body = new Int16Array(64)

/**
 * What the fight promises the cavalry that enters, by a side, a hex where infantry could form Square: if the infantry
 * stands, and if it tries the Square. It forms it by its Morale, and loses a level if it fails.
 */
export function weighEntry(
  taste: Taste,
  t: Albuera,
  horse: readonly number[],
  hex: number,
  facing: number,
  by: number,
  charges: boolean,
): { readonly stand: number; readonly square: number } {
  const enemy = other(t.scenario.army.side[horse[0]])
  const head = troopsIn(t, enemy, hex)
  const fails = above(moraleOf(t, head))
  const worth = (): number => weighFight(taste, t, boutInto(t, horse, hex, facing, by, hex, charges))
  const stand = worth()
  const count = gatherBody(t, enemy, hex, body, 0)
  const arrays = Array.from(body.subarray(0, count), (unit) => t.array[unit])
  for (let k = 0; k < count; k++) t.array[body[k]] = SQUARE
  const formed = worth()
  for (let k = 0; k < count; k++) t.array[body[k]] = arrays[k]
  return { stand, square: (1 - fails) * formed + fails * (stand + lossWorth(taste, t, head)) }
}
