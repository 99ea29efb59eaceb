/**
 * Questions beyond legality: functions of what a seat may know, answered in plain data. Units, leaders and hexes are
 * numbers, as in `names`.
 */

import { blockingHex, blockingReason, CREST, distance, OBSTACLE } from '../../../../src/hex/index.ts'
import { type Ruleset, UserError } from '../../../../src/kernel/index.ts'
import { phases } from '../sequence.ts'
import { commandHexes } from '../state/command.ts'
import { BUILDINGS, isCover } from '../state/ground.ts'
import { leadsOf } from '../state/leading.ts'
import type { Eagle } from '../state/position.ts'
import { enemyOf, FRENCH, SIDES } from '../state/sides.ts'
import { hexesBetween, lineOfFire } from '../state/sight.ts'
import { holder } from '../state/stacks.ts'
import { FRONT_ZONE, NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { findMarches } from './marches.ts'
import { type Way, waysOf } from './reach.ts'
import { threatMap, threatsTo } from './threats.ts'

/**
 * Returns the side that a question is for: the side that looks on, otherwise the side in a hex, otherwise the French.
 */
function sideOf(p: Eagle, seat: number, hex = -1): number {
  if ((SIDES as readonly number[]).includes(seat)) return seat
  const there = hex < 0 ? -1 : holder(p, hex)
  return there < 0 ? FRENCH : there
}

function mustBe(view: Eagle, kind: 'units' | 'hexes' | 'sides', n: number | undefined): number {
  const count = kind === 'sides' ? SIDES.length : view.scenario.counts[kind]
  if (n === undefined || !Number.isInteger(n) || n < 0 || n >= count)
    throw new UserError(`the question is about one of ${count} ${kind}, counted from 0, not about ${n}`)
  return n
}

export interface Reach {
  readonly unit: number
  /** Movement points that it may spend. */
  readonly points: number
  /** Is it moving now? If not, this is what it may do in its next movement, fresh and in command. */
  readonly now: boolean
  readonly ways: readonly Way[]
}

/** 7, 8.1 Returns how far a unit gets, what each way costs, and where a zone of control ends it. */
export function reachOf(view: Eagle, unit: number): Reach {
  const now = isMoving(view, unit)
  return {
    unit,
    points: view.at[unit] < 0 ? 0 : findMarches(view, unit, !now).budget,
    now,
    ways: [...waysOf(view, unit, !now).values()],
  }
}

/** Does the sequence of play let the unit move at this moment? */
function isMoving(view: Eagle, unit: number): boolean {
  const name = view.depth < 0 ? '' : phases[view.phase].name
  const side = view.scenario.army.side[unit]
  return name === 'pursuit' ? view.chase === 1 + unit : name === 'movement' && view.active === side
}

export interface Line {
  readonly from: number
  readonly to: number
  /** In hexes. */
  readonly distance: number
  readonly clear: boolean
  /** Hexes that the line passes, in order: two where it runs along the side between them. */
  readonly passes: readonly (readonly number[])[]
  /** Where it is blocked, and by what. */
  readonly at?: number
  readonly by?: 'woods' | 'buildings' | 'troops' | 'crest' | 'edge'
}

/** 10.2.1 Returns the line of fire between two hexes for a side, and what blocks it. */
export function lineTo(view: Eagle, side: number, from: number, to: number): Line {
  const { ground } = view.scenario
  const pairs = from === to ? [] : hexesBetween(view, from, to)
  const passes: number[][] = []
  for (let k = 0; k < pairs.length; k += 2)
    passes.push(pairs[k] === pairs[k + 1] ? [pairs[k]] : [pairs[k], pairs[k + 1]])
  const sight = from === to ? -1 : lineOfFire(view, side, from, to)
  const line = { from, to, distance: distance(ground.grid, from, to), clear: sight < 0, passes }
  return sight < 0 ? line : { ...line, at: blockingHex(sight), by: blockerOf(view, sight) }
}

function blockerOf({ scenario: { ground } }: Eagle, sight: number): NonNullable<Line['by']> {
  const reason = blockingReason(sight)
  if (reason !== OBSTACLE) return reason === CREST ? 'crest' : 'edge'
  const hex = blockingHex(sight)
  if (!isCover(ground, hex)) return 'troops'
  return ground.terrain[hex] === BUILDINGS ? 'buildings' : 'woods'
}

export interface Zones {
  readonly side: number
  /** Hexes in the front of this side's troops, and those only on a flank. */
  readonly front: readonly number[]
  readonly flank: readonly number[]
}

/** 8 Returns the zones of control of a side. */
export function zonesOf(view: Eagle, side: number): Zones {
  const front: number[] = []
  const flank: number[] = []
  for (let hex = 0; hex < view.scenario.ground.grid.count; hex++) {
    const zone = zoneAgainst(view, enemyOf(side), hex)
    if (zone !== NO_ZONE) (zone === FRONT_ZONE ? front : flank).push(hex)
  }
  return { side, front, flank }
}

export interface Command {
  readonly leader: number
  readonly hex: number
  readonly radius: number
  /** Bit f: he commands formation f. */
  readonly formations: number
  /** Where his troops are in command. */
  readonly hexes: readonly number[]
}

/** 9 Returns how far the command of each leader of a side on the map reaches. */
export function commandsOf(view: Eagle, side: number): Command[] {
  const { army } = view.scenario
  return [...army.leaders.keys()]
    .filter((leader) => army.leaderSide[leader] === side && view.where[leader] >= 0)
    .map((leader) => ({
      leader,
      hex: view.where[leader],
      radius: army.radius[leader],
      formations: leadsOf(view, leader),
      hexes: commandHexes(view, leader),
    }))
}

/** The queries by their names in the protocol. */
export const queries: NonNullable<Ruleset<Eagle>['queries']> = {
  reach: (view, _seat, unit) => reachOf(view, mustBe(view, 'units', unit)),
  sight: (view, seat, from, to) =>
    lineTo(
      view,
      sideOf(view, seat, mustBe(view, 'hexes', from)),
      mustBe(view, 'hexes', from),
      mustBe(view, 'hexes', to),
    ),
  threats: (view, seat, hex) => threatsTo(view, sideOf(view, seat, mustBe(view, 'hexes', hex)), hex),
  threatMap: (view, seat) => [...threatMap(view, sideOf(view, seat))],
  zones: (view, _seat, side) => zonesOf(view, mustBe(view, 'sides', side)),
  command: (view, _seat, side) => commandsOf(view, mustBe(view, 'sides', side)),
}
