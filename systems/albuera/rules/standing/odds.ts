/** What a shot or a counterattack promises: for orders that say how likely it must be. */
import { neighbour } from '../../../../src/hex/index.ts'
import { gatherBody, rightOfPlace } from '../clash/bodies.ts'
import { addAttacker, addComing, type Bout, columnOf, countShifts, makeBout } from '../clash/shifts.ts'
import { listed, listModifiers, look, shot } from '../fire/modifiers.ts'
import { aimedFirepower, checkersOf } from '../fire/shooting.ts'
import { sideOfWay } from '../movement/steps.ts'
import { type Albuera, OFF, other, role } from '../state/position.ts'
import { covers, isGuns, isWide, moraleOf } from '../state/troops.ts'

const FACES = 10
const faces = (count: number): number => Math.max(0, Math.min(FACES, count))
const firers = new Int16Array(1)

/**
 * In how many cases of ten a unit harms a target that it can fire at: the target fails its check (in a stack under
 * guns, the likeliest of those that check), or guns that stand alone are lost (14.9.4, 10.9).
 */
export function harmOf(p: Albuera, unit: number, target: number): number {
  const { gunnery } = p.scenario
  firers[0] = unit
  look(p, firers, 1, target)
  if (isGuns(p, target)) {
    // Two dice: farther than the distance, then no more than the white stars.
    if (shot.isArtillery) return (faces(FACES - 1 - shot.distance) * faces(gunnery.stars[unit] + 1)) / FACES
    return faces(aimedFirepower(p, unit) - gunnery.tables.numbers.lone[shot.number - 1])
  }
  let most = 0
  for (const one of checkersOf(p, target)) {
    listModifiers(p, one)
    most = Math.max(most, faces(FACES - 1 - moraleOf(p, one) + listed.total))
  }
  return most
}

const bout = makeBout()
const body = new Int16Array(256)

/** Adds the units of a body as if it stepped across a side. */
function addBody(p: Albuera, one: Bout, unit: number, by: number): void {
  const { grid } = p.scenario.ground
  const left = neighbour(grid, p.at[unit], by)
  addComing(one, unit, left, rightOfPlace(p, isWide(p, unit), left, p.face[unit]), by)
}

function begin(side: number, hex: number): void {
  bout.side = side
  bout.hex = hex
  bout.isCharge = false
  bout.attackerCount = 0
  bout.defenderCount = 0
}

/** The difference of shifts with which the bout would be fought out; below all columns for Square vs. Cavalry (7.3). */
function differenceOf(p: Albuera): number {
  countShifts(p, bout)
  const column = columnOf(p, bout)
  const { columns } = p.scenario.data.tables.clash.table
  return column < 0 ? columns[0].difference - 1 : columns[column].difference
}

/**
 * 12.12, 15.7 The difference of shifts with which the body that reacts now would counterattack to a hand, together with
 * all bodies that have already decided to.
 */
export function strikeOdds(p: Albuera, hand: number): number {
  const { grid } = p.scenario.ground
  const [head, mover] = [p.reactor - 1, p.mover - 1]
  const side = p.scenario.army.side[head]
  const by = sideOfWay(hand, p.face[head])
  const left = neighbour(grid, p.at[head], by)
  begin(side, covers(p, mover, left) ? left : rightOfPlace(p, isWide(p, head), left, p.face[head]))
  const count = gatherBody(p, side, p.at[head], body, 0)
  for (let k = 0; k < count; k++) addBody(p, bout, body[k], by)
  for (let unit = 0; unit < p.roles.length; unit++)
    if ((p.roles[unit] & role.STRIKES) !== 0) addBody(p, bout, unit, p.came[unit] - 1)
  bout.defenderCount = gatherBody(p, other(side), p.at[mover], bout.defenders, 0)
  return differenceOf(p)
}

/** 15.7 The difference of shifts of a fight of a side in a hex, and in another that joins it, as the units stand. */
export function clashOdds(p: Albuera, side: number, hex: number, joined: number): number {
  begin(side, hex)
  let count = 0
  for (const one of [hex, joined]) {
    if (one === OFF) continue
    count = gatherBody(p, side, one, body, count)
    bout.defenderCount = gatherBody(p, other(side), one, bout.defenders, bout.defenderCount)
  }
  for (let k = 0; k < count; k++) addAttacker(p, bout, body[k])
  return differenceOf(p)
}
