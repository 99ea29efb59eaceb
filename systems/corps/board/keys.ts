import { handKeys } from '../../../src/web/inchboard/hand/key-help.ts'
import { tLook } from '../words/look/t.ts'
import { OVERLAYS } from './tabletop.ts'

/** The keys of this board, for the help. */
export const boardKeys = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  ...handKeys(),
  ...Object.entries(OVERLAYS).map(([key, overlay]) => [[key], tLook(overlay)] as const),
]
