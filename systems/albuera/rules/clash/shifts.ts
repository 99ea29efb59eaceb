/** 15.7 b The shifts of both sides and the column of the Clash Table: one list, for odds and for telling. */
import { CORNER_ZONES, FLANK, FRONT, neighbour, opposite, REAR, zoneOf, zoneOfPair } from '../../../../src/hex/index.ts'
import { CAVALRY, INFANTRY } from '../state/army.ts'
import { type RESULT_IDS, SHIFT_IDS } from '../state/data/ids.ts'
import { TERRAIN_IDS } from '../state/data/map-kind.ts'
import { BRIDGE, FORD, STREAM } from '../state/ground.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { COLUMN, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { isWide, manpowerOf, moraleOf, rightOf } from '../state/troops.ts'

/** The units that fight each other, and the place. */
export interface Bout {
  /** The side that attacks. */
  side: number
  /** The hex whose ground counts (15.7 a). */
  hex: number
  isCharge: boolean
  readonly attackers: Int16Array
  attackerCount: number
  /** By attacker: its hexes, and the side by which it has come; −1 for none. */
  readonly lefts: Int16Array
  readonly rights: Int16Array
  readonly by: Int8Array
  readonly defenders: Int16Array
  defenderCount: number
}

type Shift = (typeof SHIFT_IDS)[number]
/** Both sides of a Clash: no more than two hexes full of skirmishers. */
const MOST = 256

export const makeBout = (): Bout => ({
  side: 0,
  hex: OFF,
  isCharge: false,
  attackers: new Int16Array(MOST),
  attackerCount: 0,
  lefts: new Int16Array(MOST),
  rights: new Int16Array(MOST),
  by: new Int8Array(MOST),
  defenders: new Int16Array(MOST),
  defenderCount: 0,
})

/** Adds an attacker that stands in the fight. */
export function addAttacker(p: Albuera, bout: Bout, unit: number): void {
  addComing(bout, unit, p.at[unit], rightOf(p, unit), p.came[unit] - 1)
}

/** Adds an attacker as if it had come by a side. */
export function addComing(bout: Bout, unit: number, left: number, right: number, by: number): void {
  const k = bout.attackerCount++
  bout.attackers[k] = unit
  bout.lefts[k] = left
  bout.rights[k] = right
  bout.by[k] = by
}

/** The shifts of the last bout that was worked out. */
export const shifts = { kinds: new Uint8Array(32), sides: new Uint8Array(32), values: new Int8Array(32), count: 0 }

function add(kind: Shift, side: number, value: number): void {
  if (value === 0) return
  shifts.kinds[shifts.count] = SHIFT_IDS.indexOf(kind)
  shifts.sides[shifts.count] = side
  shifts.values[shifts.count++] = value
}

const sum = (p: Albuera, units: Int16Array, count: number): number => {
  let total = 0
  for (let k = 0; k < count; k++) total += manpowerOf(p, units[k])
  return total
}

/** 15.1 Is the Manpower of one side enough for a shift? */
function numbers(p: Albuera, side: number, own: number, enemy: number): void {
  let shift = 0
  for (const step of p.scenario.data.tables.clash.shifts.numbers) if (own >= step.ratio * enemy) shift = step.shift
  add('numbers', side, shift)
}

const highest = (p: Albuera, units: Int16Array, count: number): number => {
  let morale = -1
  for (let k = 0; k < count; k++) if (isTop(p, units, k)) morale = Math.max(morale, moraleOf(p, units[k]))
  return morale
}

/** Is this unit the first of its hex in the list, and so on top of its body? */
function isTop(p: Albuera, units: Int16Array, k: number): boolean {
  for (let j = 0; j < k; j++) if (p.at[units[j]] === p.at[units[k]]) return false
  return true
}

function morale(p: Albuera, side: number, own: number, enemy: number): void {
  let shift = 0
  for (const step of p.scenario.data.tables.clash.shifts.morale) if (own - enemy >= step.by) shift = step.shift
  add('morale', side, shift)
}

const count = (p: Albuera, units: Int16Array, length: number, test: (p: Albuera, unit: number) => boolean): number => {
  let n = 0
  for (let k = 0; k < length; k++) if (test(p, units[k])) n++
  return n
}
const isFoot = (p: Albuera, unit: number): boolean => p.scenario.army.arm[unit] === INFANTRY
const isHorse = (p: Albuera, unit: number): boolean => p.scenario.army.arm[unit] === CAVALRY
const isInColumn = (p: Albuera, unit: number): boolean => isFoot(p, unit) && p.array[unit] === COLUMN
const isInSquare = (p: Albuera, unit: number): boolean => isFoot(p, unit) && p.array[unit] === SQUARE
export const isSkirmisher = (p: Albuera, unit: number): boolean => isFoot(p, unit) && p.array[unit] === SKIRMISH
const isFormedOpen = (p: Albuera, unit: number): boolean =>
  isFoot(p, unit) && !isInColumn(p, unit) && !isInSquare(p, unit)

/** The zone of a defender through which an attacker entered one of its hexes; FRONT if it did not. */
function zoneBy(p: Albuera, bout: Bout, k: number, defender: number): number {
  const { grid } = p.scenario.ground
  if (bout.by[k] < 0) return FRONT
  const facing = p.face[defender]
  let zone = FRONT
  for (const hex of [p.at[defender], rightOf(p, defender)]) {
    if (hex === OFF || (hex !== bout.lefts[k] && hex !== bout.rights[k])) continue
    const from = neighbour(grid, hex, opposite(bout.by[k]))
    if (from < 0) continue
    const by = isWide(p, defender)
      ? zoneOfPair(grid, p.at[defender], facing, from)
      : zoneOf(grid, CORNER_ZONES, hex, facing, from)
    if (by > zone) zone = by
  }
  return zone
}

/** 6.5 D The best hexside by which any attacker came in; Squares have neither flank nor rear. */
function flanks(p: Albuera, bout: Bout): void {
  const { flank, rear } = p.scenario.data.tables.clash.shifts
  let best = FRONT
  for (let k = 0; k < bout.attackerCount; k++)
    for (let j = 0; j < bout.defenderCount; j++)
      if (!isInSquare(p, bout.defenders[j])) best = Math.max(best, zoneBy(p, bout, k, bout.defenders[j]))
  if (best === FLANK) add('flank', bout.side, flank)
  if (best === REAR) add('rear', bout.side, rear)
}

/** Do all attackers come from lower ground, or across a stream? */
function everyComing(
  p: Albuera,
  bout: Bout,
  test: (p: Albuera, from: number, to: number, side: number) => boolean,
): boolean {
  const { grid } = p.scenario.ground
  for (let k = 0; k < bout.attackerCount; k++) {
    if (bout.by[k] < 0) return false
    let met = false
    for (const hex of [bout.lefts[k], bout.rights[k]]) {
      if (hex === OFF || !isMet(p, bout, hex)) continue
      met = true
      if (!test(p, neighbour(grid, hex, opposite(bout.by[k])), hex, bout.by[k])) return false
    }
    if (!met) return false
  }
  return true
}

function isMet(p: Albuera, bout: Bout, hex: number): boolean {
  for (let j = 0; j < bout.defenderCount; j++)
    if (p.at[bout.defenders[j]] === hex || rightOf(p, bout.defenders[j]) === hex) return true
  return false
}

const isUphill = ({ scenario: { ground } }: Albuera, from: number, to: number): boolean =>
  from >= 0 && ground.level[from] < ground.level[to]
const isWet = ({ scenario: { ground } }: Albuera, from: number, _to: number, side: number): boolean =>
  from >= 0 && (ground.sides[6 * from + side] & (STREAM | FORD | BRIDGE)) !== 0

/** Is a commander of this side with one of its units that fight? */
function hasLeader(p: Albuera, side: number, units: Int16Array, length: number): boolean {
  const { leads } = p.scenario.army
  for (let c = 0; c < p.post.length; c++) {
    if (leads[c] !== side || p.post[c] < 0) continue
    for (let k = 0; k < length; k++) if (p.at[units[k]] === p.post[c] || rightOf(p, units[k]) === p.post[c]) return true
  }
  return false
}

/** Does cavalry fight a Square? Then no shift counts (7.3). */
const isAtSquare = (p: Albuera, { attackers, attackerCount, defenders, defenderCount }: Bout): boolean =>
  count(p, defenders, defenderCount, isInSquare) > 0 && count(p, attackers, attackerCount, isHorse) === attackerCount

/** Works out the shifts of a bout into `shifts`: the attackers' first, then the defenders' (15.7 b). */
export function countShifts(p: Albuera, bout: Bout): void {
  shifts.count = 0
  if (isAtSquare(p, bout)) return
  const { attackers, attackerCount, defenders, defenderCount, side, hex } = bout
  const { terrain, clash } = p.scenario.data.tables
  const values = clash.shifts
  const enemy = other(side)
  const [own, theirs] = [sum(p, attackers, attackerCount), sum(p, defenders, defenderCount)]
  const [spirit, mettle] = [highest(p, attackers, attackerCount), highest(p, defenders, defenderCount)]
  const foot = count(p, attackers, attackerCount, isFoot)
  numbers(p, side, own, theirs)
  flanks(p, bout)
  const inColumn = foot > 0 && count(p, attackers, attackerCount, isInColumn) === foot
  if (inColumn && count(p, defenders, defenderCount, isFormedOpen) === defenderCount) add('column', side, values.column)
  if (bout.isCharge) {
    const isOnFoot = count(p, defenders, defenderCount, isFoot) > 0
    add('charge', side, isOnFoot ? values.chargeInfantry : values.chargeCavalry)
  }
  if (count(p, defenders, defenderCount, isSkirmisher) === defenderCount) add('skirmish', side, values.skirmish)
  if (count(p, defenders, defenderCount, isInSquare) === defenderCount) add('square', side, values.square)
  morale(p, side, spirit, mettle)
  if (hasLeader(p, side, attackers, attackerCount)) add('commander', side, values.commander)
  numbers(p, enemy, theirs, own)
  morale(p, enemy, mettle, spirit)
  if (hasLeader(p, enemy, defenders, defenderCount)) add('commander', enemy, values.commander)
  const ground = TERRAIN_IDS[p.scenario.ground.terrain[hex]]
  add('terrain', enemy, terrain.find(({ id }) => id === ground)?.shift ?? 0)
  // Houses replace everything else that the ground gives.
  if (ground !== 'village' && everyComing(p, bout, isUphill)) add('height', enemy, values.height)
  if (everyComing(p, bout, isWet)) add('stream', enemy, values.stream)
}

/** The place among the columns of the Clash Table for the shifts that were counted last; −1 for Square vs. Cavalry. */
export function columnOf(p: Albuera, bout: Bout): number {
  if (isAtSquare(p, bout)) return -1
  const { columns } = p.scenario.data.tables.clash.table
  let difference = 0
  for (let k = 0; k < shifts.count; k++)
    difference += shifts.sides[k] === bout.side ? shifts.values[k] : -shifts.values[k]
  const first = columns[0].difference
  return Math.max(0, Math.min(columns.length - 1, difference - first))
}

/** The results of a column, by the die. */
export const resultsOf = (p: Albuera, column: number): readonly (typeof RESULT_IDS)[number][] => {
  const { columns, square } = p.scenario.data.tables.clash.table
  return column < 0 ? square : columns[column].results
}
