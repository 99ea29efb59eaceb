/** Movement: one unit after the other to the best place that it can reach; then the leaders; then the phase ends. */

import { distance } from '../../../src/hex/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { isDue, nearestTo, orderOf } from '../rules/queries/asked.ts'
import { cornerAt, findMarches, hexOf } from '../rules/queries/marches.ts'
import { ARTILLERY, CART, CAVALRY } from '../rules/state/ground.ts'
import { ATTACK, type Eagle, GOOD, HARASS, mark, NORMAL, ROUTED, SQUARE, WAITING } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { nearestEnemy } from '../rules/state/zones.ts'
import { chargeBy } from './charging.ts'
import { concert, type Post } from './concert.ts'
import { type Field, makeField } from './field.ts'
import { hasRoom, NO_ROOM, outlook, placesFor, seekerOf } from './ground-score.ts'
import { gunsTo } from './guns.ts'
import type { Judge } from './judge.ts'
import { rideLeaders } from './riding.ts'
import { look, nearestOf, stepsTo } from './survey.ts'
import { all, FORM, HEAD, legal, MOVE, type Wish, wish } from './verbs.ts'
import { wayAsWishes } from './way.ts'

/**
 * What the player remembers within a movement: what the current unit has still to do, and which units have been
 * considered.
 */
export interface Marching {
  wishes: Wish[]
  readonly done: Set<number>
  turn: number
  readonly field: Field
  /** Where units go together in this turn; none if each looks for itself. */
  posts: ReadonlyMap<number, Post> | undefined
}

/** The memory of a player before its first movement. */
export const nothingMoved = (): Marching => ({
  wishes: [],
  done: new Set(),
  turn: -1,
  field: makeField(),
  posts: undefined,
})

/** The next action of a movement phase. */
export function moveOn(engine: Engine<Eagle>, judge: Judge, memory: Marching): Action | undefined {
  const { view, side } = judge
  if (memory.turn !== view.turn) {
    memory.turn = view.turn
    memory.done.clear()
    memory.wishes = []
    memory.posts = undefined
  }
  for (let next = memory.wishes.shift(); next !== undefined; next = memory.wishes.shift()) {
    const action = legal(engine, view, side, next)
    if (action !== undefined) return action
    memory.wishes = []
  }
  look(view)
  if (memory.posts === undefined)
    memory.posts = isConcerted(judge) ? concert(judge, troops(view, side), memory.field) : new Map()
  const edge = enter(engine, view, side) ?? leave(engine, view, side)
  if (edge !== undefined) return edge
  for (let unit = nextUnit(view, side, memory); unit >= 0; unit = nextUnit(view, side, memory)) {
    memory.done.add(unit)
    if (!judge.notices()) continue
    memory.wishes = plan(judge, unit, memory)
    for (let next = memory.wishes.shift(); next !== undefined; next = memory.wishes.shift()) {
      const action = legal(engine, view, side, next)
      if (action !== undefined) {
        if (limbers(view, next)) memory.done.delete(unit)
        return action
      }
      memory.wishes = []
    }
  }
  return rideLeaders(engine, judge) ?? legal(engine, view, side, wish('done')) ?? owed(engine, view, side)
}

/** Does a battery limber? It goes on with the points that it has left, and is considered again. */
const limbers = ({ scenario }: Eagle, { verb, a, b }: Wish): boolean =>
  verb === FORM && b === NORMAL && scenario.army.arm[a] === ARTILLERY

/** Brings onto the map a unit that can come. */
function enter(engine: Engine<Eagle>, view: Eagle, side: number): Action | undefined {
  const { army } = view.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || view.at[unit] !== WAITING || !isDue(view, unit)) continue
    return all(engine, view, side, 'enter {units} > {hexes}')[0]
  }
  return undefined
}

/** Sends a unit that has come through to the road to La Carolina off the map. */
function leave(engine: Engine<Eagle>, view: Eagle, side: number): Action | undefined {
  const { army, exit, leaving } = view.scenario
  for (let unit = 0; leaving !== 0 && unit < army.units.length; unit++) {
    if (army.side[unit] !== side || view.at[unit] !== exit) continue
    const action = legal(engine, view, side, wish('exit {units}', unit))
    if (action !== undefined) return action
  }
  return undefined
}

/**
 * Returns the unit that moves next: the one on the move, otherwise the one nearest to the enemy; cavalry after
 * infantry, then guns, then carts.
 */
function nextUnit(view: Eagle, side: number, { done }: Marching): number {
  const { army } = view.scenario
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = view.at[unit]
    if (at < 0 || army.side[unit] !== side || done.has(unit) || view.state[unit] === ROUTED) continue
    if (view.mover === 1 + unit) return unit
    if ((view.marks[unit] & mark.DONE) !== 0) continue
    const arm = army.arm[unit]
    const near = stepsTo(view, enemyOf(side), at)
    const far = near + (arm === CART ? 200 : arm === ARTILLERY ? 100 : arm === CAVALRY ? 40 : 0)
    if (far < least) [found, least] = [unit, far]
  }
  return found
}

/** Returns what a unit will do: a list of wishes. */
function plan(judge: Judge, unit: number, { field, posts }: Marching): Wish[] {
  const { view, side } = judge
  const { army } = view.scenario
  if (army.arm[unit] === ARTILLERY) return gunsTo(judge, unit, field)
  if (army.arm[unit] === CAVALRY) {
    const charge = chargeBy(judge, unit)
    if (charge.length > 0) return charge
  }
  const post = posts?.get(unit)
  if (post !== undefined && hasRoom(view, unit, post.hex)) return wayTo(view, unit, post)
  if (view.form[unit] === SQUARE) return [...reformed(view, side, unit), ...walk(judge, unit, field)]
  return walk(judge, unit, field)
}

/** Are the troops moved together this turn? */
const isConcerted = ({ view, weights }: Judge): boolean => weights.concert > 0 && view.turn >= weights.concert

/** Returns the units that go together: infantry and cavalry in line, the one nearest to the enemy first. */
function troops(view: Eagle, side: number): number[] {
  const { army } = view.scenario
  const units: number[] = []
  for (let unit = 0; unit < army.units.length; unit++)
    if (
      view.at[unit] >= 0 &&
      army.side[unit] === side &&
      army.arm[unit] <= CAVALRY &&
      view.form[unit] === NORMAL &&
      view.state[unit] !== ROUTED
    )
      units.push(unit)
  return units.sort((a, b) => stepsTo(view, enemyOf(side), view.at[a]) - stepsTo(view, enemyOf(side), view.at[b]))
}

/** Returns the way to a post. */
export function wayTo(view: Eagle, unit: number, { hex, corner }: Post): Wish[] {
  const marches = findMarches(view, unit)
  const { search } = marches
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    if (hexOf(marches, node) === hex && cornerAt(marches, node) === corner) return wayAsWishes(marches, node)
  }
  return []
}

/** Squares are given up when no cavalry is near. */
function reformed(view: Eagle, side: number, unit: number): Wish[] {
  const { army, ground } = view.scenario
  for (let foe = 0; foe < army.units.length; foe++) {
    const at = view.at[foe]
    if (
      at >= 0 &&
      army.side[foe] !== side &&
      army.arm[foe] === CAVALRY &&
      distance(ground.grid, at, view.at[unit]) <= 5
    )
      return []
  }
  return [wish(FORM, unit, NORMAL)]
}

/** Returns the best place that a unit can reach, and the way there. */
function walk(judge: Judge, unit: number, field: Field): Wish[] {
  const { view, side } = judge
  const marches = findMarches(view, unit)
  const seeker = seekerOf(judge, unit, field)
  const order = orderOf(view, unit)
  const near = nearestTo(view, unit)
  const closing = (order === ATTACK || order === HARASS) && view.state[unit] === GOOD && near > 3
  const { search } = marches
  let found = -1
  let most = Number.NEGATIVE_INFINITY
  const placed = placesFor(seeker)
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    const hex = hexOf(marches, node)
    const place = placed(hex)
    if (place === NO_ROOM) continue
    let worth = place + (closing && nearestEnemy(view, side, hex) >= near ? -3 : 0) - 0.01 * search.cost[node]
    if (worth + 3 < most) continue
    const corner = cornerAt(marches, node)
    worth += outlook(seeker, hex, corner) + (corner === marches.heading ? 0.001 : 0)
    if (worth > most) [found, most] = [node, worth]
  }
  return found < 0 ? [] : wayAsWishes(marches, found)
}

/**
 * For a unit that still owes something to its order: any step that brings it nearer, or anything that can be done at
 * all.
 */
export function owed(engine: Engine<Eagle>, view: Eagle, side: number): Action | undefined {
  let found: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const verb of [MOVE, HEAD, FORM]) {
    for (const action of all(engine, view, side, verb)) {
      const unit = engine.packing.a(action)
      const at = view.at[unit]
      const enemy = nearestOf(view, enemyOf(side), at)
      const { grid } = view.scenario.ground
      const gain =
        enemy < 0 || verb !== MOVE ? 0 : distance(grid, at, enemy) - distance(grid, engine.packing.b(action), enemy)
      if (gain > most) [found, most] = [action, gain]
    }
    if (found !== undefined) return found
  }
  return found
}
