/** RA71 Which leaders may go along with a unit. */
import type { Eagle } from './position.ts'

/** Does a leader stand in a hex that holds, or held, this unit of his command? */
export function standsWith(p: Eagle, unit: number, hex: number, leader: number): boolean {
  const { army } = p.scenario
  return (
    p.where[leader] === hex &&
    p.away[leader] === 0 &&
    army.leaderSide[leader] === army.side[unit] &&
    ((army.commands[leader] >> army.formation[unit]) & 1) === 1
  )
}

/** RA115 Has he tried to change orders in this turn, as a Commander in Chief? */
export const hasTried = (p: Eagle, leader: number): boolean =>
  p.scenario.commanders.some((chief, k) => chief.leader === leader && p.tried[k] === 1)

/** Returns the leaders who may follow a unit if it leaves its hex. */
export const companionsOf = (p: Eagle, unit: number): number[] =>
  [...p.where.keys()].filter((leader) => standsWith(p, unit, p.at[unit], leader) && !hasTried(p, leader))
