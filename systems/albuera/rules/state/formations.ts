/**
 * 4.3 Divisions and independent brigades, with their supports: the units that one of several players of a side can
 * command.
 */
import type { Formation } from '../../../../src/kernel/index.ts'
import { type Army, CHIEF } from './army.ts'
import { SIDE_IDS } from './data/ids.ts'

/**
 * The number of the formation under a commander, or of the one he belongs to; -1 if only the commander-in-chief is
 * above.
 */
export function formationUnder(army: Army, commander: number): number {
  const { above, rank } = army
  if (commander < 0 || rank[commander] === CHIEF) return -1
  const superior = above[commander]
  return superior < 0 || rank[superior] === CHIEF ? commander : formationUnder(army, superior)
}

/** By side. A formation is named after its commander. */
export const formationsOf = (army: Army): readonly (readonly Formation[])[] =>
  SIDE_IDS.map((_, side) =>
    army.commanders.flatMap((id, number) =>
      army.leads[number] === side && formationUnder(army, number) === number
        ? [{ number, id, title: army.leaders[number].name }]
        : [],
    ),
  )
