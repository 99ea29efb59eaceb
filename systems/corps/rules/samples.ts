/** Games that show the system: used by tests and the soak run. */
import { preferring } from '../../../src/kernel/testing/preferring.ts'

interface Sample {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Random games in a test run. */
  readonly games: number
  /** Whether forecasts are held against samples: one costs as much as several games. */
  readonly forecasts?: true
  /** Whether they are played by `warlike` instead of by plain chance. */
  readonly fights?: true
}

/** Other readings, together: what they change meets in fights. */
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

/** What leads to combat comes first. */
export const warlike = preferring(
  /^(?:charge|countercharge|intercept|pursue|assault|firefight|skirmish|fire|join|lead|go in|occupy|rally|pick|go) ?/,
)
