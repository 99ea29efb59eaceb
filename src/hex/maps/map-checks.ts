import { UserError } from '../../kernel/refusal.ts'
import { adjacent, type Grid, hexNamed } from '../grid.ts'
import { gridOf, isWater, type MapFile, type MapKind, sideName } from './map-file.ts'

const wrong = (name: string, place: string, complaint: string) => new UserError(`${name}: ${place}: ${complaint}`)

/**
 * Checks what the schema cannot: every hex is there once, what lies between hexes lies between hexes that touch, and
 * the ground is consistent.
 */
export function checkMap(kind: MapKind, name: string, map: MapFile): void {
  const twice = map.columns.findIndex((label, k) => map.columns.indexOf(label) !== k)
  if (twice >= 0) throw wrong(name, `columns[${twice}]`, `'${map.columns[twice]}' stands there twice`)
  if (kind.numbering === 'digits') checkNumbers(name, map)
  const grid = gridOf(kind, map)
  for (const hexName of grid.names)
    if (map.hexes[hexName] === undefined) throw wrong(name, 'hexes', `${hexName} is missing`)
  for (const hexName of Object.keys(map.hexes))
    if (hexNamed(grid, hexName) < 0)
      throw wrong(
        name,
        `hexes.${hexName}`,
        `there is no such hex: the map goes from ${grid.names[0]} to ${grid.names.at(-1)}`,
      )
  const sides = checkHexsides(kind, name, map, grid)
  if (kind.slopes) checkLevels(kind, name, map, grid, sides)
  checkWaters(name, map)
  checkCrossings(name, map, grid, sides)
  checkRoads(kind, name, map, grid, sides)
  for (const [k, { hexes }] of map.features.entries())
    for (const [j, hexName] of hexes.entries()) known(name, `features[${k}].hexes[${j}]`, grid, hexName)
}

/** Columns named by numbers are named 01, 02 and so on, like their hexes. */
function checkNumbers(name: string, { columns }: MapFile): void {
  for (const [k, label] of columns.entries()) {
    const expected = String(k + 1).padStart(2, '0')
    if (label !== expected) throw wrong(name, `columns[${k}]`, `'${expected}' is expected, not '${label}'`)
  }
}

/** For each side that has something, by the side's name: what lies there. */
type Kinds = ReadonlyMap<string, ReadonlySet<string>>

function known(name: string, place: string, grid: Grid, hexName: string): number {
  const found = hexNamed(grid, hexName)
  if (found < 0) throw wrong(name, place, `there is no hex ${hexName}`)
  return found
}

function touching(name: string, place: string, grid: Grid, between: readonly string[]): void {
  const [a, b] = between.map((hexName, k) => known(name, `${place}[${k}]`, grid, hexName))
  if (!adjacent(grid, a, b)) throw wrong(name, place, `${between.join(' and ')} do not touch`)
}

/** Checks the hexsides, and returns what lies on each side that has something. */
function checkHexsides(kind: MapKind, name: string, { hexes, hexsides }: MapFile, grid: Grid): Kinds {
  const sides = new Map<string, Set<string>>()
  for (const [k, { between, kind: one, high }] of hexsides.entries()) {
    const place = `hexsides[${k}]`
    touching(name, `${place}.between`, grid, between)
    const kinds = sides.get(sideName(between)) ?? new Set()
    sides.set(sideName(between), kinds)
    if (kinds.has(one)) throw wrong(name, place, `between ${between.join(' and ')} there is a ${one} already`)
    kinds.add(one)
    if (kind.sides[one] === 'slope' && high === undefined)
      throw wrong(name, `${place}.high`, 'the upper hex of the slope is expected')
    if (high === undefined) continue
    if (isWater(kind, one)) throw wrong(name, `${place}.high`, `a ${one} has no upper hex`)
    const low = between.find((hexName) => hexName !== high)
    if (!between.includes(high) || low === undefined)
      throw wrong(name, `${place}.high`, `one of ${between.join(' and ')} is expected, not ${high}`)
    if (hexes[high].level <= hexes[low].level)
      throw wrong(
        name,
        `${place}.high`,
        `${high} lies on level ${hexes[high].level}, no higher than ${low} on ${hexes[low].level}`,
      )
  }
  return sides
}

/** Where levels differ there must be a slope: one that a unit pays for or one that nothing climbs. */
function checkLevels(kind: MapKind, name: string, { hexes }: MapFile, grid: Grid, sides: Kinds): void {
  for (let a = 0; a < grid.count; a++)
    for (let side = 0; side < 3; side++) {
      const b = grid.neighbours[6 * a + side]
      if (b < 0) continue
      const between = [grid.names[a], grid.names[b]]
      const [here, there] = between.map((hexName) => hexes[hexName].level)
      const kinds = [...(sides.get(sideName(between)) ?? [])]
      if (here !== there && kinds.every((one) => isWater(kind, one)))
        throw wrong(
          name,
          'hexsides',
          `between ${between[0]} on level ${here} and ${between[1]} on level ${there} a slope is missing`,
        )
    }
}

/** If there are several waters of a kind, each side of that kind must name its water, and that name must exist. */
function checkWaters(name: string, { waters, hexsides }: MapFile): void {
  for (const [k, water] of waters.entries())
    if (waters.findIndex((other) => other.kind === water.kind && other.name === water.name) !== k)
      throw wrong(name, `waters[${k}].name`, `'${water.name}' stands there twice`)
  for (const [k, { kind, water }] of hexsides.entries()) {
    const names = waters.filter((one) => one.kind === kind).map((one) => one.name)
    if (water === undefined && names.length > 1)
      throw wrong(name, `hexsides[${k}].water`, `one of these is expected: ${names.join(', ')}`)
    if (water !== undefined && !names.includes(water))
      throw wrong(name, `hexsides[${k}].water`, `there is no ${kind} '${water}' among the waters`)
  }
}

/** A bridge or a ford lies over water of its kind, and a side has only one crossing. */
function checkCrossings(name: string, { bridges, fords = [] }: MapFile, grid: Grid, sides: Kinds): void {
  const crossed = new Map<string, string>()
  for (const [what, list] of [
    ['bridge', bridges],
    ['ford', fords],
  ] as const)
    for (const [k, { between, over }] of list.entries()) {
      const place = `${what}s[${k}]`
      touching(name, `${place}.between`, grid, between)
      const side = sideName(between)
      const known = crossed.get(side)
      if (known !== undefined) throw wrong(name, place, `between ${between.join(' and ')} there is a ${known} already`)
      crossed.set(side, what)
      if (!sides.get(side)?.has(over))
        throw wrong(name, `${place}.over`, `no ${over} runs between ${between.join(' and ')}`)
    }
}

function checkRoads(kind: MapKind, name: string, map: MapFile, grid: Grid, sides: Kinds): void {
  const { roads, bridges, fords = [] } = map
  const crossed = new Set([...bridges, ...fords].map(({ between }) => sideName(between)))
  const how = kind.fords ? 'a bridge or a ford' : 'a bridge'
  for (const [k, { id: road, hexes }] of roads.entries()) {
    if (roads.findIndex((one) => one.id === road) !== k)
      throw wrong(name, `roads[${k}].id`, `'${road}' stands there twice`)
    for (const [j, hexName] of hexes.entries()) {
      const place = `roads[${k}].hexes[${j}]`
      known(name, place, grid, hexName)
      if (j === 0) continue
      const between = [hexes[j - 1], hexName]
      touching(name, place, grid, between)
      const kinds = [...(sides.get(sideName(between)) ?? [])]
      const water = kinds.find((one) => isWater(kind, one))
      if (water !== undefined && !crossed.has(sideName(between)))
        throw wrong(name, place, `the road crosses a ${water} between ${between.join(' and ')} without ${how}`)
      if (kinds.some((one) => kind.sides[one] === 'steep'))
        throw wrong(name, place, `the road climbs an impassable slope between ${between.join(' and ')}`)
    }
  }
}
