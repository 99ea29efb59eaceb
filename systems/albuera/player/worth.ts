/** What Losses, routs, fires and fights are worth, in points of victory, by the tables of the rules themselves. */
import {
  aimedFirepower,
  type Bout,
  checkersOf,
  columnOf,
  countShifts,
  holderOfPrize,
  isSkirmisher,
  listed,
  listModifiers,
  look,
  pointsFor,
  resultsOf,
  shot,
} from '../rules/queries/asked.ts'
import { CAVALRY } from '../rules/state/army.ts'
import { type Albuera, FRENCH, other } from '../rules/state/position.ts'
import { isGuns, manpowerOf, moraleOf } from '../rules/state/troops.ts'
import { gunsPoints } from './survey.ts'
import type { Taste } from './taste.ts'

const FACES = 10

/** The fraction of the faces of a die above a limit. */
export const above = (limit: number): number => Math.max(0, Math.min(FACES, FACES - 1 - limit)) / FACES

/** How much the fighting power of a unit still counts: in the last turns only points do. */
const future = (taste: Taste, p: Albuera): number => Math.min(1, (p.scenario.turns - p.turn) / taste.turns)

/** What the next level of a unit is worth. */
export function lossWorth(taste: Taste, p: Albuera, unit: number): number {
  const left = manpowerOf(p, unit)
  const end = left === 1 ? pointsFor(p).fire : left === 2 ? taste.lastButOne : 0
  return taste.loss * future(taste, p) + end
}

/** What it is worth that a unit must leave the field for some turns. */
export const routWorth = (taste: Taste, p: Albuera, unit: number, turns: number): number =>
  future(taste, p) * (taste.rout + taste.away * turns * manpowerOf(p, unit))

/** 10.12 The worth of a battery. */
const gunsWorth = (taste: Taste, p: Albuera, unit: number): number => gunsPoints(p, unit) + 0.5 * future(taste, p)

/** The number of commanders of a side in a hex. */
function leadersIn(p: Albuera, side: number, hex: number): number {
  const { leads } = p.scenario.army
  let count = 0
  for (let c = 0; c < p.post.length; c++) if (p.post[c] === hex && leads[c] === side) count++
  return count
}

/** What it is worth that the commanders of a side in a hex throw a die. */
const perilIn = (taste: Taste, p: Albuera, side: number, hex: number): number =>
  taste.peril * pointsFor(p).commander * leadersIn(p, side, hex)

/** The number of units in a hex, including guns. */
function troopsAt(p: Albuera, hex: number): number {
  let count = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) count++
  return count
}

/** What the fire of units at a target is worth to them; and the chance that the unit on top fails. */
export const fired = { worth: 0, fails: 0 }
const firers = new Int16Array(16)

/** Weighs what a fire promises: into `fired`. Each of the units must be able to fire at the target. */
export function weighFire(taste: Taste, p: Albuera, units: readonly number[], target: number): number {
  for (let k = 0; k < units.length; k++) firers[k] = units[k]
  look(p, firers, units.length, target)
  const { gunnery, army } = p.scenario
  fired.worth = 0
  fired.fails = 0
  if (isGuns(p, target)) {
    const { lead, distance, isArtillery, number } = shot
    fired.fails = isArtillery
      ? above(distance) * (1 - above(gunnery.stars[lead]))
      : Math.max(0, aimedFirepower(p, lead) - gunnery.tables.numbers.lone[number - 1]) / FACES
    fired.worth = fired.fails * gunsWorth(taste, p, target)
    return fired.worth
  }
  const isLoose = shot.row < 0 && !shot.isArtillery
  const losses = isLoose ? 0 : gunnery.losses[shot.effect]
  const checkers = checkersOf(p, target)
  // 4.10 The commanders of a hex are lost with its last unit.
  let clears = isLoose || checkers.length < troopsAt(p, shot.hex) ? 0 : 1
  for (const [k, unit] of checkers.entries()) {
    listModifiers(p, unit)
    const fails = above(moraleOf(p, unit) - listed.total)
    if (k === 0) fired.fails = fails
    fired.worth += fails * (losses * lossWorth(taste, p, unit) + taste.driven)
    clears *= manpowerOf(p, unit) <= losses ? fails : 0
  }
  fired.worth += clears * pointsFor(p).commander * leadersIn(p, army.side[target], shot.hex)
  const isDangerous = shot.isArtillery
    ? shot.distance <= gunnery.tables.commanders.hexes
    : shot.row >= 0 && gunnery.rowDanger[shot.row] === 1
  if (isDangerous) fired.worth += perilIn(taste, p, army.side[target], shot.hex)
  return fired.worth
}

/** What a side loses if its units rout for some turns after a fight, or its guns are taken. */
function routed(taste: Taste, p: Albuera, units: Int16Array, count: number, turns: number): number {
  let worth = 0
  for (let k = 0; k < count; k++) {
    if (isGuns(p, units[k])) worth += gunsWorth(taste, p, units[k])
    else worth += routWorth(taste, p, units[k], turns)
  }
  return worth
}

/** The level of Manpower that a side gives up first. */
function cheapest(taste: Taste, p: Albuera, units: Int16Array, count: number): number {
  let least = taste.loss + 1
  for (let k = 0; k < count; k++) if (!isGuns(p, units[k])) least = Math.min(least, lossWorth(taste, p, units[k]))
  return least
}

/** 10.11, 4.10.3 The guns in the hexes of routing units, and the dice of commanders. */
function withThem(taste: Taste, p: Albuera, units: Int16Array, count: number): number {
  const { army } = p.scenario
  let worth = 0
  for (let k = 0; k < count; k++) {
    if (isGuns(p, units[k]) || (k > 0 && p.at[units[k]] === p.at[units[k - 1]])) continue
    const hex = p.at[units[k]]
    if (hex < 0) continue
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      const one = army.unitOf[node]
      if (isGuns(p, one) && army.side[one] === army.side[units[k]]) worth += gunsWorth(taste, p, one)
    }
    worth += perilIn(taste, p, army.side[units[k]], hex)
  }
  return worth
}

/** 9.3 Squadrons that win may not stay. */
function unsteady(taste: Taste, p: Albuera, units: Int16Array, count: number): number {
  const { army } = p.scenario
  let worth = 0
  for (let k = 0; k < count; k++) {
    if (army.arm[units[k]] !== CAVALRY) continue
    const plus = army.nations[army.nation[units[k]]].cavalry ?? 0
    worth += above(moraleOf(p, units[k]) - plus) * routWorth(taste, p, units[k], 1)
  }
  return worth
}

const every = (p: Albuera, units: Int16Array, count: number, test: (p: Albuera, unit: number) => boolean): boolean => {
  for (let k = 0; k < count; k++) if (!test(p, units[k])) return false
  return true
}

/** 16.3 Does a side win if nothing more happens? */
export function isAhead(p: Albuera, side: number): boolean {
  const holder = holderOfPrize(p)
  const points = p.points + (holder < 0 ? 0 : holder === FRENCH ? p.scenario.boxes : -p.scenario.boxes)
  return (points > 0 ? FRENCH : other(FRENCH)) === side
}

/** How much a side minds a defeat: less when it must win something in the last turns, more when it need not. */
function caution(taste: Taste, p: Albuera, side: number): number {
  const left = p.scenario.turns - p.turn
  if (left > 1) return 1
  return isAhead(p, side) ? taste.careful : taste.desperate
}

/** Is a result of the Clash Table the defenders' defeat? */
const isWon = (result: string): boolean => result.startsWith('D')

/** What a fight promises the attackers, in points of victory. */
export function weighFight(taste: Taste, p: Albuera, bout: Bout): number {
  const { clash } = p.scenario.data.tables
  const { attackers, attackerCount, defenders, defenderCount } = bout
  const point = pointsFor(p).clash
  const mind = caution(taste, p, bout.side)
  // What does not depend on the die is found once, and what each result means once: this runs for each place that a
  // body could go to, and for each enemy that could attack it there.
  const ownLevel = cheapest(taste, p, attackers, attackerCount)
  const ownRest = withThem(taste, p, attackers, attackerCount)
  if (every(p, defenders, defenderCount, isGuns)) {
    const { from, to, losses, turns } = clash.guns
    const wins = (to - from + 1) / FACES
    const won = point + routed(taste, p, defenders, defenderCount, 0)
    const lost = point + (routed(taste, p, attackers, attackerCount, turns) + losses * ownLevel + ownRest)
    return wins * won - mind * (1 - wins) * lost
  }
  countShifts(p, bout)
  const results = resultsOf(p, columnOf(p, bout))
  const spares = every(p, attackers, attackerCount, isSkirmisher)
  const isSpared = every(p, defenders, defenderCount, isSkirmisher)
  const foeLevel = cheapest(taste, p, defenders, defenderCount)
  const foeRest = withThem(taste, p, defenders, defenderCount)
  const strays = unsteady(taste, p, attackers, attackerCount)
  let sum = 0
  let result = ''
  let worth = 0
  for (const next of results) {
    if (next !== result) {
      result = next
      const turns = Number(result.slice(2))
      if (isWon(result)) {
        const theirs = routed(taste, p, defenders, defenderCount, turns)
        const taken = isSpared ? 0 : clash.losses.winners * ownLevel
        worth = point + (theirs + (spares ? 0 : clash.losses.losers) * foeLevel + foeRest) - taken
      } else {
        const ours = routed(taste, p, attackers, attackerCount, turns)
        const taken = spares ? 0 : clash.losses.winners * foeLevel
        worth = mind * (point + (ours + (isSpared ? 0 : clash.losses.losers) * ownLevel + ownRest) - taken)
      }
    }
    if (isWon(result)) {
      sum += worth
      sum -= strays
    } else sum -= worth
  }
  return sum / FACES
}
