import { later } from '../../../src/web/ui/later.ts'

/**
 * What finds ways and goes by itself: ways are asked for when somebody is chosen, after the board is there; what goes by
 * itself is begun later still.
 */
export const [helpers] = later(() => import('./going.ts'))
