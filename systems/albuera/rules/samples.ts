/** Games that show the system: used by tests and the soak run. */
interface Sample {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Random games in a test run. */
  readonly games: number
  /** Whether forecasts are held against samples: one costs as much as several games. */
  readonly forecasts?: true
}

export const SAMPLES: readonly Sample[] = [
  { scenario: 'knoll', options: {}, games: 6 },
  { scenario: 'lancers', options: { frenchPoints: 3, weakFire: 'retreat', clashNumbers: 1.25 }, games: 6 },
  { scenario: 'assault', options: { frenchChits: 4, coalitionChits: 4 }, games: 2 },
  { scenario: 'albuera', options: {}, games: 2, forecasts: true },
]
