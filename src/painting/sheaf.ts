import type { Rect } from './plane.ts'
import type { NewPath, Path } from './surface.ts'

/** Many strokes of one kind, grouped by where they lie, so that only those in sight are painted. */
export interface Sheaf {
  /** The path for strokes that begin at this point. */
  at(x: number, y: number): Path
  /** The paths of everything that may be seen in a rectangle. */
  within(sight: Rect): Path[]
}

const SIZE = 360
/** How far strokes reach beyond the square in which they begin. */
const REACH = 60

export function sheaf(newPath: NewPath): Sheaf {
  const bundles = new Map<number, { readonly column: number; readonly row: number; readonly path: Path }>()
  return {
    at(x, y) {
      const [column, row] = [Math.floor(x / SIZE), Math.floor(y / SIZE)]
      const key = column * 1000 + row
      let bundle = bundles.get(key)
      if (!bundle) bundles.set(key, (bundle = { column, row, path: newPath() }))
      return bundle.path
    },
    within: (sight) =>
      [...bundles.values()]
        .filter(
          ({ column, row }) =>
            column * SIZE - REACH < sight.x + sight.width &&
            (column + 1) * SIZE + REACH > sight.x &&
            row * SIZE - REACH < sight.y + sight.height &&
            (row + 1) * SIZE + REACH > sight.y,
        )
        .map(({ path }) => path),
  }
}

/** A path through the points of a line. */
export function trace(path: Path, points: readonly { readonly x: number; readonly y: number }[], closed = false): void {
  for (const [k, { x, y }] of points.entries()) k === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
  if (closed) path.closePath()
}
