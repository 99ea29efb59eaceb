import { tMarks } from '../words/marks/t.ts'
import { TURNS } from './board-state.ts'
import { MARK_KEYS } from './map-marks.ts'

/** The keys of every board of hexes, for the help. `overlays`: the keys that lay something over the map. */
export const hexKeys = (
  overlays: readonly (readonly [key: string, what: string])[],
): readonly (readonly [keys: readonly string[], what: string])[] => [
  [[TURNS.left, TURNS.right], tMarks('keys.turn')],
  ...overlays.map(([key, what]) => [[key], what] as const),
  [[MARK_KEYS.grid], tMarks('keys.grid')],
  [[MARK_KEYS.names], tMarks('keys.names')],
]
