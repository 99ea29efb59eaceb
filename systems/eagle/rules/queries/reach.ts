/** The ways of one unit in plain data: for a board that draws them, and for players that use them. */
import { CORNER_ZONES, CORNERS, FRONT, neighbour, opposite } from '../../../../src/hex/index.ts'
import { isRun } from '../cavalry/runs.ts'
import { freeAllowance } from '../leaders/leaders.ts'
import { isBarred } from '../movement/crowded-hex.ts'
import { stepCost } from '../movement/steps.ts'
import { whoFired } from '../shock/attacks.ts'
import { committed } from '../shock/strength.ts'
import { type Eagle, mark } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter, points } from '../state/stacks.ts'
import { willFace } from '../state/zones.ts'
import { cornerAt, findMarches, hexOf, type Marches, nodeAt, viaOf, wayToNode } from './marches.ts'

export interface Way {
  readonly hex: number
  /** Movement points that it costs. */
  readonly spent: number
  /** The corner that the unit faces at its end; -1 for a unit without facing. */
  readonly corner: number
  /** The actions, in order. */
  readonly texts: readonly string[]
  /** The hexes that it passes, including the last one. */
  readonly path: readonly number[]
  /** It goes no farther from there: a zone of control holds it, or a die is rolled on the way. */
  readonly stops: boolean
  /** Why: the front zone of an enemy (8.1), or the check on leaving one (RA31). */
  readonly why?: 'zone' | 'check'
}

const steps = new Int16Array(256)

/** Returns the way to a node of the marches found last. */
export function wayOf(p: Eagle, marches: Marches, node: number): Way {
  const { army, ground } = p.scenario
  const { unit, search, tested, from } = marches
  const texts: string[] = []
  const path: number[] = []
  const length = wayToNode(marches, node, steps)
  for (let k = 0; k < length; k++) {
    const to = steps[k]
    if (to < 0) texts.push(`head ${army.units[unit]} > ${CORNERS[-1 - to]}`)
    else {
      texts.push(`move ${army.units[unit]} > ${ground.grid.names[to]}`)
      path.push(to)
    }
  }
  const stops = search.stopped[node] === 1
  const why = !stops ? undefined : tested && path.length === 1 ? 'check' : 'zone'
  return {
    hex: path.at(-1) ?? from,
    spent: search.cost[node],
    corner: cornerAt(marches, node),
    texts,
    path,
    stops,
    ...(why && { why }),
  }
}

/**
 * Returns the cheapest way to each hex that a unit can still move to (`ahead`: in its next movement, see
 * `findMarches`), by hex.
 */
export function waysOf(view: Eagle, unit: number, ahead = false): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>()
  if (view.at[unit] < 0) return ways
  const marches = findMarches(view, unit, ahead)
  const { search, from } = marches
  for (let k = 0; k < search.count; k++) {
    const hex = hexOf(marches, search.reached[k])
    if (hex !== from && !ways.has(hex)) ways.set(hex, wayOf(view, marches, nodeAt(marches, hex)))
  }
  return ways
}

/** A charge that can still arrive. */
export interface Charge extends Way {
  /** The hex from which it strikes, next to its target `hex`. */
  readonly from: number
  /** Does it first leave an enemy's front, with a check (8.1)? */
  readonly leaves: boolean
  /** Has its target been named already? */
  readonly named: boolean
}

/**
 * 11.2 Returns the cheapest way by which a named charge arrives; undefined if there is none, or if the unit does not
 * charge.
 */
export function chargeOf(view: Eagle, unit: number): Charge | undefined {
  const target = view.target[unit] - 1
  if (target < 0 || (view.marks[unit] & mark.CHARGING) === 0) return undefined
  const marches = findMarches(view, unit, false, true)
  return rideTo(view, marches, target)
}

/**
 * 11.2 Returns the targets that a charge can still reach, out of hexes that the unit may name, with the way to each:
 * first the free turn, then the naming, then the ride. A way that begins in an enemy's front assumes that the unit
 * passes the check on leaving it.
 */
export function chargesOf(view: Eagle, unit: number, targets: readonly number[]): ReadonlyMap<number, Charge> {
  const charges = new Map<number, Charge>()
  if (view.at[unit] < 0 || targets.length === 0) return charges
  const { army, ground } = view.scenario
  const marches = findMarches(view, unit, false, true)
  const free = (view.marks[unit] & (mark.MOVED | mark.TURNED)) === 0
  for (const target of targets) {
    const ride = rideTo(view, marches, target)
    if (!ride) continue
    const name = `charge ${army.units[unit]} > ${ground.grid.names[target]}`
    const [first = '', ...rest] = ride.texts
    // Once a charge has been named, no turn is free.
    const turns = free && first.startsWith('head ')
    charges.set(target, { ...ride, texts: turns ? [first, name, ...rest] : [name, ...ride.texts] })
  }
  return charges
}

/** Returns the cheapest way of a charge among the marches found for its unit. */
function rideTo(view: Eagle, marches: Marches, target: number): Charge | undefined {
  const { army, ground } = view.scenario
  const { grid } = ground
  const { search, budget, unit } = marches
  let [best, last, least] = [-1, -1, budget + 1]
  for (let side = 0; side < 6; side++) {
    const at = neighbour(grid, target, opposite(side))
    const from = at < 0 ? -1 : neighbour(grid, at, opposite(side))
    if (from < 0 || !isRun(view, from, at, target) || nodeAt(marches, at) < 0 || !mayStrikeFrom(view, unit, at, target))
      continue
    const step = stepCost(view, unit, from, at, side)
    for (let corner = 0; corner < 6; corner++) {
      const node = 6 * from + corner
      if (CORNER_ZONES[6 * corner + side] !== FRONT || search.cost[node] < 0 || search.stopped[node] === 1) continue
      const via = viaOf(view, marches, node)
      if (via > 0 && isBarred(view, unit, from, via - 1, side)) continue
      if (search.cost[node] + step < least) [best, last, least] = [node, at, search.cost[node] + step]
    }
  }
  if (best < 0) return undefined
  const way = wayOf(view, marches, best)
  const texts = [...way.texts, `move ${army.units[unit]} > ${grid.names[last]}`]
  const path = [...way.path, last]
  return {
    ...way,
    hex: target,
    from: last,
    spent: least,
    texts,
    path,
    stops: true,
    why: 'zone',
    leaves: marches.tested,
    named: view.target[unit] === 1 + target,
  }
}

/**
 * Could a unit that has come up to its target attack from that hex? In a hex that others hold it takes their facing
 * (5), and what they have done binds it (11.1a).
 */
const mayStrikeFrom = (p: Eagle, unit: number, from: number, target: number): boolean =>
  willFace(p, unit, from, target) && whoFired(p, from) < 0 && hasRoom(p, unit, from, target)

/** RA83 Is there room for its points among the attackers from a hex, in total and against the hex of its target? */
function hasRoom(p: Eagle, unit: number, from: number, target: number): boolean {
  const { hex, side } = p.scenario.tables.file.shock.limits
  const own = p.at[unit] === from ? 0 : points(p, unit)
  return committed(p, from, -1) + own <= hex && committed(p, from, target) + own <= side
}

/**
 * 15.0 Returns the shortest way to each hex that a leader who may ride can still reach, at a point a hex, by hex;
 * without the bonus of a road.
 */
export function ridesOf(view: Eagle, leader: number): ReadonlyMap<number, Way> {
  const { army, ground } = view.scenario
  const enemy = enemyOf(army.leaderSide[leader])
  const from = view.where[leader]
  const ways = new Map<number, Way>()
  if (from < 0) return ways
  let rim: readonly (readonly number[])[] = [[]]
  for (let left = freeAllowance(view, leader); left > 0; left--) {
    const next: number[][] = []
    for (const path of rim) {
      const at = path.at(-1) ?? from
      for (let side = 0; side < 6; side++) {
        const hex = ground.grid.neighbours[6 * at + side]
        if (hex < 0 || hex === from || ways.has(hex) || fighter(view, hex) === enemy) continue
        const longer = [...path, hex]
        next.push(longer)
        const texts = longer.map((one) => `ride ${army.leaders[leader]} > ${ground.grid.names[one]}`)
        ways.set(hex, { hex, spent: longer.length, corner: -1, texts, path: longer, stops: false })
      }
    }
    rim = next
  }
  return ways
}
