import { DAY } from '../../painting/inks.ts'
import type { GridPlan } from '../../painting/layout.ts'
import { layOut, MARGINS, RADIUS } from '../../painting/layout.ts'
import { drawingOf } from '../../painting/map-drawing.ts'
import { paint } from '../../painting/paint.ts'
import type { MapPlan } from '../../painting/plan.ts'
import { paintWashes } from '../../painting/washes.ts'
import { SvgPath } from './svg-path.ts'
import { escaped, SvgSurface } from './svg-surface.ts'

/** A map as a complete SVG: what the board shows by day, with grid and numbers. */
export function drawMap(grid: GridPlan, plan: MapPlan): string {
  const layout = layOut(grid, RADIUS, MARGINS)
  const drawing = drawingOf(layout, plan, () => new SvgPath())
  const surface = new SvgSurface()
  paintWashes(surface, drawing, DAY, (pixels, over) => surface.picture(pixels, over))
  paint(surface, drawing, DAY, {
    sight: { x: 0, y: 0, ...layout.world },
    zoom: 1,
    marks: { grid: true, names: true },
  })
  const [wide, high] = [Math.round(layout.world.width), Math.round(layout.world.height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">`,
    `<title>${escaped(plan.title)}</title>`,
    surface.source,
    '</svg>\n',
  ].join('\n')
}
