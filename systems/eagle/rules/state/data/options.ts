/** What players may choose before a game: readings, tables of the later edition, variants of a scenario. */
import type { Option, Options } from '../../../../../src/kernel/index.ts'
import { LONGEST } from '../carried.ts'
import type { ScenarioFile } from './data.ts'
import type { VARIANT_IDS } from './schemas.ts'

const choice = (name: string, rule: string, title: string, values: readonly string[]): Option => ({
  name,
  title,
  rule,
  values,
  default: values[0],
})
const flag = (name: string, rule: string, title: string): Option => ({
  name,
  title,
  rule,
  values: [false, true],
  default: false,
})

/** Readings on which tables differ, and the optional rules. */
const READINGS: readonly Option[] = [
  flag('limitedInformation', 'OR1', 'Limited information: markers of unknown strength (optional rules 1 to 5)'),
  choice(
    'attackQuota',
    'RA12',
    'Share of a formation that may begin combats under attack and harassment orders: a limit, a duty, or neither',
    ['cap', 'minimum', 'none'],
  ),
  choice('chargeFlank', 'RA43', 'A charge into a flank: factors multiply, or the higher one counts', [
    'product',
    'highest',
  ]),
  choice('artilleryArc', 'RA77', 'Artillery fires into its front field, or all round', ['front', 'all']),
  choice(
    'singleCounter',
    '16.0',
    'Formations of one counter fall when it is disorganized, or only when it is routed or eliminated',
    ['disorganized', 'routed'],
  ),
]

/** What only the later tables have. */
const LATER: readonly Option[] = [
  flag(
    'laterFire',
    'RD1',
    'Later tables: fire that bars an attack bars the whole stack and silences batteries, else shakes',
  ),
  flag('laterRanges', 'RD2', 'Later tables: guns reach 5, 4 and 3 hexes, with other factors by distance'),
  flag('laterDepth', 'RD5', 'Later tables: far fire is weaker from the second unit of a stack on'),
  flag('laterFireModifiers', 'RD7', 'Later tables: fire into a flank is better by 2'),
  flag('laterStacking', 'RD10', 'Later tables: stacking limits by terrain and arm'),
  flag('laterMorale', 'RD15', 'Later tables: disorder and charges modify morale checks, and a rally can fail badly'),
  flag('laterShock', 'RD19', 'Later tables: other modifiers of shock, grades of the top units, guns alone are lost'),
  flag('laterControl', 'RD26', 'Later tables: cavalry out of hand is harder to stop each time'),
]

const WITH_RULE: readonly [ScenarioFile['rules'][number], Option][] = [
  [
    'thirst',
    choice(
      'thirstTargets',
      'RA59',
      'Thirst: who is fired at checks always, only when the enemy is adjacent, or never',
      ['all', 'adjacent', 'none'],
    ),
  ],
  [
    'exit',
    choice('exitCredit', 'RA63', "Brigades that leave by the road to La Carolina count if they are Dupont's, or all", [
      'dupont',
      'all',
    ]),
  ],
  ['swiss', flag('laterSwiss', 'RD27', 'Later tables: Swiss fight Swiss, at 2 less')],
]

const VARIANTS: Readonly<Record<(typeof VARIANT_IDS)[number], Option>> = {
  orderOfArrival: flag('orderOfArrival', 'S4.9.1', "The French player chooses in which order Dupont's brigades arrive"),
  vedelMarches: flag('vedelMarches', 'S4.9.2.1', 'Vedel marches to the sound of the guns, when the dice let him'),
  vedelWhole: flag('vedelWhole', 'S4.9.2.2', 'Vedel brings his whole force, Dufour and Lefranc with him'),
  castanos: flag('castanos', 'S4.9.3', 'Castaños comes with La Peña and takes command of those whom he reaches'),
  frenchRange: flag('frenchRange', 'S4.8.3', 'French light and medium guns reach 3 hexes only'),
  laPenaEastBank: flag('laPenaEastBank', 'S5.7', 'La Peña begins on the east bank of the Herrumblar'),
  rearguardHalf: flag(
    'rearguardHalf',
    'S1.5',
    'The Spanish rearguard falls with five of its nine counters, not with four',
  ),
}

const AFTER: Option = {
  name: 'after',
  title: 'The end of a game of scenario 2 that goes on here, as a text; without it the day begins as the scenario says',
  rule: 'S3.2',
  values: [''],
  default: '',
  text: LONGEST,
}

/** The options of a scenario. */
export const optionsOf = (file: ScenarioFile): readonly Option[] => [
  ...READINGS,
  ...WITH_RULE.flatMap(([rule, option]) => (file.rules.includes(rule) ? [option] : [])),
  ...LATER,
  ...file.variants.map((variant) => VARIANTS[variant]),
  ...(file.continues === undefined ? [] : [AFTER]),
]

/** How a game reads what the texts leave open: the options as the rules ask for them. */
export interface Readings {
  readonly quota: 'cap' | 'minimum' | 'none'
  readonly flankHighest: boolean
  readonly artilleryArc: boolean
  readonly singleCounter: boolean
  readonly thirstTargets: 'all' | 'adjacent' | 'none'
  readonly laterFire: boolean
  readonly laterRanges: boolean
  readonly laterDepth: boolean
  readonly laterFireModifiers: boolean
  readonly laterStacking: boolean
  readonly laterMorale: boolean
  readonly laterShock: boolean
  readonly laterControl: boolean
  readonly laterSwiss: boolean
}

export const readingsOf = (options: Options): Readings => ({
  quota: options.attackQuota as Readings['quota'],
  flankHighest: options.chargeFlank === 'highest',
  artilleryArc: options.artilleryArc === 'front',
  singleCounter: options.singleCounter === 'routed',
  thirstTargets: (options.thirstTargets ?? 'all') as Readings['thirstTargets'],
  laterFire: options.laterFire === true,
  laterRanges: options.laterRanges === true,
  laterDepth: options.laterDepth === true,
  laterFireModifiers: options.laterFireModifiers === true,
  laterStacking: options.laterStacking === true,
  laterMorale: options.laterMorale === true,
  laterShock: options.laterShock === true,
  laterControl: options.laterControl === true,
  laterSwiss: options.laterSwiss === true,
})
