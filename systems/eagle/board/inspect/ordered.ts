/** Orders of formations as drawn on the map, and the units out of command. */

import { type HexLayout, middleOf } from '../../../../src/painting/layout.ts'
import { layoutOf } from '../../../../src/web/hexboard/ground-plan.ts'
import type { Point } from '../../../../src/web/stage/camera.ts'
import { CART } from '../../rules/state/ground.ts'
import { truePlace } from '../../rules/state/markers.ts'
import { ATTACK, DEFEND, type Eagle, HARASS, MARCH, RETREAT } from '../../rules/state/position.ts'
import { fighter } from '../../rules/state/stacks.ts'
import { knowsCommand, orderSeen } from '../bonds.ts'
import { commandedIn } from '../commanded.ts'
import { midst } from './tiles.ts'

export interface Ordered {
  readonly formation: number
  readonly side: number
  readonly order: number
  /** The middle of its troops, and their hexes. */
  readonly at: Point
  readonly hexes: readonly number[]
  /** Where its order sends it; without a destination there is no arrow. */
  readonly to?: Point
}

const hexesOf = (p: Eagle, formation: number): number[] =>
  p.scenario.army.units.flatMap((_, unit) =>
    p.scenario.army.formation[unit] === formation && truePlace(p, unit) >= 0 ? [truePlace(p, unit)] : [],
  )

/** Returns the point of a list that is nearest to another. */
function nearest(layout: HexLayout, hexes: readonly number[], to: Point): Point | undefined {
  return hexes.map((hex) => middleOf(layout, hex)).sort((a, b) => far(a, to) - far(b, to))[0]
}

/**
 * Returns the orders that a view knows, of all formations with troops on the map. Attack and harassment point to the
 * nearest visible enemy, retreat points to the base; maneuver and defense point nowhere.
 */
export function orderedOf(p: Eagle): Ordered[] {
  const { army, bases, ground } = p.scenario
  const layout = layoutOf(ground.grid)
  const troops = (side: number) => [...Array(ground.grid.count).keys()].filter((hex) => fighter(p, hex) === side)
  const enemies = [troops(1), troops(0)]
  return [...army.formations.keys()].flatMap((formation): Ordered[] => {
    const [order, side, hexes] = [orderSeen(p, formation), army.formationSide[formation], hexesOf(p, formation)]
    if (order < 0 || hexes.length === 0) return []
    const at = midst(layout, hexes)
    const to =
      order === ATTACK || order === HARASS
        ? nearest(layout, enemies[side], at)
        : order === RETREAT
          ? nearest(layout, bases[formation]?.hexes ?? [], at)
          : undefined
    return [{ formation, side, order, at, hexes, ...(to && { to }) }]
  })
}

/**
 * World units: half the size of a letter, a label and a counter with its facing, and the distance of a label from its
 * troops.
 */
const LABEL = { x: 4.2, y: 13 }
const [COUNTER, APART, GAP] = [27, 44, 3]

/**
 * Returns the places of the labels of orders, by their lengths: beside their troops, clear of counters and of each
 * other.
 */
export function labelled(p: Eagle, all: readonly Ordered[], lengths: readonly number[]): Point[] {
  const { grid } = p.scenario.ground
  const layout = layoutOf(grid)
  const troops = [...Array(grid.count).keys()].filter((hex) => fighter(p, hex) >= 0).map((hex) => middleOf(layout, hex))
  const taken: { readonly at: Point; readonly half: number }[] = []
  return all.map(({ hexes, at }, k) => {
    const half = 8 + LABEL.x * lengths[k]
    const own = hexes.map((hex) => middleOf(layout, hex))
    const over = (here: Point): number =>
      troops.filter(({ x, y }) => Math.abs(x - here.x) < half + COUNTER && Math.abs(y - here.y) < LABEL.y + COUNTER)
        .length +
      4 *
        taken.filter(
          (one) => Math.abs(one.at.x - here.x) < half + one.half && Math.abs(one.at.y - here.y) < 2 * LABEL.y,
        ).length
    const places = own.flatMap(({ x, y }) => [
      { x, y: y - APART },
      { x, y: y + APART },
      { x: x + half + COUNTER + GAP, y },
      { x: x - half - COUNTER - GAP, y },
    ])
    const best = places.sort((a, b) => over(a) - over(b) || far(a, at) - far(b, at))[0] ?? at
    taken.push({ at: best, half })
    return best
  })
}

const far = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

/** The style of an arrow, by order. */
export const MANNERS: Readonly<Record<number, string>> = {
  [MARCH]: 'march',
  [HARASS]: 'harass',
  [ATTACK]: 'attack',
  [DEFEND]: 'defend',
  [RETREAT]: 'retreat',
}

/** Returns the hexes of a side's fighting units: those that a leader reaches, and those that none reaches (9). */
export function commandedBy(
  p: Eagle,
  side: number,
): { readonly inside: ReadonlyMap<number, number[]>; readonly out: ReadonlyMap<number, number[]> } {
  const { army } = p.scenario
  const led = commandedIn(p)
  const [inside, out] = [new Map<number, number[]>(), new Map<number, number[]>()]
  for (const [unit, formation] of army.formation.entries()) {
    const hex = truePlace(p, unit)
    if (army.side[unit] !== side || hex < 0 || army.arm[unit] === CART || !knowsCommand(p, formation)) continue
    const list = led.has(unit) ? inside : out
    list.set(hex, [...(list.get(hex) ?? []), unit])
  }
  return { inside, out }
}
