/**
 * The form of systems/eagle/data/drawn-up.json: places for drawing up a side in one go. Advice for players; no game depends on
 * it.
 */
import type * as v from 'valibot'
import { among, id, list, object } from '../../../../../src/kernel/data-schema.ts'
import { SIDE_IDS } from './ids.ts'
import { file, from, record } from './schemas.ts'

export const drawnUpSchema = object({
  ...file,
  groups: list(
    object({
      id,
      /** The scenarios in which it applies. */
      scenarios: list(id),
      side: among(SIDE_IDS),
      /** From the scenario and history, or a sensible order in an area that the scenario leaves open. */
      basis: among(['history', 'ground']),
      /** Units and leaders by their hex. */
      places: record(list(id)),
      ...from,
    }),
  ),
})

export type DrawnUpFile = v.InferOutput<typeof drawnUpSchema>
