/** Which events make one story: a shot, a fight with its tests, a charge with its reactions, each with the routs that follow. */
import type { Told } from '../../../src/web/board/table.ts'
import { morale } from '../rules/state/position.ts'

type Kind = 'fire' | 'fight' | 'skirmish' | 'charge' | 'nerve'

export interface Fought {
  readonly kind: Kind
  readonly told: readonly Told[]
}

/** Events that begin a story. */
const BEGINS: Readonly<Record<string, Kind>> = {
  GunsFired: 'fire',
  ChargeDeclared: 'charge',
  WentIn: 'fight',
  Joined: 'fight',
  Fought: 'fight',
  ShotModified: 'skirmish',
  Skirmished: 'skirmish',
  NerveModified: 'nerve',
  NervePassed: 'nerve',
  NerveFailed: 'nerve',
  RoutMoved: 'nerve',
}

/** Events that continue any story. */
const GOES_ON = new Set([
  ...['GunsModified', 'GunsRolled', 'BouncedThrough', 'CasualtiesTaken', 'MoraleChanged', 'UnitLost', 'RallyFailed'],
  ...['RoutedOff', 'RoutedThrough', 'Caught', 'CutDown', 'GunsAbandoned', 'GunsTaken', 'CaughtInFlank', 'GunsReached'],
  ...['CaughtInMarch', 'FactorCounted', 'FightRolled', 'PushedBack', 'Retired', 'GeneralFled', 'GeneralLost'],
])

/** Events that continue only a charge: on their own they are actions. */
const OF_CHARGES = new Set([
  ...['Formed', 'Faced', 'ChargeModified', 'ChargePassed', 'ChargeFailed', 'ReactionPassed', 'ReactionFailed'],
  ...[
    'GunnersFired',
    'ChargeStopped',
    'Evaded',
    'CounterCharged',
    'Intercepted',
    'HaltedBeforeSquare',
    'ChargeMissed',
    'PursuitRolled',
  ],
  ...['PursuitDirected', 'Followed', 'PursuitEnded', 'PursuersRallied', 'PursuersWentBack'],
])

/** Shots of one skirmish: its own, and the answer. */
const SHOTS = 2

const has = ({ told }: Fought, event: string): boolean => told.some((one) => one.event === event)

/** Is a test of morale over, and has no rout begun that sets others going? */
const isSettled = (story: Fought): boolean =>
  !has(story, 'RoutMoved') &&
  story.told.some(({ event, args }) => event === 'NervePassed' || (event === 'MoraleChanged' && args[1] < morale.ROUT))

/** Is an event part of the story that is open? */
function takes(story: Fought, { event }: Told): boolean {
  const { kind, told } = story
  if (GOES_ON.has(event)) return true
  if (OF_CHARGES.has(event)) return kind === 'charge'
  switch (event) {
    case 'WentIn':
    case 'Joined':
    case 'Fought':
      return (kind === 'fight' || kind === 'charge') && !has(story, 'Fought')
    case 'Entered':
    case 'Occupied':
      return kind === 'fight'
    case 'ShotModified':
    case 'Skirmished':
      return kind === 'skirmish' && told.filter((one) => one.event === 'Skirmished').length < SHOTS
    case 'NerveModified':
    case 'NervePassed':
    case 'NerveFailed':
    case 'RoutMoved':
      return kind !== 'nerve' || !isSettled(story)
    default:
      return false
  }
}

/** The entries of a log in order, gathered into stories. `open`: the last story is not over yet. */
export function storiesIn(log: readonly Told[]): { readonly list: readonly (Told | Fought)[]; readonly open: boolean } {
  const list: (Told | Fought)[] = []
  let open: { kind: Kind; told: Told[] } | undefined
  for (const told of log) {
    if (open !== undefined && takes(open, told)) open.told.push(told)
    else {
      const kind = BEGINS[told.event]
      open = kind === undefined ? undefined : { kind, told: [told] }
      list.push(open ?? told)
    }
  }
  return { list, open: open !== undefined }
}

export const isStory = (one: Told | Fought): one is Fought => 'kind' in one
