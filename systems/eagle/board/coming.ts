/** The troops still to come, where and when (18). */

import { timeWords } from '../../../src/web/battle/clock.ts'
import { arrivalOf, leaderArrivalOf } from '../rules/state/arrivals.ts'
import { type Eagle, WAITING } from '../rules/state/position.ts'
import type { Named } from './faces.ts'

export interface Coming {
  readonly hex: number
  readonly side: number
  /** The turn in which they may enter; 0 if unknown: they wait for the sound of the guns. */
  readonly turn: number
  readonly units: readonly number[]
  readonly leaders: readonly number[]
}

/** Returns all troops on their way, by turn and entry hex. */
export function comingOf(p: Eagle): Coming[] {
  const { army, arrivals } = p.scenario
  const found = new Map<string, Coming & { units: number[]; leaders: number[] }>()
  const groupOf = (arrival: number, side: number) => {
    const { hex } = arrivals[arrival]
    const turn = arrivals[arrival].turn || Math.max(0, p.coming)
    const key = `${turn} ${hex} ${side}`
    const known = found.get(key) ?? { hex, side, turn, units: [], leaders: [] }
    found.set(key, known)
    return known
  }
  for (const unit of army.units.keys()) {
    const arrival = arrivalOf(p, unit)
    if (p.at[unit] === WAITING && arrival >= 0) groupOf(arrival, army.side[unit]).units.push(unit)
  }
  for (const leader of army.leaders.keys()) {
    const arrival = leaderArrivalOf(p, leader)
    if (p.where[leader] === WAITING && arrival >= 0) groupOf(arrival, army.leaderSide[leader]).leaders.push(leader)
  }
  const later = (turn: number) => (turn === 0 ? Number.POSITIVE_INFINITY : turn)
  return [...found.values()].sort((a, b) => later(a.turn) - later(b.turn) || a.hex - b.hex)
}

/** Returns the time at which a turn begins. */
export const clockOf = ({ scenario: { start, minutes } }: Named, turn: number): string =>
  timeWords(start + (turn - 1) * minutes)
