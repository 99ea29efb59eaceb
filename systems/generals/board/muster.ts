import type { Table } from '../../../src/web/board/table.ts'
import { HOME, RESERVE, SECTOR_NAMES, SPACES } from '../rules/state/board.ts'
import { half, PLACES, space } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ARTILLERY, CAVALRY, EMPTY, INFANTRY, TYPE_NAMES } from '../rules/state/stands.ts'

/**
 * Draws up the rest of an army in the usual way: guns in the centre, horse on the wings and behind, foot everywhere.
 */
export function fillMuster(table: Table<Generals>): void {
  const seat = table.seat()
  const [left, centre, right] = HOME[seat] ?? []
  const reserve = RESERVE[seat]
  if (left === undefined || centre === undefined || right === undefined) return
  const place = (type: number, sector: number): boolean => {
    const text = `place ${TYPE_NAMES[type]} ${SECTOR_NAMES[sector]}`
    if (table.why(text) !== undefined) return false
    table.act(text)
    return true
  }
  const orders: readonly (readonly [number, readonly number[], number])[] = [
    [ARTILLERY, [centre, reserve, left, right], 99],
    [CAVALRY, [right, left], 2],
    [INFANTRY, [centre, left, right], 99],
    [CAVALRY, [reserve, right, left, centre], 99],
    [INFANTRY, [reserve, centre, left, right], 99],
  ]
  for (const [type, sectors, most] of orders)
    for (const sector of sectors) for (let n = 0; n < most; n++) if (!place(type, sector)) break
}

/** Units of a type that are still to be placed. */
export function leftToPlace(p: Generals, seat: number, type: number): number {
  let left = p.scenario.army[seat]?.[type] ?? 0
  for (let place = 0; place < PLACES; place++) left -= Math.max(0, p.muster[(seat * PLACES + place) * 3 + type])
  return left
}

/** Defenders posted in a zone so far. */
export function defendersPosted(p: Generals, seat: number, zone: number): number {
  let posted = 0
  for (let k = 0; k < SPACES; k++) if (p.draft[space(seat, zone, k)] !== EMPTY) posted++
  return posted
}

/** The number of attackers in a zone that no defender faces yet. */
export const defendersLeft = (p: Generals, seat: number, zone: number): number =>
  Math.max(0, p.need[half(seat, zone)] - defendersPosted(p, seat, zone))
