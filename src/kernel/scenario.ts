import { UserError } from './refusal.ts'

export type OptionValue = string | number | boolean

/** A rule or reading that a scenario lets its players choose. */
export interface Option {
  readonly name: string
  readonly title: string
  readonly rule: string
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** Allowed only if this option is switched on (or set to other than its default). */
  readonly needs?: string
  readonly excludes?: string
  /** It also takes any text of at most this many characters: a position in the words of its system. */
  readonly text?: number
}

export interface ScenarioInfo {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** How long two people take, in minutes. */
  readonly minutes: number
  readonly options: readonly Option[]
}

export type Options = Readonly<Record<string, OptionValue>>

/** The scenario with that id. Throws a UserError that lists the ids there are. */
export function findScenario(infos: readonly ScenarioInfo[], id: string): ScenarioInfo {
  const info = infos.find((one) => one.id === id)
  if (!info) throw new UserError(`scenario '${id}' does not exist; there are ${infos.map((one) => one.id).join(', ')}`)
  return info
}

/** The options of a game: those given, which are valid (`completeOptions` checks), and the defaults for the rest. */
export const withDefaults = ({ options }: ScenarioInfo, given: Readonly<Record<string, unknown>>): Options =>
  Object.fromEntries(
    options.map((option) => [option.name, (given[option.name] as OptionValue | undefined) ?? option.default]),
  )
