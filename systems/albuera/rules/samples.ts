/** Games that show the system: used by tests and the soak run. */
import { preferring } from '../../../src/kernel/testing/preferring.ts'

interface Sample {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Random games in a test run. */
  readonly games: number
  /** Whether forecasts are compared with samples: one comparison costs as much as several games. */
  readonly forecasts?: true
  /** Whether they are played by `warlike` instead of at random. */
  readonly fights?: true
}

export const SAMPLES: readonly Sample[] = [
  { scenario: 'knoll', options: {}, games: 6 },
  { scenario: 'lancers', options: { frenchPoints: 3, weakFire: 'retreat', clashNumbers: 1.25 }, games: 6 },
  { scenario: 'assault', options: { frenchChits: 4, coalitionChits: 4 }, games: 2 },
  { scenario: 'albuera', options: {}, games: 2, forecasts: true },
  { scenario: 'knoll', options: { weakFire: 'retreat' }, games: 6, fights: true },
  { scenario: 'lancers', options: {}, games: 6, fights: true },
  { scenario: 'assault', options: { clashNumbers: 1.25 }, games: 2, fights: true },
  { scenario: 'albuera', options: {}, games: 1, fights: true },
]

/** Actions that lead to combat come first. */
export const warlike = preferring(
  /^(?:activate|lead|move|forward|wheel|fire|add|react|counterattack|form square|clash|combine)/,
)
