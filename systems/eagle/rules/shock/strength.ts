/** 11.1b The strength of both sides of a combat, and what modifies the die. */

import { CORNER_ZONES, FRONT, sideTo } from '../../../../src/hex/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { shockLeader, shockOf } from '../leaders/leaders.ts'
import { gradeOf, modify } from '../morale/morale.ts'
import { orderOf } from '../orders/limits.ts'
import { HEAVY } from '../state/army.ts'
import { event, reason } from '../state/events.ts'
import { FORTY_EIGHTHS } from '../state/fractions.ts'
import { ARTILLERY, CART, CAVALRY, INFANTRY, isCover, NO_CHARGE, PARTS } from '../state/ground.ts'
import { ATTACK, DEFEND, type Eagle, GOOD, mark, ROUTED, SKIRMISH, SQUARE } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { breadth, isFormed, nodeOf, points, pointsAt } from '../state/stacks.ts'
import { ODDS_NAMES, oddsColumn } from '../state/tables.ts'
import { frontOf, inFront } from '../state/zones.ts'
import { UNCOUNTED } from './counting.ts'
import { ASIDE } from './swiss.ts'

/** Does a unit attack in the combat for `hex`, on the side `attacker`? */
export const attacks = (p: Eagle, unit: number, hex: number, attacker: number): boolean =>
  p.scenario.army.side[unit] === attacker &&
  p.target[unit] > 0 &&
  p.at[unit] >= 0 &&
  p.group[p.target[unit] - 1] === 1 + hex

/** Does a unit stand in one of the attacked hexes? */
export const defends = (p: Eagle, unit: number, hex: number, attacker: number): boolean =>
  p.scenario.army.side[unit] !== attacker &&
  p.scenario.army.arm[unit] !== CART &&
  p.at[unit] >= 0 &&
  standsInGroup(p, unit, 1 + hex) &&
  p.target[unit] !== ASIDE

/** Does a unit stand in a hex of this combat? For skirmishers one of their hexes is enough (RA109). */
function standsInGroup(p: Eagle, unit: number, group: number): boolean {
  for (let k = breadth(p, unit) - 1; k >= 0; k--) if (p.group[p.at[nodeOf(p, unit, k)]] === group) return true
  return false
}

/** Is all infantry of a hex in square, and is there any (RA85)? */
export function isSquareHex(p: Eagle, hex: number): boolean {
  const { army } = p.scenario
  let squares = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.arm[unit] !== INFANTRY) continue
    if (p.form[unit] !== SQUARE) return false
    squares++
  }
  return squares > 0
}

/** Is there a square in any hex of the combat for `hex`? */
export function anySquare(p: Eagle, hex: number): boolean {
  for (let other = 0; other < p.group.length; other++)
    if (p.group[other] === 1 + hex && isSquareHex(p, other)) return true
  return false
}

/** RA85 Are there skirmishers in the hex, and no unit with a facing? */
function isSkirmishHex(p: Eagle, hex: number): boolean {
  const { army } = p.scenario
  let found = false
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (p.form[unit] === SKIRMISH) found = true
    else if (isFormed(p, unit)) return false
  }
  return found
}

/** RA44, RA76 Does a hex lie on the flank or in the rear of the stack in `target`? */
function isFlanking(p: Eagle, from: number, target: number): boolean {
  const corner = frontOf(p, target)
  return corner >= 0 && CORNER_ZONES[6 * corner + sideTo(p.scenario.ground.grid, target, from)] !== FRONT
}

/**
 * The multipliers of an attacker's points, as last worked out: ground in parts of PARTS, and charge and flank as far as
 * they count.
 */
export const factors = { ground: 0, charge: 1, flank: 1 }

function reckonFactors(p: Eagle, unit: number, hex: number): void {
  const { army, ground, readings, tables } = p.scenario
  const { multipliers } = tables.file.shock
  const from = p.at[unit]
  let terrain = 99
  let exposed = true
  let ridden = true
  for (let side = 0; side < 6; side++) {
    const to = ground.grid.neighbours[6 * from + side]
    if (to < 0 || p.group[to] !== 1 + hex || (to !== p.target[unit] - 1 && !inFront(p, from, side))) continue
    terrain = Math.min(terrain, ground.shock[6 * from + side])
    if (!isSkirmishHex(p, to) && !isFlanking(p, from, to)) exposed = false
    // 11.2: no charge goes into cover or across water and slopes, though cavalry may have to fight there.
    if (isCover(ground, to) || (ground.sides[6 * from + side] & NO_CHARGE) !== 0) ridden = false
  }
  const horse = army.arm[unit] === CAVALRY
  // 11.2: a disorganized unit takes no part in a charge.
  const charging = ridden && (p.marks[unit] & mark.CHARGED) !== 0 && p.state[unit] === GOOD ? multipliers.charge : 1
  const flank = exposed ? (horse ? multipliers.cavalryFlank : multipliers.infantryFlank) : 1
  factors.ground = terrain
  factors.charge = readings.flankHighest && charging < flank ? 1 : charging
  factors.flank = readings.flankHighest && charging >= flank ? 1 : flank
}

/**
 * Returns an attacker's points: multiplied by charge and flank (RA43), with the worst terrain of all hexes that it
 * faces (RA82).
 */
export function attackOf(p: Eagle, unit: number, hex: number): number {
  reckonFactors(p, unit, hex)
  const sum = points(p, unit) * (FORTY_EIGHTHS / PARTS) * factors.ground * factors.charge * factors.flank
  return p.state[unit] === GOOD ? sum : sum / 2
}

/**
 * Returns a defender's points: guns a third, half under maneuver orders, half in disorder, nothing if routed; for
 * skirmishers those of the hex (RA109).
 */
export function defenseOf(p: Eagle, node: number): number {
  const { army, tables } = p.scenario
  const unit = army.unitOf[node]
  if (p.state[unit] === ROUTED) return 0
  let sum = pointsAt(p, node) * FORTY_EIGHTHS
  const [above, below] = tables.file.shock.multipliers.artillery
  if (army.arm[unit] === ARTILLERY) sum = (sum * above) / below
  if (p.march[army.formation[unit]] === 1) sum /= 2
  return p.state[unit] === GOOD ? sum : sum / 2
}

/**
 * Returns the points that attack from a hex, in all or into one hex, by current factors before all multipliers (RA83).
 */
export function committed(p: Eagle, from: number, into: number): number {
  let sum = 0
  for (let node = p.top[from]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (p.target[unit] > 0 && (into < 0 || p.target[unit] === 1 + into)) sum += points(p, unit)
  }
  return sum
}

/** The current combat, as worked out by `weigh`. */
export const combat = {
  attack: 0,
  defense: 0,
  /** Column of the shock table; -1 below 1-4. */
  column: 0,
  /** All defenders are routed: the attacker suffers nothing (14.2). */
  routed: false,
  /** More than one hex is fought for: the combat must take place, whatever the odds (RD24). */
  compulsory: false,
  attackingLeader: -1,
  defendingLeader: -1,
}

const HIGHEST = ODDS_NAMES.length - 1
/** The nodes that `countDefenders` found. */
export let counted = new Int16Array(0)

/**
 * Finds the nodes in a hex that count for its defense, up to 24 points, whole units, the strongest first (RA83), in
 * `counted`; returns their number.
 */
export function countDefenders(p: Eagle, hex: number): number {
  const { army, tables } = p.scenario
  counted = withRoom(counted, army.unitOf.length)
  let count = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.arm[unit] === CART || p.target[unit] === ASIDE || p.aimed[unit] === UNCOUNTED) continue
    let at = count++
    while (at > 0 && defenseOf(p, counted[at - 1]) < defenseOf(p, node)) {
      counted[at] = counted[at - 1]
      at--
    }
    counted[at] = node
  }
  let room: number = tables.file.shock.limits.hex
  let kept = 0
  for (let k = 0; k < count; k++) {
    const own = pointsAt(p, counted[k])
    if (own > room) continue
    room -= own
    counted[kept++] = counted[k]
  }
  return kept
}

function defenseIn(p: Eagle, hex: number): number {
  let sum = 0
  for (let k = countDefenders(p, hex) - 1; k >= 0; k--) sum += defenseOf(p, counted[k])
  return sum
}

/** Works out both sides of the combat for `hex` into `combat`. */
export function weigh(p: Eagle, hex: number, attacker: number): void {
  const { army } = p.scenario
  combat.attack = 0
  combat.defense = 0
  combat.routed = true
  let hexes = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    if (attacks(p, unit, hex, attacker)) combat.attack += attackOf(p, unit, hex)
    if (defends(p, unit, hex, attacker) && p.state[unit] !== ROUTED) combat.routed = false
  }
  for (let other = 0; other < p.group.length; other++)
    if (p.group[other] === 1 + hex) {
      hexes++
      combat.defense += defenseIn(p, other)
    }
  combat.compulsory = hexes > 1
  combat.column = combat.routed ? HIGHEST : oddsColumn(combat.attack, combat.defense)
}

/**
 * Returns the arm that gives most points of a side, which counts for the die (RA84). If equal, the one that is worse
 * for the attacker.
 */
function armOf(p: Eagle, hex: number, attacker: number): { readonly arm: number; readonly heavy: boolean } {
  const { army } = p.scenario
  mostly.foot = 0
  mostly.horse = 0
  mostly.heavyHorse = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!attacks(p, unit, hex, attacker)) continue
    const sum = attackOf(p, unit, hex)
    if (army.arm[unit] === CAVALRY) {
      mostly.horse += sum
      if (army.class[unit] === HEAVY) mostly.heavyHorse += sum
    } else mostly.foot += sum
  }
  mostly.arm = mostly.foot > mostly.horse ? INFANTRY : CAVALRY
  mostly.heavy = mostly.heavyHorse * 2 > mostly.foot + mostly.horse
  return mostly
}
const mostly = { foot: 0, horse: 0, heavyHorse: 0, arm: INFANTRY, heavy: false }

/** RD21 Is this the first in its stack of the units in the combat? Skirmishers lie at the bottom here (11.1a). */
function isTopmost(p: Eagle, unit: number, hex: number, attacker: number): boolean {
  let skirmisher = -1
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) {
    const other = p.scenario.army.unitOf[node]
    if (!attacks(p, other, hex, attacker) && !defends(p, other, hex, attacker)) continue
    if (p.form[other] !== SKIRMISH) return other === unit
    if (skirmisher < 0) skirmisher = other
  }
  return skirmisher === unit
}

/** RD20 Does any unit attack from a flank or from the rear? */
function anyFlanking(p: Eagle, hex: number, attacker: number): boolean {
  for (let unit = 0; unit < p.target.length; unit++)
    if (attacks(p, unit, hex, attacker) && isFlanking(p, p.at[unit], p.target[unit] - 1)) return true
  return false
}

/** RD27 Are there Swiss on both sides of a combat? */
function swissMeet(p: Eagle, hex: number, attacker: number): boolean {
  let attacking = false
  let defending = false
  for (let unit = 0; unit < p.target.length; unit++) {
    if (p.scenario.army.swiss[unit] === 0) continue
    attacking ||= attacks(p, unit, hex, attacker)
    defending ||= defends(p, unit, hex, attacker)
  }
  return attacking && defending
}

/** 11.1b Adds up and reports what modifies the die, and remembers which leaders count. */
export function shockModifiers(p: Eagle, hex: number, attacker: number, journal: Journal | undefined): number {
  const { army, readings, tables } = p.scenario
  const { laterModifiers, modifiers } = tables.file.shock
  const later = readings.laterShock
  let worst = 0
  let best = 9
  let allAttack = true
  let anyDefend = false
  let heavyFoe = false
  combat.attackingLeader = -1
  combat.defendingLeader = -1
  for (let unit = 0; unit < army.units.length; unit++) {
    if (attacks(p, unit, hex, attacker)) {
      if (!later || isTopmost(p, unit, hex, attacker)) worst = Math.max(worst, gradeOf(p, unit))
      if (orderOf(p, unit) !== ATTACK) allAttack = false
      if (orderOf(p, unit) === DEFEND) anyDefend = true
      combat.attackingLeader = better(
        p,
        combat.attackingLeader,
        shockLeader(p, attacker, p.at[unit], 1 << army.formation[unit]),
      )
    } else if (defends(p, unit, hex, attacker)) {
      if (!later || isTopmost(p, unit, hex, attacker)) best = Math.min(best, gradeOf(p, unit))
      if (army.arm[unit] === CAVALRY && army.class[unit] === HEAVY) heavyFoe = true
      // RA111: a leader in any hex of skirmishers leads them.
      for (let k = breadth(p, unit) - 1; k >= 0; k--) {
        const leader = shockLeader(p, 1 - attacker, p.at[nodeOf(p, unit, k)], 1 << army.formation[unit])
        combat.defendingLeader = better(p, combat.defendingLeader, leader)
      }
    }
  }
  let sum = 0
  if (combat.attackingLeader >= 0) sum += modify(journal, shockOf(p, combat.attackingLeader), reason.ATTACKING_LEADER)
  if (combat.defendingLeader >= 0) sum += modify(journal, -shockOf(p, combat.defendingLeader), reason.DEFENDING_LEADER)
  const grades = best - worst
  sum += modify(journal, grades > 0 ? grades - 1 : Math.min(0, grades + 1), reason.GRADES)
  if (allAttack) sum += modify(journal, modifiers.attackOrder, reason.ATTACK_ORDER)
  if (anyDefend) sum += modify(journal, modifiers.defenseOrder, reason.DEFENSE_ORDER)
  if (allAttack || anyDefend) showOrders(p, hex, attacker)
  const { arm, heavy } = armOf(p, hex, attacker)
  const square = anySquare(p, hex)
  if (square && arm === CAVALRY) sum += modify(journal, modifiers.cavalryOnSquare, reason.HORSE_ON_SQUARE)
  if (square && arm === INFANTRY) {
    const onSquare = later ? laterModifiers.infantryOnSquare : modifiers.infantryOnSquare
    sum += modify(journal, onSquare, reason.FOOT_ON_SQUARE)
  }
  if (later && arm === INFANTRY && isSkirmishHex(p, hex))
    sum += modify(journal, laterModifiers.infantryOnSkirmish, reason.FOOT_ON_SKIRMISH)
  if (later && anyFlanking(p, hex, attacker)) sum += modify(journal, laterModifiers.flank, reason.FLANK)
  if (readings.laterSwiss && swissMeet(p, hex, attacker)) sum += modify(journal, laterModifiers.swiss, reason.SWISS)
  if (heavy && !square && !heavyFoe) sum += modify(journal, modifiers.heavyCavalry, reason.HEAVY_HORSE)
  return sum
}

const better = (p: Eagle, one: number, other: number): number =>
  other < 0 ? one : one < 0 || shockOf(p, other) > shockOf(p, one) ? other : one

/** Reveals the attackers' orders, which have changed the die, until the sheets are written again. */
function showOrders(p: Eagle, hex: number, attacker: number): void {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (attacks(p, unit, hex, attacker)) p.shown[army.formation[unit]] = 1 + orderOf(p, unit)
}

/** Reports the odds, and the points of both sides in forty-eighths: rounded points would contradict the column. */
export const tellOdds = (journal: Journal | undefined, hex: number, column: number): void =>
  journal?.tell(EVERYBODY, event.CombatBegan, combat.attack, combat.defense, hex, column)
