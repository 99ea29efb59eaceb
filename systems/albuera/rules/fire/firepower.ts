/** 3.4, 14.9.3 to 14.9.6 Firepower, and the row of the Musket Fire Table. */
import type { Albuera } from '../state/position.ts'
import { COLUMN, SQUARE } from '../state/shapes.ts'
import { manpowerOf } from '../state/troops.ts'

/** 3.4 A part of the present Manpower, by the array: rounded, and at least 1. For battalions. */
export function firepowerOf(p: Albuera, unit: number): number {
  const { gunnery } = p.scenario
  const array = p.array[unit]
  const percent = array === COLUMN ? gunnery.column : array === SQUARE ? gunnery.square : gunnery.line[unit]
  return Math.max(1, Math.floor((manpowerOf(p, unit) * percent + 50) / 100))
}

/**
 * 14.9.3, 14.9.5, 14.9.6 The row of the table for a Firepower at a distance, moved down by one for each additional hex
 * that is fired from, no further than the last row.
 */
export function rowOf(p: Albuera, firepower: number, distance: number, hexes: number): number {
  const { least } = p.scenario.gunnery
  const value = Math.floor(firepower / distance + 0.5)
  let row = 0
  while (row + 1 < least.length && least[row + 1] <= value) row++
  return Math.min(row + hexes - 1, least.length - 1)
}
