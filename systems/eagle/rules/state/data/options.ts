/**
 * What players may choose before a game: readings, tables of the later edition, variants of a scenario. Options have
 * only their names here: a board stands without the titles, which come with the rules (`option-titles.ts`).
 */
import type { Option, Options } from '../../../../../src/kernel/index.ts'
import { LONGEST } from '../carried.ts'
import type { ScenarioFile } from './data.ts'
import type { VARIANT_IDS } from './schemas.ts'

const choice = (name: string, rule: string, values: readonly string[]): Option => ({
  name,
  title: name,
  rule,
  values,
  default: values[0],
})
const flag = (name: string, rule: string): Option => ({
  name,
  title: name,
  rule,
  values: [false, true],
  default: false,
})

/** Readings on which groups of players differ, and the optional rules. */
const READINGS: readonly Option[] = [
  flag('limitedInformation', 'OR1'),
  choice('attackQuota', 'RA12', ['cap', 'minimum', 'none']),
  choice('chargeFlank', 'RA43', ['product', 'highest']),
  choice('artilleryArc', 'RA77', ['front', 'all']),
  choice('singleCounter', '16.0', ['disorganized', 'routed']),
]

/** What only the later tables have. */
const LATER: readonly Option[] = [
  flag('laterFire', 'RD1'),
  flag('laterRanges', 'RD2'),
  flag('laterDepth', 'RD5'),
  flag('laterFireModifiers', 'RD7'),
  flag('laterStacking', 'RD10'),
  flag('laterMorale', 'RD15'),
  flag('laterShock', 'RD19'),
  flag('laterControl', 'RD26'),
]

const WITH_RULE: readonly [ScenarioFile['rules'][number], Option][] = [
  ['thirst', choice('thirstTargets', 'RA59', ['all', 'adjacent', 'none'])],
  ['exit', choice('exitCredit', 'RA63', ['dupont', 'all'])],
  ['swiss', flag('laterSwiss', 'RD27')],
]

const VARIANTS: Readonly<Record<(typeof VARIANT_IDS)[number], Option>> = {
  orderOfArrival: flag('orderOfArrival', 'S4.9.1'),
  vedelMarches: flag('vedelMarches', 'S4.9.2.1'),
  vedelWhole: flag('vedelWhole', 'S4.9.2.2'),
  castanos: flag('castanos', 'S4.9.3'),
  frenchRange: flag('frenchRange', 'S4.8.3'),
  laPenaEastBank: flag('laPenaEastBank', 'S5.7'),
  rearguardHalf: flag('rearguardHalf', 'S1.5'),
}

const AFTER: Option = {
  name: 'after',
  title: 'after',
  rule: 'S3.2',
  values: [''],
  default: '',
  text: LONGEST,
}

/** The options of a scenario, not yet titled. */
export const optionsOf = (file: ScenarioFile): readonly Option[] => [
  ...READINGS,
  ...WITH_RULE.flatMap(([rule, option]) => (file.rules.includes(rule) ? [option] : [])),
  ...LATER,
  ...file.variants.map((variant) => VARIANTS[variant]),
  ...(file.continues === undefined ? [] : [AFTER]),
]

/** How a game reads what the texts leave open: the options in the form that the rules use. */
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
