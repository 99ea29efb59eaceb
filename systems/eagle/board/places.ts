import type { EagleScenario } from '../rules/state/eagle-scenario.ts'

/**
 * Returns the places whose possession lowers a limit of demoralization in this scenario (16): their hexes, and their
 * numbers.
 */
export const placesOf = ({
  places,
  bailen,
  reductions,
}: EagleScenario): { readonly hex: number; readonly place: number }[] =>
  places.map((hex, place) => ({ hex, place })).filter(({ place }) => reductions[place < bailen ? 0 : 1].side >= 0)
