/** Games that show the whole system: every set-up, and every option at least once. Used by tests and the soak run. */
export interface Sample {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Random games in a test run. */
  readonly games: number
  /** Whether forecasts are compared with samples: one comparison costs as much as several games. */
  readonly forecasts?: true
}

const GROUND = { forest: true, hill: true, building: true, destroyedBuilding: true, road: true } as const

export const SAMPLES: readonly Sample[] = [
  { scenario: 'marengo', options: {}, games: 10, forecasts: true },
  {
    scenario: 'la-rothiere',
    options: { emptyObjectivesCount: true, cavalryFleesAfterRanged: true, rearFire: true },
    games: 20,
  },
  {
    scenario: 'dennewitz',
    options: { objectiveMarkers: 'many', orderDice: true, orderDelivery: true, armyMorale: true },
    games: 20,
    forecasts: true,
  },
  { scenario: 'leuthen', options: { board: 'heights', ...GROUND, hillGuns: 'blind' }, games: 20 },
  {
    scenario: 'albuera',
    options: { board: 'river', hill: true, building: true, road: true, river: true, bridge: true, compensation: -1 },
    games: 20,
  },
  {
    scenario: 'custom',
    options: { army: 'guns', objectiveMarkers: 'few', board: 'A', forest: true, hill: true },
    games: 20,
  },
]
