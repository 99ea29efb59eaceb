/** Whose turn it is, as the log has told it. */
import type { Table } from '../../../src/web/board/table.ts'
import type { Corps } from '../rules/state/position.ts'

/** Events with which the turn of a command begins and ends. */
const BEGIN = new Set(['ChipDrawn', 'ActivatedByTacticalChip', 'TurnLost'])

/** The command whose turn it is; -1 between turns. */
export function activeCommand(table: Pick<Table<Corps>, 'log'>): number {
  const log = table.log()
  for (let k = log.length - 1; k >= 0; k--) {
    const { event, args } = log[k]
    if (BEGIN.has(event)) return args[0]
    if (event === 'TurnGiven') return args[1]
    if (event === 'MoveBegan' || event === 'PoorChipDrawn' || event === 'PoorChipVoid') return -1
  }
  return -1
}

const ROLLED = new Set(['PipsRolled', 'PipsCounted', 'TurnGiven'])

/** Does the command whose turn it is have its pips? Until then there is nothing to count. */
export const hasPips = (table: Pick<Table<Corps>, 'log'>): boolean =>
  ROLLED.has(table.log().findLast(({ event }) => ROLLED.has(event) || BEGIN.has(event))?.event ?? '')
