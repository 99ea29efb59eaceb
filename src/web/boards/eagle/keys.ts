import { OVERLAY_KEYS } from './desk.ts'
import { MARK_KEYS } from './map-marks.ts'
import { t } from './words.ts'

/** The keys that turn whoever is chosen by a sixth of a circle, to the left and to the right. */
export const TURNS = { left: 'q', right: 'e' } as const

/** The keys of this board, for the help. */
export const boardKeys = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  [[TURNS.left, TURNS.right], t('keys.turn')],
  ...Object.entries(OVERLAY_KEYS).map(([key, overlay]) => [[key], t(`keys.${overlay}`)] as const),
  [[MARK_KEYS.grid], t('keys.grid')],
  [[MARK_KEYS.names], t('keys.names')],
]
