/**
 * What a phase keeps in its frame of the agenda, by the names that it gives the slots. `asked` is the one local that all
 * phases have, and has its name in the position.
 */
import { generalsLayout } from './position.ts'

/** More units about to move into a sector than it has room for (G33). */
export const overflowFrame = generalsLayout.frame({
  /** The sector that would overflow. */
  sector: 1,
})

/** Dice that are rolled again, sector by sector (G117). */
export const rerollFrame = generalsLayout.frame({
  /** The sector that is attacked from several sides. */
  sector: 1,
  /** The side whose turn it is. */
  side: 2,
  /** How many have passed in succession. */
  passed: 3,
})
