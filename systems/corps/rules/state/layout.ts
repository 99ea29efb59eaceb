/**
 * The ground of a field in the form that the rules need: areas by what they mean, in cells of the part that is played
 * on.
 */
import {
  type Area,
  bandOutline,
  type Convex,
  makeArea,
  makeConvex,
  type Point,
  setSegment,
} from '../../../../src/inches/index.ts'
import type { FieldFile, GroundFile } from './data/fields-schema.ts'
import { cells, type Place, pointAt } from './data/measures.ts'
import { outlinesOf, sectionsOf } from './data/outlines.ts'
import type { TablesFile } from './data/tables-schema.ts'
import type { CorpsScenario, Road } from './scenario.ts'

/**
 * Ground and objectives of a field, and the ids of its sections in the order of `ground.sections`; places are counted from
 * `origin`, the corner of the part that is played on.
 */
export function layField(
  { ground, roads, lines }: FieldFile,
  { movement, bases }: TablesFile,
  origin: Place,
): Pick<CorpsScenario, 'ground' | 'objectives'> & { readonly sectionIds: readonly string[] } {
  const [west, south] = pointAt(origin)
  const point = (place: Place): Point => {
    const [x, y] = pointAt(place)
    return [x - west, y - south]
  }
  const areas = (pieces: readonly GroundFile[]): Area[] =>
    pieces.flatMap(outlinesOf).map((outline) => makeArea(outline.map(point)))
  const pieces = (...kinds: readonly string[]) => ground.filter(({ kind }) => kinds.includes(kind))
  const of = (...kinds: readonly string[]) => areas(pieces(...kinds))
  const roadAlong = (way: readonly Point[]): Road => ({
    ...makeArea(bandOutline(way, cells(bases.road))),
    ways: [way, way.toReversed()],
  })
  const builtUp = ['town', 'farm']
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
      sections: of(...builtUp),
      roads: roads.map(({ points }) => roadAlong(points.map(point))),
      contours: ground.flatMap((one) =>
        'contours' in one
          ? one.contours.map((outline, k) => ({ area: makeArea(outline.map(point)), level: k + 1 }))
          : [],
      ),
      hedges: stretches('hedge'),
      walls: stretches('wall'),
    },
    sectionIds: pieces(...builtUp).flatMap((one) => sectionsOf(one).map(({ id }) => id)),
    objectives: [
      { id: 'none', title: '', areas: [] },
      ...ground.map((one) => ({ id: one.id, title: one.name, areas: areas([one]) })),
    ],
  }
}
