import { oneLine } from './one-line.ts'
import { UserError } from './refusal.ts'
import { nearest } from './suggest.ts'

export type OptionValue = string | number | boolean

/** A rule or reading that a scenario lets its players choose. */
export interface Option {
  readonly name: string
  readonly title: string
  readonly rule: string
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** Only together with this option switched on (or set to other than its default). */
  readonly needs?: string
  readonly excludes?: string
  /** It takes any text of at most this many characters besides: a position in the words of its system. */
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

const list = (words: readonly unknown[]) => words.map(String).join(', ')

/** The scenario of that id; a UserError that names those there are. */
export function findScenario(infos: readonly ScenarioInfo[], id: string): ScenarioInfo {
  const info = infos.find((one) => one.id === id)
  if (!info) throw new UserError(`scenario '${id}' does not exist; there are ${list(infos.map((one) => one.id))}`)
  return info
}

function noSuchOption({ id, options }: ScenarioInfo, name: string): UserError {
  const names = options.map((option) => option.name)
  const [near, all] = [nearest(name, names), list(names) || 'none']
  const no = `option '${name}' does not exist in scenario '${id}'`
  return new UserError(
    oneLine(near === undefined ? `${no}; there are ${all}` : `${no}: did you mean '${near}'? There are ${all}`),
  )
}

/**
 * Complete and valid options: what was given, and the defaults of the rest. Throws a UserError that says what would be
 * right.
 */
export function completeOptions(info: ScenarioInfo, given: Readonly<Record<string, unknown>>): Options {
  const byName = new Map(info.options.map((option) => [option.name, option]))
  for (const [name, value] of Object.entries(given)) {
    const option = byName.get(name)
    if (!option) throw noSuchOption(info, name)
    const isText = option.text !== undefined && typeof value === 'string' && value.length <= option.text
    if (!isText && !option.values.includes(value as OptionValue))
      throw new UserError(
        `option '${name}' takes ${option.text === undefined ? list(option.values) : `a text of at most ${option.text} characters`}, not ${JSON.stringify(value)}`,
      )
  }
  const options: Record<string, OptionValue> = {}
  for (const option of info.options)
    options[option.name] = (given[option.name] as OptionValue | undefined) ?? option.default
  const on = (name: string) => options[name] !== byName.get(name)?.default
  for (const option of info.options) {
    if (!on(option.name)) continue
    if (option.needs && !on(option.needs)) throw new UserError(`option '${option.name}' needs option '${option.needs}'`)
    if (option.excludes && on(option.excludes))
      throw new UserError(`option '${option.name}' excludes option '${option.excludes}'`)
  }
  return options
}
