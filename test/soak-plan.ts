import type { ConformanceOptions } from '../src/conformance/laws.ts'
import {
  completeOptions,
  type Options,
  type OptionValue,
  type Position,
  randomSource,
  type ScenarioInfo,
  UserError,
} from '../src/kernel/index.ts'
import { warlike } from '../systems/albuera/rules/samples.ts'
import { warlike as warlikeOnInches } from '../systems/corps/rules/samples.ts'
import type { AnyRuleset } from '../systems/node.ts'

/** What the soak plays: which scenarios with which options, and how actions are chosen. */

type Policy = NonNullable<ConformanceOptions<Position>['choose']>
/**
 * For systems in which purely random play hardly ever fights: policies that play every second round of their settings.
 */
const POLICIES: Readonly<Record<string, Policy>> = { albuera: warlike, corps: warlikeOnInches }

/** The policy that chooses in the n-th piece; undefined for purely random play. */
export const policyOf = (ruleset: string, settings: number, n: number): Policy | undefined =>
  Math.floor(n / settings) % 2 === 0 ? POLICIES[ruleset] : undefined

/** Whether a policy plays some of a system's games. */
export const hasPolicy = (ruleset: string): boolean => POLICIES[ruleset] !== undefined

export interface Setting {
  readonly ruleset: string
  readonly scenario: string
  readonly options: Options
}

/** Random combinations of options tried for each scenario. */
const COMBINATIONS = 40

/**
 * Every scenario with its defaults, with each other value of each option, and with many values at once; the scenarios
 * in turn, so that a short soak sees all of them.
 */
export function settingsOf(ruleset: AnyRuleset): Setting[] {
  const byScenario = ruleset.scenarios().map((info, k) => {
    const single = info.options.flatMap(({ name, values, default: usual }) =>
      values.filter((value) => value !== usual).map((value) => withNeeds(info, { [name]: value })),
    )
    const mixed = Array.from({ length: COMBINATIONS }, (_, n) => mixture(info, randomSource(k, n)))
    const known = new Map(
      [{}, ...single, ...mixed].flatMap((given) => {
        const options = complete(info, given)
        return options ? [[JSON.stringify(options), options] as const] : []
      }),
    )
    return [...known.values()].map((options) => ({ ruleset: ruleset.id, scenario: info.id, options }))
  })
  const most = Math.max(...byScenario.map((settings) => settings.length))
  return Array.from({ length: most }, (_, k) => byScenario.flatMap((settings) => settings.slice(k, k + 1))).flat()
}

/** The given options, with those that they need switched on too. */
function withNeeds(info: ScenarioInfo, given: Record<string, OptionValue>): Record<string, OptionValue> {
  const all = { ...given }
  for (const name of Object.keys(given)) {
    const needs = info.options.find((option) => option.name === name)?.needs
    const needed = info.options.find((option) => option.name === needs)
    if (needed) Object.assign(all, withNeeds(info, { [needed.name]: other(needed) }))
  }
  return { ...all, ...given }
}

const other = ({ values, default: usual }: ScenarioInfo['options'][number]): OptionValue =>
  values.find((value) => value !== usual) ?? usual

/** Gives each option its default or, equally often, any other value. */
function mixture(info: ScenarioInfo, chance: (n: number) => number): Record<string, OptionValue> {
  return Object.fromEntries(
    info.options
      .filter(() => chance(2) === 0)
      .map(({ name, values }) => [name, values[chance(values.length)] as OptionValue]),
  )
}

/** Undefined if the options are not compatible. */
function complete(info: ScenarioInfo, given: Record<string, OptionValue>): Options | undefined {
  try {
    return completeOptions(info, given)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}
