import type { Names } from '../../../../src/kernel/index.ts'
import {
  HOME,
  MARCH_NAMES,
  RESERVE,
  SECTOR_NAMES,
  SIDE_NAMES,
  SIDES,
  SPACES,
  STEP_NAMES,
  ZONE_NAMES,
  ZONES,
} from './board.ts'
import { BATTERIES, FIGURES, LINES, PLAN_ARMS, ROAD_MOVES } from './counts.ts'
import { MODIFIER_NAMES } from './modifiers.ts'
import type { GeneralsScenario } from './position.ts'
import {
  ARM_NAMES,
  armOf,
  EMPTY,
  isAttacker,
  OCCUPANT,
  passive,
  RANK_NAMES,
  STAND_NAMES,
  STANDS,
  standOf,
  TYPE_NAMES,
} from './stands.ts'

const SIDES_SHOWN = ['White', 'Black']
const perSide = (names: (side: number) => readonly string[]): string[] => SIDES.flatMap((side) => names(side))
const zoneSpaces = (side: number): string[] =>
  Array.from(
    { length: ZONES * SPACES },
    (_, k) => `${SIDES_SHOWN[side]} ${ZONE_NAMES[Math.floor(k / SPACES)]} ${(k % SPACES) + 1}`,
  )

const whoName = (who: number): string =>
  who === EMPTY
    ? 'nobody'
    : who === OCCUPANT
      ? 'occupant of the building'
      : isAttacker(who)
        ? `attacking ${ARM_NAMES[armOf(who)]}`
        : STAND_NAMES[standOf(who)]

const numbered = (count: number, what: string) =>
  perSide((side) => Array.from({ length: count }, (_, k) => `${SIDES_SHOWN[side]} ${what} ${k + 1}`))
const ofSide = (side: number, names: readonly string[]): string[] => names.map((name) => `${SIDES_SHOWN[side]} ${name}`)
const pairs = (names: readonly string[], others: readonly string[]): string[] =>
  names.flatMap((name) => others.map((other) => `${name} ${other}`))

/** The names used in actions, events and positions in words. */
const fixed: Names = {
  sides: SIDES_SHOWN,
  seats: SIDE_NAMES,
  holdings: perSide((side) => ofSide(side, SECTOR_NAMES)),
  kinds: perSide((side) => ofSide(side, TYPE_NAMES)),
  units: perSide((side) => ofSide(side, pairs(SECTOR_NAMES, STAND_NAMES))),
  batteries: numbered(BATTERIES, 'battery'),
  tokens: numbered(BATTERIES, 'token'),
  orders: numbered(LINES, 'order'),
  plans: perSide((side) => ofSide(side, pairs(ARM_NAMES.slice(0, PLAN_ARMS), SECTOR_NAMES))),
  roads: numbered(ROAD_MOVES, 'road move'),
  musters: perSide((side) =>
    ofSide(
      side,
      pairs(
        [...HOME[side], RESERVE[side]].map((sector) => SECTOR_NAMES[sector]),
        TYPE_NAMES,
      ),
    ),
  ),
  halves: perSide((side) => ofSide(side, ZONE_NAMES)),
  sectors: SECTOR_NAMES,
  types: TYPE_NAMES,
  arms: ARM_NAMES,
  ranks: RANK_NAMES,
  stands: STAND_NAMES,
  marches: MARCH_NAMES,
  steps: STEP_NAMES,
  zones: ZONE_NAMES,
  spaces: perSide(zoneSpaces),
  dice: perSide((side) => zoneSpaces(side).flatMap((name) => [name, `${name} second`])),
  shots: perSide((side) =>
    Array.from(
      { length: BATTERIES * 2 },
      (_, k) => `${SIDES_SHOWN[side]} battery ${(k >> 1) + 1}${k % 2 === 0 ? '' : ' second'}`,
    ),
  ),
  figures: Array.from({ length: FIGURES }, (_, k) => (k === FIGURES - 1 ? 'building' : `unit ${k + 1}`)),
  whos: Array.from({ length: passive(STANDS) }, (_, who) => whoName(who)),
  modifiers: MODIFIER_NAMES,
  outcomes: ['no', 'yes'],
  fates: ['is routed', 'is destroyed'],
  stages: [
    'Setting up',
    'Planning',
    'Fast movement',
    'Bombardment',
    'Combined arms',
    'Non-combat moves',
    'Rally',
    'Scoring',
  ],
}

const MARKER_NAMES: Readonly<Record<string, string>> = {
  general: 'general',
  smallFlag: 'small flag',
  bigFlag: 'big flag',
  smallWindRose: 'small wind rose',
  bigWindRose: 'big wind rose',
}

/** What everything is called in actions and events. */
export function names(scenario: GeneralsScenario): Names {
  const size = scenario.counts.markers / SIDES.length
  const markers = perSide((side) =>
    Array.from({ length: size }, (_, k) => {
      const marker = scenario.markers[k]
      if (marker === undefined) return `${SIDES_SHOWN[side]} marker ${k + 1}`
      const same = scenario.markers.slice(0, k).filter((other) => other.kind === marker.kind).length
      return `${SIDES_SHOWN[side]} ${MARKER_NAMES[marker.kind]}${same > 0 ? ` ${same + 1}` : ''}`
    }),
  )
  return { ...fixed, markers }
}
