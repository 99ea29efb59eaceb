import type { Names } from '../../../../src/kernel/index.ts'
import { CHARGE_FACTOR_IDS } from './charges.ts'
import { FIGHT_FACTOR_IDS, FIGHT_IDS, SHOT_IDS } from './fights.ts'
import { FORM_IDS } from './forms.ts'
import { BAND_IDS, GUN_FACTOR_IDS } from './gunnery.ts'
import { missions } from './missions.ts'
import { NERVE_FACTOR_IDS } from './nerve.ts'
import { headings, lengths, points } from './points.ts'
import { places, turns } from './poses.ts'
import { GRADE_IDS, MANNER_IDS, ORDER_IDS } from './position.ts'
import type { CorpsScenario } from './scenario.ts'
import { slots, spreads } from './slots.ts'

export const ARMY_IDS = ['french', 'prussian'] as const

/** The names of everything that actions and events mention. */
export const names = ({ roster, commands, objectives }: CorpsScenario): Names => ({
  armies: ARMY_IDS,
  commands: commands.map(({ id }) => id),
  orders: ORDER_IDS,
  objectives: objectives.map(({ id }) => id),
  missions: missions(objectives),
  slots,
  spreads,
  units: roster.names.slice(0, roster.generals),
  bodies: roster.names,
  forms: FORM_IDS,
  grades: GRADE_IDS,
  manners: MANNER_IDS,
  nerveFactors: NERVE_FACTOR_IDS,
  fights: FIGHT_IDS,
  fightFactors: FIGHT_FACTOR_IDS,
  shotFactors: SHOT_IDS,
  chargeFactors: CHARGE_FACTOR_IDS,
  bands: BAND_IDS,
  gunFactors: GUN_FACTOR_IDS,
  turns,
  places,
  points,
  headings,
  lengths,
})
