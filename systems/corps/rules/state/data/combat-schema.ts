/** What `tables.json` says about fights with two dice: their factors and their results (9 to 15). */
import * as v from 'valibot'
import { among, list, object, whole } from '../../../../../src/kernel/data-schema.ts'
import { COMBAT_IDS, FACTOR_IDS, MORALE_IDS, RESULT_TABLE_IDS } from './ids.ts'
import { byId, from, inches, modifiers } from './schema-parts.ts'

const outcome = object({
  grade: v.pipe(among(MORALE_IDS), v.description('Of morale, if the unit is not worse already.')),
  retire: v.pipe(inches(0, 24), v.description('Inches.')),
  casualties: whole(0, 9),
})
const row = object({
  most: v.optional(v.pipe(whole(-20, 40), v.description('Up to this total; the last row has none.'))),
  favoured: v.pipe(outcome, v.description('The side that rolls (A1).')),
  unfavoured: outcome,
})

export const combat = object({
  ...from,
  factors: byId(COMBAT_IDS, object({ ...from, factors: modifiers(FACTOR_IDS) })),
  results: byId(
    RESULT_TABLE_IDS,
    object({ ...from, rows: v.pipe(list(row), v.minLength(1, 'a row at least is expected')) }),
  ),
  firefight: v.pipe(inches(0, 24), v.description('How near the attackers go (12.2).')),
  support: v.pipe(inches(0, 24), v.description('How near supports help infantry against cavalry (A85).')),
  cavalryRetires: v.pipe(inches(0, 24), v.description('How far cavalry retires from infantry (15.5).')),
  beside: object({
    ...from,
    inches: v.pipe(inches(0, 24), v.description('So near to an enemy a garrison does not retire (A84).')),
  }),
  ratio: v.pipe(whole(2, 9), v.description('How many times outnumbered counts (A33).')),
})
