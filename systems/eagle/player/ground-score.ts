/** How good it is for a unit to stand in a hex with a certain facing. */

import { CORNER_ZONES, distance, FRONT, inField, neighbour } from '../../../src/hex/index.ts'
import { orderOf } from '../rules/queries/asked.ts'
import { CAVALRY, INFANTRY, isCover } from '../rules/state/ground.ts'
import { ATTACK, DEFEND, type Eagle, GOOD, HARASS, MARCH, NORMAL, RETREAT } from '../rules/state/position.ts'
import { withRoom } from '../rules/state/scratch.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, fits, points, pointsIn } from '../rules/state/stacks.ts'
import { FRONT_ZONE, NO_ZONE, zoneAgainst } from '../rules/state/zones.ts'
import { checkCost, weightOf } from './chances.ts'
import { mayStrike, prospect, type Striker } from './clash.ts'
import { type Field, wayLeft } from './field.ts'
import { goalOf, isOpenTown, isPrize } from './goals.ts'
import type { Judge } from './judge.ts'
import { beginPressing, grip, hemming } from './pressing.ts'
import { hostOf, powerOf, pressure } from './survey.ts'
import { standsAside } from './swiss.ts'

/** The unit that looks for a place, and everything that stays the same meanwhile. */
interface Seeker {
  readonly judge: Judge
  readonly unit: number
  readonly from: number
  readonly goal: number
  readonly own: number
  readonly leader: number
  /** The cost of leaving: the check of a unit that leaves the front of an enemy (8.1). */
  readonly leaving: number
  /** Steps left from a hex to the goal. */
  readonly left: (hex: number) => number
}

/** What decides where a unit wants to stand; with `field`, how far hexes are from its goal. */
export function seekerOf(judge: Judge, unit: number, field?: Field): Seeker {
  const { view, side, weights } = judge
  const { army } = view.scenario
  beginPressing(view)
  const formation = army.formation[unit]
  const from = view.at[unit]
  const led = army.leaderOf[formation]
  const goal = goalOf(judge, formation, from)
  const order = view.order[formation]
  const marches = goal >= 0 && (order === MARCH || order === RETREAT)
  return {
    judge,
    unit,
    from,
    goal,
    left: (hex) =>
      marches && field ? wayLeft(field, view, side, goal, hex) : distance(view.scenario.ground.grid, hex, goal),
    own: powerOf(view, unit),
    leader: led < 0 ? -1 : view.where[led],
    leaving: zoneAgainst(view, side, from) === FRONT_ZONE ? weights.leave * checkCost(judge, unit) : 0,
  }
}

/**
 * May a unit end its move in a hex? It may only pass a full one, and until it has gone on no other unit may move
 * (RA130).
 */
export const hasRoom = (view: Eagle, unit: number, hex: number): boolean =>
  hex === view.at[unit] || fits(view, unit, hex, isCover(view.scenario.ground, hex))

const EASY = 12
const DANGER = 3

/**
 * Returns what a place is worth by itself, whatever the facing: the way to the goal, friends and enemies near, cover,
 * the leader.
 */
export function worthOf({ judge, unit, from, goal, own, leader, leaving, left }: Seeker, hex: number): number {
  const { view, side, weights } = judge
  const { ground, army } = view.scenario
  const { grid } = ground
  const order = orderOf(view, unit)
  let worth = hex === from ? 0 : -leaving
  if (goal >= 0) {
    const pull = order === MARCH || order === RETREAT ? weights.march : order === DEFEND ? weights.post : weights.close
    const far = left(hex)
    worth -= pull * (order === DEFEND ? Math.max(0, far - 2) : far)
  }
  const foes = pressure(view, enemyOf(side), hex)
  const friends = pressure(view, side, hex) - (hex === from ? own : 0)
  if (foes > 0) {
    worth -= weights.exposed * Math.max(0, foes - friends - own)
    if (isCover(ground, hex) && army.arm[unit] === INFANTRY) worth += weights.cover
    // The counter that can demoralize its whole formation keeps out of reach at the end.
    if (weightOf(judge, unit) > weights.dear) worth -= weights.shy * foes
  }
  const others = hex === from ? pointsIn(view, hex) - points(view, unit) : pointsIn(view, hex)
  if (others > 0) worth -= weights.crowd * Math.max(0, others + points(view, unit) - EASY)
  if (isPrize(view, side, hex)) worth += weights.seize
  if (isOpenTown(view, side, hex, from)) worth += weights.guard
  if (leader >= 0)
    worth -=
      weights.alone * Math.max(0, distance(grid, hex, leader) - 1 - army.radius[army.leaderOf[army.formation[unit]]])
  // A unit that has lost its order gathers away from the enemy.
  if (view.state[unit] !== GOOD) worth -= 0.2 * foes + (zoneAgainst(view, side, hex) === NO_ZONE ? 0 : 2)
  return worth
}

/** The worth of a place in which there is no room. */
export const NO_ROOM = Number.NEGATIVE_INFINITY

let places = new Float64Array(0)

/**
 * Returns what each place is worth by itself, worked out once for all facings. Valid until the next unit looks for its
 * place.
 */
export function placesFor(seeker: Seeker): (hex: number) => number {
  const { unit } = seeker
  const { view } = seeker.judge
  places = withRoom(places, view.scenario.ground.grid.count)
  places.fill(Number.NaN, 0, view.scenario.ground.grid.count)
  return (hex) => {
    if (Number.isNaN(places[hex])) places[hex] = hasRoom(view, unit, hex) ? worthOf(seeker, hex) : NO_ROOM
    return places[hex]
  }
}

/** Returns what facing that way adds: the targets of attack, and the enemies on the flank. */
export function outlook(seeker: Seeker, hex: number, corner: number): number {
  const { judge, unit, from } = seeker
  const { view, side, weights } = judge
  const { army, ground } = view.scenario
  const { grid } = ground
  let worth = 0
  let contact = false
  let gain = Number.NEGATIVE_INFINITY
  const presses = weights.hem > 0 && canAttack(view, unit)
  for (let k = 0; k < 6; k++) {
    const to = neighbour(grid, hex, k)
    if (to < 0 || fighter(view, to) !== enemyOf(side)) continue
    contact = true
    const seen = corner < 0 || CORNER_ZONES[6 * corner + k] === FRONT
    if (!seen) worth -= weights.flank * hostOf(enemyOf(side)).power[to]
    else if (weights.answer > 0) worth += grip(judge, unit, from, to)
    if (seen && canAttack(view, unit) && ground.shock[6 * hex + k] > 0) gain = Math.max(gain, promise(seeker, hex, to))
  }
  if (presses) worth += hemming(judge, unit, from, hex, corner)
  if (contact) {
    if (gain > weights.dare) worth += gain
    else if (hex !== from || zoneAgainst(view, side, hex) === FRONT_ZONE) worth -= weights.contact
  } else if (corner >= 0) worth += facing(view, side, hex, corner)
  if (contact && army.arm[unit] !== INFANTRY && army.arm[unit] !== CAVALRY) worth -= 2
  return worth
}

function canAttack(view: Eagle, unit: number): boolean {
  const { army } = view.scenario
  const order = orderOf(view, unit)
  if (army.arm[unit] !== INFANTRY && army.arm[unit] !== CAVALRY) return false
  return (
    view.form[unit] === NORMAL &&
    view.state[unit] === GOOD &&
    (order === ATTACK || order === HARASS || order === DEFEND)
  )
}

const strikers: Striker[] = []

/**
 * Returns what an attack on a hex promises, with the units that already stand ready for it and some of those that might
 * come.
 */
function promise({ judge, unit }: Seeker, from: number, hex: number): number {
  const { view, side, weights } = judge
  const { army, ground } = view.scenario
  if (standsAside(view, unit, hex)) return Number.NEGATIVE_INFINITY
  strikers.length = 0
  strikers.push({ unit, from, charges: false })
  let hoped = 0
  for (let other = 0; other < army.units.length; other++) {
    const at = view.at[other]
    if (
      other === unit ||
      at < 0 ||
      army.side[other] !== side ||
      army.arm[other] > CAVALRY ||
      view.state[other] !== GOOD
    )
      continue
    const far = distance(ground.grid, at, hex)
    if (far === 1 && mayStrike(view, other, hex)) strikers.push({ unit: other, from: at, charges: false })
    else if (far <= DANGER && canAttack(view, other)) hoped += points(view, other)
  }
  return prospect(judge, hex, strikers, weights.promise * Math.min(12, hoped)).gain
}

/** Without an enemy in contact, rates facing towards most enemies. */
function facing(view: Eagle, side: number, hex: number, corner: number): number {
  const { grid } = view.scenario.ground
  const { hexes, power } = hostOf(enemyOf(side))
  let worth = 0
  for (let k = 0; k < hexes.length; k++) {
    const at = hexes[k]
    const far = distance(grid, hex, at)
    if (far <= 6 && inField(grid, hex, corner, at)) worth += power[at] / far
  }
  return Math.min(0.3, 0.01 * worth)
}
