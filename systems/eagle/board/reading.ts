import { entryTold } from '../../../src/web/board/entry-told.ts'
import type { Table, Told } from '../../../src/web/board/table.ts'
import { later } from '../../../src/web/ui/later.ts'
import { still } from '../../../src/web/ui/motion.ts'
import type { Eagle } from '../rules/state/position.ts'
import { type Named, stacksOf } from './faces.ts'
import type { Field } from './progress.ts'

/** Makes sentences, engagements and the moving field from events. It may load late: no event comes before the first decision. */
export const [reading] = later(() => import('./read-out.ts'))

/** Returns an event in plain words; nothing until these have loaded. */
export const sentence = (told: Told, named: Named): string => reading()?.sentenceOf(told, named) ?? ''

/** Returns why a battle that has been fought to its end is over, with the degree of victory. */
export const ending = (table: Table<Eagle>): string => reading()?.endingOf(table) ?? ''

/** Returns the field as shown: in the middle of a telling, with the events told so far. */
export function fieldOf(table: Table<Eagle>): Field {
  const p = table.view()
  const fold = reading()?.progress
  const told = fold && entryTold(table)
  return told ? fold(p, told, !still()) : { p, stacks: stacksOf(p) }
}
