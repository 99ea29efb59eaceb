import { UNKNOWN } from './layout.ts'
import type { Position } from './position.ts'

/** A cell that changed: its offset in the position, and its new value. */
export type Change = readonly [offset: number, value: number]

/** The changes that turn `before` into `after`; both are positions of one scenario. */
export function difference(before: Position, after: Position): Change[] {
  const changes: Change[] = []
  const from = before.cells
  const to = after.cells
  for (let k = 0; k < to.length; k++) if (from[k] !== to[k]) changes.push([k, to[k]])
  return changes
}

/** Writes changes into a position. Throws a RangeError, and changes nothing, if one does not fit it. */
export function apply(changes: readonly Change[], p: Position): void {
  for (const [offset] of changes)
    if (!Number.isInteger(offset) || offset < 0 || offset >= p.cells.length)
      throw new RangeError(`a change at cell ${offset} of a position of ${p.cells.length} cells`)
  for (const [offset, value] of changes) p.cells[offset] = value
}

/**
 * Between two views of a seat, did a cell come to light that it could not see? Then what was done cannot be taken back
 * freely. Check also whether a secret choice has opened: what was shown may be hidden again within one play, and then
 * the two views do not show it.
 */
export function shown(before: Position, after: Position): boolean {
  const from = before.cells
  const to = after.cells
  for (let k = 0; k < to.length; k++) if (from[k] === UNKNOWN && to[k] !== UNKNOWN) return true
  return false
}
