/** Fields as a designer writes them: how they are read, and what is wrong with ground and roads. */
import {
  type Area,
  bandOutline,
  type Convex,
  faultOf,
  isNear,
  isWhollyOn,
  makeConvex,
  overlap,
  setPoint,
  setSegment,
  within,
} from '../../../../../src/inches/index.ts'
import { validated } from '../../../../../src/kernel/json.ts'
import { idsOf, refuseTwins } from '../../../../../src/kernel/rulebook-file.ts'
import { type FieldFile, type FieldsFile, fieldsSchema, type GroundFile } from './fields-schema.ts'
import { cells, type Place, pointAt, sizeOf } from './measures.ts'
import { sectionsOf } from './outlines.ts'
import { areaOf } from './shapes.ts'
import type { TablesFile } from './tables-schema.ts'
import { wrong } from './wrong.ts'

/** Reads fields, as parsed. Throws a UserError that names the file, the place in it and what is wrong there. */
export function readFields(file: string, value: unknown, tables: TablesFile): FieldsFile {
  const fields = validated(fieldsSchema, value, file)
  refuseTwins(file, 'fields', idsOf(fields.fields))
  for (const [k, field] of fields.fields.entries()) checkField(file, `fields[${k}]`, field, tables)
  return fields
}

function checkField(file: string, place: string, field: FieldFile, tables: TablesFile): void {
  checkSquares(file, place, field)
  const { ground, roads, lines } = field
  refuseTwins(file, `${place}.ground`, idsOf(ground))
  const known = new Set(idsOf(ground))
  const sections: [id: string, area: Area][] = []
  for (const [k, piece] of ground.entries()) {
    const here = `${place}.ground[${k}]`
    for (const [j, { id }] of sectionsOf(piece).entries()) {
      if (known.has(id)) throw wrong(file, `${here}.sections[${j}].id`, `'${id}' stands there twice`)
      known.add(id)
    }
    sections.push(...checkGround(file, here, piece, field, tables))
  }
  for (const [k, [id, area]] of sections.entries())
    for (const [other, earlier] of sections.slice(0, k))
      if (covers(area, earlier)) throw wrong(file, `${place}.ground`, `the sections ${other} and ${id} overlap`)
  for (const [list, all] of Object.entries({ roads, lines })) {
    refuseTwins(file, `${place}.${list}`, idsOf(all))
    for (const [k, { points }] of all.entries()) checkLine(file, `${place}.${list}[${k}].points`, points, field)
  }
  for (const [k, { points }] of roads.entries()) {
    const here = `${place}.roads[${k}].points`
    if (faultOf(bandOutline(points.map(pointAt), cells(tables.bases.road))) !== undefined)
      throw wrong(file, here, 'the road bends too sharply for its width')
    checkEnds(file, here, k, field, tables)
  }
}

/** Squares meet edge to edge if all rows are equally long. */
function checkSquares(file: string, place: string, { squares }: FieldFile): void {
  const [first] = squares
  for (const [k, row] of squares.entries())
    if (row.length !== first.length)
      throw wrong(
        file,
        `${place}.squares[${k}]`,
        `${first.length} squares are expected, or they do not meet the others`,
      )
  const names = squares.flat()
  const twice = names.find((one, k) => names.indexOf(one) !== k)
  if (twice !== undefined) throw wrong(file, `${place}.squares`, `'${twice}' stands there twice`)
}

/** Refuses points off the table. */
function checkPlaces(file: string, place: string, points: readonly Place[], field: FieldFile): void {
  const [width, height] = sizeOf(field)
  for (const [k, [east, north]] of points.entries())
    if (east > width || north > height)
      throw wrong(file, `${place}[${k}]`, `[${east}, ${north}] lies off the table of ${width} by ${height} inches`)
}

/** Refuses a faulty piece of ground; returns its sections with their areas. */
function checkGround(
  file: string,
  place: string,
  piece: GroundFile,
  field: FieldFile,
  { bases }: TablesFile,
): [id: string, area: Area][] {
  const read = (here: string, outline: readonly Place[]): Area => {
    checkPlaces(file, here, outline, field)
    return areaOf(file, here, outline)
  }
  if ('outline' in piece) read(`${place}.outline`, piece.outline)
  if ('contours' in piece) {
    const contours = piece.contours.map((outline, k) => read(`${place}.contours[${k}]`, outline))
    for (let k = 1; k < contours.length; k++)
      if (!liesWithin(contours[k], contours[k - 1]))
        throw wrong(file, `${place}.contours[${k}]`, 'the contour does not lie within the one before')
  }
  return sectionsOf(piece).map(({ id, outline, roofs = [] }, k) => {
    const here = `${place}.sections[${k}]`
    const area = read(`${here}.outline`, outline)
    const longest = Math.max(area.east - area.west, area.north - area.south)
    if (longest > cells(bases.section))
      throw wrong(file, `${here}.outline`, `a section is ${bases.section} inches long at most; make several (A46, A77)`)
    for (const [j, roof] of roofs.entries()) read(`${here}.roofs[${j}]`, roof)
    return [id, area]
  })
}

/** Do two areas overlap? */
const covers = (one: Area, other: Area): boolean =>
  one.triangles.some((a) => other.triangles.some((b) => overlap(a, b)))

/** Does an area lie within another, no edge touching? */
const liesWithin = (inner: Area, outer: Area): boolean =>
  inner.edges.every((edge) => outer.edges.every((other) => !within(edge, other, 0))) &&
  inner.triangles.every((one) => isWhollyOn(outer, one))

function checkLine(file: string, place: string, points: readonly Place[], field: FieldFile): void {
  checkPlaces(file, place, points, field)
  const corners = points.map(pointAt)
  for (let k = 1; k < corners.length; k++)
    if (corners[k][0] === corners[k - 1][0] && corners[k][1] === corners[k - 1][1])
      throw wrong(file, `${place}[${k}]`, 'the point stands there twice')
}

const stretches = (points: readonly Place[]): Convex[] =>
  points.slice(1).map((point, k) => setSegment(makeConvex(2), ...pointAt(points[k]), ...pointAt(point)))

/** A road ends on the edge of the table, on another road, or at a town or farm. */
function checkEnds(file: string, place: string, road: number, field: FieldFile, { bases }: TablesFile): void {
  const [width, height] = sizeOf(field)
  const { points } = field.roads[road]
  const others = field.roads.flatMap((other, k) => (k === road ? [] : stretches(other.points)))
  const built = field.ground.filter(({ kind }) => kind === 'town' || kind === 'farm').flatMap(sectionsOf)
  const reach = cells(bases.road / 2)
  for (const k of [0, points.length - 1]) {
    const [east, north] = points[k]
    const end = setPoint(makeConvex(1), ...pointAt(points[k]))
    const isOnEdge = east === 0 || north === 0 || east === width || north === height
    const isOnRoad = others.some((stretch) => within(stretch, end, reach))
    const isAtHouses = () => built.some(({ outline }) => isNear(areaOf(file, place, outline), end, reach))
    if (!isOnEdge && !isOnRoad && !isAtHouses())
      throw wrong(file, `${place}[${k}]`, `the road ends in nothing at [${east}, ${north}]`)
  }
}
