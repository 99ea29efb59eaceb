import type { Counts } from '../../../../src/kernel/index.ts'
import { FIELD, MARCHES, SECTORS, SPACES, STEPS, ZONES } from './board.ts'
import { ARMS, RANKS, STANDS } from './stands.ts'

/** Lines of a sheet: ten orders, twelve by the dice, one for the command sector; and room to spare. */
export const LINES = 16
/** Batteries of a side: as many as the box holds (G3). */
export const BATTERIES = 4
/** A shot may be aimed at one of six units of a sector, or at its building. */
export const FIGURES = 7
export const AT_BUILDING = 6
export const MARKERS = 5
const SPOILS = 60
export const ROAD_MOVES = 2
/** Where units of a custom army are mustered: three home sectors and the reserve. */
export const PLACES = 4

const SIDES = 2
const TYPES = 3
/** Arms that take orders, including the gap that `C again` leaves among them. */
export const PLAN_ARMS = 4

/** The number of each kind of thing. Things that belong to a side are counted side by side, White first. */
export const counts: Counts = {
  seats: SIDES,
  sectors: SECTORS,
  types: TYPES,
  arms: ARMS,
  ranks: RANKS,
  marches: MARCHES,
  steps: STEPS,
  zones: ZONES,
  figures: FIGURES,
  holdings: SIDES * SECTORS,
  kinds: SIDES * TYPES,
  units: SIDES * SECTORS * STANDS,
  tokens: SIDES * BATTERIES,
  batteries: SIDES * BATTERIES,
  shots: SIDES * BATTERIES * 2,
  markers: SIDES * MARKERS,
  orders: SIDES * LINES,
  plans: SIDES * PLAN_ARMS * SECTORS,
  roads: SIDES * ROAD_MOVES,
  groups: STEPS * ARMS,
  halves: SIDES * ZONES,
  fallen: SIDES * ZONES * TYPES,
  spaces: SIDES * ZONES * SPACES,
  dice: SIDES * ZONES * SPACES * 2,
  spoils: SPOILS,
  musters: SIDES * PLACES * TYPES,
  field: FIELD,
}

export const holding = (side: number, sector: number): number => side * SECTORS + sector
export const kindOf = (side: number, type: number): number => side * TYPES + type
export const unitAt = (side: number, sector: number, stand: number): number =>
  (side * SECTORS + sector) * STANDS + stand
/** Orders drafted for an arm in a sector. */
export const plannedAt = (side: number, arm: number, sector: number): number =>
  (side * PLAN_ARMS + arm) * SECTORS + sector
export const groupAt = (step: number, arm: number): number => step * ARMS + arm
export const half = (side: number, zone: number): number => side * ZONES + zone
export const space = (side: number, zone: number, k: number): number => (side * ZONES + zone) * SPACES + k
export const fallenAt = (side: number, zone: number, type: number): number => (side * ZONES + zone) * TYPES + type
export const sideOfSpace = (at: number): number => (at < ZONES * SPACES ? 0 : 1)
export const zoneOfSpace = (at: number): number => Math.floor((at % (ZONES * SPACES)) / SPACES)
/** The space with the same number on the other half of the zone. */
export const oppositeSpace = (at: number): number => (at < ZONES * SPACES ? at + ZONES * SPACES : at - ZONES * SPACES)
