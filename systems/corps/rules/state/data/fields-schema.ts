/** What `fields.json` looks like. The schema in systems/corps/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, text } from '../../../../../src/kernel/data-schema.ts'
import { LINE_IDS, SQUARE } from './ids.ts'
import { file, from, name, outline, points } from './schema-parts.ts'

const head = { id: name, name: text, ...from }
const section = object({
  id: name,
  name: text,
  outline,
  roofs: v.optional(v.pipe(list(outline), v.description('Houses, for the eye only (10.5).'))),
})
const sections = v.pipe(
  list(section),
  v.minLength(1, 'a section at least is expected'),
  v.description('Each takes one brigade of a side (A46, A77).'),
)
const hill = object({
  ...head,
  kind: v.literal('hill'),
  contours: v.pipe(
    list(outline),
    v.minLength(1, 'a contour at least is expected'),
    v.maxLength(9, 'nine contours at most are expected'),
    v.description('From the foot up, each within the one before.'),
  ),
})
const broken = object({ ...head, kind: v.literal('broken'), outline })
const place = object({
  ...head,
  kind: v.pipe(v.literal('place'), v.description('Ground with a name, for orders; it hinders nothing (A105).')),
  outline,
})
const sectioned = <const K extends string>(kind: K) => object({ ...head, kind: v.literal(kind), sections })

export const fieldsSchema = object({
  ...file,
  fields: list(
    object({
      id: name,
      title: text,
      intro: text,
      ...from,
      squares: v.pipe(
        list(
          v.pipe(
            list(text),
            v.minLength(1, 'a square at least is expected'),
            v.maxLength(3, 'three squares at most are expected'),
          ),
        ),
        v.minLength(1, 'a row of squares at least is expected'),
        v.maxLength(3, 'three rows at most are expected'),
        v.description(
          `What its squares of ${SQUARE} inches are called: rows from the north, each from the west. Rows are of one length, so that squares meet.`,
        ),
      ),
      ground: list(
        v.variant(
          'kind',
          [sectioned('town'), sectioned('farm'), sectioned('woods'), hill, broken, place],
          'town, farm, woods, hill, broken or place is expected',
        ),
      ),
      lines: v.pipe(
        list(object({ id: name, kind: among(LINE_IDS), points, ...from })),
        v.description('Hedges and walls (A103).'),
      ),
      roads: v.pipe(
        list(object({ id: name, name: text, points, ...from })),
        v.description('Each end lies on the edge of the table, on another road, or at a town or farm.'),
      ),
    }),
  ),
})
export type FieldsFile = v.InferOutput<typeof fieldsSchema>
export type FieldFile = FieldsFile['fields'][number]
export type GroundFile = FieldFile['ground'][number]
