/** The hexes that one has to see to answer the question that is asked now. */
import { type Choice, isPart, isStep, type Piece } from './choices.ts'

/** More hexes than these are looked through on the map, not brought into view. */
const FEW = 6

const few = (hexes: readonly number[]): readonly number[] => {
  const known = [...new Set(hexes)].filter((hex) => hex >= 0)
  return known.length <= FEW ? known : []
}

/** What can be done to a hex; a march goes where the player looks. */
const aims = (choices: readonly Choice[]): number[] =>
  choices.filter((choice) => !isStep(choice) && !isPart(choice)).map(({ hex }) => hex)

/**
 * Where the chosen unit stands and, if they are few, the hexes to which he can do something; of those who wait to come
 * in the first hex by which they may. If no unit is chosen, the few hexes that are asked about, or where the few stand
 * who can act.
 */
export function askedHexes(
  choices: readonly Choice[],
  chosen: Piece | undefined,
  pieces: readonly Piece[],
  hexOf: (piece: Piece) => number,
): readonly number[] {
  const hexes = aims(choices)
  if (chosen === undefined) {
    const asked = few(hexes)
    return asked.length > 0 || hexes.some((hex) => hex >= 0) ? asked : few(pieces.map(hexOf))
  }
  const there = hexOf(chosen)
  return there >= 0 ? [there, ...few(hexes)] : hexes.filter((hex) => hex >= 0).slice(0, 1)
}
