/**
 * Phase 1: both sides write their orders in secret (G63 to G65), with the two kinds of advanced ordering (G132, G133).
 */

import {
  from as atLeast,
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { tenants } from '../state/army.ts'
import { ARROW_ARMS, arrowAt, NOT_AN_ORDER } from '../state/arrows.ts'
import { BOTH, close } from '../state/asking.ts'
import { distance, enemyOf, isStorm, marchAt, SECTORS, SIDES } from '../state/board.ts'
import { commandSector } from '../state/command.ts'
import { holding, LINES, plannedAt, unitAt } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { armOfLine, ending, firstLine, lineCode, marchOfLine, wipe } from '../state/sheet.ts'
import { arm, routedStand, standOfArm, typeOfArm } from '../state/stands.ts'

const NOBODY_INSIDE = refusal('G146', 'No enemy holds a building in that sector.')
const NO_UNIT = refusal(
  'G18',
  'No unit of that kind without an order is left in that sector; each takes one order a round.',
)
const IS_ROUTED = refusal('G128', 'Routed units do nothing until they are rallied: they take no orders.')
const NO_ORDERS = refusal('G63', 'All orders of this round are given.')
const COMMAND_ONLY = refusal('G133', 'The last order is for a unit in your command sector.')
const SHEET_FULL = refusal('G63', 'The sheet has no line left.')

/** Are there enemies inside for a storm to meet? */
const isHeldAgainst = (p: Generals, side: number, sector: number): boolean => tenants(p, enemyOf(side), sector) > 0

/** Why no order of any kind can be given to a unit of an arm in a sector. */
function whyNotGiven(p: Generals, side: number, a: number, sector: number): Refusal | undefined {
  if (p.planned[plannedAt(side, a, sector)] >= p.unit[unitAt(side, sector, standOfArm[a])])
    return p.planned[plannedAt(side, a, sector)] === 0 && p.unit[unitAt(side, sector, routedStand[typeOfArm[a]])] > 0
      ? IS_ROUTED
      : NO_UNIT
  const given = p.given[side]
  if (given >= LINES) return SHEET_FULL
  if (given < p.allotment[side]) return undefined
  if (!p.scenario.readings.orderDelivery) return NO_ORDERS
  const { extra } = p.scenario.tables.file.orderDelivery
  if (given >= p.allotment[side] + extra) return NO_ORDERS
  const command = commandSector(p, side)
  return sector === command || ordersInCommand(p, side, command) >= extra ? undefined : COMMAND_ONLY
}

const order: Choice<Generals> = {
  verb: 'order {arms} {marches}',
  propose(p, side, offers) {
    for (let sector = 0; sector < SECTORS; sector++) {
      if (p.held[holding(side, sector)] === 0) continue
      for (const a of ARROW_ARMS) {
        if (p.unit[unitAt(side, sector, standOfArm[a])] === 0 || whyNotGiven(p, side, a, sector)) continue
        const arrows = p.scenario.drawable[(side * (arm.A + 1) + a) * SECTORS + sector]
        for (let k = 0; k < arrows.length; k++)
          if (!isStorm(arrows[k]) || isHeldAgainst(p, side, sector)) offers.give(a, arrows[k])
      }
    }
  },
  check(p, side, a, march) {
    if (a > arm.A) return NOT_AN_ORDER
    const refused = p.scenario.arrows[arrowAt(side, a, march)]
    if (refused !== undefined) return refused
    const sector = marchAt[march]
    if (isStorm(march) && !isHeldAgainst(p, side, sector)) return NOBODY_INSIDE
    return whyNotGiven(p, side, a, sector)
  },
  play(p, side, a, march) {
    let k = firstLine(side)
    while (p.order[k] !== 0) k++
    p.order[k] = lineCode(a, march)
    p.given[side]++
    p.planned[plannedAt(side, a, marchAt[march])]++
  },
}

function ordersInCommand(p: Generals, side: number, command: number): number {
  let sum = 0
  for (let k = firstLine(side), end = k + LINES; k < end; k++)
    if (p.order[k] !== 0 && marchAt[marchOfLine(p.order[k])] === command) sum++
  return sum
}

/** Saves the orders that were not given; keeps the sheet for phase 7 (G64, G65). */
function finishSheet(p: Generals, side: number): void {
  // With delivered orders the first one for the command sector is the extra one, and does not use up any of the others
  // (B16).
  const { orderDelivery } = p.scenario.tables.file
  const extra = p.scenario.readings.orderDelivery
    ? Math.min(orderDelivery.extra, ordersInCommand(p, side, commandSector(p, side)))
    : 0
  p.saved[side] = Math.max(0, p.allotment[side] - p.given[side] + extra) + p.surplus[side]
  p.given[side] = 0
  for (let a = 0; a <= arm.A; a++)
    for (let sector = 0; sector < SECTORS; sector++) p.planned[plannedAt(side, a, sector)] = 0
  for (let k = firstLine(side), end = k + LINES; k < end; k++) p.sheet[k] = p.order[k]
}

export const Planning: Phase<Generals> = {
  name: 'planning',
  rule: 'G63',
  secret: 'together',
  asks: () => BOTH,
  choices: [order, close(undefined, finishSheet)],
  steps: [(p, dice, journal) => deliver(p, dice, journal)],
}

/**
 * G133: an order arrives if the die is at least the distance from the command sector; only its owner learns of it
 * (B15).
 */
function deliver(p: Generals, dice: Dice, journal: Journal | undefined): void {
  if (!p.scenario.readings.orderDelivery) return
  for (const side of SIDES) {
    const command = commandSector(p, side)
    for (let k = firstLine(side), end = k + LINES; k < end; k++) {
      if (p.order[k] === 0) continue
      const march = marchOfLine(p.order[k])
      const moves = command < 0 ? 0 : distance[side][command * SECTORS + marchAt[march]]
      if (moves <= 1) continue
      const roll = dice.roll(d6, atLeast(moves))
      const arrived = roll >= moves
      p.runner[k] = roll
      journal?.tell(only(side), arrived ? event.Delivered : event.Lost, armOfLine(p.order[k]), march, side, roll)
      if (!arrived) wipe(p, k, ending.LOST)
    }
  }
}

/** Sets the number of orders of each side in this round (G63, G132, G136; together B6, B7). */
export function allotOrders(p: Generals, dice: Dice, journal: Journal | undefined): void {
  const { tables, readings } = p.scenario
  for (const side of SIDES) {
    let normal = tables.file.game.orders
    if (readings.orderDice) {
      const roll = dice.roll(d6)
      normal = roll + tables.file.orderDice.plus
      journal?.tell(EVERYBODY, event.OrdersRolled, side, roll, normal)
    }
    p.allotment[side] = readings.armyMorale ? Math.min(normal, p.vp[side]) : normal
    p.surplus[side] = readings.armyMorale ? Math.max(0, p.vp[side] - normal) : 0
  }
}
