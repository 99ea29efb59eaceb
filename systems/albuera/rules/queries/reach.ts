/** 12 How far a unit, or a stack as one, can move: by the same checks as its steps. */
import { makeFacingReach, neighbour, ofGrid, type Search, turned } from '../../../../src/hex/index.ts'
import { beginSearch, offer, runSearch, startAt } from '../../../../src/hex/search.ts'
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { splitFault } from '../clash/lines.ts'
import { allowanceOf } from '../movement/allowance.ts'
import { alone, type Group, makeGroup, moving, pointsOf, stackOf } from '../movement/group.ts'
import { meets, stackFault, turnsAlone } from '../movement/stacking.ts'
import { type Course, isBack, meetsEnemy, sideOfWay, stepCost, WAYS, wheelCost, wheelTo } from '../movement/steps.ts'
import { meetsReactors } from '../reaction/reactors.ts'
import { FACING_IDS } from '../state/data/ids.ts'
import { NEVER } from '../state/ground.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { HANDS, isFree, LEFT } from '../state/shapes.ts'

/** A place that can be reached, and the last action on the cheapest way there. */
export interface Reached {
  readonly hex: number
  /** The hex of the right half; OFF for a counter over one hex. */
  readonly right: number
  readonly facing: number
  /** Half points. */
  readonly cost: number
  /** Can the movement end there? If not, friends are passed there. */
  readonly stays: boolean
  /**
   * The place before it in the list, −1 for the first, where it stands now; and the action that leads here from there.
   */
  readonly before: number
  readonly by: string
}

/** No unit has more half points than this. */
const MOST = 40
const searchOf = ofGrid((grid): Search => makeFacingReach(grid, MOST))
const group = makeGroup()
const course: Course = { stepped: false, doubled: false }
const run = { start: 0, points: 0, isFresh: false, stepped: false, hasFaced: false }

/** 12.5 A step from the starting place, with all points, may cost more than there are. */
const paid = (cost: number, node: number): number =>
  cost > run.points && run.isFresh && node === run.start ? run.points : cost

const meetsRight = (p: Albuera, node: number): boolean =>
  meets(p, group, rightHalf(p.scenario.ground.grid, (node / 6) | 0, node % 6))

const canStayAt = (p: Albuera, left: number, facing: number): boolean =>
  stackFault(p, group, left, facing, p.array[group.lead], group.isWide) === undefined

function edges(search: Search, node: number, p: Albuera): void {
  if (search.stopped[node] === 1) return
  const { grid } = p.scenario.ground
  const left = (node / 6) | 0
  const facing = node - 6 * left
  course.stepped = run.stepped || left !== ((run.start / 6) | 0) || (group.isWide && node !== run.start)
  const go = (to: number, price: number) => {
    if (price === NEVER) return
    const cost = paid(price, node)
    const [there, then] = [(to / 6) | 0, to % 6]
    const ends = meetsEnemy(p, group, there, then)
    // R52 Where the group may be stopped, it must be able to stay.
    if ((ends || meetsReactors(p, group, there, then)) && !canStayAt(p, there, then)) return
    if (ends && splitFault(p, group, there, then) !== undefined) return
    // 8.3 A unit that meets another there changes, and must be asked about again.
    offer(search, to, cost, ends || cost !== price || meets(p, group, there) || (group.isWide && meetsRight(p, to)))
  }
  for (let way = 0; way < WAYS; way++)
    go(6 * neighbour(grid, left, sideOfWay(way, facing)) + facing, stepCost(p, group, left, facing, way, course))
  if (group.isWide) {
    for (let k = 0; k < 4; k++) {
      const price = wheelCost(p, group, left, facing, k & 1, k > 1, course)
      const to = wheelTo(p, left, facing, k & 1, k > 1)
      go(6 * to.left + to.facing, price)
    }
  } else if (canTurn(p, left, facing) && !(run.hasFaced && left === ((run.start / 6) | 0))) {
    const { turn } = p.scenario.costs
    if (isFree(p.array[group.lead])) for (let corner = 0; corner < 6; corner++) offer(search, 6 * left + corner, 0)
    else for (const sixths of [-1, 1]) offer(search, 6 * left + turned(facing, sixths), turn)
  }
}

/**
 * Can the group turn in a hex (R2)? Guns turn if they can stay; among others, where they only pass, they go straight
 * on.
 */
const canTurn = (p: Albuera, hex: number, facing: number): boolean =>
  turnsAlone(p, group, hex) &&
  (!group.isGuns || stackFault(p, group, hex, facing, p.array[group.lead], false) === undefined)

/** The action that leads from one place of the search to the next. */
function actionBetween(p: Albuera, from: number, to: number): string {
  const { grid } = p.scenario.ground
  const [left, facing] = [(from / 6) | 0, from % 6]
  for (let way = 0; way < WAYS; way++)
    if (to === 6 * neighbour(grid, left, sideOfWay(way, facing)) + facing)
      return `${isBack(way) ? 'back' : 'forward'} ${HANDS[way & 1]}`
  if (!group.isWide) {
    if (isFree(p.array[group.lead])) return `face ${FACING_IDS[to % 6]}`
    return `turn ${HANDS[turned(facing, 1) === to % 6 ? 1 : LEFT]}`
  }
  for (let k = 0; k < 4; k++) {
    const { left: there, facing: then } = wheelTo(p, left, facing, k & 1, k > 1)
    if (to === 6 * there + then) return `${k > 1 ? 'swing' : 'wheel'} ${HANDS[k & 1]}`
  }
  throw new Error(`no action leads from node ${from} to ${to}`)
}

/** The units asked about: those that move now, if the unit is among them. */
function gather(p: Albuera, unit: number, withStack: boolean): Group {
  if (p.mover - 1 === unit) return moving(p, group)
  return withStack ? stackOf(p, unit, group) : alone(p, unit, group)
}

/**
 * How far a unit can move with the points it has left, with its stack if `stack` is 1: the first place is where it
 * stands. None if it cannot act, and none on a Double March, which is made step by step. Throws a UserError if there is
 * no such unit.
 */
export function reach(p: Albuera, unit: number, stack: number): Reached[] {
  const { army, ground } = p.scenario
  if (!(unit in army.units))
    throw new UserError(`there are ${army.units.length} units, counted from 0, and no unit ${unit}`)
  const isMoving = p.mover - 1 === unit
  if (p.at[unit] === OFF || p.left[unit] === 0 || (isMoving && p.doubled === 1)) return []
  const { lead } = gather(p, unit, stack === 1)
  if (group.count === 0) return []
  run.start = 6 * p.at[lead] + p.face[lead]
  run.points = pointsOf(p, group)
  run.stepped = isMoving && p.stepped === 1
  run.hasFaced = isMoving && p.turned === 1
  run.isFresh = !run.stepped && run.points === allowanceOf(p, lead)
  const search = searchOf(ground.grid)
  beginSearch(search, run.points)
  startAt(search, run.start)
  runSearch(search, edges, p)
  return listed(p, search)
}

function listed(p: Albuera, search: Search): Reached[] {
  const { grid } = p.scenario.ground
  const array = p.array[group.lead]
  const nodes = Array.from(search.reached.subarray(0, search.count))
  const places = new Map(nodes.map((node, k) => [node, k]))
  return nodes.map((node) => {
    const [hex, facing] = [(node / 6) | 0, node % 6]
    const before = search.before[node]
    return {
      hex,
      right: group.isWide ? rightHalf(grid, hex, facing) : OFF,
      facing,
      cost: search.cost[node],
      stays: stackFault(p, group, hex, facing, array, group.isWide) === undefined,
      before: places.get(before) ?? -1,
      by: places.has(before) ? actionBetween(p, before, node) : '',
    }
  })
}
