import { tLook } from '../words/look/t.ts'
import { OVERLAYS } from './tabletop.ts'

/** The keys of this board, for the help. */
export const boardKeys = (): readonly (readonly [keys: readonly string[], what: string])[] =>
  Object.entries(OVERLAYS).map(([key, overlay]) => [[key], tLook(overlay)] as const)
