/** What a battle cost, and how it was won (3.4, 16.1). */
import type { Accounts, Told } from '../../../../src/kernel/index.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { type Albuera, COALITION, FRENCH } from '../state/position.ts'
import { REASONS } from '../state/reasons.ts'
import { isLeft, manpowerOf } from '../state/troops.ts'

const SIDES = [FRENCH, COALITION]

/**
 * Manpower of infantry and cavalry that has been lost, or has routed for good, and captured guns; points by what they
 * were scored for.
 */
export function accounts(p: Albuera, told: readonly Told[]): Accounts {
  const { army } = p.scenario
  const points = SIDES.map(() => Object.fromEntries(REASONS.map((name) => [name, 0])))
  for (const { event: what, args } of told) if (what === event.Scored) points[args[0]][REASONS[args[2]]] += args[1]
  const lost = (side: number, arm: number): number => {
    let sum = 0
    for (const unit of army.units.keys()) {
      if (army.side[unit] !== side || army.arm[unit] !== arm) continue
      // 8.2 A battalion counts the company that it has sent out as Losses; the Manpower that the company still has is
      // not lost.
      if (army.battalion[unit] < 0) sum += isLeft(p, unit) ? p.lost[unit] : army.manpower[unit]
      else if (isLeft(p, unit)) sum -= manpowerOf(p, unit)
    }
    return sum
  }
  return {
    losses: SIDES.map((side) => ({
      infantry: lost(side, INFANTRY),
      cavalry: lost(side, CAVALRY),
      'guns taken': Array.from(army.units.keys()).filter(
        (unit) => army.side[unit] === side && army.arm[unit] === ARTILLERY && p.taken[unit] === 1,
      ).length,
    })),
    points,
  }
}
