/** What a click does, and what is done when nothing is left to choose. */
import { createEffect, on } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { companionsOf } from '../rules/state/companions.ts'
import type { Eagle } from '../rules/state/position.ts'
import type { Choice } from './choices.ts'

/** Is the closing action the only choice? */
export const isLone = (choices: readonly Choice[]): boolean => choices.length === 1 && choices[0].first === ''

/**
 * A question with only its closing action left closes by itself if the opponent is no person. Such a question exists so
 * that the enemy does not learn that there is nothing to choose; a computer does not look for that. After a take-back
 * it stays open.
 */
export function closing(table: Table<Eagle>, choices: () => readonly Choice[]): void {
  createEffect(
    on(choices, (list) => {
      if (!table.asked() || table.draft() !== undefined || !isLone(list) || table.refusal()) return
      const own = table.info.seats[table.seat()]
      const alone = table.status().seats.every(({ seat, kind }) => seat === own || kind === 'computer')
      if (alone && table.log().at(-1)?.event !== 'TakenBack') table.act(list[0].legal.text)
    }),
  )
}

/** What a click does: a unit that advances takes its leaders along. The list of everything lets it go alone. */
export function textsOf(p: Eagle, { unit, legal }: Choice): string[] {
  if (legal.verb !== 'advance') return [legal.text]
  return [legal.text, ...companionsOf(p, unit).map((leader) => `follow ${p.scenario.army.leaders[leader]}`)]
}
