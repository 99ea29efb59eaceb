/** What the data files of Generals look like. The schemas in systems/generals/data/schema say the same to editors. */
import * as v from 'valibot'
import { among, id, list, object, provenanceIn, rulebookFile, text, whole } from '../../../../src/kernel/data-schema.ts'
import { SECTOR_NAMES } from '../state/board.ts'

const record = <K extends v.GenericSchema<string, string>, S extends v.GenericSchema>(key: K, value: S) =>
  v.record(key, value, 'an object is expected')
const provenance = provenanceIn(
  'Where this comes from: the rulebook, public sources on earlier editions, history, several statements of the rulebook together, or our own choice.',
)
/** Anything that was taken from a source may name it. */
const from = { provenance: v.optional(provenance), note: v.optional(text) }
const file = { $schema: v.optional(text) }

const sector = among(SECTOR_NAMES)
const pair = v.pipe(list(sector), v.length(2, 'two sectors are expected'))

// Scenarios

/** More than any box holds; the tables give the true limit. */
const MANY = 99
const units = v.pipe(
  object({ I: v.optional(whole(0, MANY)), C: v.optional(whole(0, MANY)), A: v.optional(whole(0, MANY)) }),
  v.description('Infantry, cavalry and artillery units.'),
)
const bySide = <S extends v.GenericSchema>(each: S) =>
  object({ white: record(sector, each), black: record(sector, each) })
const scenario = object({
  id,
  title: text,
  intro: text,
  minutes: whole(1, 1_000),
  setup: v.optional(v.pipe(bySide(units), v.description('What stands where.'))),
  sizes: v.optional(
    v.pipe(
      bySide(whole(0, MANY)),
      v.description('How many units the players place where, in secret, in place of a set-up.'),
    ),
  ),
  army: v.optional(v.pipe(id, v.description('With sizes: the army that is taken unless another is chosen.'))),
  ...from,
})
const army = object({ id, title: text, units, ...from })
export const scenariosSchema = object({
  ...file,
  scenarios: v.pipe(list(scenario), v.minLength(1, 'a scenario at least is expected'), v.maxLength(200)),
  armies: object({
    ...from,
    list: v.pipe(list(army), v.minLength(1, 'an army at least is expected'), v.maxLength(50)),
  }),
})

// Ground

const handicap = whole(-20, 20)
export const terrainSchema = object({
  ...file,
  id,
  title: text,
  intro: text,
  ...from,
  sectors: record(sector, list(among(['forest', 'hill', 'building']))),
  rivers: list(object({ id, sectors: list(sector) })),
  roads: v.pipe(list(pair), v.description('Borders crossed by a road.')),
  bridges: v.pipe(list(pair), v.description('Borders where a bridge or ford takes guns over.')),
  compensation: object({
    text,
    handicap: v.pipe(
      handicap,
      v.description('Points suggested for the start: for White if positive, for Black if negative.'),
    ),
    scenarios: v.optional(
      v.pipe(record(v.string(), handicap), v.description('Scenarios for which another figure is suggested.')),
    ),
  }),
})

// Rulebook

const ruleNumber = v.pipe(
  v.string('a word is expected'),
  v.regex(/^[GAB][1-9][0-9]*$/, 'a number such as G12, A3 or B5 is expected'),
)
export const rulebookSchema = rulebookFile({ ...file, ...from }, ruleNumber, provenance)

/** What the page of rulings shows in addition to the rulebook; no game depends on it. */
export const readingsSchema = object({
  ...file,
  readings: list(
    object({
      id: ruleNumber,
      question: text,
      reason: text,
      source: v.optional(
        v.pipe(text, v.description('Where it comes from, where one word of provenance does not say it.')),
      ),
      option: v.optional(v.pipe(text, v.description('Which option of a scenario chooses otherwise.'))),
      detail: v.optional(
        v.pipe(text, v.description('The whole reading in Markdown, where the rulebook has it in short.')),
      ),
    }),
  ),
})

// Tables

const modifier = whole(-9, 9)
const cell = v.pipe(
  v.nullable(v.pipe(list(v.nullable(modifier)), v.length(2, 'a cell has two values: ranged and melee'))),
  v.description(
    'Ranged and melee modifier; null for an attack the unit does not have, null as a whole where the pairing cannot arise.',
  ),
)
const COLUMNS = [
  'attackingInfantry',
  'attackingCavalry',
  'attackingArtillery',
  'square',
  'passiveInfantry',
  'passiveCavalry',
  'passiveArtillery',
  'routed',
  'none',
] as const
const row = v.pipe(list(cell), v.length(COLUMNS.length, `a row has ${COLUMNS.length} cells`))
const points = whole(0, 99)
const few = whole(0, 20)
const unitType = object({
  symbol: among(['I', 'C', 'A']),
  movement: few,
  activations: few,
  phases: list(few),
  rangedDice: few,
  meleeDice: few,
  reactions: list(among(['square', 'retreat', 'countercharge'])),
  fleesAfter: list(few),
  captureVp: points,
  boxLimit: whole(0, MANY),
})
const marker = object({ vp: points, once: v.boolean('true or false is expected') })
const markers = list(among(['general', 'smallFlag', 'bigFlag', 'smallWindRose', 'bigWindRose']))
const markerSet = object({ home: markers, middle: markers })
const typeName = among(['infantry', 'cavalry', 'artillery'])

export const tablesSchema = object({
  ...file,
  modifiers: object({
    ...from,
    columns: v.pipe(list(among(COLUMNS)), v.length(COLUMNS.length)),
    rows: object({
      attackingInfantry: row,
      attackingCavalry: row,
      attackingArtillery: row,
      square: row,
      passiveInfantry: row,
      passiveCavalry: row,
      passiveArtillery: row,
    }),
  }),
  special: object({ ...from, spent: modifier, reaction: modifier, fastRanged: modifier }),
  bombardment: object({ ...from, range: object({ 1: modifier, 2: modifier }), token: modifier }),
  dice: object({ ...from, sides: few, threshold: whole(1, 20), lowest: whole(1, 20), highest: whole(1, 20) }),
  units: object({ ...from, types: object({ infantry: unitType, cavalry: unitType, artillery: unitType }) }),
  phases: object({ ...from, list: list(object({ number: few, name: text, active: list(typeName) })) }),
  combatSteps: object({
    ...from,
    list: list(object({ number: few, name: text, part: among(['ranged', 'melee']) })),
  }),
  placementOrder: object({
    ...from,
    list: list(among([...COLUMNS.slice(0, 7), 'routedInfantry', 'routedCavalry', 'routedArtillery'])),
  }),
  bombardmentOrder: object({
    ...from,
    list: list(
      among(['square', 'infantry', 'cavalry', 'artillery', 'routedInfantry', 'routedCavalry', 'routedArtillery']),
    ),
  }),
  game: object({ ...from, rounds: whole(1, 99), orders: few, vpToWin: whole(1, 999), majorityPool: points }),
  scoring: object({
    ...from,
    order: list(among(['captures', 'objectives', 'majority'])),
    command: points,
    flag: points,
    majority: points,
  }),
  markers: object({
    ...from,
    general: marker,
    smallFlag: marker,
    bigFlag: marker,
    smallWindRose: marker,
    bigWindRose: marker,
  }),
  markerSets: object({ ...from, none: markerSet, few: markerSet, many: markerSet }),
  orderDice: object({ ...from, dice: few, plus: few }),
  orderDelivery: object({ ...from, extra: few, dice: few }),
  armyMorale: object({ ...from, startVp: whole(1, 99), loseAt: whole(-99, 99), majority: points }),
  compensation: object({ ...from, lowest: whole(-20, 0), highest: whole(0, 20) }),
  terrain: object({
    ...from,
    forest: object({ border: whole(1, 5), ranged: modifier, melee: modifier }),
    hill: object({ uphillMelee: modifier, downhillMelee: modifier }),
    building: object({ occupants: few, ranged: modifier, melee: modifier }),
    destroyedBuilding: object({ hits: whole(1, 2), modifier }),
    road: object({ extraMoves: whole(0, 2) }),
    river: object({ border: whole(1, 5), melee: modifier }),
  }),
})
