/** Ploughed land, stubble and pasture in the open: decoration only, so they are pale. */
import type { Point } from '../../../painting/plane.ts'
import { scatter } from '../../../painting/scatter.ts'
import { trace } from '../../../painting/sheaf.ts'
import type { NewPath, Path } from '../../../painting/surface.ts'
import { isInside } from './outlines.ts'
import type { FieldPlan, Outline } from './plan.ts'

export interface Plots {
  readonly ploughed: Path
  readonly stubble: Path
  readonly grass: Path
  readonly furrows: Path
  readonly borders: Path
}

/** Sides of the plots, in inches. */
const WIDE = 9
const DEEP = 7
/** Inches from furrow to furrow. */
const FURROW = 0.3

export function plough({ table, inch }: FieldPlan, covered: readonly Outline[], newPath: NewPath): Plots {
  const plots: Plots = {
    ploughed: newPath(),
    stubble: newPath(),
    grass: newPath(),
    furrows: newPath(),
    borders: newPath(),
  }
  const next = scatter(1806)
  const [columns, rows] = [Math.ceil(table.width / (WIDE * inch)), Math.ceil(table.height / (DEEP * inch))]
  /** The corners between plots, slightly out of place, except that those on the edge of the table stay on it. */
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, k): Point => {
    const [column, row] = [k % (columns + 1), Math.floor(k / (columns + 1))]
    const [a, b] = [(next() - 0.5) * 3 * inch, (next() - 0.5) * 2.4 * inch]
    const x = table.x + (column / columns) * table.width + (column === 0 || column === columns ? 0 : a)
    const y = table.y + (row / rows) * table.height + (row === 0 || row === rows ? 0 : b)
    return { x, y }
  })
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column
      const plot = [corners[at], corners[at + 1], corners[at + columns + 2], corners[at + columns + 1]]
      const kind = next()
      const along = next() < 0.5
      if (kind > 0.72) continue
      if (plot.some((corner) => covered.some((outline) => isInside(outline, corner)))) continue
      trace(kind < 0.26 ? plots.ploughed : kind < 0.5 ? plots.stubble : plots.grass, plot, true)
      trace(plots.borders, plot, true)
      if (kind < 0.5) furrow(plots.furrows, plot, along, FURROW * inch)
    }
  return plots
}

function furrow(path: Path, [a, b, c, d]: Outline, isAlong: boolean, step: number): void {
  const [[from, to], [start, end]] = isAlong
    ? [
        [a, d],
        [b, c],
      ]
    : [
        [a, b],
        [d, c],
      ]
  const many = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / step)
  for (let k = 1; k < many; k++) {
    const share = k / many
    path.moveTo(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    path.lineTo(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }
}
