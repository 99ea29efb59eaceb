/** What `armies.json` looks like. The schema in systems/corps/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, text, whole } from '../../../../../src/kernel/data-schema.ts'
import { CALIBRE_IDS, CHIPS, CLASS_IDS, GRADE_IDS, KIND_IDS, ROLE_IDS } from './ids.ts'
import { file, flag, from, inches, name } from './schema-parts.ts'

const assigned = v.optional(v.pipe(list(text), v.description('Values that no source gives.')))
const rating = among(CLASS_IDS)
const unit = {
  id: name,
  name: text,
  command: v.pipe(name, v.description('The corps that it belongs to before anything is allotted.')),
  determination: rating,
  assigned,
  ...from,
}
const infantry = object({
  ...unit,
  arm: v.literal('infantry'),
  fire: rating,
  skirmish: rating,
  landwehr: v.optional(v.pipe(flag, v.description('Militia; it has no rule of its own.'))),
})
const cavalry = object({
  ...unit,
  arm: v.literal('cavalry'),
  kind: among(KIND_IDS),
  lance: v.optional(v.pipe(flag, v.description('Lancers (15.3).'))),
})
const artillery = object({ ...unit, arm: v.literal('artillery'), calibre: among(CALIBRE_IDS) })

export const armiesSchema = object({
  ...file,
  nations: list(
    object({
      id: name,
      name: text,
      radius: v.optional(
        v.pipe(inches(0, 48), v.description('Of its commanders, if not as in the tables; 0: base contact (3.3).')),
      ),
      pursuit: v.optional(
        v.pipe(whole(1, 6), v.description('From which number on its cavalry pursues, if not as in the tables (16.4).')),
      ),
      tacticalChip: v.optional(v.pipe(flag, v.description('Has its army the tactical chip (0.8)?'))),
      ...from,
    }),
  ),
  armies: list(
    object({
      id: name,
      name: text,
      nation: name,
      ...from,
      commands: list(
        object({
          id: name,
          name: text,
          role: among(ROLE_IDS),
          nation: name,
          chip: v.pipe(whole(1, CHIPS), v.description('No other commander of any army has it (0.6).')),
          general: object({ name: v.optional(text), grade: among(GRADE_IDS) }),
          assigned,
          ...from,
        }),
      ),
      units: list(v.variant('arm', [infantry, cavalry, artillery], 'infantry, cavalry or artillery is expected')),
    }),
  ),
})
export type ArmiesFile = v.InferOutput<typeof armiesSchema>
export type ArmyFile = ArmiesFile['armies'][number]
