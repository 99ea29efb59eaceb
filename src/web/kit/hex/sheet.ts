/** A map made ready for the brush: every stroke worked out once, bound by where it lies. */
import { engraveHills, type Hills } from './hills.ts'
import { cornerOf, type HexLayout, middleOf, stands } from './layout.ts'
import type { Line } from './lines.ts'
import type { MapPlan } from './plan.ts'
import { buildTowns, clearingOf, plantTrees, sowFields, type Town, type Trees } from './planting.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'
import { type Crossing, courseOf, crossingsOf, linesAlong } from './ways.ts'

export interface Sheet {
  readonly layout: HexLayout
  readonly plan: MapPlan
  readonly hills: Hills
  readonly trees: Trees
  readonly town: Town
  readonly tufts: Sheaf
  readonly furrows: Sheaf
  readonly grid: Sheaf
  readonly rivers: Path2D
  readonly streams: Path2D
  /** Courses of the waters that have names, for their lettering. */
  readonly courses: readonly { readonly name: string; readonly line: Line }[]
  readonly highways: Path2D
  readonly roads: Path2D
  readonly crossings: readonly Crossing[]
}

/** Works out all that is drawn of a map. Takes some hundredths of a second; do it once. */
export function makeSheet(layout: HexLayout, plan: MapPlan): Sheet {
  const waters = plan.waters.map((water) => ({ ...water, courses: linesAlong(layout, water.sides) }))
  const roads = plan.roads.map((road) => ({ kind: road.kind, line: courseOf(layout, road) }))
  const pathOf = (lines: readonly Line[]) => {
    const path = new Path2D()
    for (const { points, closed } of lines) trace(path, points, closed)
    return path
  }
  const clear = clearingOf([...waters.flatMap(({ courses }) => courses), ...roads.map(({ line }) => line)])
  return {
    layout,
    plan,
    hills: engraveHills(layout, plan),
    trees: plantTrees(layout, plan, clear),
    town: buildTowns(layout, plan, clear),
    ...sowFields(layout, plan, clear),
    grid: ruleGrid(layout),
    rivers: pathOf(waters.flatMap(({ kind, courses }) => (kind === 'river' ? courses : []))),
    streams: pathOf(waters.flatMap(({ kind, courses }) => (kind === 'stream' ? courses : []))),
    courses: waters.flatMap(({ name, courses }) => (name === undefined ? [] : courses.map((line) => ({ name, line })))),
    highways: pathOf(roads.flatMap(({ kind, line }) => (kind === 'highway' ? [line] : []))),
    roads: pathOf(roads.flatMap(({ kind, line }) => (kind === 'highway' ? [] : [line]))),
    crossings: crossingsOf(layout, plan),
  }
}

/** Every side once. */
function ruleGrid(layout: HexLayout): Sheaf {
  const into = sheaf()
  for (let hex = 0; hex < layout.columns * layout.rows; hex++) {
    const middle = middleOf(layout, hex)
    const [column, row] = [Math.floor(hex / layout.rows), hex % layout.rows]
    for (let side = 0; side < 6; side++) {
      // A side in the south or west is drawn by the neighbour there, if there is one.
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
