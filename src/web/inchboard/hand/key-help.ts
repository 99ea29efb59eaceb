import { tHand } from '../../words/inchhand/t.ts'
import { MEASURE_KEY } from './keys.ts'

/** The keys of the hand, for the help. */
export const handKeys = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  [['↑', '↓', '←', '→'], tHand('key.nudge')],
  [['[', ']'], tHand('key.turn')],
  [['{', '}'], tHand('key.turnFine')],
  [['Enter'], tHand('key.confirm')],
  [['Esc'], tHand('key.back')],
  [[MEASURE_KEY], tHand('measure')],
]
