/** What a charge promises, by the questions of the rules themselves. */
import { d6 } from '../../../../src/kernel/index.ts'
import { boutOf } from '../fight/bout.ts'
import { balance, chances, scales } from '../fight/odds.ts'
import { fight } from '../state/fights.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { gunnersRule, isHorse, offersFlank } from './aiming.ts'
import { needed, weighCharge } from './tests.ts'

/** How likely a die is to show what is needed. */
export const chanceOf = (need: number): number => d6.faces.filter((face) => face >= need).length / d6.faces.length

/**
 * 8.4 to 8.8, 15.6 The rule that ends it without dice when a charge comes home on an enemy that does not react;
 * undefined if they fight.
 */
export function endsBy(p: Corps, unit: number, enemy: number): string | undefined {
  if (p.morale[enemy] === morale.ROUT) return '8.7'
  if (gunnersRule(p, unit, enemy) !== undefined) return '15.6'
  if (p.scenario.roster.arm[enemy] === arm.ARTILLERY) return p.form[enemy] === form.LIMBERED ? '8.5' : '8.6'
  if (p.form[enemy] === form.MARCH) return '8.4'
  return offersFlank(p, unit, enemy) ? '8.8' : undefined
}

/** Which fight the two have: a value of `fight`. */
export const fightOf = (p: Corps, enemy: number): number => (isHorse(p, enemy) ? fight.CAVALRY : fight.ON_INFANTRY)

/** Weighs the fight of a charge: into `scales`. */
export function weighFight(p: Corps, unit: number, enemy: number, isStationary: boolean): void {
  const bout = boutOf(p, fightOf(p, enemy), unit, enemy)
  bout.isStationary = isStationary && isHorse(p, enemy)
  balance(p, bout)
}

/** How likely the enemy is to rout or retire if the charge comes home and it does not react. */
export function chanceToBeat(p: Corps, unit: number, enemy: number): number {
  if (endsBy(p, unit, enemy) !== undefined) return 1
  weighFight(p, unit, enemy, true)
  const { fights } = p.scenario
  const isFavoured = scales.favoured === unit
  return chances(fights).reduce((sum, chance, row) => {
    const { favoured, unfavoured } = fights.results[scales.of][row]
    const { grade } = isFavoured ? unfavoured : favoured
    return grade >= morale.SHAKEN ? sum + chance : sum
  }, 0)
}

/** 6.3 The least face with which a unit charges an enemy at an opportunity. */
export function needsToCharge(p: Corps, unit: number, enemy: number): number {
  weighCharge(p, unit, offersFlank(p, unit, enemy))
  return needed(p)
}
