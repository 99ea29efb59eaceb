import { cite } from '../../../src/web/board/requests.ts'
import { signed } from '../../../src/web/board/sentence.ts'
import { columnOf, line, OCCUPANT, rowOf } from '../rules/state/stands.ts'
import { tFight } from '../words/fight/t.ts'
import { type Battle, type Part, type Place, struckBy } from './battle.ts'

/** What is added to a die, in words for people. */

/** The rule behind each modifier, in the order in which the rules number them. */
export const MODIFIER_RULES = [
  'G120',
  'G115',
  'G39',
  'G70',
  'G139',
  'G142',
  'G142',
  'G152',
  'G146',
  'G77',
  'G77',
  'G79',
  'G149',
] as const

/** 'the table (G120)'. */
export const reasonName = (reason: number): string => `${tFight(`modifier.${reason}`)} (${MODIFIER_RULES[reason]})`
/** '−1 the table (G120)'. */
export const modifierName = (value: number, reason: number): string => `${signed(value)} ${reasonName(reason)}`

/** Reasons that come from the combat table: the enemy's column, and the column for an unopposed unit. */
const TABLE = 0
const UNOPPOSED = 1

/** Opens the rule behind a modifier; for the combat table, at the row and column that were used. */
export function citeModifier(battle: Battle | undefined, part: Part | undefined, place: Place, reason: number): void {
  const struck = part && struckBy(part, place)
  const foe = struck === undefined ? undefined : part?.places.get(struck)?.who
  const column = reason === UNOPPOSED ? line.NOBODY : reason === TABLE && foe !== undefined ? columnOf[foe] : undefined
  const row = place.who === OCCUPANT ? (place.aim === undefined ? line.PASSIVE : line.ATTACK) : rowOf[place.who]
  const table = part !== undefined && battle?.parts[0] === part ? 'ranged' : 'melee'
  const rule = MODIFIER_RULES[reason]
  if (column === undefined || row === undefined) cite(rule)
  else cite('G120', { table, row, column })
}
