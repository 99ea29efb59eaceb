/** Where a unit can go. */
import type { Way } from '../../../src/web/hexboard/battlefield.ts'
import { type Reached, reach } from '../rules/queries/reach.ts'
import { type Albuera, OFF } from '../rules/state/position.ts'

/**
 * A way with the places that it leads through, one after each of its actions except the first ones that only begin it.
 */
export interface Gone extends Way {
  readonly steps: readonly Reached[]
}

/**
 * The ends of a unit's ways by hex: the cheapest in each, and of equals the one that turns least. A Line over two hexes
 * is led by its left half; a hex that only its right half can reach leads it too. `moves`: the unit is on the move.
 */
export function waysOf(p: Albuera, unit: number, moves: boolean): ReadonlyMap<number, Gone> {
  const places = reach(p, unit, 0)
  const found = new Map<number, Reached>()
  const facing = p.face[unit]
  const sixths = (one: Reached) => Math.min((one.facing - facing + 6) % 6, (facing - one.facing + 6) % 6)
  const isBetter = (one: Reached, other: Reached | undefined) =>
    other === undefined || one.cost < other.cost || (one.cost === other.cost && sixths(one) < sixths(other))
  const ends = places.slice(1).filter(({ stays, hex }) => stays && hex !== p.at[unit])
  for (const one of ends) if (isBetter(one, found.get(one.hex))) found.set(one.hex, one)
  const lefts = new Set(found.keys())
  for (const one of ends)
    if (one.right !== OFF && !lefts.has(one.right) && isBetter(one, found.get(one.right))) found.set(one.right, one)
  const name = p.scenario.army.units[unit]
  return new Map([...found].map(([hex, end]) => [hex, wayTo(places, end, moves ? [] : [`move ${name}`])]))
}

/** The places on the way to a place, from the first that is reached. */
function placesTo(places: readonly Reached[], end: Reached): Reached[] {
  const way: Reached[] = []
  for (let one = end; one.before >= 0; one = places[one.before]) way.unshift(one)
  return way
}

/** The actions that lead to a place, from where the unit stands. */
export const actionsTo = (places: readonly Reached[], end: Reached): string[] =>
  placesTo(places, end).map(({ by }) => by)

function wayTo(places: readonly Reached[], end: Reached, before: readonly string[]): Gone {
  const steps = placesTo(places, end)
  const hexes = steps.map(({ hex }) => hex)
  return {
    hex: end.hex,
    ...(end.right !== OFF && { also: end.right }),
    spent: end.cost,
    corner: end.facing,
    texts: [...before, ...steps.map(({ by }) => by)],
    path: hexes.filter((hex, k) => hex !== hexes[k - 1]),
    stops: false,
    steps,
  }
}
