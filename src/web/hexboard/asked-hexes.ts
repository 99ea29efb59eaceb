/** The hexes that one has to see to answer the question that is asked now. */
import type { Choice } from './choices.ts'
import type { Piece } from './pieces.ts'

/** More hexes than these are looked through on the map, not brought into view. */
const FEW = 6

const few = (hexes: readonly number[]): readonly number[] => {
  const known = [...new Set(hexes)].filter((hex) => hex >= 0)
  return known.length <= FEW ? known : []
}

/**
 * Where the chosen unit stands and, if they are few, the hexes to which he can do something; of those who wait to come
 * in the first hex by which they may. If no unit is chosen, the few hexes that are asked about, or where the few stand
 * who can act. `isAim`: is it done to its hex? A march goes where the player looks.
 */
export function askedHexes(
  choices: readonly Choice[],
  chosen: Piece | undefined,
  pieces: readonly Piece[],
  hexOf: (piece: Piece) => number,
  isAim: (choice: Choice) => boolean,
): readonly number[] {
  const hexes = choices.filter(isAim).map(({ hex }) => hex)
  if (chosen === undefined) {
    const asked = few(hexes)
    return asked.length > 0 || hexes.some((hex) => hex >= 0) ? asked : few(pieces.map(hexOf))
  }
  const there = hexOf(chosen)
  return there >= 0 ? [there, ...few(hexes)] : hexes.filter((hex) => hex >= 0).slice(0, 1)
}
