/** Where the formations of a side want to be: at the enemy, at what the scenario asks for, or where they are. */
import { distance } from '../../../src/hex/index.ts'
import { centreOf } from '../rules/state/area-names.ts'
import { fallen } from '../rules/state/losses.ts'
import { ATTACK, DEFEND, type Eagle, HARASS, MARCH, NO_ORDER, RETREAT } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter } from '../rules/state/stacks.ts'
import type { Judge } from './judge.ts'
import { hostOf, nearestOf, pressure } from './survey.ts'

/**
 * Returns the hexes whose possession counts for a side in this scenario: those that lower the limits of its enemies.
 */
function prizes(p: Eagle, side: number): number[] {
  const { bailen, places, reductions } = p.scenario
  const hexes: number[] = []
  for (const [place, reduction] of reductions.entries()) {
    if (reduction.side !== side) continue
    for (let k = place === 0 ? 0 : bailen; k < (place === 0 ? bailen : places.length); k++)
      if (p.held[k] !== 1 + side) hexes.push(places[k])
  }
  return hexes
}

/** Does a hex lower the limits of a side's enemies once the side owns it? */
export function isPrize(p: Eagle, side: number, hex: number): boolean {
  const { bailen, placeOf, reductions } = p.scenario
  const place = placeOf[hex]
  return place >= 0 && p.held[place] !== 1 + side && reductions[place < bailen ? 0 : 1]?.side === side
}

/** Does a hex count for a side's enemies once they hold it, with no friend in it except the unit from `from`? */
export function isOpenTown(p: Eagle, side: number, hex: number, from: number): boolean {
  const { bailen, placeOf, reductions } = p.scenario
  const place = placeOf[hex]
  return (
    place >= 0 &&
    reductions[place < bailen ? 0 : 1]?.side === enemyOf(side) &&
    (hex === from || fighter(p, hex) !== side)
  )
}

/**
 * Returns the middle of a formation on the map, as the hex of its unit that is nearest to all others; -1 if no unit is
 * there.
 */
export function middleOf(p: Eagle, formation: number): number {
  const { army, ground } = p.scenario
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = p.at[unit]
    if (army.formation[unit] !== formation || at < 0) continue
    let sum = 0
    for (let other = 0; other < army.units.length; other++) {
      const there = p.at[other]
      if (army.formation[other] === formation && there >= 0) sum += distance(ground.grid, at, there)
    }
    if (sum < least) [found, least] = [at, sum]
  }
  return found
}

/** Would a side win if the battle ended now, and by more than one formation? */
export const isAhead = (p: Eagle, side: number): boolean => fallen(p, enemyOf(side)) > 1 + fallen(p, side)

/** Does a formation gain something by leaving the map (RA63)? */
export const isLeaving = (p: Eagle, formation: number): boolean => ((p.scenario.leaving >> formation) & 1) === 1

/** Returns where a unit in a hex is bound for, by its formation's order; -1 for nowhere. */
export function goalOf(judge: Judge, formation: number, hex: number): number {
  const { view: p, side } = judge
  if (isLeaving(p, formation) && p.order[formation] !== ATTACK) return p.scenario.exit
  switch (p.order[formation]) {
    case ATTACK:
    case HARASS:
      return targetOf(judge, middleOf(p, formation))
    case DEFEND: {
      const area = p.area[formation] - 1
      return area < 0 ? -1 : centreOf(area)
    }
    case MARCH:
      return marchGoal(p, side, hex)
    case RETREAT:
    case NO_ORDER:
      return -1
  }
  return -1
}

const CLUSTER = 2
const ENOUGH = 3

/**
 * Returns the target of an attacker: near, held in strength, valuable in the scenario, and where there are not enough
 * of its own troops yet.
 */
function targetOf({ view: p, side, weights }: Judge, hex: number): number {
  const { grid } = p.scenario.ground
  const { hexes, power } = hostOf(enemyOf(side))
  const own = hostOf(side)
  let found = -1
  let least = Number.POSITIVE_INFINITY
  const consider = (at: number, bonus: number) => {
    let counters = 0
    let foes = 1
    for (let k = 0; k < hexes.length; k++) {
      const other = hexes[k]
      if (distance(grid, at, other) > CLUSTER) continue
      counters += p.tall[other]
      foes += power[other]
    }
    let friends = 0
    for (let k = 0; k < own.hexes.length; k++) {
      const other = own.hexes[k]
      if (other !== hex && distance(grid, at, other) <= 1) friends += own.power[other]
    }
    const cost =
      distance(grid, hex, at) - weights.cluster * Math.min(6, counters) - bonus + (friends > ENOUGH * foes ? 2 : 0)
    if (cost < least) [found, least] = [at, cost]
  }
  for (let k = 0; k < hexes.length; k++) consider(hexes[k], 0)
  for (const prize of prizes(p, side)) consider(prize, weights.prize)
  return found
}

/** Returns the goal on the march: the enemy, otherwise the places that are fought for. */
function marchGoal(p: Eagle, side: number, hex: number): number {
  const enemy = nearestOf(p, enemyOf(side), hex)
  const middle = p.scenario.places[p.scenario.bailen >> 1]
  if (enemy < 0) return middle
  return hostOf(enemyOf(side)).hexes.length === 0 ? middle : enemy
}

/** Returns how many times as strong as the enemies near a hex its own side is there. */
export function balanceAt(p: Eagle, side: number, hex: number): number {
  const foes = pressure(p, enemyOf(side), hex)
  return foes === 0 ? 9 : pressure(p, side, hex) / foes
}
