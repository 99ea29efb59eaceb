/** Towns: streets, houses along them with roofs lit from the north-west, gardens behind, and a church. */

import { clearingOf } from './clearing.ts'
import { contours } from './contours.ts'
import { type HexLayout, hexUnder, middleOf } from './layout.ts'
import { drawnByHand, type Line, lengthOf, walk } from './lines.ts'
import { isBuilt, type MapPlan } from './plan.ts'
import type { Point } from './plane.ts'
import { scatter } from './scatter.ts'
import { type Sheaf, sheaf, trace } from './sheaf.ts'
import type { NewPath, Path } from './surface.ts'

export interface Town {
  readonly gardens: Path
  readonly streets: Path
  readonly roofs: Sheaf
  /** The half of each roof that lies away from the light. */
  readonly eaves: Sheaf
  readonly shadows: Sheaf
  readonly beds: Sheaf
  /** Where churches stand. */
  readonly churches: readonly Point[]
}

/** From the middle of a street to the walls along it. */
const KERB = 5.4
/** How far a house may stand over the edge of a hex of the town. */
const OVER = 3
const CHURCH = 18

interface House {
  readonly at: Point
  readonly along: Point
  readonly long: number
  readonly deep: number
}

export function buildTowns(layout: HexLayout, plan: MapPlan, roads: readonly Line[], newPath: NewPath): Town {
  const gardens = newPath()
  const isTown = (hex: number) => hex >= 0 && isBuilt(plan.cover(hex))
  for (const line of contours(layout, (hex) => (isTown(hex) ? 1 : 0), 0.5))
    trace(gardens, drawnByHand(line, { reach: 8, stray: 3 }).points, true)
  const lanes = lanesOf(layout, isTown, roads)
  const streets = newPath()
  for (const { points } of lanes) trace(streets, points)
  const town: Town = {
    gardens,
    streets,
    roofs: sheaf(newPath),
    eaves: sheaf(newPath),
    shadows: sheaf(newPath),
    beds: sheaf(newPath),
    churches: [],
  }
  const all = [...roads, ...lanes]
  const clear = clearingOf(all)
  const churches = churchesOf(layout, isTown, (at) => clear(at, CHURCH))
  const inTown = ({ x, y }: Point) =>
    [-OVER, 0, OVER].some((dx) => [-OVER, 0, OVER].some((dy) => isTown(hexUnder(layout, { x: x + dx, y: y + dy }))))
  const houses: House[] = churches.map((at) => ({ at, along: { x: 1, y: 0 }, long: 36, deep: 30 }))
  const next = scatter(1733)
  const settle = (house: House): boolean => {
    const corners = cornersOf(house)
    if (!corners.every(inTown) || ![house.at, ...corners].every((at) => clear(at, KERB - 1.2))) return false
    if (houses.some((other) => overlap(house, other))) return false
    houses.push(house)
    return true
  }
  const isVillage = (at: Point) => plan.cover(Math.max(0, hexUnder(layout, at))) === 'village'
  // First the houses along the streets, then, in a town, those behind them.
  for (const row of [0, 1])
    for (const line of all)
      for (const hand of [-1, 1]) {
        let free = next() * 6
        walk(line, 1.5, (at, along, gone) => {
          if (gone < free) return
          if (!inTown(at)) return
          const [long, deep] = [7 + 7.5 * next(), 5.6 + 2.6 * next()]
          if (row === 1 && (next() < 0.6 || isVillage(at))) return
          const by = hand * (KERB + deep / 2 + row * (10 + 5 * next()))
          const middle = {
            x: at.x + along.x * (long / 2) - along.y * by,
            y: at.y + along.y * (long / 2) + along.x * by,
          }
          if (settle({ at: middle, along, long, deep })) free = gone + long + (next() < 0.3 ? 3 + 4 * next() : 0.5)
        })
      }
  for (const house of houses.slice(churches.length)) raise(town, house)
  const rested = houses.map(({ at }) => at)
  for (let hex = 0; hex < layout.columns * layout.rows; hex++)
    if (isTown(hex))
      plots(
        town.beds,
        middleOf(layout, hex),
        next,
        (at) => inTown(at) && clear(at, 10) && rested.every((one) => apart(one, at, 11)),
      )
  return { ...town, churches }
}

const apart = (a: Point, b: Point, least: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > least * least

/** Streets between hexes of the town that no road joins; not all of them, or the town would look like a honeycomb. */
function lanesOf(layout: HexLayout, isTown: (hex: number) => boolean, roads: readonly Line[]): Line[] {
  const onRoad = clearingOf(roads)
  const lanes: Line[] = []
  for (let hex = 0; hex < layout.columns * layout.rows; hex++) {
    if (!isTown(hex)) continue
    const from = middleOf(layout, hex)
    for (let other = hex + 1; other < layout.columns * layout.rows; other++) {
      if (!isTown(other)) continue
      const to = middleOf(layout, other)
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      if (apart(from, to, layout.height * 1.1) || !onRoad(half, 16) || (hex * 7 + other * 3) % 5 === 0) continue
      const bend = { x: half.x + ((hex % 5) - 2) * 3, y: half.y + ((other % 5) - 2) * 3 }
      lanes.push(drawnByHand({ points: [from, bend, to], closed: false }, { reach: 5, stray: 2.4, pins: [from, to] }))
    }
  }
  return lanes.filter((lane) => lengthOf(lane) > 0)
}

/** One church for each town: as near to the middle as there is room for it. */
function churchesOf(layout: HexLayout, isTown: (hex: number) => boolean, hasRoom: (at: Point) => boolean): Point[] {
  const left = new Set(Array.from({ length: layout.columns * layout.rows }, (_, hex) => hex).filter(isTown))
  const churches: Point[] = []
  for (const first of left) {
    const town = [first]
    left.delete(first)
    for (const hex of town)
      for (const other of left)
        if (!apart(middleOf(layout, hex), middleOf(layout, other), layout.height * 1.1)) {
          town.push(other)
          left.delete(other)
        }
    const middles = town.map((hex) => middleOf(layout, hex))
    const middle = {
      x: middles.reduce((sum, { x }) => sum + x, 0) / town.length,
      y: middles.reduce((sum, { y }) => sum + y, 0) / town.length,
    }
    let [near, found] = [Number.POSITIVE_INFINITY, undefined as Point | undefined]
    for (let dx = -60; dx <= 60; dx += 3)
      for (let dy = -60; dy <= 60; dy += 3) {
        const at = { x: middle.x + dx, y: middle.y + dy }
        const far = Math.hypot(dx, dy)
        if (far < near && isTown(hexUnder(layout, at)) && hasRoom(at)) [near, found] = [far, at]
      }
    if (found) churches.push(found)
  }
  return churches
}

function cornersOf({ at, along, long, deep }: House, more = 0): Point[] {
  const [w, h] = [long / 2 + more, deep / 2 + more]
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([u, v]) => ({ x: at.x + along.x * u - along.y * v, y: at.y + along.y * u + along.x * v }))
}

/**
 * Do two houses overlap? They are small, so it is enough to check that no corner or middle of one lies in the other.
 */
function overlap(a: House, b: House): boolean {
  if (apart(a.at, b.at, (a.long + a.deep + b.long + b.deep) / 2)) return false
  const holds = ({ at, along, long, deep }: House, { x, y }: Point) => {
    const [dx, dy] = [x - at.x, y - at.y]
    return (
      Math.abs(dx * along.x + dy * along.y) < long / 2 + 0.3 && Math.abs(dy * along.x - dx * along.y) < deep / 2 + 0.3
    )
  }
  return [a.at, ...cornersOf(a)].some((at) => holds(b, at)) || [b.at, ...cornersOf(b)].some((at) => holds(a, at))
}

function raise({ roofs, eaves, shadows }: Town, house: House): void {
  const { at, along, long, deep } = house
  const corners = cornersOf(house)
  trace(roofs.at(at.x, at.y), corners, true)
  trace(
    shadows.at(at.x, at.y),
    corners.map(({ x, y }) => ({ x: x + 1.6, y: y + 1.6 })),
    true,
  )
  // The ridge runs along the house, and the side towards the south-east is dark.
  const out = -along.y + along.x > 0 ? 1 : -1
  const half = cornersOf({
    at: { x: at.x - (along.y * deep * out) / 4, y: at.y + (along.x * deep * out) / 4 },
    along,
    long,
    deep: deep / 2,
  })
  trace(eaves.at(at.x, at.y), half, true)
}

/** Beds of vegetables wherever there is room for some. */
function plots(into: Sheaf, middle: Point, next: () => number, hasRoom: (at: Point) => boolean): void {
  for (let k = 0; k < 14; k++) {
    const at = { x: middle.x + (next() - 0.5) * 66, y: middle.y + (next() - 0.5) * 60 }
    const turn = next() * 3
    if (!hasRoom(at)) continue
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const path = into.at(at.x, at.y)
    for (let v = -3.6; v <= 3.6; v += 2.4) {
      path.moveTo(at.x - 4.5 * cos - v * sin, at.y - 4.5 * sin + v * cos)
      path.lineTo(at.x + 4.5 * cos - v * sin, at.y + 4.5 * sin + v * cos)
    }
  }
}
