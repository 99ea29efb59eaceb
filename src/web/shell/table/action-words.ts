import { createResource } from 'solid-js'
import type { Position } from '../../../kernel/index.ts'
import { type Step, THEN } from '../../../players/steps.ts'
import type { AtTable } from '../../table/at-table.ts'
import { tExpected } from '../../words/expected/t.ts'

/**
 * Says what a seat does in the words of the board, by the seat's view before the action. Reactive; uses the notation
 * until these words are loaded, or if the board has none.
 */
export function actionWords({ module, session }: AtTable): (p: Position, seat: number, step: Step) => string {
  const [name] = createResource(async () => module.actionName?.())
  const { engine } = session.tables[0]
  return (p, seat, { text, times }) => {
    const [first = '', ...then] = text.split(THEN)
    const what = name()?.(engine, p, seat, first, then) ?? text
    return times > 1 ? tExpected('times', { times, what }) : what
  }
}
