/** What a day cost, and what decided it (A49). */
import type { Accounts } from '../../../../src/kernel/index.ts'
import { arm } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { sectionsHeld } from './victory.ts'

const ARMIES = [0, 1]

/** The units of an army, of one arm or of all. */
const unitsOf = ({ morale, scenario: { roster } }: Corps, army: number, of?: number): number[] =>
  Array.from(morale.keys()).filter(
    (unit) => roster.army[unit] === army && (of === undefined || roster.arm[unit] === of),
  )

const sum = (units: readonly number[], column: ArrayLike<number>): number =>
  units.reduce((all, unit) => all + column[unit], 0)

/**
 * Casualties by arm, and units routed off the table or lost; sections held, and the points of what the enemy has lost,
 * which decide if both hold as many.
 */
export function accounts(p: Corps): Accounts {
  const { victory } = p.scenario
  return {
    losses: ARMIES.map((army) => ({
      infantry: sum(unitsOf(p, army, arm.INFANTRY), p.casualties),
      cavalry: sum(unitsOf(p, army, arm.CAVALRY), p.casualties),
      artillery: sum(unitsOf(p, army, arm.ARTILLERY), p.casualties),
      'units lost': sum(unitsOf(p, army), p.lost),
    })),
    points: ARMIES.map((army) => {
      const enemies = unitsOf(p, 1 - army)
      return {
        sections: sectionsHeld(p, army),
        casualties: victory.casualty * sum(enemies, p.casualties),
        'units lost': victory.unit * sum(enemies, p.lost),
      }
    }),
  }
}
