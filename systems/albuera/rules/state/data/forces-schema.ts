/** The shape of `forces.json`. The schema in systems/albuera/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, text, whole } from '../../../../../src/kernel/data-schema.ts'
import { EFFECT_IDS, KIND_IDS, RANK_IDS } from './ids.ts'
import { file, flag, from, name, shift, side, supporting } from './schema-parts.ts'

const assigned = v.optional(v.pipe(list(text), v.description('Values that no source gives.')))

const manpower = v.pipe(whole(1, 10), v.description('A hundred foot or horse each (2.1).'))
const morale = v.pipe(
  list(whole(0, 9)),
  v.minLength(1, 'the Morale of the front is expected'),
  v.maxLength(2, 'a counter has two sides'),
  v.description('Of the front, then of the back where the counter has one (3.4).'),
)
const unit = {
  id: name,
  name: text,
  side,
  nation: name,
  commander: v.pipe(name, v.description('Whose orders it follows; of Supporting Units their superior (4.7).')),
  assigned,
  ...from,
}
const infantry = object({
  ...unit,
  arm: v.literal('infantry'),
  kind: among(KIND_IDS.infantry),
  men: whole(1, 1_500),
  manpower,
  morale,
  skirmishers: v.pipe(among(EFFECT_IDS), v.description('What its company in Skirmish Order does (8.7).')),
  companies: v.optional(v.pipe(flag, v.description('Companies that are always in Skirmish Order.'))),
  rifles: v.optional(v.pipe(flag, v.description('Baker rifles (8.11).'))),
})
const cavalry = object({
  ...unit,
  arm: v.literal('cavalry'),
  kind: among(KIND_IDS.cavalry),
  regiment: name,
  men: whole(1, 1_500),
  manpower,
  morale,
})
const artillery = object({
  ...unit,
  arm: v.literal('artillery'),
  kind: among(KIND_IDS.artillery),
  guns: whole(2, 8),
  calibre: v.pipe(whole(3, 12), v.description('The weight of its shot in pounds; its ranges go by it (10.3).')),
  stars: v.pipe(whole(0, 3), v.description('White stars (10.8).')),
})

export const forcesSchema = object({
  ...file,
  nations: list(
    object({
      id: name,
      name: text,
      side,
      like: v.optional(v.pipe(name, v.description('The nation whose rules it follows.'))),
      line: v.pipe(whole(1, 100), v.description('Firepower in Line, in per cent of the Manpower (3.4).')),
      rectangle: v.pipe(whole(1, 11), v.description('From this Manpower on a Line covers two hexes (6.2).')),
      noColumns: v.optional(
        v.pipe(flag, v.description('Do its Columns enter no hex with enemies in their own subphase (5.1)?')),
      ),
      reaction: v.optional(
        v.pipe(shift, v.description('On the check of its infantry against infantry in front of it (13.1 A).')),
      ),
      cavalry: v.optional(v.pipe(shift, v.description('On the check of its cavalry after a Clash that it won (9.3).'))),
      ...from,
    }),
  ),
  losses: object({
    ...from,
    front: v.pipe(
      list(whole(1, 10)),
      v.length(10, 'ten numbers are expected, for Manpower 1 to 10'),
      v.description('How many Losses the front of a counter takes, by its Manpower from 1 to 10 (3.4).'),
    ),
  }),
  commanders: list(
    object({
      id: name,
      name: text,
      side,
      rank: among(RANK_IDS),
      command: v.optional(v.pipe(text, v.description('What he commands.'))),
      under: v.optional(name),
      coordination: v.optional(whole(0, 9)),
      chit: v.pipe(flag, v.description('Has he a chit of his own?')),
      assigned,
      ...from,
    }),
  ),
  supporting: v.pipe(supporting, v.description('The Supporting Units Chart (4.7).')),
  units: list(v.variant('arm', [infantry, cavalry, artillery], 'infantry, cavalry or artillery is expected')),
})
export type ForcesFile = v.InferOutput<typeof forcesSchema>
