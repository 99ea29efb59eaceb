import { TURNS } from '../../../src/web/hexboard/board-state.ts'
import { MARK_KEYS } from '../../../src/web/hexboard/map-marks.ts'
import { tKey } from '../words/keys/t.ts'
import { OVERLAYS } from './battlefield.ts'

/** The keys of this board, for the help. */
export const boardKeys = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  [[TURNS.left, TURNS.right], tKey('turn')],
  ...Object.entries(OVERLAYS).map(([key, overlay]) => [[key], tKey(overlay)] as const),
  [[MARK_KEYS.grid], tKey('grid')],
  [[MARK_KEYS.names], tKey('names')],
]
