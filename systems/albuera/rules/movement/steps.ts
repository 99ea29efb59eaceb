/** 12.1 to 12.7 Steps and wheels: whether they can be made, and what they cost. */
import { leftFront, leftRear, neighbour, rightFront, rightRear, sideTo } from '../../../../src/hex/index.ts'
import { rightHalf, type Wheel, wheel } from '../../../../src/hex/two-hex.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { splitFault } from '../clash/lines.ts'
import { meetsReactors } from '../reaction/reactors.ts'
import { INFANTRY } from '../state/army.ts'
import { BRIDGE, FORD, NEVER, STREAM } from '../state/ground.ts'
import { type Albuera, mark, other } from '../state/position.ts'
import { COLUMN, LEFT, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { holds } from '../state/troops.ts'
import { type Group, isIn } from './group.ts'
import { hasFriends, stackFault } from './stacking.ts'

export const OFF_FIELD = refusal('12.1', 'The field of this battle ends there.')
const IMPASSABLE = refusal('12.2', 'Units of this arm and array cannot enter that terrain.')
const UNLIMBERED_STAYS = refusal('10.13', 'Foot guns that are unlimbered turn or limber, and do not move.')
export const TOO_DEAR = refusal('12.3', 'Too few Movement Points are left for that.')
const ORDERED = refusal('11.0', 'A stack that has been put in order stays in its hex in this subphase.')
const OCCUPIED = refusal('R10', 'A Line over two hexes wheels only into a hex without units.')
const NO_DOUBLE = refusal(
  '12.9',
  'Double March does not enter olive groves, forest or hexes with friends, crosses no stream, and never goes backwards.',
)
const NO_REAR = refusal('7.3', 'A Square has no rear: it faces where it goes.')
const KEPT = refusal('R83', 'Another unit of the line waits there for its turn.')
const NO_ENEMY_BEHIND = refusal('12.6', 'No unit goes backwards into a hex with enemies.')
const NO_COLUMNS = refusal(
  '5.1',
  'British and Portuguese infantry in Column enters no hex with enemies in its own subphase; it may counterattack.',
)
const NO_SQUARES = refusal('7.3', 'Squares enter no hex with enemies.')
const NO_SKIRMISHERS = refusal('8.7', 'Skirmishers enter no hex with enemies.')
const NO_GUNS = refusal('R51', 'Guns enter no hex with enemies.')
const NO_REACTION = refusal(
  '13.8',
  'The unit cannot stop among the friends in that hex, and the enemy would react there.',
)
const MUST_SPEND = refusal('12.9', 'All points of a Double March must be spent, and could not be from there.')

/** Ways of a step: forward left and right, back left and right. */
export const WAYS = 4
export const isBack = (way: number): boolean => way > 1
const SIDES = [leftFront, rightFront, leftRear, rightRear] as const
export const sideOfWay = (way: number, facing: number): number => SIDES[way](facing)

/** The state of a movement: whether a hex has been entered, and whether it is a Double March. */
export interface Course {
  stepped: boolean
  doubled: boolean
}

/**
 * For the last step or wheel that was asked for: what it costs, whether it meets an enemy, and `why` it cannot be made
 * at all.
 */
const found = { cost: 0, enemy: false, why: undefined as Refusal | undefined }

/** Why the last step or wheel that was asked for cannot be made at all. */
export const whyNever = (): Refusal | undefined => found.why

const impossible = (why: Refusal): number => {
  found.why = why
  return NEVER
}

/** 11.3 What it costs to leave a hex with friends that was entered in this movement: they are passed (R6). */
const passing = (p: Albuera, group: Group, from: number, stepped: boolean): number =>
  stepped && hasFriends(p, group, from) ? p.scenario.costs.friends : 0

/** R83 Does another unit of the line wait in a hex? A battalion and its company meet there (8.3). */
function isKept(p: Albuera, group: Group, hex: number): boolean {
  const { battalion, unitOf } = p.scenario.army
  let isOther = false
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    if (battalion[group.lead] === unitOf[node]) return false
    if (p.marks[unitOf[node]] & mark.WAITING && !isIn(group, unitOf[node])) isOther = true
  }
  return isOther
}

/** 11.10 Why the group cannot go among enemies at all, whatever it costs. */
function enemyFault(p: Albuera, { lead, isGuns }: Group): Refusal | undefined {
  const { army } = p.scenario
  if (isGuns) return NO_GUNS
  if (army.arm[lead] !== INFANTRY) return undefined
  const array = p.array[lead]
  if (array === SQUARE) return NO_SQUARES
  if (array === SKIRMISH) return NO_SKIRMISHERS
  return array === COLUMN && army.nations[army.nation[lead]].noColumns === true ? NO_COLUMNS : undefined
}

/** Are there enemies where the group would be on this place? */
export function meetsEnemy(p: Albuera, group: Group, left: number, facing: number): boolean {
  const enemy = other(p.scenario.army.side[group.lead])
  return holds(p, enemy, left) || (group.isWide && holds(p, enemy, rightHalf(p.scenario.ground.grid, left, facing)))
}

/** What one half pays for a step (6.3.2). */
function halfCost(
  p: Albuera,
  group: Group,
  from: number,
  to: number,
  side: number,
  { stepped, doubled }: Course,
): number {
  const { army, field, ground } = p.scenario
  if (to < 0 || field[to] === 0) return impossible(OFF_FIELD)
  if (p.waiting > 0 && isKept(p, group, to)) return impossible(KEPT)
  if (group.mode < 0) return impossible(UNLIMBERED_STAYS)
  let cost = ground.cost[group.mode][6 * from + side]
  if (cost === NEVER) return impossible(IMPASSABLE)
  if (holds(p, other(army.side[group.lead]), to)) {
    const why = enemyFault(p, group)
    if (why !== undefined) return impossible(why)
    cost += p.scenario.costs.enemies
    found.enemy = true
  }
  if (doubled) {
    const flags = ground.sides[6 * from + side]
    const isWet = (flags & (STREAM | FORD)) !== 0 && (flags & BRIDGE) === 0
    if (isWet || ground.rough[to] === 1 || hasFriends(p, group, to)) return impossible(NO_DOUBLE)
  }
  return cost + passing(p, group, from, stepped)
}

/**
 * What a step costs from a place, in half points; NEVER if it cannot be made (`found.why`). Does not check whether the
 * points are enough and whether the group could stay there.
 */
export function stepCost(p: Albuera, group: Group, left: number, facing: number, way: number, course: Course): number {
  const { grid } = p.scenario.ground
  const side = sideOfWay(way, facing)
  if (p.marks[group.lead] & mark.ORDERED) return impossible(ORDERED)
  if (isBack(way) && course.doubled) return impossible(NO_DOUBLE)
  if (isBack(way) && p.array[group.lead] === SQUARE) return impossible(NO_REAR)
  found.enemy = false
  let cost = halfCost(p, group, left, neighbour(grid, left, side), side, course)
  if (group.isWide && cost !== NEVER) {
    const right = rightHalf(grid, left, facing)
    // 6.3.2 The more expensive hex counts.
    cost = Math.max(cost, halfCost(p, group, right, neighbour(grid, right, side), side, course))
  }
  if (cost === NEVER || !isBack(way)) return cost
  if (found.enemy) return impossible(NO_ENEMY_BEHIND)
  return cost + p.scenario.costs.back
}

const pivoted: Wheel = { swung: 0, left: 0, facing: 0 }

/** 6.3.3 Where a wheel to a hand leads from a place; `swung` is the hex swung into, OFF for none. */
export function wheelTo(p: Albuera, left: number, facing: number, hand: number, back: boolean): Wheel {
  const pivot = (hand === LEFT) !== back ? 'left' : 'right'
  wheel(p.scenario.ground.grid, left, facing, pivot, back, pivoted)
  return pivoted
}

/** 6.3.3 What a wheel costs: the hex swung into, and a point if it lies behind; NEVER if it cannot be made. */
export function wheelCost(
  p: Albuera,
  group: Group,
  left: number,
  facing: number,
  hand: number,
  back: boolean,
  course: Course,
): number {
  const { grid } = p.scenario.ground
  const { swung } = wheelTo(p, left, facing, hand, back)
  const right = rightHalf(grid, left, facing)
  const swinging = (hand === LEFT) !== back ? right : left
  if (p.marks[group.lead] & mark.ORDERED) return impossible(ORDERED)
  if (swung < 0) return impossible(OFF_FIELD)
  found.enemy = false
  const cost = halfCost(p, group, swinging, swung, sideTo(grid, swinging, swung), course)
  if (cost === NEVER) return NEVER
  if (found.enemy || hasFriends(p, group, swung)) return impossible(OCCUPIED)
  return back ? cost + p.scenario.costs.back : cost
}

const PASSING: Course = { stepped: true, doubled: false }

/**
 * Can the group go on with these points from a place where it cannot stay, until it reaches one where it can (11.3)?
 * Not if enemies end its movement there, or react and so may stop it (R52).
 */
function canPass(p: Albuera, group: Group, left: number, facing: number, points: number): boolean {
  if (points <= 0 || meetsEnemy(p, group, left, facing) || meetsReactors(p, group, left, facing)) return false
  for (let way = 0; way < WAYS; way++) {
    const cost = stepCost(p, group, left, facing, way, PASSING)
    if (cost > points) continue
    const to = neighbour(p.scenario.ground.grid, left, sideOfWay(way, facing))
    if (mayEnter(p, group, to, facing, points - cost)) return true
  }
  return false
}

/** Can the group be on a place with these points left: stay there, or pass on? */
export const mayEnter = (p: Albuera, group: Group, left: number, facing: number, points: number): boolean =>
  stackFault(p, group, left, facing, p.array[group.lead], group.isWide) === undefined ||
  canPass(p, group, left, facing, points)

const MARCHING: Course = { stepped: true, doubled: true }

/** 12.9 Can exactly these points be spent on steps of a Double March? */
function canSpend(p: Albuera, group: Group, left: number, facing: number, points: number): boolean {
  if (points === 0) return true
  if (meetsEnemy(p, group, left, facing)) return false
  for (let way = 0; way < 2; way++) {
    const cost = stepCost(p, group, left, facing, way, MARCHING)
    const to = neighbour(p.scenario.ground.grid, left, sideOfWay(way, facing))
    if (cost <= points && canSpend(p, group, to, facing, points - cost)) return true
  }
  return false
}

/** What a step of the group from its place costs, if `stepFault` has found nothing. */
export const lastCost = (): number => found.cost

/**
 * 12.5 What a step costs with these points: all of them for a minimal move, which a unit that has spent nothing can
 * make. More than the points if it cannot.
 */
const paidFor = (cost: number, points: number, fresh: boolean): number =>
  cost !== NEVER && fresh && cost > points ? points : cost

/** Why the group cannot make this step with these points; `fresh`: it has spent none of its allowance. */
export function stepFault(
  p: Albuera,
  group: Group,
  way: number,
  points: number,
  fresh: boolean,
  course: Course,
): Refusal | undefined {
  const { lead } = group
  const facing = p.face[lead]
  const price = stepCost(p, group, p.at[lead], facing, way, course)
  if (price === NEVER) return found.why
  const entersEnemy = found.enemy
  const cost = course.doubled ? price : paidFor(price, points, fresh)
  if (cost > points) return TOO_DEAR
  const to = neighbour(p.scenario.ground.grid, p.at[lead], sideOfWay(way, facing))
  if (course.doubled) {
    if (!canSpend(p, group, to, facing, points - cost)) return MUST_SPEND
  } else {
    const fault = stackFault(p, group, to, facing, p.array[lead], group.isWide)
    if (fault !== undefined && !canPass(p, group, to, facing, points - cost))
      return points > cost && meetsReactors(p, group, to, facing) ? NO_REACTION : fault
  }
  if (entersEnemy) {
    const fault = splitFault(p, group, to, facing)
    if (fault !== undefined) return fault
  }
  found.cost = cost
  return undefined
}

/** Why the group cannot make this wheel with these points. */
export function wheelFault(
  p: Albuera,
  group: Group,
  hand: number,
  back: boolean,
  points: number,
  fresh: boolean,
  course: Course,
): Refusal | undefined {
  const { lead } = group
  const price = wheelCost(p, group, p.at[lead], p.face[lead], hand, back, course)
  if (price === NEVER) return found.why
  const cost = paidFor(price, points, fresh)
  if (cost > points) return TOO_DEAR
  const { left, facing } = wheelTo(p, p.at[lead], p.face[lead], hand, back)
  const fault = stackFault(p, group, left, facing, p.array[lead], true)
  if (fault !== undefined) return fault
  found.cost = cost
  return undefined
}
