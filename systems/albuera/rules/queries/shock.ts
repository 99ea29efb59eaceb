/** 13, 15 Which units would react to a step, and how a Clash would end: by the same checks as the rules. */
import { neighbour } from '../../../../src/hex/index.ts'
import { phaseNumber, UserError } from '../../../../src/kernel/index.ts'
import { gatherBody, headIn, isAmong, otherHexOf, rightOfPlace, troopsIn } from '../clash/bodies.ts'
import { fights, findFights } from '../clash/fights.ts'
import {
  addAttacker,
  addComing,
  type Bout,
  columnOf,
  countShifts,
  makeBout,
  resultsOf,
  shifts,
} from '../clash/shifts.ts'
import { alone, type Group, makeGroup, moving, stackOf } from '../movement/group.ts'
import { hasOthers } from '../movement/stacking.ts'
import { sideOfWay } from '../movement/steps.ts'
import { isRunUp, runAfter } from '../reaction/charge.ts'
import { Entry } from '../reaction/entry.ts'
import { answer, answersTo, costOf } from '../reaction/reaction.ts'
import {
  check,
  countModifiers,
  findReactors,
  outcome,
  outcomeOf,
  PROCEDURES,
  procedureOf,
  reactors,
} from '../reaction/reactors.ts'
import { CAVALRY } from '../state/army.ts'
import { CHECK_RULES, SHIFT_RULES } from '../state/causes.ts'
import { CHECK_IDS, SHIFT_IDS, SIDE_IDS } from '../state/data/ids.ts'
import { type Albuera, OFF, other, role } from '../state/position.ts'
import { HANDS, SKIRMISH } from '../state/shapes.ts'
import { isWide, moraleOf } from '../state/troops.ts'

const FACES = 10

/** What modifies a roll or moves a column, and the rule for it. */
interface Because {
  readonly id: string
  readonly rule: string
  readonly value: number
}

/** A unit that would react, with its check and what may follow. */
export interface Reactor {
  readonly unit: number
  /** The procedure of 13.1, as `13.1A`. */
  readonly procedure: string
  readonly morale: number
  readonly modifiers: readonly Because[]
  /** The probability of each outcome: two things, passed, failed, routed. */
  readonly chances: {
    readonly great: number
    readonly passed: number
    readonly failed: number
    readonly routed: number
  }
  /** What it may do if it passes. */
  readonly answers: readonly string[]
  /** Its Losses, and the hexes of its retreat, if it fails but does not rout. */
  readonly losses: number
  readonly retreat: number
  /** 8.8 May it choose not to react? */
  readonly optional: boolean
}

function mustBe(p: Albuera, kind: 'units' | 'hexes', n: number): void {
  const count = p.scenario.counts[kind]
  if (!(n >= 0 && n < count)) throw new UserError(`there are ${count} ${kind}, counted from 0, and no ${kind} ${n}`)
}

const lost = ({ losses, retreat }: { losses: number; retreat: number }) => ({ losses, retreat })

function reactor(p: Albuera, unit: number, mover: number, left: number, right: number): Reactor {
  const procedure = procedureOf(p, unit, mover)
  const morale = moraleOf(p, unit)
  countModifiers(p, unit, mover, left, right)
  const chances = [0, 0, 0, 0]
  for (let roll = 0; roll < FACES; roll++) chances[outcomeOf(p, procedure, roll + check.total, morale)] += 1 / FACES
  const may = answersTo(procedure, outcome.PASSED)
  const names = { fire: answer.FIRE, counterattack: answer.STRIKE, turn: answer.TURN, back: answer.BACK }
  return {
    unit,
    procedure: PROCEDURES[procedure],
    morale,
    modifiers: Array.from({ length: check.count }, (_, k) => {
      const id = CHECK_IDS[check.kinds[k]]
      return { id, rule: CHECK_RULES[id], value: check.values[k] }
    }),
    chances: { great: chances[0], passed: chances[1], failed: chances[2], routed: chances[3] },
    answers: Object.entries(names).flatMap(([name, bit]) => ((may & bit) !== 0 ? [name] : [])),
    ...lost(costOf(p, procedure, outcome.FAILED)),
    optional: p.array[mover] === SKIRMISH,
  }
}

/**
 * 13.1 The units that would have to react if a unit came to a hex (for a Line over two hexes its left one), facing a
 * corner: from where it stands, if these are left out. Throws a UserError if there is no such unit or hex.
 */
export function reactorsTo(p: Albuera, unit: number, hex: number, corner: number): Reactor[] {
  mustBe(p, 'units', unit)
  const left = hex < 0 ? p.at[unit] : hex
  if (left === OFF) return []
  mustBe(p, 'hexes', left)
  const facing = corner >= 0 && corner < 6 ? corner : p.face[unit]
  const wide = isWide(p, unit)
  const right = rightOfPlace(p, wide, left, facing)
  findReactors(p, unit, wide, left, facing)
  return Array.from(reactors.units.subarray(0, reactors.count), (one) => reactor(p, one, unit, left, right))
}

/** How a Clash would end. */
export interface ClashOdds {
  readonly hex: number
  /** The other hex that joins it; OFF for none. */
  readonly joined: number
  /** The side that attacks. */
  readonly side: string
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  readonly shifts: readonly (Because & { readonly side: string })[]
  /** The difference of shifts that counts; undefined for Square vs. Cavalry. */
  readonly column: number | undefined
  /** The chance that the attackers win, and of each result. */
  readonly wins: number
  readonly results: Readonly<Record<string, number>>
}

const bout = makeBout()

function oddsOf(p: Albuera, one: Bout, joined: number): ClashOdds {
  countShifts(p, one)
  const column = columnOf(p, one)
  const results = resultsOf(p, column)
  const chances: Record<string, number> = {}
  for (const result of results) chances[result] = (chances[result] ?? 0) + 1 / FACES
  return {
    hex: one.hex,
    joined,
    side: SIDE_IDS[one.side],
    attackers: Array.from(one.attackers.subarray(0, one.attackerCount)),
    defenders: Array.from(one.defenders.subarray(0, one.defenderCount)),
    shifts: Array.from({ length: shifts.count }, (_, k) => {
      const id = SHIFT_IDS[shifts.kinds[k]]
      return { side: SIDE_IDS[shifts.sides[k]], id, rule: SHIFT_RULES[id], value: shifts.values[k] }
    }),
    column: column < 0 ? undefined : p.scenario.data.tables.clash.table.columns[column].difference,
    wins: results.filter((result) => result.startsWith('D')).length / FACES,
    results: chances,
  }
}

const units = new Int16Array(256)

/** The fight of a side in these hexes, if it were fought out now. */
function standing(p: Albuera, side: number, hex: number, joined: number): ClashOdds {
  clear(side, hex)
  let count = gatherBody(p, side, hex, units, 0)
  if (joined !== OFF) count = gatherBody(p, side, joined, units, count)
  for (let k = 0; k < count; k++) addAttacker(p, bout, units[k])
  defend(p, side, hex)
  if (joined !== OFF) defend(p, side, joined)
  return oddsOf(p, bout, joined)
}

function clear(side: number, hex: number): void {
  bout.side = side
  bout.hex = hex
  bout.isCharge = false
  bout.attackerCount = 0
  bout.defenderCount = 0
}

const defend = (p: Albuera, side: number, hex: number): void => {
  bout.defenderCount = gatherBody(p, other(side), hex, bout.defenders, bout.defenderCount)
}

/**
 * 15.7 The fights in a hex that can be chosen as the units stand, with the side of the activated commander attacking,
 * or that of cavalry that has counterattacked (7.2).
 */
export function clashIn(p: Albuera, hex: number): ClashOdds[] {
  mustBe(p, 'hexes', hex)
  if (p.drawn === 0) return []
  const side = p.phase === phaseNumber(Entry) ? p.attacker : p.scenario.army.leads[p.drawn - 1]
  findFights(p, side, 0)
  const chosen: number[] = []
  for (let k = 0; k < fights.count; k++) if (fights.hexes[k] === hex) chosen.push(fights.joined[k])
  return chosen.map((joined) => standing(p, side, hex, joined))
}

const group = makeGroup()

/**
 * 11.10, 15.7 How a Clash would end if a unit, with its stack if `stack` is 1, stepped forward into a hex with enemies:
 * with all units that already fight the same enemies, or have noted a counterattack there. None if no step forward
 * leads there. Throws a UserError if there is no such unit or hex.
 */
export function clashByEntry(p: Albuera, unit: number, hex: number, stack: number): ClashOdds[] {
  mustBe(p, 'units', unit)
  mustBe(p, 'hexes', hex)
  const { army, ground } = p.scenario
  const side = army.side[unit]
  if (p.at[unit] === OFF || headIn(p, other(side), hex) < 0) return []
  const { lead, count, isWide: wide } = coming(p, unit, stack === 1)
  if (count === 0) return []
  const facing = p.face[lead]
  return HANDS.flatMap((_, hand) => {
    const by = sideOfWay(hand, facing)
    const left = neighbour(ground.grid, p.at[lead], by)
    const right = left < 0 ? OFF : rightOfPlace(p, wide, left, facing)
    if (left < 0 || (left !== hex && right !== hex)) return []
    clear(side, hex)
    for (let k = 0; k < count; k++) addComing(bout, group.units[k], left, right, by)
    addStrikers(p, side, hex)
    defend(p, side, hex)
    for (const beside of [hex, otherHexOf(p, bout.defenders[0], hex)]) addFriends(p, side, beside)
    const run = p.mover - 1 === lead ? runAfter(p, p.at[lead], by, left, false, true) : -1
    bout.isCharge = army.arm[lead] === CAVALRY && isRunUp(p, run) && !hasOthers(p, group, hex)
    return [oddsOf(p, bout, OFF)]
  })
}

/**
 * The units that would come with a unit: those that move with it, or its stack; all of the body of a unit that reacts
 * (R60).
 */
function coming(p: Albuera, unit: number, withStack: boolean): Group {
  const { leads, side } = p.scenario.army
  if (p.mover - 1 === unit) return moving(p, group)
  if (!withStack) return alone(p, unit, group)
  if (p.drawn === 0 || leads[p.drawn - 1] === side[unit]) return stackOf(p, unit, group)
  alone(p, unit, group)
  group.count = gatherBody(p, side[unit], p.at[unit], group.units, 0)
  return group
}

/** 12.12.2 Units of a side that have noted a counterattack into a hex strike together with the others. */
function addStrikers(p: Albuera, side: number, hex: number): void {
  const { grid } = p.scenario.ground
  for (let one = 0; one < p.roles.length; one++) {
    if ((p.roles[one] & role.STRIKES) === 0 || p.scenario.army.side[one] !== side) continue
    const by = p.came[one] - 1
    const left = neighbour(grid, p.at[one], by)
    const right = rightOfPlace(p, isWide(p, one), left, p.face[one])
    if (left !== hex && right !== hex) continue
    if (!isAmong(bout.attackers, bout.attackerCount, one)) addComing(bout, one, left, right, by)
  }
}

/** The units of a side that are already in a hex, as attackers. */
function addFriends(p: Albuera, side: number, hex: number): void {
  if (hex === OFF || troopsIn(p, side, hex) < 0) return
  const count = gatherBody(p, side, hex, units, 0)
  for (let k = 0; k < count; k++)
    if (!isAmong(bout.attackers, bout.attackerCount, units[k])) addAttacker(p, bout, units[k])
}
