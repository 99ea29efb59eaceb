/** What a game never changes, worked out from the data of its scenario. */
import type { Scenario } from '../../../../src/kernel/index.ts'
import type { Army } from './army.ts'
import type { Carried } from './carried.ts'
import type { DrawnData } from './data/data.ts'
import type { Readings } from './data/options.ts'
import type { Ground } from './ground.ts'
import type { Exchange, Spot } from './spots.ts'
import type { Tables } from './tables.ts'

/** Which orders a Commander in Chief may change (3), according to the scenario. */
interface Commander {
  readonly leader: number
  /** Bit f: formation f. */
  readonly formations: number
  /** Bit f: formation f, while its leader is within his command radius (S4.9.3, RA118). */
  readonly near: number
  readonly divider: number
  readonly tries: number
}

/** Where units run to (11.2, 12, 14.2): hexes, or the hex of a leader; and the fallback if that is lost. */
export interface Base {
  readonly hexes: readonly number[]
  readonly leader: number
  readonly fallback: number
  /** Hexes from which the owner picks a new base when the old one is lost (S2.3). */
  readonly choice: readonly number[]
}

interface Arrival {
  readonly turn: number
  readonly hex: number
  readonly units: readonly number[]
  readonly leaders: readonly number[]
}

/** What the sides begin with. It comes with the rules: what shows a game has empty lists. */
export interface SetUp {
  readonly commanders: readonly Commander[]
  readonly orders: readonly number[]
  /** By formation. */
  readonly bases: readonly Base[]
  readonly spots: readonly (Spot | undefined)[]
  readonly leaderSpots: readonly (Spot | undefined)[]
  readonly setUp: readonly { readonly unit: number; readonly hex: number }[]
  readonly facings: Int8Array
  readonly losses: readonly number[]
}

/** What a game never changes. */
export interface EagleScenario extends Scenario, SetUp {
  /** The data that it is made from: the board draws its map from them. */
  readonly data: DrawnData
  /** Empty until `bringRules` fills them. */
  readonly tables: Tables
  readonly ground: Ground
  readonly army: Army
  readonly turns: number
  /** The clock, in minutes: the first turn after midnight, and the length of each turn. */
  readonly start: number
  readonly minutes: number
  /** The side whose phase is first; if Spanish, the first turn has no French phase. */
  readonly first: number
  /** The limit of each formation, 0 if it cannot be demoralized; bits of what lowers it. */
  readonly limits: Uint8Array
  readonly lowered: Uint8Array
  readonly reductions: readonly {
    readonly side: number
    readonly each: number
    readonly amount: number
    readonly least: number
    readonly most: number
  }[]
  readonly reducedInAll: { readonly least: number; readonly most: number }
  /** Hexes whose possession counts: Bailén's first, then San Cristóbal's. */
  readonly places: readonly number[]
  readonly placeOf: Int16Array
  readonly bailen: number
  readonly arrivals: readonly Arrival[]
  /** The arrival by which each unit and each leader comes; -1 for those on the map from the start. */
  readonly arrivalOf: Int16Array
  readonly leaderArrival: Int16Array
  /** The units that may come by an arrival if brigades exchange their places. */
  readonly comers: Int16Array
  /** Bit f: formation f earns a point by leaving (S3.7). */
  readonly leaving: number
  /** The hex by which they leave. */
  readonly exit: number
  readonly rules: ReadonlySet<string>
  /** By marker of unknown strength: its side (OR2). Empty where information is not limited. */
  readonly markerSide: Uint8Array
  /** What is left of the first day, if this game continues it (S3.2). */
  readonly carried: Carried | undefined
  /** The exchange of places that brigades may make in the order of arrival (S3.9.1). */
  readonly exchange: Exchange | undefined
  readonly readings: Readings
}
