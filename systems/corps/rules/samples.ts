/** Sample games of the system, for tests and the soak run. */
import { preferring } from '../../../src/kernel/testing/preferring.ts'

interface Sample {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** The number of random games in a test run. */
  readonly games: number
  /** Whether forecasts are checked against samples: each check costs as much as several games. */
  readonly forecasts?: true
  /** Whether `warlike` plays them instead of plain chance. */
  readonly fights?: true
}

/** Other readings together, because their changes meet in fights. */
const OTHERWISE = {
  ...{ strictActions: true, rallyNeedsContact: false, cavalryChargesInstead: true, engageCharge: 'full' },
  ...{ firefightSquare: -3, artilleryArc: 22.5, cavalryRoutAt: 3, routRadius: 8, splitAttackers: true },
}

/** What the authors played or wrote later. */
const LATER = {
  ...{ counterTests: true, chiefMorale: true, shakenMorale: -1, chiefLeadsBrigade: true, corpsMove: true },
  ...{ corpsPips: true, anyOrder: true, cards: true, gunnersTest: true },
}

export const SAMPLES: readonly Sample[] = [
  { scenario: 'outpost', options: {}, games: 2, forecasts: true },
  { scenario: 'outpost', options: {}, games: 10, fights: true },
  { scenario: 'outpost', options: OTHERWISE, games: 6, fights: true },
  { scenario: 'two-corps', options: { poorChipIfSingle: false }, games: 1 },
  { scenario: 'two-corps', options: { frenchTacticalChip: true }, games: 2, fights: true },
  { scenario: 'two-corps', options: LATER, games: 1 },
  { scenario: 'helmstedt', options: {}, games: 1, fights: true },
  { scenario: 'helmstedt', options: LATER, games: 1, fights: true },
  { scenario: 'field-day', options: {}, games: 2 },
  { scenario: 'field-day', options: { field: 'hohenfeld', slowExit: true, farMorale: 16 }, games: 1, fights: true },
]

/** Prefers what leads to combat. */
export const warlike = preferring(
  /^(?:charge|countercharge|intercept|pursue|assault|firefight|skirmish|fire|join|lead|go in|occupy|rally|pick|go) ?/,
)
