/** Batteries: unlimbered where they have a target, out of the enemy's reach if possible. */
import { distance, inField } from '../../../src/hex/index.ts'
import { orderOf, rangeOf } from '../rules/queries/asked.ts'
import { cornerAt, findMarches, hexOf } from '../rules/queries/marches.ts'
import {
  ATTACK,
  DEFEND,
  type Eagle,
  GOOD,
  HARASS,
  MARCH,
  NO_ORDER,
  NORMAL,
  UNLIMBERED,
} from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { isClear } from '../rules/state/sight.ts'
import { points } from '../rules/state/stacks.ts'
import { fireGain, firerModifier } from './chances.ts'
import type { Field } from './field.ts'
import { hasRoom, seekerOf, worthOf } from './ground-score.ts'
import type { Judge } from './judge.ts'
import { hostOf, stepsTo } from './survey.ts'
import { FORM, type Wish, wish } from './verbs.ts'
import { wayAsWishes } from './way.ts'

const UNLIMBERING = 2

/** Returns the points of a battery at a distance. */
export function shotAt(view: Eagle, unit: number, far: number): number {
  const { factor } = view.scenario.tables.file.fire
  const [above = 1, below = 1] = factor[Math.min(far, factor.length) - 1] ?? []
  return ((points(view, unit) * above) / below) * (view.state[unit] === GOOD ? 1 : 0.5)
}

/** Returns the best shot from a hex with a facing. */
function bestShot(judge: Judge, unit: number, hex: number, corner: number): number {
  const { view, side } = judge
  const { ground, readings } = view.scenario
  const { hexes } = hostOf(enemyOf(side))
  const range = rangeOf(view, unit)
  let most = 0
  for (let k = 0; k < hexes.length; k++) {
    const at = hexes[k]
    const far = distance(ground.grid, hex, at)
    if (far > range || far === 0 || (readings.artilleryArc && corner >= 0 && !inField(ground.grid, hex, corner, at)))
      continue
    if (!isClear(view, side, hex, at)) continue
    most = Math.max(most, fireGain(judge, at, shotAt(view, unit, far), firerModifier(view, unit), false))
  }
  return most
}

const mayFire = (view: Eagle, unit: number): boolean => {
  const order = orderOf(view, unit)
  return order === ATTACK || order === HARASS || order === DEFEND
}

/** Returns where a battery goes, and whether it unlimbers there. */
export function gunsTo(judge: Judge, unit: number, field: Field): Wish[] {
  const { view, side } = judge
  const here = view.at[unit]
  if (view.form[unit] === UNLIMBERED) {
    const shot = turnFor(judge, unit, here)
    if (mayFire(view, unit) && (shot.gain > 0 || stepsTo(view, enemyOf(side), here) <= 2)) return shot.wishes
    // It has no target, or an order that forbids it to fire.
    const order = orderOf(view, unit)
    return order === DEFEND || order === NO_ORDER ? shot.wishes : [wish(FORM, unit, NORMAL)]
  }
  const marches = findMarches(view, unit)
  const seeker = seekerOf(judge, unit, field)
  const { search, budget } = marches
  let found = -1
  let most = Number.NEGATIVE_INFINITY
  let unlimbers = false
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    const hex = hexOf(marches, node)
    if (!hasRoom(view, unit, hex)) continue
    const near = stepsTo(view, enemyOf(side), hex)
    let worth = worthOf(seeker, hex) - (near <= 1 ? 3 : near === 2 ? 0.5 : 0) - 0.01 * search.cost[node]
    const ready = search.cost[node] + UNLIMBERING <= budget && orderOf(view, unit) !== MARCH
    const shot = ready && mayFire(view, unit) ? bestShot(judge, unit, hex, cornerAt(marches, node)) : 0
    worth += 3 * shot
    if (worth > most) [found, most, unlimbers] = [node, worth, shot > 0]
  }
  if (found < 0) return []
  const wishes = wayAsWishes(marches, found)
  return unlimbers ? [...wishes, wish(FORM, unit, UNLIMBERED)] : wishes
}

/** Returns the best facing of an unlimbered battery. */
function turnFor(judge: Judge, unit: number, here: number): { readonly gain: number; readonly wishes: Wish[] } {
  const now = judge.view.dir[here]
  let corner = now
  let most = bestShot(judge, unit, here, now)
  for (let other = 0; other < 6; other++) {
    const shot = bestShot(judge, unit, here, other)
    if (shot > most + 0.001) [corner, most] = [other, shot]
  }
  return { gain: most, wishes: corner === now ? [] : [wish('head {units} > {corners}', unit, corner)] }
}
