import type { Fields } from './fields.ts'
import type { HexLayout } from './layout.ts'
import type { Line } from './lines.ts'
import { type MapPlan, SIGNS, type Sign } from './plan.ts'
import type { Sheaf } from './sheaf.ts'

/** The signs on a map, in the order of the legend. */
export function signsOf(layout: HexLayout, plan: MapPlan, tracks: readonly Line[], fields: Fields): Sign[] {
  const hexes = Array.from({ length: layout.columns * layout.rows }, (_, hex) => hex)
  const isHilly = hexes.some((hex) => plan.level(hex) > 0)
  const covers = new Set(hexes.map((hex) => plan.cover(hex)))
  const isThere = ({ within }: Sheaf) => within({ x: 0, y: 0, ...layout.world }).length > 0
  const there: Readonly<Record<Sign, boolean>> = {
    levels: isHilly,
    slope: isHilly,
    steep: plan.cliffs.length > 0,
    spot: isHilly,
    grove: covers.has('grove'),
    wood: covers.has('wood'),
    town: covers.has('town'),
    village: covers.has('village'),
    river: plan.waters.some(({ kind }) => kind === 'river'),
    stream: plan.waters.some(({ kind }) => kind === 'stream'),
    bridge: plan.bridges.length > 0,
    ford: plan.fords.length > 0,
    highway: plan.roads.some(({ kind }) => kind === 'highway'),
    road: plan.roads.some(({ kind }) => kind !== 'highway'),
    track: tracks.length > 0,
    fields: isThere(fields.hedges),
    olives: isThere(fields.olives.stems),
    shaded: plan.shaded !== undefined && hexes.some(plan.shaded),
  }
  return SIGNS.filter((sign) => there[sign])
}
