/**
 * S3.9.1, S4.9.1 Dupont's brigades may exchange their places in the order of arrival: how many come when is fixed, not
 * which.
 */
import {
  type Choice,
  type Dice,
  NOBODY,
  oneOf,
  only,
  type Phase,
  type Refusal,
  refusal,
  UNKNOWN,
} from '../../../../src/kernel/index.ts'
import type { Army } from '../state/army.ts'
import type { ScenarioFile } from '../state/data/data.ts'
import { event } from '../state/events.ts'
import type { Eagle, Spot } from '../state/position.ts'
import { FRENCH } from '../state/sides.ts'
import { WAITING } from '../state/stacks.ts'

/** The places in the order of arrival, each called after the brigade that the scenario has in it. */
export interface Exchange {
  /** Formations that take part. */
  readonly brigades: readonly number[]
  /** By formation: the arrival of the head of its place, and of the rest; -1 where the place is on the map. */
  readonly first: Int16Array
  readonly rest: Int16Array
  /** By formation: where a place that is on the map is set up. */
  readonly spot: readonly (Spot | undefined)[]
  readonly leaderSpot: readonly (Spot | undefined)[]
  /** By unit: 1 if it marches at the head of its brigade, where that comes in two parts. */
  readonly vanguard: Uint8Array
}

/** Reads the places of the brigades named from a scenario. */
export function exchangeOf(
  file: ScenarioFile,
  army: Army,
  names: readonly string[],
  spots: ReadonlyMap<string, Spot>,
): Exchange {
  const brigades = names.map((id) => army.formations.indexOf(id))
  const arrivalOf = (unit: string) => file.arrivals.findIndex(({ units }) => units.includes(unit))
  const unitsOf = (f: number) => army.units.filter((_, unit) => army.formation[unit] === f)
  const arrivals = (f: number) => [...new Set(unitsOf(f).map(arrivalOf))].sort((a, b) => a - b)
  const split = army.formations.findIndex((_, f) => brigades.includes(f) && arrivals(f).length > 1)
  const headSize = split < 0 ? 0 : unitsOf(split).filter((id) => arrivalOf(id) === arrivals(split)[0]).length
  const inHead = (f: number, unit: number): boolean => {
    const own = unitsOf(f)
    if (f === split) return arrivalOf(army.units[unit]) === arrivals(f)[0]
    // A brigade that takes the place of the one that comes in two parts sends its guns, or its last counters, ahead.
    return own.indexOf(army.units[unit]) >= own.length - headSize
  }
  const leader = (f: number) => army.leaders[army.leaderOf[f]]
  return {
    brigades,
    first: Int16Array.from(army.formations, (_, f) => arrivals(f)[0] ?? -1),
    rest: Int16Array.from(army.formations, (_, f) => arrivals(f).at(-1) ?? -1),
    spot: army.formations.map((_, f) => spots.get(unitsOf(f)[0] ?? '')),
    leaderSpot: army.formations.map((_, f) => spots.get(leader(f) ?? '')),
    vanguard: Uint8Array.from(army.units, (_, unit) => (inHead(army.formation[unit], unit) ? 1 : 0)),
  }
}

const takesPart = (p: Eagle, formation: number): boolean => p.scenario.exchange?.brigades.includes(formation) === true

/** The brigade whose place a formation takes: its own, where nothing is exchanged. */
const placeOf = (p: Eagle, formation: number): number => (p.wave[formation] > 0 ? p.wave[formation] - 1 : formation)

/** The arrival by which a unit comes, -1 for those who are set up on the map. */
export function arrivalOf(p: Eagle, unit: number): number {
  const { army, exchange, arrivalOf: printed } = p.scenario
  const formation = army.formation[unit]
  if (exchange === undefined || !takesPart(p, formation)) return printed[unit]
  return (exchange.vanguard[unit] === 1 ? exchange.first : exchange.rest)[placeOf(p, formation)]
}

const ledBy = (p: Eagle, leader: number): number => p.scenario.army.leaderOf.indexOf(leader)

/** The arrival by which a leader comes: with the head of his brigade. */
export function leaderArrivalOf(p: Eagle, leader: number): number {
  const { exchange, leaderArrival } = p.scenario
  const formation = ledBy(p, leader)
  return exchange !== undefined && takesPart(p, formation)
    ? exchange.first[placeOf(p, formation)]
    : leaderArrival[leader]
}

/** Where a unit may be set up; undefined where it has its hex, or arrives. */
export function spotOf(p: Eagle, unit: number): Spot | undefined {
  const { army, exchange, spots } = p.scenario
  const formation = army.formation[unit]
  return exchange !== undefined && takesPart(p, formation) ? exchange.spot[placeOf(p, formation)] : spots[unit]
}

/** The same for a leader. */
export function leaderSpotOf(p: Eagle, leader: number): Spot | undefined {
  const { exchange, leaderSpots } = p.scenario
  const formation = ledBy(p, leader)
  return exchange !== undefined && takesPart(p, formation)
    ? exchange.leaderSpot[placeOf(p, formation)]
    : leaderSpots[leader]
}

/**
 * An order of arrival that fits what is seen: who is there has one of the first places, the others come in any order
 * (`imagine`).
 */
export function imagineOrderOfArrival(p: Eagle, dice: Dice): void {
  const { army, exchange } = p.scenario
  for (let f = 0; f < army.formations.length; f++) if (p.wave[f] === UNKNOWN && !takesPart(p, f)) p.wave[f] = 0
  const brigades = exchange?.brigades ?? []
  if (brigades.every((f) => p.wave[f] !== UNKNOWN)) return
  const isHere = (f: number): boolean =>
    army.units.some((_, unit) => army.formation[unit] === f && p.at[unit] !== WAITING)
  // Places by the time at which they are taken: those on the map first.
  const places = [...brigades].sort((a, b) => (exchange?.first[a] as number) - (exchange?.first[b] as number))
  const waiting = brigades.filter((f) => !isHere(f))
  for (let k = waiting.length - 1; k > 0; k--) {
    const other = dice.roll(oneOf(k + 1))
    const one = waiting[k]
    waiting[k] = waiting[other]
    waiting[other] = one
  }
  for (const [k, f] of [...brigades.filter(isHere), ...waiting].entries()) p.wave[f] = 1 + places[k]
}

const NOT_HERE = refusal(
  'S4.9.1',
  "Only Dupont's brigades exchange their places, two at a time, each pair named in the order of battle.",
)

function whyNotExchange(p: Eagle, one: number, other: number): Refusal | undefined {
  return takesPart(p, one) && takesPart(p, other) && one < other ? undefined : NOT_HERE
}

/** `exchange {formations} > {formations}`: two brigades take each other's places. */
const exchange: Choice<Eagle> = {
  verb: 'exchange {formations} > {formations}',
  propose(p, _seat, offers) {
    const brigades = p.scenario.exchange?.brigades ?? []
    for (let k = 0; k < brigades.length; k++)
      for (let j = k + 1; j < brigades.length; j++) offers.try(brigades[k], brigades[j])
  },
  check: (p, _seat, one, other) => whyNotExchange(p, one, other),
  play(p, _seat, one, other, _dice, journal) {
    const [first, second] = [placeOf(p, one), placeOf(p, other)]
    p.wave[one] = 1 + second
    p.wave[other] = 1 + first
    journal?.tell(only(FRENCH), event.PlacesExchanged, one, other)
  },
}

/**
 * S4.9.1 The French player orders the march, before anybody is set up. How often he exchanges is not counted: that
 * would be seen.
 */
export const OrderOfArrival: Phase<Eagle> = {
  name: 'order of arrival',
  rule: 'S4.9.1',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = only(FRENCH)
    },
    () => {},
  ],
  choices: [
    exchange,
    {
      verb: 'ready',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}
