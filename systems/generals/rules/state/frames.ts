/**
 * What a phase keeps in its frame of the agenda, by the names that it gives to the slots. `asked` is the one local that
 * all phases have, and is named in the position.
 */
import { generalsLayout } from './position.ts'

/** More units about to move into a sector than it has room for (G33). */
export const overflowFrame = generalsLayout.frame({
  /** The sector that would overflow. */
  sector: 1,
})

/** Dice that are rolled again, sector by sector (G117). */
export const rerollFrame = generalsLayout.frame({
  /** The sector that is attacked from several directions. */
  sector: 1,
  /** The side that is next. */
  side: 2,
  /** The number of passes in succession. */
  passed: 3,
})
