/**
 * 9.2.1 The run-up of a Charge: straight on, over open ground, through no other units; into the enemy's hex as the last
 * (R62).
 */
import { TERRAIN_IDS } from '../state/data/map-kind.ts'
import { BRIDGE, FORD, STREAM } from '../state/ground.ts'
import type { Albuera } from '../state/position.ts'

const OPEN = TERRAIN_IDS.indexOf('clear')

/** The number of hexes of a run-up after a step across a side; −1 if something spoils it. */
export function runAfter(p: Albuera, from: number, side: number, to: number, back: boolean, isAmong: boolean): number {
  if (p.run < 0 || back) return -1
  const { ground } = p.scenario
  const isWet = (ground.sides[6 * from + side] & (STREAM | FORD | BRIDGE)) !== 0
  const isOpen = ground.terrain[to] === OPEN && (p.top[to] < 0 || isAmong)
  return isOpen && !isWet ? p.run + 1 : -1
}

/** Is a run-up long enough for a Charge? */
export const isRunUp = (p: Albuera, run: number): boolean => run >= p.scenario.data.tables.charge.hexes
