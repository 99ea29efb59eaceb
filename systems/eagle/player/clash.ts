/** Shock attacks as judged before they are made: which units could strike what, at what odds, and with what promise. */

import { adjacent, CORNER_ZONES, FRONT, neighbour, sideTo } from '../../../src/hex/index.ts'
import { power } from '../../../src/players/power.ts'
import {
  forbidsCombat,
  gradeOf,
  isSquareHex,
  orderOf,
  shockLeader,
  shockOf,
  whyNotStrike,
} from '../rules/queries/asked.ts'
import { ARTILLERY, CAVALRY, INFANTRY, PARTS } from '../rules/state/ground.ts'
import { ALL_ROUND, ATTACK, DEFEND, type Eagle, GOOD, mark, ROUTED, SHAKEN } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, points } from '../rules/state/stacks.ts'
import { oddsColumn } from '../rules/state/tables.ts'
import { NO_ZONE, zoneAgainst } from '../rules/state/zones.ts'
import {
  checkCost,
  lossCost,
  orderCost,
  shockGain,
  stackCost,
  sunCost,
  sunCostIn,
  UNSEEN_POINTS,
  weightOf,
} from './chances.ts'
import { isPrize } from './goals.ts'
import type { Judge } from './judge.ts'
import { unitsIn } from './survey.ts'
import { standsAside } from './swiss.ts'

/** An attacker in the place from which it would strike. */
export interface Striker {
  readonly unit: number
  readonly from: number
  readonly charges: boolean
}

const there: number[] = []

/** Returns the points of a hex's defenders: guns a third, half on the march or in disorder. */
export function defenseOf(p: Eagle, hex: number): number {
  const { army } = p.scenario
  let sum = 0
  for (const unit of unitsIn(p, hex, there)) {
    if (p.state[unit] === ROUTED) continue
    const halves = (p.state[unit] === GOOD ? 1 : 0.5) * (p.march[army.formation[unit]] === 1 ? 0.5 : 1)
    sum += points(p, unit) * halves * (army.arm[unit] === ARTILLERY ? 1 / 3 : 1)
  }
  return sum + UNSEEN_POINTS * Math.max(0, p.tall[hex] - there.length)
}

/** Does a hex lie on the flank or in the rear of a stack? */
function flanks(p: Eagle, from: number, target: number): boolean {
  const face = p.face[target]
  if (face === 0 || face === ALL_ROUND) return false
  const side = sideTo(p.scenario.ground.grid, target, from)
  return side >= 0 && CORNER_ZONES[6 * (face - 1) + side] !== FRONT
}

/**
 * Returns how surely a beaten stack falls back through zones of control: if all ways lead through them, it must (RA54).
 */
function hemmed({ view: p, side, weights }: Judge, hex: number, strikers: readonly Striker[]): number {
  const { grid } = p.scenario.ground
  let ways = 0
  let shut = 0
  for (let k = 0; k < 6; k++) {
    const to = neighbour(grid, hex, k)
    if (to < 0 || fighter(p, to) === side || strikers.some(({ from }) => from === to)) continue
    ways++
    // The attacker faces the hex, and so controls the two hexes adjacent to both.
    if (zoneAgainst(p, enemyOf(side), to) !== NO_ZONE || strikers.some(({ from }) => adjacent(grid, from, to))) shut++
  }
  return ways === 0 ? 1.5 : power(shut / ways, weights.sharp)
}

function attackOf(p: Eagle, { unit, from, charges }: Striker, hex: number): number {
  const { army, ground } = p.scenario
  const side = sideTo(ground.grid, from, hex)
  const terrain = side < 0 ? 0 : ground.shock[6 * from + side] / PARTS
  const horse = army.arm[unit] === CAVALRY
  const factor = (charges ? 2 : 1) * (flanks(p, from, hex) ? (horse ? 3 : 2) : 1)
  return points(p, unit) * terrain * factor * (p.state[unit] === GOOD ? 1 : 0.5)
}

/** What an attack promises, and the column that it would roll on. */
export interface Prospect {
  readonly gain: number
  readonly column: number
}

/** A hex as its attackers see it. */
export interface Target {
  readonly defense: number
  /** The best morale grade there. */
  readonly grade: number
  /** What the leader there adds to the defense. */
  readonly led: number
  readonly square: boolean
  /** Are all units there routed? */
  readonly routed: boolean
  /** The costs of a check of all units there, of a lost point, and of falling back with every way shut. */
  readonly check: number
  readonly loss: number
  readonly squeezed: number
}

/** What an attack on a hex would meet. */
export function targetOf(judge: Judge, hex: number): Target {
  const { view: p, side } = judge
  const { army } = p.scenario
  const defense = defenseOf(p, hex)
  let grade = 9
  let formations = 0
  let routed = true
  let squeezed = 0
  let loss = 0.5
  for (const unit of unitsIn(p, hex, there)) {
    grade = Math.min(grade, gradeOf(p, unit))
    formations |= 1 << army.formation[unit]
    loss = Math.max(0.3, lossCost(judge, unit))
    if (p.state[unit] !== ROUTED) routed = false
    squeezed +=
      lossCost(judge, unit) + (p.state[unit] === GOOD ? orderCost(judge, unit, SHAKEN) * weightOf(judge, unit) : 0)
  }
  const unseen = p.tall[hex] - there.length
  const leader = shockLeader(p, enemyOf(side), hex, formations)
  return {
    defense,
    grade: grade === 9 ? 3 : grade,
    led: leader < 0 ? 0 : shockOf(p, leader),
    square: isSquareHex(p, hex),
    routed: routed && unseen === 0,
    check: stackCost(judge, hex),
    loss,
    squeezed: squeezed + Math.max(0, unseen),
  }
}

/**
 * Returns what an attack by these units on a hex promises, with `more` points if others come along, and `besides` of
 * other enemies to be fought with it. `target`: the hex, if it has already been judged.
 */
export function prospect(
  judge: Judge,
  hex: number,
  strikers: readonly Striker[],
  more: number,
  besides = 0,
  target = targetOf(judge, hex),
): Prospect {
  const { view: p, side, weights } = judge
  const { army } = p.scenario
  let attack = more
  let worst = 0
  let horse = 0
  let allAttack = true
  let anyDefend = false
  let leader = -9
  let attackCost = 0
  let attackLoss = 9
  let sun = 0
  for (const striker of strikers) {
    const { unit, from } = striker
    const sum = attackOf(p, striker, hex)
    attack += sum
    if (army.arm[unit] === CAVALRY) horse += sum
    worst = Math.max(worst, gradeOf(p, unit))
    if (orderOf(p, unit) !== ATTACK) allAttack = false
    if (orderOf(p, unit) === DEFEND) anyDefend = true
    const led = shockLeader(p, side, from, 1 << army.formation[unit])
    if (led >= 0) leader = Math.max(leader, shockOf(p, led))
    attackCost += checkCost(judge, unit)
    sun += sunCost(judge, unit)
    attackLoss = Math.min(attackLoss, lossCost(judge, unit))
  }
  const { square } = target
  const { modifiers } = p.scenario.tables.file.shock
  const grades = target.grade - worst
  let sum = (grades > 0 ? grades - 1 : Math.min(0, grades + 1)) - target.led
  if (leader > -9) sum += leader
  if (allAttack) sum += modifiers.attackOrder
  if (anyDefend) sum += modifiers.defenseOrder
  if (square) sum += horse * 2 > attack ? modifiers.cavalryOnSquare : modifiers.infantryOnSquare
  const column = target.routed ? 8 : oddsColumn(attack, Math.max(0.1, target.defense + besides))
  const gain = shockGain(judge, column, sum, {
    attack: attackCost,
    defense: target.check,
    attackLoss,
    defenseLoss: target.loss,
    square,
    pressed:
      weights.squeeze * hemmed(judge, hex, strikers) * target.squeezed + (isPrize(p, side, hex) ? weights.storm : 0),
  })
  return { gain: gain - sun + sunCostIn(judge, hex), column }
}

/** May a unit attack a hex from where it stands, judging by what is known before the shock? */
export function mayStrike(p: Eagle, unit: number, hex: number): boolean {
  const { army } = p.scenario
  const arm = army.arm[unit]
  if (
    (arm !== INFANTRY && arm !== CAVALRY) ||
    (p.marks[unit] & (mark.BARRED | mark.STRUCK | mark.FIRED | mark.FIRED_BEFORE)) !== 0
  )
    return false
  if (standsAside(p, unit, hex)) return false
  return p.target[unit] === 0 && whyNotStrike(p, unit, hex) === undefined && forbidsCombat(p, unit, true) === undefined
}
