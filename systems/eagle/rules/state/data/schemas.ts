/**
 * The form of the data files of the Shadow of the Eagle. The schemas in systems/eagle/data/schema describe the same to
 * editors.
 */
import * as v from 'valibot'
import { hexSchema } from '../../../../../src/hex/maps/map-schema.ts'
import {
  among,
  id,
  list,
  object,
  provenanceIn,
  rulebookFile,
  text,
  whole,
} from '../../../../../src/kernel/data-schema.ts'
import {
  ARM_IDS,
  CLASS_IDS,
  FIRE_RESULTS,
  GRADES,
  MORALE_RESULTS,
  ODDS,
  ORDER_IDS,
  PLACE_IDS,
  SHOCK_RESULTS,
  SIDE_IDS,
} from './ids.ts'
import { MAP } from './map-kind.ts'

export const record = <S extends v.GenericSchema>(value: S) => v.record(v.string(), value, 'an object is expected')
const flag = v.boolean('true or false is expected')
const hex = hexSchema(MAP)
const time = v.pipe(
  v.string('a time is expected'),
  v.regex(/^[0-2][0-9]:[0-5][0-9]$/, 'a time such as 07:30 is expected'),
)
const provenance = provenanceIn(
  'Where this comes from: the rulebook or the later edition of its tables, public sources on the game, history, several statements together, or our own choice.',
)
/** Every entry with a source names it. */
export const from = { provenance, note: v.optional(text) }
export const file = { $schema: v.optional(text), ...from }

const side = among(SIDE_IDS)
const order = among(ORDER_IDS)
const corner = among(['NE', 'E', 'SE', 'SW', 'W', 'NW'])

// Forces

const factor = whole(-9, 9)
export const forcesSchema = object({
  ...file,
  formations: list(object({ id, name: text, side, leader: id, superior: v.optional(id), ...from })),
  leaders: list(
    object({
      id,
      name: text,
      side,
      commands: v.pipe(list(id), v.description('Formations whose units he influences and keeps in command.')),
      commanderInChief: flag,
      shock: factor,
      morale: factor,
      reverse: v.pipe(
        object({ shock: factor, morale: factor }),
        v.description('Who takes over when he is out (15.1).'),
      ),
      assigned: v.optional(v.pipe(list(text), v.description('Values that no source gives.'))),
      ...from,
    }),
  ),
  units: list(
    object({
      id,
      name: text,
      side,
      arm: among(ARM_IDS),
      class: v.optional(among(CLASS_IDS)),
      light: v.optional(v.pipe(flag, v.description('Light infantry: may skirmish.'))),
      horse: v.optional(v.pipe(flag, v.description('Horse artillery.'))),
      swiss: v.optional(flag),
      formation: id,
      cf: v.pipe(whole(0, 40), v.description('Combat factor: 100 men, 100 sabres or one gun a point.')),
      morale: v.optional(among([...GRADES])),
      strength: v.optional(text),
      strengthFrom: v.optional(text),
      assigned: v.optional(v.pipe(list(text), v.description('Values that no source gives.'))),
      ...from,
    }),
  ),
})

// Tables

const points = whole(0, 99)
const modifier = whole(-9, 9)
const share = v.pipe(list(whole(0, 20)), v.length(2, 'a fraction has two numbers'))
const cost = v.nullable(whole(0, 20))
const code = list(among(['D', 'E', 'F', 'H']))
const bothSides = object({ french: whole(1, 20), spanish: whole(1, 20) })
const grid = <const T extends readonly string[]>(results: T, rows: number, columns: number) =>
  v.pipe(
    list(v.pipe(list(among(results)), v.length(columns, `a row has ${columns} cells`))),
    v.length(rows, `the table has ${rows} rows`),
  )

/** Limits of a hex in the later tables; what is left out is unlimited. */
const room = object({
  infantry: v.optional(points),
  square: v.optional(points),
  cavalry: v.optional(points),
  battalions: v.optional(points),
  regiments: v.optional(points),
  batteriesAlone: points,
  batteries: points,
})

export const tablesSchema = object({
  $schema: v.optional(text),
  terrain: object({
    ...from,
    rows: list(
      object({
        id: v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/, 'a short word is expected')),
        name: text,
        cost: object({ infantry: cost, cavalry: cost, artillery: cost }),
        codes: v.optional(object({ infantry: code, cavalry: code, artillery: code })),
        fire: v.optional(share),
        fireDie: v.optional(modifier),
        shock: v.optional(share),
        shockDie: v.optional(modifier),
        later: v.pipe(flag, v.description('Only in the later tables.')),
        ...from,
      }),
    ),
  }),
  formationChange: object({
    ...from,
    infantry: object({
      normal: object({ skirmish: points, square: points }),
      skirmish: object({ normal: points, square: points }),
      square: object({ normal: points, skirmish: points }),
    }),
    artillery: object({ limber: points, unlimber: points }),
  }),
  movement: object({
    ...from,
    infantry: bothSides,
    skirmish: bothSides,
    cavalry: bothSides,
    heavyCavalry: bothSides,
    skirmishingCavalry: bothSides,
    footArtillery: bothSides,
    horseArtillery: bothSides,
    leader: bothSides,
    cart: bothSides,
    maneuver: object({ any: points, road: points }),
  }),
  fire: object({
    ...from,
    rows: grid(FIRE_RESULTS, 8, 12),
    infantryPoints: points,
    batteries: points,
    modifiers: object({
      square: modifier,
      skirmish: modifier,
      unlimbered: modifier,
      lightArtillery: modifier,
      heavyArtillery: modifier,
      goodMorale: modifier,
      poorMorale: modifier,
    }),
    depth: object({ third: modifier, further: modifier, provenance }),
    laterDepth: object({ second: modifier, further: modifier, provenance }),
    range: object({ heavy: points, medium: points, light: points }),
    laterRange: object({ heavy: points, medium: points, light: points }),
    frenchRange: points,
    factor: v.pipe(list(share), v.description('Multipliers at 1, 2 … hexes; the last one beyond.')),
    laterFactor: list(share),
    laterSquareFactor: share,
    laterModifiers: object({ flank: modifier, swiss: modifier, provenance }),
  }),
  shock: object({
    ...from,
    columns: list(among(ODDS)),
    rows: grid(SHOCK_RESULTS, 8, 9),
    limits: object({ hex: points, side: points }),
    modifiers: object({
      attackOrder: modifier,
      defenseOrder: modifier,
      cavalryOnSquare: modifier,
      heavyCavalry: modifier,
      infantryOnSquare: modifier,
    }),
    laterModifiers: object({
      infantryOnSquare: modifier,
      infantryOnSkirmish: modifier,
      flank: modifier,
      swiss: modifier,
      provenance,
    }),
    multipliers: object({
      charge: whole(1, 9),
      infantryFlank: whole(1, 9),
      cavalryFlank: whole(1, 9),
      artillery: share,
    }),
  }),
  morale: object({
    ...from,
    rows: grid(MORALE_RESULTS, 9, 6),
    modifiers: object({ shelter: modifier, zone: modifier, routed: modifier, loss: modifier }),
    laterModifiers: object({ disorganized: modifier, noSquare: modifier, charge: modifier, provenance }),
  }),
  control: object({
    ...from,
    rows: grid(['C', 'NC'], 9, 6),
    modifiers: object({ charge: modifier, nation: modifier }),
    laterModifiers: object({ forced: modifier, provenance }),
  }),
  orders: object({
    ...from,
    march: object({ distance: points }),
    closeUp: points,
    share: object({ harassment: share, attack: share }),
    area: object({ wide: points, deep: points }),
  }),
  stacking: object({
    ...from,
    square: object({ points, units: points, batteries: points }),
    shelter: points,
    march: object({ infantry: points, cavalry: points }),
    crossing: points,
    later: object({ clear: room, buildings: room, light_woods: room, provenance }),
  }),
  victory: object({ ...from, demoralized: points, degrees: list(text) }),
  vedelDelay: object({
    ...from,
    turns: v.pipe(list(points), v.length(6, 'six numbers are expected: one for each side of the die')),
  }),
  divisionMorale: object({ ...from, rows: grid(['H', 'R', 'NE'], 9, 6) }),
})

// Scenarios

/**
 * Where pieces may be put: in one hex, in some of a list so that none stays empty, by twos, near hexes, near or with
 * their own.
 */
const where = {
  at: v.optional(hex),
  among: v.optional(list(hex)),
  pairs: v.optional(list(hex)),
  within: v.optional(whole(0, 20)),
  of: v.optional(v.union([list(hex), v.literal('own')])),
  with: v.optional(v.literal('own')),
  bank: v.optional(among(['west', 'east'])),
}
const RULE_IDS = [
  'swiss',
  'encounter',
  'frenchRange',
  'thirst',
  'convoy',
  'surrender',
  'exit',
  'guns',
  'town',
  'orderOfArrival',
] as const
export const VARIANT_IDS = [
  'orderOfArrival',
  'vedelMarches',
  'vedelWhole',
  'castanos',
  'frenchRange',
  'laPenaEastBank',
  'rearguardHalf',
] as const
const reduction = object({
  side: v.optional(side),
  each: v.optional(whole(1, 99)),
  amount: v.optional(points),
  least: v.optional(points),
  most: v.optional(points),
})
const scenario = object({
  id,
  number: whole(1, 99),
  continues: v.optional(
    v.pipe(id, v.description('The scenario of which a finished game can be carried on in this one.')),
  ),
  title: text,
  intro: text,
  minutes: whole(1, 1_000),
  date: text,
  start: time,
  turns: whole(1, 99),
  first: v.pipe(side, v.description('Whose phase is the first; if Spanish, the first turn has no French phase.')),
  orders: v.pipe(record(order), v.description('By formation.')),
  commanders: list(
    object({
      leader: id,
      formations: list(id),
      near: v.optional(
        v.pipe(list(id), v.description('Formations that are his while their leader is within his command radius.')),
      ),
      supreme: v.optional(
        v.pipe(
          flag,
          v.description(
            'Commander in Chief of his whole side: he leads and heartens any of its units, no matter who writes their orders.',
          ),
        ),
      ),
      until: v.optional(v.pipe(id, v.description('The leader by whose coming he is supreme no longer.'))),
      divider: whole(1, 20),
      tries: whole(0, 20),
      option: v.optional(v.pipe(text, v.description('Only with this option.'))),
      unless: v.optional(v.pipe(text, v.description('Only without this option.'))),
      ...from,
    }),
  ),
  bases: list(
    object({
      formations: list(id),
      hexes: v.optional(list(hex)),
      leader: v.optional(v.pipe(id, v.description('The base is where he stands.'))),
      fallback: v.optional(object({ leader: v.optional(id), choice: v.optional(list(hex)) })),
      ...from,
    }),
  ),
  radius: v.pipe(record(whole(0, 20)), v.description('Of leaders whose command radius is not 3.')),
  formationOf: v.pipe(record(id), v.description('Units that are under another formation than in the order of battle.')),
  losses: v.pipe(record(whole(1, 40)), v.description('Points that units have lost already.')),
  deployment: list(object({ side, units: list(id), ...where, facing: corner, ...from })),
  leaders: list(object({ side, leaders: list(id), ...where, ...from })),
  arrivals: list(
    object({
      side,
      turn: v.union([time, v.literal('guns')], 'a time such as 07:30, or guns, is expected'),
      hex,
      units: list(id),
      leaders: list(id),
      order: v.optional(order),
      guns: v.optional(v.pipe(text, v.description('With this option it is dice that decide when they arrive.'))),
      option: v.optional(v.pipe(text, v.description('Only with this option.'))),
      ...from,
    }),
  ),
  rules: list(among(RULE_IDS)),
  variants: list(among(VARIANT_IDS)),
  demoralization: object({
    ...from,
    limits: list(
      object({
        formation: id,
        counters: whole(1, 99),
        points: whole(1, 99),
        places: v.optional(list(among(PLACE_IDS))),
        option: v.optional(v.pipe(text, v.description('Only with this option.'))),
        unless: v.optional(v.pipe(text, v.description('Only without this option.'))),
      }),
    ),
    reductions: object({
      bailen: v.optional(reduction),
      sanCristobal: v.optional(reduction),
      all: v.optional(reduction),
    }),
  }),
  ...from,
})
export const scenariosSchema = object({
  ...file,
  turnMinutes: whole(1, 240),
  places: object({ bailen: list(hex), sanCristobal: list(hex) }),
  scenarios: v.pipe(list(scenario), v.minLength(1, 'a scenario at least is expected'), v.maxLength(50)),
})

// Rulebook

const ruleNumber = v.pipe(
  v.string('a word is expected'),
  v.regex(
    /^(?:RA|RD|OR|S|N)?[0-9]+(?:\.[0-9]+)*[a-f]?$/,
    'a number such as 10.2.1, 7.0, S4.8.1, OR3 or RA12 is expected',
  ),
)
export const rulebookSchema = rulebookFile(file, ruleNumber, provenance)

export type ForcesFile = v.InferOutput<typeof forcesSchema>
export type TablesFile = v.InferOutput<typeof tablesSchema>
export type ScenariosFile = v.InferOutput<typeof scenariosSchema>
export type ScenarioFile = ScenariosFile['scenarios'][number]
