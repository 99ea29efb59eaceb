/** The sheets: what each formation is to do, and whose order is worth a try. */

import { distance, inField } from '../../../src/hex/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { dieNeeded, isHot } from '../rules/queries/asked.ts'
import { centreOf } from '../rules/state/area-names.ts'
import { CART } from '../rules/state/ground.ts'
import type { Eagle } from '../rules/state/position.ts'
import { ATTACK, DEFEND, MARCH, NO_ORDER, RETREAT } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { isBold } from './bold.ts'
import { balanceAt, isAhead, isLeaving, middleOf } from './goals.ts'
import type { Judge } from './judge.ts'
import { hostOf, look, NOBODY_NEAR, nearestOf, stepsTo } from './survey.ts'
import { all, best, legal, wish } from './verbs.ts'

/** From this distance on a formation marches; within that distance the enemy is met. */
const FAR = 10
const MET = 7
/** The balance of strength below which a formation stops attacking, and that above which it begins to attack. */
const EVEN = 0.8
const STRONG = 1.4
/**
 * The distance at which a formation keeps a place; at which it always attacks an enemy; the points worth leaving good
 * ground for.
 */
const BESIDE = 3
const CLOSE = 3
const HOST = 12

/** Returns the order that a formation should have: its present one, if that will do. */
export function wanted(p: Eagle, side: number, formation: number): number {
  const now = p.order[formation]
  const middle = middleOf(p, formation)
  if (middle < 0) return now
  const near = stepsTo(p, enemyOf(side), middle)
  if (isLeaving(p, formation)) return near > FAR ? MARCH : slips(p, side, middle)
  if (escorts(p, formation)) return now === MARCH && near > MET ? MARCH : RETREAT
  if (near === NOBODY_NEAR) return now === NO_ORDER ? MARCH : now
  const keeps = !isBold(p, side) && isGoodGround(p, middle)
  if (near > FAR) return isBold(p, side) || now === MARCH ? MARCH : isIdle(p) && !keeps ? MARCH : now
  // A side that is ahead lets the enemy come.
  if (isAhead(p, side) && p.scenario.turns > 6) return near > MET ? now : DEFEND
  const balance = balanceAt(p, side, middle)
  if (isBold(p, side)) return near > MET && now === MARCH ? MARCH : balance < EVEN / 2 ? DEFEND : ATTACK
  // A formation does not leave heights and houses for a few stragglers.
  if (keeps && !isWorthAttacking(p, side, middle)) return DEFEND
  if (now === ATTACK) return balance < EVEN ? DEFEND : ATTACK
  return balance > STRONG || isIdle(p) ? ATTACK : DEFEND
}

/** Does a formation stand on a height, or near a place that counts? */
function isGoodGround(p: Eagle, middle: number): boolean {
  const { ground, places } = p.scenario
  return ground.level[middle] > 0 || places.some((place) => distance(ground.grid, place, middle) <= BESIDE)
}

/** Are there enemies close by, or enough of them within a march? */
function isWorthAttacking(p: Eagle, side: number, middle: number): boolean {
  const { grid } = p.scenario.ground
  const { hexes, power } = hostOf(enemyOf(side))
  let sum = 0
  for (const hex of hexes) {
    const far = distance(grid, hex, middle)
    if (far <= CLOSE) return true
    if (far <= MET) sum += power[hex]
  }
  return sum >= HOST
}

/**
 * Troops that must break through attack if they are stronger and it is cool; otherwise they slip past, outside all
 * zones of control.
 */
const slips = (p: Eagle, side: number, middle: number): number =>
  !isHot(p) && balanceAt(p, side, middle) > STRONG ? ATTACK : RETREAT

/** Does a formation have carts to look after? A convoy goes along with it, and avoids every fight. */
function escorts(p: Eagle, formation: number): boolean {
  const { army } = p.scenario
  return army.units.some((_, unit) => army.formation[unit] === formation && army.arm[unit] === CART && p.at[unit] >= 0)
}

/**
 * Nothing is lost by waiting in the first third of a longer battle; after that a side that has not won yet looks for
 * the enemy.
 */
const isIdle = (p: Eagle): boolean => p.turn > p.scenario.turns / 3 && p.scenario.turns > 6

const REACHES = 6

/** Returns the next action for the sheet. */
export function writeSheet(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side, notices } = judge
  const { army, commanders } = view.scenario
  look(view)
  const area = chooseArea(engine, judge)
  if (area !== undefined) return area
  for (let f = 0; f < army.formations.length; f++) {
    if (army.formationSide[f] !== side) continue
    const order = wanted(view, side, f)
    const write = legal(engine, view, side, wish('order {formations} > {orders}', f, order))
    if (write !== undefined) return write
    const attack = legal(engine, view, side, wish('order {formations} > {orders}', f, ATTACK))
    if (attack !== undefined) return attack
  }
  // The likeliest try comes first.
  let found: Action | undefined
  let least = REACHES + 1
  for (let f = 0; f < army.formations.length; f++) {
    if (army.formationSide[f] !== side || wanted(view, side, f) === view.order[f] || !notices()) continue
    const attempt = legal(engine, view, side, wish('try {formations}', f))
    const commander = commanders.findIndex(({ formations }) => ((formations >> f) & 1) === 1)
    if (attempt === undefined || commander < 0) continue
    const needed = dieNeeded(view, f)
    if (needed < least) [found, least] = [attempt, needed]
  }
  return found ?? legal(engine, view, side, wish('close'))
}

/**
 * Chooses an area for a formation that must defend one: round most of its units, with its centre between them and the
 * enemy.
 */
export function chooseArea(engine: Engine<Eagle>, { view, side }: Judge): Action | undefined {
  const areas = all(engine, view, side, 'defend {formations} > {areas}')
  if (areas.length === 0) return undefined
  look(view)
  const { grid } = view.scenario.ground
  const { army } = view.scenario
  return best(engine, view, side, 'defend {formations} > {areas}', (formation, area) => {
    const centre = centreOf(area)
    let score = 0
    for (let unit = 0; unit < army.units.length; unit++) {
      const at = view.at[unit]
      if (army.formation[unit] === formation && at >= 0) score -= Math.max(0, distance(grid, at, centre) - 2)
    }
    const enemy = nearestOf(view, enemyOf(side), centre)
    return score + (enemy >= 0 && inField(grid, centre, area % 3, enemy) ? 0.1 : 0)
  })
}
