/** A map ready to paint: every stroke is worked out once and grouped by where it lies. */

import { clearingOf } from './clearing.ts'
import { type Fields, sowFields, treadTracks } from './fields.ts'
import { engraveHills, type Hills } from './hills.ts'
import { cornerOf, type HexLayout, middleOf, stands } from './layout.ts'
import { type Line, walk } from './lines.ts'
import { countersOf, type Room } from './placing.ts'
import { isBuilt, type MapPlan, type Sign } from './plan.ts'
import type { Point, Rect } from './plane.ts'
import { type Relief, reliefOf } from './relief.ts'
import { type Shade, shadeOf } from './shade.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'
import { signsOf } from './signs-there.ts'
import { type Spot, spotsOf } from './spots.ts'
import type { NewPath, Path } from './surface.ts'
import { buildTowns, type Town } from './town.ts'
import { engraveWaters, type Waters } from './waters.ts'
import { type Crossing, crossingsOf, roadsOf } from './ways.ts'
import { plantWoods, type Woods } from './woods.ts'

export interface MapDrawing {
  readonly layout: HexLayout
  readonly plan: MapPlan
  /** Makes more paths of the kind that the drawing uses. */
  readonly newPath: NewPath
  readonly relief: Relief
  readonly hills: Hills
  readonly spots: readonly Spot[]
  readonly woods: Woods
  readonly town: Town
  readonly fields: Fields
  readonly grid: Sheaf
  readonly waters: Waters
  readonly highways: Path
  readonly roads: Path
  readonly tracks: Path
  readonly bridges: readonly Crossing[]
  readonly fords: readonly Crossing[]
  /** The part of the map that is not played on, and its edge; left out if the whole map is played on. */
  readonly shade?: Shade
  /** The signs on the map, in the order of the legend. */
  readonly signs: readonly Sign[]
  /** The things that names keep clear of. */
  readonly room: Room
}

/** Works out everything that is drawn of a map. Takes a few tenths of a second; do it once. */
export function drawingOf(layout: HexLayout, plan: MapPlan, newPath: NewPath): MapDrawing {
  const relief = reliefOf(layout, plan.level)
  const hills = engraveHills(layout, plan, relief, newPath)
  const waters = engraveWaters(layout, plan, newPath)
  const roads = roadsOf(layout, plan)
  const lines = roads.map(({ line }) => line)
  const tracks = treadTracks(layout, plan, lines, clearingOf(waters.lines))
  const clear = clearingOf([...waters.lines, ...lines, ...tracks])
  const [bridges, fords] = [plan.bridges, plan.fords].map((sides) => crossingsOf(layout, sides, lines, waters))
  const shade = shadeOf(layout, plan, newPath)
  const woods = plantWoods(layout, plan, clear, newPath)
  const fields = sowFields(layout, plan, clear, clearingOf([...hills.lines, ...woods.edges]), newPath)
  return {
    layout,
    plan,
    newPath,
    relief,
    hills,
    spots: spotsOf(layout, plan),
    woods,
    town: buildTowns(layout, plan, lines, newPath),
    fields,
    grid: ruleGrid(layout, newPath),
    waters,
    highways: pathOf(
      roads.flatMap(({ kind, line }) => (kind === 'highway' ? [line] : [])),
      newPath,
    ),
    roads: pathOf(
      roads.flatMap(({ kind, line }) => (kind === 'highway' ? [] : [line])),
      newPath,
    ),
    tracks: pathOf(tracks, newPath),
    bridges,
    fords,
    ...(shade && { shade }),
    signs: signsOf(layout, plan, tracks, fields),
    room: roomOf(layout, plan, waters.lines, lines, [...bridges, ...fords]),
  }
}

function pathOf(lines: readonly Line[], newPath: NewPath): Path {
  const path = newPath()
  for (const { points, closed } of lines) trace(path, points, closed)
  return path
}

/** The cost of a name over the counters of a set-up hex, over houses, bridges and fords, waters and roads. */
const COSTS = { counters: 14, houses: 9, crossing: 12, water: 3, road: 0.8 }

function roomOf(
  layout: HexLayout,
  plan: MapPlan,
  waters: readonly Line[],
  roads: readonly Line[],
  crossings: readonly Crossing[],
): Room {
  const hexes = Array.from({ length: layout.columns * layout.rows }, (_, hex) => hex)
  const about = ({ x, y }: Point, reach: number): Rect => ({
    x: x - reach,
    y: y - reach,
    width: 2 * reach,
    height: 2 * reach,
  })
  const kept: { room: Rect; cost: number }[] = []
  for (const hex of hexes) {
    const cost = COSTS.counters * plan.busy(hex) + (isBuilt(plan.cover(hex)) ? COSTS.houses : 0)
    if (cost > 0) kept.push({ room: countersOf(layout, hex), cost })
  }
  for (const { at } of crossings) kept.push({ room: about(at, 16), cost: COSTS.crossing })
  for (const line of waters) walk(line, 26, (at) => kept.push({ room: about(at, 8), cost: COSTS.water }))
  for (const line of roads) walk(line, 26, (at) => kept.push({ room: about(at, 5), cost: COSTS.road }))
  return { layout, kept }
}

/** Draws every side once. */
function ruleGrid(layout: HexLayout, newPath: NewPath): Sheaf {
  const into = sheaf(newPath)
  for (let hex = 0; hex < layout.columns * layout.rows; hex++) {
    const middle = middleOf(layout, hex)
    const [column, row] = [Math.floor(hex / layout.rows), hex % layout.rows]
    for (let side = 0; side < 6; side++) {
      // The neighbour to the south or west, if there is one, draws the side towards it.
      const down = stands(layout, column)
      if (side === 3 && row < layout.rows - 1) continue
      if (side === 4 && column > 0 && row + down < layout.rows) continue
      if (side === 5 && column > 0 && row + down > 0) continue
      const [a, b] = [cornerOf(layout, hex, (side + 5) % 6), cornerOf(layout, hex, side)]
      const path = into.at(middle.x, middle.y)
      path.moveTo(a.x, a.y)
      path.lineTo(b.x, b.y)
    }
  }
  return into
}
