/** For tests: the numbers of fights, as the tables have them. */
import { INCH } from '../../../../src/inches/index.ts'
import {
  type FactorId,
  FIGHT_FACTOR_IDS,
  FIGHT_IDS,
  type Fights,
  type Outcome,
  SHOT_IDS,
  type ShotId,
} from '../state/fights.ts'
import { morale } from '../state/position.ts'

const factors = (values: Readonly<Partial<Record<FactorId, number>>>): Int8Array =>
  Int8Array.from(FIGHT_FACTOR_IDS, (id) => values[id] ?? 0)

const state = { casualty: -1, disordered: -1, shaken: -2 }
const SHOT: Readonly<Record<ShotId, number>> = {
  A: 3,
  B: 2,
  C: 1,
  shaken: -2,
  disordered: -1,
  casualty: -1,
  square: -1,
  garrison: -1,
  covered: -1,
  guns: -1,
  cavalry: -1,
}

const routs: Outcome = { grade: morale.ROUT, retire: 0, casualties: 3 }
const retires: Outcome = { grade: morale.SHAKEN, retire: 4 * INCH, casualties: 2 }
const stands: Outcome = { grade: morale.DISORDERED, retire: 0, casualties: 1 }

const common: Fights['results'][number] = [
  { most: 3, favoured: routs, unfavoured: stands },
  { most: 5, favoured: retires, unfavoured: stands },
  { most: 7, favoured: stands, unfavoured: stands },
  { most: 9, favoured: stands, unfavoured: retires },
  { most: Number.POSITIVE_INFINITY, favoured: stands, unfavoured: routs },
]

/** 14.5 */
const ridesOff: Outcome = { grade: morale.ROUT, retire: 0, casualties: 2 }
const fallsBack: Outcome = { grade: morale.SHAKEN, retire: 8 * INCH, casualties: 2 }
const unhurt: Outcome = { grade: morale.DISORDERED, retire: 0, casualties: 0 }
const ofCavalry: Fights['results'][number] = [
  { most: 3, favoured: ridesOff, unfavoured: unhurt },
  { most: 5, favoured: fallsBack, unfavoured: stands },
  { most: 7, favoured: stands, unfavoured: stands },
  { most: 9, favoured: stands, unfavoured: fallsBack },
  { most: Number.POSITIVE_INFINITY, favoured: unhurt, unfavoured: ridesOff },
]

export const fights: Fights = {
  factors: {
    edge: factors({ ...state, garrison: 2, classA: 1, classC: -1, outnumbered: -2 }),
    inside: factors({ ...state, classA: 1, classC: -1, skirmishA: 1, skirmishC: -1 }),
    firefight: factors({
      ...state,
      fireA: 1,
      fireC: -1,
      betterSkirmish: 1,
      lineOnColumn: 2,
      square: -2,
      outnumbered: -2,
    }),
    assault: factors({
      ...state,
      classA: 1,
      classC: -1,
      betterFire: 1,
      betterSkirmish: 1,
      lineOnColumn: 2,
      outnumbered: -2,
    }),
    cavalry: factors({ ...state, heavy: 2, classA: 1, classC: -1, stationary: -2 }),
    onInfantry: factors({ ...state, lance: 3, heavy: 2, light: 1, classA: 1, classC: -1 }),
    byCavalry: factors({
      ...state,
      square: 4,
      columnOfAttack: 1,
      lineFireA: 1,
      support: 1,
      classA: 1,
      classC: -1,
    }),
  },
  results: FIGHT_IDS.map((id) => (id === 'cavalry' ? ofCavalry : common)),
  cavalryRetires: 8 * INCH,
  beside: INCH,
  ratio: 2,
  firefight: 2 * INCH,
  skirmish: { reach: 4 * INCH, need: 6, modifiers: Int8Array.from(SHOT_IDS, (id) => SHOT[id]) },
  caught: 3,
  section: 8 * INCH,
  isStrict: false,
  isSplit: false,
  exit: 0,
}
