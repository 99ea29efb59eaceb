import { later } from '../../../src/web/ui/later.ts'

/**
 * Ways, and the field in the middle of an entry: ways are needed when a piece is chosen, motion when the first event is
 * shown, both after the board.
 */
export const [helpers] = later(() => import('./going.ts'))
