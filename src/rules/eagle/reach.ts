/** The ways of one unit in plain data: for whoever draws them, and for whoever goes them. */
import { CORNERS } from '../../hex/index.ts'
import { cornerAt, findMarches, hexOf, type Marches, nodeAt, wayToNode } from './marches.ts'
import type { Eagle } from './position.ts'

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
