/** Variants of a scenario: what of its file holds with the options that are chosen. */
import type { Options } from '../../../../../src/kernel/index.ts'
import type { ScenarioFile } from './data.ts'

interface Conditional {
  readonly option?: string | undefined
  readonly unless?: string | undefined
}

/** Does this entry hold with these options? */
const holds =
  (on: Options) =>
  ({ option, unless }: Conditional): boolean =>
    (option === undefined || on[option] === true) && (unless === undefined || on[unless] !== true)

/** The other bank of the river, where the option says so (RC14). */
const banked =
  (on: Options) =>
  <T extends { readonly bank?: 'west' | 'east' | undefined }>(entry: T): T =>
    entry.bank === undefined || on.laPenaEastBank !== true
      ? entry
      : { ...entry, bank: entry.bank === 'west' ? 'east' : 'west' }

/**
 * A scenario with its variants worked in: entries that need an option, or give way to one, are kept or left out
 * (S4.9.2.2, S4.9.3); who marches by the dice has no turn of his own (S4.9.2.1); the order of arrival (S4.9.1), the
 * French range (S4.8.3) and the bank of La Peña (S5.7).
 */
export function withVariants(file: ScenarioFile, on: Options): ScenarioFile {
  const rules = file.rules.filter((rule) => rule !== 'swiss' || on.laterSwiss !== true)
  if (on.frenchRange === true) rules.push('frenchRange')
  if (on.orderOfArrival === true) rules.push('orderOfArrival')
  return {
    ...file,
    rules,
    commanders: file.commanders.filter(holds(on)),
    deployment: file.deployment.map(banked(on)),
    leaders: file.leaders.map(banked(on)),
    arrivals: file.arrivals
      .filter(holds(on))
      .map((arrival) =>
        arrival.guns !== undefined && on[arrival.guns] === true ? { ...arrival, turn: 'guns' as const } : arrival,
      ),
    demoralization: { ...file.demoralization, limits: file.demoralization.limits.filter(holds(on)) },
  }
}
