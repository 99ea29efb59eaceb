/** Fights as they would be: which units enter a hex, from where, against which enemies. */
import { distance, neighbour, opposite } from '../../../src/hex/index.ts'
import {
  addAttacker,
  addComing,
  type Bout,
  gatherBody,
  isAmong,
  makeBout,
  otherHexOf,
  rightOfPlace,
  sideOfWay,
  troopsIn,
} from '../rules/queries/asked.ts'
import { type Albuera, OFF, other } from '../rules/state/position.ts'
import { HANDS } from '../rules/state/shapes.ts'
import { isWide, rightOf } from '../rules/state/troops.ts'

const bout = makeBout()
const body = new Int16Array(256)

function clear(side: number, hex: number, isCharge: boolean): Bout {
  bout.side = side
  bout.hex = hex
  bout.isCharge = isCharge
  bout.attackerCount = 0
  bout.defenderCount = 0
  return bout
}

/** The fight of units that enter a hex by a side, with all of their own that already fight the same enemies. */
export function boutInto(
  p: Albuera,
  units: readonly number[],
  left: number,
  facing: number,
  by: number,
  hex: number,
  isCharge: boolean,
): Bout {
  const side = p.scenario.army.side[units[0]]
  const right = rightOfPlace(p, isWide(p, units[0]), left, facing)
  clear(side, hex, isCharge)
  for (const unit of units) addComing(bout, unit, left, right, by)
  bout.defenderCount = gatherBody(p, other(side), hex, bout.defenders, 0)
  for (const beside of [hex, otherHexOf(p, bout.defenders[0], hex)]) {
    if (beside === OFF || troopsIn(p, side, beside) < 0) continue
    const count = gatherBody(p, side, beside, body, 0)
    for (let k = 0; k < count; k++)
      if (!isAmong(bout.attackers, bout.attackerCount, body[k])) addAttacker(p, bout, body[k])
  }
  return bout
}

/** Adds units that may come to the fight as well, each straight from where it stands. */
export function addHoped(p: Albuera, one: Bout, units: readonly number[]): void {
  for (const unit of units) addComing(one, unit, one.hex, OFF, sideFrom(p, p.at[unit], one.hex))
}

/** The side of a hex by which a unit enters it from another, by the straightest way. */
export function sideFrom(p: Albuera, from: number, hex: number): number {
  const { grid } = p.scenario.ground
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let side = 0; side < 6; side++) {
    const near = neighbour(grid, hex, side)
    const steps = near < 0 ? least : distance(grid, near, from)
    if (steps < least) [best, least] = [side, steps]
  }
  return opposite(best)
}

/** The fight of the units of a side that are already among enemies in a hex; undefined for none. */
export function boutIn(p: Albuera, side: number, hex: number): Bout | undefined {
  if (troopsIn(p, side, hex) < 0) return undefined
  clear(side, hex, false)
  const count = gatherBody(p, side, hex, body, 0)
  for (let k = 0; k < count; k++) addAttacker(p, bout, body[k])
  bout.defenderCount = gatherBody(p, other(side), hex, bout.defenders, 0)
  return bout
}

/** The fight in a hex if the body of an enemy there came at a unit by a side. */
export function boutAgainst(p: Albuera, head: number, unit: number, hex: number, by: number, charges: boolean): Bout {
  const { side } = p.scenario.army
  clear(side[head], hex, charges)
  const count = gatherBody(p, side[head], p.at[head], body, 0)
  // A Line over two hexes strikes with one of its halves: which one does not matter for the shifts.
  for (let k = 0; k < count; k++) addComing(bout, body[k], hex, OFF, by)
  bout.defenderCount = gatherBody(p, side[unit], hex, bout.defenders, 0)
  return bout
}

/** The hand of its front to which a body would strike a unit; −1 if the unit is not there. */
export function handTo(p: Albuera, head: number, unit: number): number {
  const { grid } = p.scenario.ground
  const [left, right] = [p.at[unit], rightOf(p, unit)]
  for (let hand = 0; hand < HANDS.length; hand++) {
    const by = sideOfWay(hand, p.face[head])
    for (const from of [p.at[head], rightOf(p, head)]) {
      const to = from < 0 ? OFF : neighbour(grid, from, by)
      if (to >= 0 && (to === left || to === right)) return hand
    }
  }
  return -1
}
