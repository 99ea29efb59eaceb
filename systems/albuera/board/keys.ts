import { hexKeys } from '../../../src/web/hexboard/keys.ts'
import { tLook } from '../words/look/t.ts'
import { OVERLAYS } from './battlefield.ts'

/** The keys of this board, for the help. */
export const boardKeys = () => hexKeys(Object.entries(OVERLAYS).map(([key, overlay]) => [key, tLook(overlay)]))
