import { hexKeys } from '../../../src/web/hexboard/keys.ts'
import { OVERLAYS } from './battlefield.ts'
import { t } from './words.ts'

/** The keys of this board, for the help. */
export const boardKeys = () => hexKeys(Object.entries(OVERLAYS).map(([key, overlay]) => [key, t(`look.${overlay}`)]))
