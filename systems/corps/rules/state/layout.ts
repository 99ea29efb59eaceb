/** The ground of a field as the rules ask for it: areas by what they mean, in cells of the part that is played on. */
import {
  type Area,
  bandOutline,
  type Convex,
  makeArea,
  makeConvex,
  type Point,
  setSegment,
} from '../../../../src/inches/index.ts'
import { outlinesOf } from './data/fields.ts'
import type { FieldFile, GroundFile } from './data/fields-schema.ts'
import { cells, type Place, pointAt } from './data/measures.ts'
import type { TablesFile } from './data/tables-schema.ts'
import type { CorpsScenario } from './scenario.ts'

/** Ground and objectives of a field; places are counted from `origin`, the corner of the part that is played on. */
export function layField(
  { ground, roads, lines }: FieldFile,
  { movement, bases }: TablesFile,
  origin: Place,
): Pick<CorpsScenario, 'ground' | 'objectives'> {
  const [west, south] = pointAt(origin)
  const point = (place: Place): Point => {
    const [x, y] = pointAt(place)
    return [x - west, y - south]
  }
  const areas = (pieces: readonly GroundFile[]): Area[] =>
    pieces.flatMap(outlinesOf).map((outline) => makeArea(outline.map(point)))
  const of = (...kinds: readonly string[]) => areas(ground.filter(({ kind }) => kinds.includes(kind)))
  const stretches = (sort: string): Convex[] =>
    lines
      .filter(({ kind }) => kind === sort)
      .flatMap(({ points }) =>
        points.slice(1).map((to, k) => setSegment(makeConvex(2), ...point(points[k]), ...point(to))),
      )
  return {
    ground: {
      difficult: of(...movement.difficult.ground),
      woods: of('woods'),
      sections: of('town', 'farm'),
      roads: roads.map(({ points }) => makeArea(bandOutline(points.map(point), cells(bases.road)))),
      contours: ground.flatMap((one) =>
        'contours' in one
          ? one.contours.map((outline, k) => ({ area: makeArea(outline.map(point)), level: k + 1 }))
          : [],
      ),
      hedges: stretches('hedge'),
      walls: stretches('wall'),
    },
    objectives: [{ id: 'none', areas: [] }, ...ground.map((one) => ({ id: one.id, areas: areas([one]) }))],
  }
}
