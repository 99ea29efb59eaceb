/** 13.0 to 13.8 Which units must react to a step, by which procedure, and what modifies the check. */
import { FRONT } from '../../../../src/hex/index.ts'
import { troopsIn } from '../clash/bodies.ts'
import { inRange, rangeOf } from '../command/range.ts'
import type { Group } from '../movement/group.ts'
import { ARTILLERY, CAVALRY } from '../state/army.ts'
import { CHECK_IDS } from '../state/data/ids.ts'
import { writeFronts, zoneTo } from '../state/fronts.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { LINE, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { isInClash } from '../state/troops.ts'

/** The procedures of 13.1: infantry, skirmishers, infantry against cavalry, cavalry against infantry, cavalry. */
export const [A, B, C, D, E] = [0, 1, 2, 3, 4]
export const PROCEDURES = ['13.1A', '13.1B', '13.1C', '13.1D', '13.1E'] as const

/** 13.1, R70: by the arms of both; skirmishers that move count as infantry (8.8). */
export function procedureOf(p: Albuera, reactor: number, mover: number): number {
  const { arm } = p.scenario.army
  if (arm[reactor] === CAVALRY) return arm[mover] === CAVALRY ? E : D
  if (arm[mover] === CAVALRY) return C
  return p.array[reactor] === SKIRMISH ? B : A
}

/** The heads of bodies that must react, as found last. */
export const reactors = { units: new Int16Array(12), count: 0 }
const near = new Int16Array(6)

/**
 * Finds the units that would have to react if a unit came to a place: into `reactors`. No unit reacts to guns (13.7).
 */
export function findReactors(p: Albuera, mover: number, wide: boolean, left: number, facing: number): void {
  const { army } = p.scenario
  reactors.count = 0
  if (army.arm[mover] === ARTILLERY) return
  const side = army.side[mover]
  // Skirmishers rouse all units next to them (8.8), as if they had front on all sides.
  const allRound = p.array[mover] === SKIRMISH || p.array[mover] === SQUARE
  const count = writeFronts(p, allRound, wide, left, facing, near)
  for (let k = 0; k < count; k++) {
    const hex = near[k]
    if (p.top[hex] < 0) continue
    const head = troopsIn(p, other(side), hex)
    // 13.4
    if (head < 0 || isInClash(p, head)) continue
    let known = false
    for (let j = 0; j < reactors.count; j++) if (reactors.units[j] === head) known = true
    if (!known) reactors.units[reactors.count++] = head
  }
}

/** Would any unit have to react if the group came to this place? */
export function meetsReactors(p: Albuera, group: Group, left: number, facing: number): boolean {
  findReactors(p, group.lead, group.isWide, left, facing)
  return reactors.count > 0
}

/** The zone of a unit that contains the nearest of these two hexes: FRONT takes precedence; −1 for neither. */
function zoneTowards(p: Albuera, unit: number, left: number, right: number): number {
  let zone = -1
  for (const hex of [left, right]) {
    if (hex === OFF) continue
    const here = zoneTo(p, unit, hex)
    if (here >= 0 && (zone < 0 || here < zone)) zone = here
  }
  return zone >= 0 && p.array[unit] === SQUARE ? FRONT : zone
}

/**
 * The modifiers of the last check that was worked out, one by one: which of `CHECK_IDS`, how much each, and their sum.
 */
export const check = { kinds: new Uint8Array(8), values: new Int8Array(8), count: 0, total: 0 }

function add(kind: (typeof CHECK_IDS)[number], value: number): void {
  if (value === 0) return
  check.kinds[check.count] = CHECK_IDS.indexOf(kind)
  check.values[check.count++] = value
  check.total += value
}

/** 13.3, 4.8, 4.9 Is the unit in range of the commander whose orders it follows now? */
function isInCommand(p: Albuera, unit: number): boolean {
  const { army } = p.scenario
  let commander = army.commander[unit]
  while (commander >= 0 && p.post[commander] < 0) commander = army.above[commander]
  return commander >= 0 && inRange(p, rangeOf(p, commander), unit)
}

/** Works out what modifies a unit's check against a mover on these hexes: into `check`. */
export function countModifiers(p: Albuera, unit: number, mover: number, left: number, right: number): void {
  const { army } = p.scenario
  const { reactions } = p.scenario.data.tables
  const procedure = procedureOf(p, unit, mover)
  check.count = 0
  check.total = 0
  const isInFront = zoneTowards(p, unit, left, right) === FRONT
  if (!isInFront) add('flank', reactions.flank)
  if (procedure === A && isInFront) add('front', army.nations[army.nation[unit]].reaction ?? 0)
  if (procedure === C) {
    if (p.array[unit] === SQUARE) add('square', reactions.square)
    if (p.array[unit] === LINE) add('line', reactions.line)
    if (p.array[unit] === SKIRMISH) add('skirmish', reactions.skirmish)
  }
  if (isInCommand(p, unit)) add('command', reactions.command)
}

/** The results of a check. */
export const outcome = { GREAT: 0, PASSED: 1, FAILED: 2, ROUTED: 3 } as const

/**
 * 13.1 The result of a total: for infantry against infantry a rout on `rout` or more, even if it is within the Morale.
 */
export function outcomeOf(p: Albuera, procedure: number, total: number, morale: number): number {
  const { great, rout } = p.scenario.data.tables.reactions
  if (procedure === A) {
    if (total >= rout) return outcome.ROUTED
    if (total <= great && total <= morale) return outcome.GREAT
  }
  if (total <= morale) return outcome.PASSED
  return procedure === C || procedure === E ? outcome.ROUTED : outcome.FAILED
}
