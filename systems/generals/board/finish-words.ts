import { tAsking } from '../words/asking/t.ts'
import { tQuestion } from '../words/question/t.ts'

/** The button that completes the choice is named by what has been chosen: something, or nothing. */
const FINISH: Readonly<Record<string, readonly [something: string, nothing: string]>> = {
  'who acts': ['act', 'actNobody'],
  reactions: ['square', 'noSquare'],
  'falling back': ['retreat', 'noRetreat'],
  'counter-charges': ['charge', 'charge'],
  'taking positions': ['post', 'post'],
  'choosing targets': ['aim', 'aimNobody'],
  're-rolls': ['pass', 'pass'],
  withdrawing: ['withdraw', 'noWithdraw'],
  'advance after combat': ['halt', 'halt'],
  'moves by road': ['road', 'noRoad'],
  rally: ['rally', 'noRally'],
  'setting up': ['ready', 'ready'],
  'objective markers': ['ready', 'ready'],
}

/**
 * The name of the button that completes the choice of a phase: has something been chosen, and was there anything to
 * choose?
 */
export function finishWord(phase: string | undefined, chosen: boolean, any: boolean): string {
  const pair = FINISH[phase ?? '']
  if (!pair || (!any && phase !== 'who acts') || (!any && !chosen)) return tAsking('finish.none')
  return tQuestion(`finish.${pair[chosen ? 0 : 1]}`)
}
