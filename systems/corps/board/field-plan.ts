/** The field as painted: what its file says, in the world of the board, with names in the language of the page. */
import { INCH } from '../../../src/inches/index.ts'
import type { Point } from '../../../src/painting/plane.ts'
import type { FieldName, FieldPlan } from '../../../src/web/inchboard/field/plan.ts'
import { MARGIN, type TableLayout } from '../../../src/web/inchboard/layout.ts'
import type { Place } from '../rules/state/data/measures.ts'
import { outlinesOf, sectionsOf } from '../rules/state/data/outlines.ts'
import type { CorpsScenario } from '../rules/state/scenario.ts'
import { troopName } from '../words/troops/t.ts'

type Ground = NonNullable<CorpsScenario['field']>['file']['ground'][number]

/** The outlines drawn for a piece of ground: for a hill all its contours. */
const drawnOf = (ground: Ground): readonly (readonly Place[])[] =>
  'contours' in ground ? ground.contours : outlinesOf(ground)

export function fieldPlan({ field, width, depth }: CorpsScenario, { toWorld }: TableLayout): FieldPlan {
  const { ground = [], lines = [], roads = [] } = field?.file ?? {}
  const [west, south] = field?.corner ?? [0, 0]
  const place = ([east, north]: Place): Point => toWorld((east - west) * INCH, (north - south) * INCH)
  const all = (places: readonly Place[]): Point[] => places.map(place)
  const of = (...kinds: readonly string[]) => ground.filter(({ kind }) => kinds.includes(kind))
  const built = of('town', 'farm').flatMap(sectionsOf)
  const isIn = ({ x, y }: Point) => x > MARGIN && x < MARGIN + width && y > MARGIN && y < MARGIN + depth
  return {
    table: { x: MARGIN, y: MARGIN, width, height: depth },
    inch: INCH,
    woods: of('woods').flatMap(drawnOf).map(all),
    broken: of('broken').flatMap(drawnOf).map(all),
    hills: of('hill').map((hill) => drawnOf(hill).map(all)),
    yards: built.map(({ outline, roofs = [] }) => ({ outline: all(outline), roofs: roofs.map(all) })),
    roads: roads.map(({ points }) => ({ points: all(points), width: (field?.road ?? 0) * INCH })),
    hedges: lines.filter(({ kind }) => kind === 'hedge').map(({ points }) => all(points)),
    walls: lines.filter(({ kind }) => kind === 'wall').map(({ points }) => all(points)),
    names: ground.map((one) => nameOf(one, place)).filter(({ at }) => isIn(at)),
  }
}

/** The name of houses stands on their northern edge, so that it can be read while they are held. */
function nameOf(ground: Ground, place: (at: Place) => Point): FieldName {
  const places = drawnOf(ground).flat()
  const [easts, norths] = [places.map(([east]) => east), places.map(([, north]) => north)]
  const middle = (Math.min(...easts) + Math.max(...easts)) / 2
  const isBuilt = ground.kind === 'town' || ground.kind === 'farm'
  const north = isBuilt ? Math.max(...norths) + 0.75 : (Math.min(...norths) + Math.max(...norths)) / 2
  const kind = ground.kind === 'town' ? 'town' : ground.kind === 'place' ? 'place' : 'ground'
  return { text: troopName('ground', ground.id, ground.name), at: place([middle, north]), kind }
}
