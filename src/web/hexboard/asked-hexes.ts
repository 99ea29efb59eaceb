/** The hexes that the player must see to answer the current question. */
import type { Choice } from './choices.ts'
import type { Piece } from './pieces.ts'

/** If there are more hexes than this, the player looks through them on the map; they are not brought into view. */
const FEW = 6

const few = (hexes: readonly number[]): readonly number[] => {
  const known = [...new Set(hexes)].filter((hex) => hex >= 0)
  return known.length <= FEW ? known : []
}

/**
 * Where the chosen unit stands and, if they are few, the hexes to which it can do something; for a unit that waits to
 * come in, the first hex by which it may. If no unit is chosen: the hexes asked about, if they are few, or the places
 * of the units that can act, if these are few. `isAim`: is a choice aimed at its hex? A march goes where the player
 * looks.
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
