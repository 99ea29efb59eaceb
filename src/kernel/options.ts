import { oneLine } from './one-line.ts'
import { UserError } from './refusal.ts'
import { type Options, type OptionValue, type ScenarioInfo, withDefaults } from './scenario.ts'
import { nearest } from './suggest.ts'

const list = (words: readonly unknown[]) => words.map(String).join(', ')

function noSuchOption({ id, options }: ScenarioInfo, name: string): UserError {
  const names = options.map((option) => option.name)
  const [near, all] = [nearest(name, names), list(names) || 'none']
  const no = `option '${name}' does not exist in scenario '${id}'`
  return new UserError(
    oneLine(near === undefined ? `${no}; there are ${all}` : `${no}: did you mean '${near}'? There are ${all}`),
  )
}

/**
 * The complete and valid options: those given, and the defaults for the rest. Throws a UserError that says what would
 * be right.
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
  const options = withDefaults(info, given)
  const on = (name: string) => options[name] !== byName.get(name)?.default
  for (const option of info.options) {
    if (!on(option.name)) continue
    if (option.needs && !on(option.needs)) throw new UserError(`option '${option.name}' needs option '${option.needs}'`)
    if (option.excludes && on(option.excludes))
      throw new UserError(`option '${option.name}' excludes option '${option.excludes}'`)
  }
  return options
}
