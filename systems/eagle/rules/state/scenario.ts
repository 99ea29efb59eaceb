/** 18 Turns data and options into what a game never changes. */

import { hexNamed } from '../../../../src/hex/index.ts'
import type { Options } from '../../../../src/kernel/index.ts'
import { type Army, muster } from './army.ts'
import { exchangeOf } from './arrivals.ts'
import { NIGHT } from './carried.ts'
import type { DrawnData, ScenarioFile } from './data/data.ts'
import { ORDER_IDS, PLACE_IDS, SIDE_IDS } from './data/ids.ts'
import { readingsOf } from './data/options.ts'
import { withVariants } from './data/variants.ts'
import type { EagleScenario, SetUp } from './eagle-scenario.ts'
import { CART, type Ground } from './ground.ts'
import { markersFor } from './markers.ts'
import { VOLLEYS } from './position.ts'
import { afterNight, readSequel, unitsOf } from './sequel.ts'
import { FRENCH, SPANISH } from './sides.ts'
import type { Tables } from './tables.ts'

/** Dupont's brigades, and where they leave (RA63). */
const LEAVING = ['CHA', 'DPR', 'PRI', 'PAN', 'SCH']
/** Those and Vedel's, with the option that lets all count. */
const ALL_LEAVING = [...LEAVING, 'POI', 'CAS', 'BOU', 'DUF', 'LEF']
const EXIT = 'AM1'

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** S3.2 Returns what is left on the field in the evening, and the scenario that continues from it. */
function goOn(
  day: ScenarioFile,
  { after }: Options,
  first: ScenarioFile,
  army: Army,
  ground: Ground,
  places: readonly number[],
) {
  const carried = readSequel(String(after), army, ground, places, unitsOf(first))
  return { carried, file: afterNight(day, first, carried, army) }
}

const NOT_SET_UP: SetUp = {
  commanders: [],
  orders: [],
  bases: [],
  spots: [],
  leaderSpots: [],
  setUp: [],
  facings: new Int8Array(),
  losses: [],
}

/**
 * 18 Returns a scenario with these options, which are complete: what a game never changes, and the file that results
 * from them. The rules bring its ground, its tables and its set-up.
 */
export function makeScenario(
  data: DrawnData,
  tables: Tables,
  ground: Ground,
  printed: ScenarioFile,
  options: Options,
): { readonly scenario: EagleScenario; readonly file: ScenarioFile } {
  const day = withVariants(printed, options)
  const { grid } = ground
  const army = muster(data.forces, day)
  const hex = (name: string) => hexNamed(grid, name)
  const unit = (id: string) => army.units.indexOf(id)
  const leader = (id: string) => army.leaders.indexOf(id)
  const places = PLACE_IDS.flatMap((name) => data.scenarios.places[name].map(hex))
  const first = data.scenarios.scenarios.find(({ id }) => id === printed.continues)
  const { carried, file } =
    first === undefined || !options.after
      ? { carried: undefined, file: day }
      : goOn(day, options, first, army, ground, places)
  const night = carried === undefined ? 0 : NIGHT
  const markerSide = options.limitedInformation === true ? markersOf(army) : new Uint8Array()
  const arrivalOf = (ids: readonly string[], key: 'units' | 'leaders') =>
    Int16Array.from(ids, (id) => file.arrivals.findIndex((arrival) => arrival[key].includes(id)))
  const arrival = arrivalOf(army.units, 'units')
  const exchange = file.rules.includes('orderOfArrival') ? exchangeOf(file, army, LEAVING) : undefined
  const scenario: EagleScenario = {
    id: file.id,
    counts: {
      seats: 2,
      units: army.units.length,
      nodes: army.unitOf.length,
      leaders: army.leaders.length,
      formations: army.formations.length,
      commanders: file.commanders.length,
      hexes: grid.count,
      places: places.length,
      corners: 6,
      orders: ORDER_IDS.length,
      shapes: 4,
      areas: 3 * grid.count,
      volleys: VOLLEYS * army.units.length,
      markers: markerSide.length,
    },
    options,
    data,
    tables,
    ground,
    army,
    turns: file.turns + night,
    start: minutesOf(file.start) - night * data.scenarios.turnMinutes,
    minutes: data.scenarios.turnMinutes,
    first: SIDE_IDS.indexOf(file.first),
    ...lossesOf(file, army),
    places,
    placeOf: Int16Array.from(grid.names, (_, at) => places.indexOf(at)),
    bailen: data.scenarios.places.bailen.length,
    arrivals: file.arrivals.map((arrival) => ({
      turn:
        arrival.turn === 'guns'
          ? 0
          : 1 + night + (minutesOf(arrival.turn) - minutesOf(file.start)) / data.scenarios.turnMinutes,
      hex: hex(arrival.hex),
      units: arrival.units.map(unit),
      leaders: arrival.leaders.map(leader),
    })),
    arrivalOf: arrival,
    leaderArrival: arrivalOf(army.leaders, 'leaders'),
    comers: Int16Array.from(
      [...army.units.keys()].filter((unit) => arrival[unit] >= 0 || exchange?.brigades.includes(army.formation[unit])),
    ),
    leaving: file.rules.includes('exit') ? maskOf(army, options.exitCredit === 'all' ? ALL_LEAVING : LEAVING) : 0,
    exit: hex(EXIT),
    rules: new Set(file.rules),
    markerSide,
    carried,
    exchange,
    readings: readingsOf(options),
    ...NOT_SET_UP,
  }
  return { scenario, file }
}

/** Bit f: formation f is among those named. */
export const maskOf = ({ formations }: Army, ids: readonly string[]): number =>
  ids.reduce((bits, id) => (formations.includes(id) ? bits | (1 << formations.indexOf(id)) : bits), 0)

/** 16 Returns what formations may lose, and what places take from it. */
function lossesOf(
  { demoralization: { limits, reductions } }: ScenarioFile,
  { formations }: Army,
): Pick<EagleScenario, 'limits' | 'lowered' | 'reductions' | 'reducedInAll'> {
  const limit = (id: string) => limits.find((one) => one.formation === id)
  return {
    limits: Uint8Array.from(formations, (id) => limit(id)?.points ?? 0),
    lowered: Uint8Array.from(formations, (id) =>
      (limit(id)?.places ?? []).reduce((bits, name) => bits | (1 << PLACE_IDS.indexOf(name)), 0),
    ),
    reductions: PLACE_IDS.map((name) => {
      const { side, each = 1, amount = 0, least = 0, most = 9 } = reductions[name] ?? {}
      return { side: side === undefined ? -1 : SIDE_IDS.indexOf(side), each, amount, least, most }
    }),
    reducedInAll: { least: reductions.all?.least ?? 0, most: reductions.all?.most ?? 9 },
  }
}

/** OR3 Returns the side of each marker, the French first. */
function markersOf({ side, arm }: Army): Uint8Array {
  const count = (whose: number) => markersFor(side.filter((one, unit) => one === whose && arm[unit] !== CART).length)
  return Uint8Array.from([...Array(count(FRENCH)).fill(FRENCH), ...Array(count(SPANISH)).fill(SPANISH)])
}
