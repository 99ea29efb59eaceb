/** What a player would mention when asked how a day stands, at the beginning of a move. */
import { gapToArea, INCH } from '../../../../src/inches/index.ts'
import { appraisalOf } from '../../../../src/players/marshal/appraisal.ts'
import { lossesOf, sectionsHeld } from '../../rules/queries/asked.ts'
import { isOn, shapeOf } from '../../rules/state/bodies.ts'
import { arm } from '../../rules/state/forms.ts'
import { type Corps, morale } from '../../rules/state/position.ts'
import { prizesOf } from '../survey.ts'
import { lateness } from '../victory.ts'

/** Inches within which a brigade can soon be in a section; more brigades than this add little. */
const NEAR = 8
const MANY = 3

/** How many units of an army, not counting lost ones, `isWanted` accepts. */
function count(p: Corps, army: number, isWanted: (unit: number) => boolean): number {
  const { roster } = p.scenario
  let sum = 0
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.army[unit] === army && p.lost[unit] === 0 && p.fielded[roster.command[unit]] === 1 && isWanted(unit))
      sum++
  return sum
}

/** Units of an arm that are neither Shaken nor in Rout. */
const sound = (p: Corps, army: number, of: number): number =>
  count(p, army, (unit) => p.scenario.roster.arm[unit] === of && p.morale[unit] < morale.SHAKEN)

/** Sound infantry in or near a section that counts. */
const around = (p: Corps, army: number): number =>
  prizesOf(p).reduce((sum, section) => {
    const isNear = (unit: number) => isOn(p, unit) && gapToArea(section, shapeOf(p, unit)) <= NEAR * INCH
    const near = count(
      p,
      army,
      (unit) => p.scenario.roster.arm[unit] === arm.INFANTRY && p.morale[unit] < morale.SHAKEN && isNear(unit),
    )
    return sum + Math.min(MANY, near)
  }, 0)

/** By name, how much of it an army has. */
const FEATURES = {
  'losses late in the day': (p, army) => lossesOf(p, army) * lateness(p),
  sections: sectionsHeld,
  'sections late in the day': (p, army) => sectionsHeld(p, army) * (lateness(p) * lateness(p)),
  'infantry around sections': around,
  'sound infantry': (p, army) => sound(p, army, arm.INFANTRY),
  'sound cavalry': (p, army) => sound(p, army, arm.CAVALRY),
  'sound guns': (p, army) => sound(p, army, arm.ARTILLERY),
  'shaken units': (p, army) => count(p, army, (unit) => isOn(p, unit) && p.morale[unit] === morale.SHAKEN),
  'routing units': (p, army) => count(p, army, (unit) => isOn(p, unit) && p.morale[unit] === morale.ROUT),
} satisfies Readonly<Record<string, (p: Corps, army: number) => number>>

export type Feature = keyof typeof FEATURES

export const appraisal = appraisalOf<Corps, Feature>(FEATURES, (p) => p.move)
