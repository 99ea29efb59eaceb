/** What `scenarios.json` looks like. The schema in systems/corps/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, text, whole } from '../../../../../src/kernel/data-schema.ts'
import { EDGE_IDS, FORMATION_IDS, ORDER_IDS, SPECIAL_CHIP_IDS } from './ids.ts'
import { file, flag, from, heading, inches, LONGEST, name, place } from './schema-parts.ts'

const order = v.pipe(
  object({
    order: among(ORDER_IDS),
    objective: v.optional(v.pipe(name, v.description('Ground of the field; only a Halt has none (0.4, A105).'))),
  }),
  v.description('A commander in chief has none.'),
)
const blind = object({
  at: v.pipe(place, v.description('The centre of its strips.')),
  heading,
  strips: v.pipe(whole(1, 6), v.description('Side by side: one in column of march, more are deployed (1.1).')),
  decoy: v.optional(v.pipe(flag, v.description('It covers nothing (A106).'))),
})
const formations = [...FORMATION_IDS.infantry, 'column', ...FORMATION_IDS.artillery] as const
const deployed = object({
  unit: name,
  at: v.pipe(place, v.description('The centre of its base.')),
  heading,
  formation: v.pipe(among(formations), v.description('A garrison has occupied its section for a full move (9.3).')),
})
const command = object({
  command: name,
  units: v.pipe(list(name), v.description('What it has in this scenario (0.3).')),
  order: v.optional(order),
  general: v.optional(v.pipe(place, v.description('Without one he is under the blind.'))),
  blinds: v.optional(v.pipe(list(blind), v.description('One that covers the command, and its decoys.'))),
  deployed: v.optional(v.pipe(list(deployed), v.description('A command whose figures are on the table.'))),
  ...from,
})
const home = v.pipe(among(EDGE_IDS), v.description('The edge of the table to which it goes back (A73).'))
const victory = {
  casualty: v.pipe(whole(0, 99), v.description('Points for each casualty (A49).')),
  unit: v.pipe(whole(0, 99), v.description('Points for each brigade or battery that was routed off or lost.')),
  collapse: v.pipe(
    whole(1, 100),
    v.description(
      'A side all of whose corps are on Halt loses at once with more than this share of its brigades Shaken, in Rout or lost, in per cent.',
    ),
  ),
  ...from,
}
const sections = v.pipe(list(name), v.description('Sections that count at the end (A49).'))
const value = v.union([v.boolean(), v.number(), v.string()], 'the value of an option is expected')

const head = {
  id: name,
  number: whole(1, 99),
  title: text,
  intro: text,
  minutes: v.pipe(whole(5, 1_000), v.description('How long a game takes.')),
  ...from,
  moves: whole(1, 24),
  chips: v.pipe(list(among(SPECIAL_CHIP_IDS)), v.description('In the bag beside those of the generals (0.7, 0.8).')),
  options: v.optional(
    v.pipe(v.record(v.string(), value), v.description('Options whose default is another here than elsewhere.')),
  ),
}
const both = <S extends v.GenericSchema>(side: S) => v.pipe(list(side), v.length(2, 'two sides are expected'))

const laid = object({
  ...head,
  setUp: v.pipe(v.literal('laid'), v.description('All that stands where.')),
  field: name,
  part: v.optional(
    v.pipe(
      object({ from: place, to: place }),
      v.description('The part of the field that is played on: its south-western and north-eastern corners.'),
    ),
  ),
  victory: object({ ...victory, sections }),
  sides: both(
    object({
      army: name,
      home,
      commands: v.pipe(list(command), v.minLength(1, 'a command at least is expected: a side has a general')),
    }),
  ),
})
const chosen = object({
  ...head,
  setUp: v.pipe(v.literal('chosen'), v.description('Each side chooses in secret (A107).')),
  fields: v.pipe(list(object({ field: name, sections })), v.minLength(1, 'a field at least is expected')),
  victory: object(victory),
  sides: both(
    object({
      army: name,
      home,
      reserve: v.pipe(list(name), v.description('Cavalry and batteries that the side may allot to its reserve (0.3).')),
    }),
  ),
  choose: object({
    least: v.pipe(whole(1, 6), v.description('Commands of a side beside the commander in chief, at least.')),
    most: whole(1, 6),
    strips: v.pipe(whole(1, 6), v.description('Strips of a command at most, beside decoys.')),
    decoys: v.pipe(whole(0, 9), v.description('Of a side at most.')),
    depth: v.pipe(inches(1, LONGEST), v.description('How far from its edge of the table a side lays its strips.')),
    orders: v.pipe(list(among(ORDER_IDS)), v.minLength(1, 'an order at least is expected')),
  }),
})

export const scenariosSchema = object({
  ...file,
  scenarios: list(v.variant('setUp', [laid, chosen], 'laid or chosen is expected')),
})
export type ScenariosFile = v.InferOutput<typeof scenariosSchema>
export type ScenarioFile = ScenariosFile['scenarios'][number]
export type LaidFile = Extract<ScenarioFile, { setUp: 'laid' }>
export type ChosenFile = Extract<ScenarioFile, { setUp: 'chosen' }>
export type CommandFile = LaidFile['sides'][number]['commands'][number]
