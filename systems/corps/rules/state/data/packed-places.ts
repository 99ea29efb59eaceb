/**
 * Fields in a shorter form for sending to a browser: a list of places becomes a list of numbers, the steps from each
 * place to the next in eighths of an inch. Steps are small and recur, above all between the corners of houses, so they
 * compress much better than places. There are no other lists of numbers.
 */
import type { Place } from './measures.ts'

const EIGHTHS = 8

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlace = (value: unknown): value is Place => Array.isArray(value) && typeof value[0] === 'number'

/** The same data with everything in lists and entries mapped by `map`. */
const inside = (value: unknown, map: (value: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(map)
    : isRow(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, map(one)]))
      : value

/** The steps from the corner to the first of these places, and from each to the next. */
function stepsOf(places: readonly Place[]): number[] {
  let [east, north] = [0, 0]
  return places.flatMap((place) => {
    const here = place.map((inches) => inches * EIGHTHS)
    if (!here.every(Number.isInteger)) throw new Error(`[${place.join(', ')}] lies on no eighth of an inch`)
    const step = [here[0] - east, here[1] - north]
    ;[east, north] = here
    return step
  })
}

function placesOf(steps: readonly number[]): Place[] {
  let [east, north] = [0, 0]
  const places: Place[] = []
  for (let k = 0; k < steps.length; k += 2) {
    east += steps[k]
    north += steps[k + 1]
    places.push([east / EIGHTHS, north / EIGHTHS])
  }
  return places
}

/** The data in the form in which they are sent. Throws an Error if a place lies between eighths of an inch. */
export const packPlaces = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every(isPlace) ? stepsOf(value) : inside(value, packPlaces)

/** Undoes `packPlaces`. */
export const unpackPlaces = (value: unknown): unknown =>
  Array.isArray(value) && typeof value[0] === 'number' ? placesOf(value) : inside(value, unpackPlaces)
