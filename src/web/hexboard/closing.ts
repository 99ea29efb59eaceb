import { createEffect, on } from 'solid-js'
import type { Position } from '../../kernel/index.ts'
import type { Table } from '../board/table.ts'
import { type Choice, isClosing } from './choices.ts'

/** Is the closing action the only choice? */
export const isLone = (choices: readonly Choice[]): boolean => choices.length === 1 && isClosing(choices[0])

/**
 * Closes a question with only its closing action left, if the opponent is not a person. Questions like this exist so
 * that the enemy does not learn that there is nothing to choose; a computer does not look for that. After a take-back
 * the question stays open.
 */
export function closing<P extends Position>(table: Table<P>, choices: () => readonly Choice[]): void {
  createEffect(
    on(choices, (list) => {
      if (!table.asked() || table.draft() !== undefined || !isLone(list) || table.refusal()) return
      const own = table.info.seats[table.seat()]
      const alone = table.status().seats.every(({ seat, kind }) => seat === own || kind === 'computer')
      if (alone && table.log().at(-1)?.event !== 'TakenBack') table.act(list[0].legal.text)
    }),
  )
}
