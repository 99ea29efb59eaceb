/** Variants of a scenario: the parts of its file that apply with the chosen options. */
import type { Options } from '../../../../../src/kernel/index.ts'
import type { ScenarioFile } from './data.ts'

interface Conditional {
  readonly option?: string | undefined
  readonly unless?: string | undefined
}

/** Does this entry apply with these options? */
const holds =
  (on: Options) =>
  ({ option, unless }: Conditional): boolean =>
    (option === undefined || on[option] === true) && (unless === undefined || on[unless] !== true)

/** Moves an entry to the other bank of the river if the option says so (RC14). */
const banked =
  (on: Options) =>
  <T extends { readonly bank?: 'west' | 'east' | undefined }>(entry: T): T =>
    entry.bank === undefined || on.laPenaEastBank !== true
      ? entry
      : { ...entry, bank: entry.bank === 'west' ? 'east' : 'west' }

/**
 * Returns a scenario with its variants worked in. Entries that need an option, or give way to one, are kept or left out
 * (S4.9.2.2, S4.9.3); troops that march by the dice have no turn of their own (S4.9.2.1). Includes the order of arrival
 * (S4.9.1), the French range (S4.8.3) and the bank of La Peña (S5.7).
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
