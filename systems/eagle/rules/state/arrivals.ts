/** S3.9.1, S4.9.1 When troops come, by the places in the order of arrival. */
import type { Army } from './army.ts'
import type { ScenarioFile } from './data/data.ts'
import type { Eagle } from './position.ts'
import type { Exchange, Spot } from './spots.ts'

/** Reads the places of the named brigades from a scenario. */
export function exchangeOf(file: ScenarioFile, army: Army, names: readonly string[]): Exchange {
  const brigades = names.map((id) => army.formations.indexOf(id))
  const arrivalOf = (unit: string) => file.arrivals.findIndex(({ units }) => units.includes(unit))
  const unitsOf = (f: number) => army.units.filter((_, unit) => army.formation[unit] === f)
  const arrivals = (f: number) => [...new Set(unitsOf(f).map(arrivalOf))].sort((a, b) => a - b)
  const split = army.formations.findIndex((_, f) => brigades.includes(f) && arrivals(f).length > 1)
  const headSize = split < 0 ? 0 : unitsOf(split).filter((id) => arrivalOf(id) === arrivals(split)[0]).length
  const inHead = (f: number, unit: number): boolean => {
    const own = unitsOf(f)
    if (f === split) return arrivalOf(army.units[unit]) === arrivals(f)[0]
    // The brigade that takes the place of the one that comes in two parts sends its guns, or its last counters, ahead.
    return own.indexOf(army.units[unit]) >= own.length - headSize
  }
  return {
    brigades,
    first: Int16Array.from(army.formations, (_, f) => arrivals(f)[0] ?? -1),
    rest: Int16Array.from(army.formations, (_, f) => arrivals(f).at(-1) ?? -1),
    foremost: Int16Array.from(army.formations, (_, f) => army.units.indexOf(unitsOf(f)[0] ?? '')),
    vanguard: Uint8Array.from(army.units, (_, unit) => (inHead(army.formation[unit], unit) ? 1 : 0)),
  }
}

/** Does a formation take part in the exchange of places? */
export const takesPart = (p: Eagle, formation: number): boolean =>
  p.scenario.exchange?.brigades.includes(formation) === true

/** Returns the brigade whose place a formation takes: its own if nothing is exchanged. */
export const placeOf = (p: Eagle, formation: number): number =>
  p.wave[formation] > 0 ? p.wave[formation] - 1 : formation

/** Returns the arrival by which a unit comes, -1 for a unit set up on the map. */
export function arrivalOf(p: Eagle, unit: number): number {
  const { army, exchange, arrivalOf: printed } = p.scenario
  const formation = army.formation[unit]
  if (exchange === undefined || !takesPart(p, formation)) return printed[unit]
  return (exchange.vanguard[unit] === 1 ? exchange.first : exchange.rest)[placeOf(p, formation)]
}

const ledBy = (p: Eagle, leader: number): number => p.scenario.army.leaderOf.indexOf(leader)

/** Returns the arrival by which a leader comes: with the head of his brigade. */
export function leaderArrivalOf(p: Eagle, leader: number): number {
  const { exchange, leaderArrival } = p.scenario
  const formation = ledBy(p, leader)
  return exchange !== undefined && takesPart(p, formation)
    ? exchange.first[placeOf(p, formation)]
    : leaderArrival[leader]
}

/** Returns where the place of a brigade that is on the map is set up. */
export const placeSpot = (p: Eagle, brigade: number): Spot | undefined =>
  p.scenario.spots[p.scenario.exchange?.foremost[brigade] ?? -1]

/** Returns where a unit may be set up; undefined if it has a fixed hex, or arrives. */
export function spotOf(p: Eagle, unit: number): Spot | undefined {
  const { army, exchange, spots } = p.scenario
  const formation = army.formation[unit]
  return exchange !== undefined && takesPart(p, formation) ? placeSpot(p, placeOf(p, formation)) : spots[unit]
}

/** Returns where a leader may be set up; undefined if he has a fixed hex, or arrives. */
export function leaderSpotOf(p: Eagle, leader: number): Spot | undefined {
  const { army, exchange, leaderSpots } = p.scenario
  const formation = ledBy(p, leader)
  return exchange !== undefined && takesPart(p, formation)
    ? leaderSpots[army.leaderOf[placeOf(p, formation)]]
    : leaderSpots[leader]
}
