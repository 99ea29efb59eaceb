/** When the prompts of a guided battle come up: what is on the field, and what the player's units have done. */
import type { Table, Told } from '../../../../src/web/board/table.ts'
import type { Albuera } from '../../rules/state/position.ts'

export type AtTable = Table<Albuera>

export const turn = (table: AtTable): number => table.view().turn
/** Has a chit of the seat's side been drawn, so that its units act? */
export function acts(table: AtTable): boolean {
  const p = table.view()
  return p.drawn > 0 && p.scenario.army.leads[p.drawn - 1] === table.seat()
}

export const isOwn = (table: AtTable, unit: number): boolean => table.view().scenario.army.side[unit] === table.seat()

/** Has a unit of the seat done this? The first of `args` is the unit. */
export const hasDone = (table: AtTable, test: (told: Told) => boolean, ...events: readonly string[]): boolean =>
  table.log().some((told) => events.includes(told.event) && isOwn(table, told.args[0]) && test(told))

/** The next chit, or the next turn. */
export const NEXT = ['ChitDrawn', 'TurnBegan'] as const
