/** Games that show the system: used by tests and the soak run. */
import type { Engine } from '../../../src/kernel/index.ts'
import type { Eagle } from './state/position.ts'

export interface Sample {
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Random games in a test run. */
  readonly games: number
  /** Whether forecasts are compared with samples: one costs as much as several games. */
  readonly forecasts?: true
}

/** Everything in which the later tables differ. */
const LATER = {
  laterFire: true,
  laterRanges: true,
  laterDepth: true,
  laterFireModifiers: true,
  laterStacking: true,
  laterMorale: true,
  laterShock: true,
  laterControl: true,
}

export const SAMPLES: readonly Sample[] = [
  { scenario: 'vedel', options: {}, games: 12 },
  { scenario: 'vedel', options: {}, games: 1, forecasts: true },
  { scenario: 'surprise', options: {}, games: 1 },
  { scenario: 'bailen', options: {}, games: 1 },
  { scenario: 'second-day', options: { limitedInformation: true, castanos: true, frenchRange: true }, games: 1 },
  { scenario: 'vedel', options: { limitedInformation: true }, games: 8 },
  {
    scenario: 'bailen',
    options: { limitedInformation: true, orderOfArrival: true, vedelWhole: true, vedelMarches: true, castanos: true },
    games: 1,
  },
  {
    scenario: 'invader',
    options: { vedelWhole: true, frenchRange: true, laPenaEastBank: true, laterSwiss: true, exitCredit: 'all' },
    games: 1,
  },
  {
    scenario: 'vedel',
    options: { attackQuota: 'none', chargeFlank: 'highest', artilleryArc: 'all', singleCounter: 'routed' },
    games: 8,
  },
  { scenario: 'vedel', options: { attackQuota: 'minimum', ...LATER }, games: 8 },
]

const WARLIKE = /^(?:attack|engage|fire|shoot|charge|advance|square|counter|resolve|move)/
const TRIES = 12

/** Random players hardly ever fight: this one takes an action that leads to combat two times in three. */
export function warlike(
  engine: Engine<Eagle>,
  p: Eagle,
  _seat: number,
  list: Int32Array,
  random: (n: number) => number,
): number {
  const any = random(list.length)
  if (random(3) === 0) return any
  for (let n = 0; n < TRIES; n++) {
    const picked = random(list.length)
    if (WARLIKE.test(engine.print(p, list[picked]))) return picked
  }
  return any
}
