import { later } from '../../../src/web/ui/later.ts'

/**
 * What finds ways, and what continues by itself: ways are needed when a piece is chosen, after the board has loaded;
 * what continues by itself begins later still.
 */
export const [helpers] = later(() => import('./going.ts'))
