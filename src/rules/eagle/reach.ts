/** The ways of one unit in plain data: for whoever draws them, and for whoever goes them. */
import { CORNER_ZONES, CORNERS, FRONT, neighbour, opposite } from '../../hex/index.ts'
import { freePaces } from './leaders.ts'
import { cornerAt, findMarches, hexOf, type Marches, nodeAt, viaOf, wayToNode } from './marches.ts'
import { type Eagle, mark } from './position.ts'
import { isRun } from './runs.ts'
import { enemyOf } from './sides.ts'
import { fighter } from './stacks.ts'
import { stepCost } from './steps.ts'
import { isBarred } from './throng.ts'

export interface Way {
  readonly hex: number
  /** Movement points that it costs. */
  readonly spent: number
  /** The corner that the unit faces at its end; -1 where it has no facing. */
  readonly corner: number
  /** The actions, in order. */
  readonly texts: readonly string[]
  /** The hexes that it passes, the last one included. */
  readonly path: readonly number[]
  /** It goes no farther from there: a zone of control holds it, or a die falls on the way. */
  readonly stops: boolean
  /** Why: the front zone of an enemy (8.1), or the check on leaving one (RA31). */
  readonly why?: 'zone' | 'check'
}

const steps = new Int16Array(256)

/** The way to a node of what was found last. */
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

/** The cheapest way to each hex that a unit can still move to (`ahead`: in its next movement, see `findMarches`), by hex. */
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

/** 11.2 The cheapest way by which a charge that has been named comes up to its target; undefined where there is none, or nobody charges. */
export function chargeOf(view: Eagle, unit: number): Way | undefined {
  const target = view.target[unit] - 1
  if (target < 0 || (view.marks[unit] & mark.CHARGING) === 0) return undefined
  const { army, ground } = view.scenario
  const { grid } = ground
  const marches = findMarches(view, unit)
  const { search, budget } = marches
  let [best, last, least] = [-1, -1, budget + 1]
  for (let side = 0; side < 6; side++) {
    const at = neighbour(grid, target, opposite(side))
    const from = at < 0 ? -1 : neighbour(grid, at, opposite(side))
    if (from < 0 || !isRun(view, from, at, target) || nodeAt(marches, at) < 0) continue
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
  return { ...way, hex: target, spent: least, texts, path: [...way.path, last], stops: true, why: 'zone' }
}

/** 15.0 The shortest way to each hex to which a leader who may ride still comes, a point a hex, by hex; without what only a road would add. */
export function ridesOf(view: Eagle, leader: number): ReadonlyMap<number, Way> {
  const { army, ground } = view.scenario
  const enemy = enemyOf(army.leaderSide[leader])
  const from = view.where[leader]
  const ways = new Map<number, Way>()
  if (from < 0) return ways
  let rim: readonly (readonly number[])[] = [[]]
  for (let left = freePaces(view, leader); left > 0; left--) {
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
