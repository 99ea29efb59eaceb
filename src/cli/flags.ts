import { parseArgs } from 'node:util'
import { UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import { nearest } from '../kernel/suggest.ts'

/** One flag of a command. A flag with a `value` takes it as the next word or after '='. */
interface Flag {
  /** The name of the value in the help: `N`, `DIR`. */
  readonly value?: string
  readonly help: string
  /** It may be given more than once. */
  readonly repeats?: true
}
export type Flags = Readonly<Record<string, Flag>>

/** What was given: the text of flags with a value; for others, whether they were there. */
export type Given<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends { value: string }
    ? F[K] extends { repeats: true }
      ? readonly string[]
      : string | undefined
    : boolean
}

const wrong = (complaint: string) => new UserError(oneLine(complaint))

/** Parses a command's words. Throws a UserError for flags that the command does not have, or that lack their value. */
export function readFlags<const F extends Flags>(
  words: readonly string[],
  flags: F,
): { positionals: string[]; given: Given<F> } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, repeats }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(repeats && { multiple: true as const }),
      },
    ]),
  )
  const { tokens, values, positionals } = parseArgs({
    args: [...words],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
    if (!flag) throw noFlag(token.rawName, Object.keys(flags))
    if (flag.value === undefined && token.value !== undefined)
      throw wrong(`--${token.name} takes no value, but got '${token.value}'`)
    if (flag.value !== undefined && (token.value === undefined || token.value === ''))
      throw wrong(`--${token.name} needs a value: --${token.name} ${flag.value}`)
  }
  const given = Object.fromEntries(
    Object.entries(flags).map(([name, { value, repeats }]) => [
      name,
      values[name] ?? (repeats ? [] : value === undefined ? false : undefined),
    ]),
  )
  return { positionals, given: given as Given<F> }
}

function noFlag(said: string, names: readonly string[]): UserError {
  const near = nearest(said.replace(/^-+/, ''), names)
  const all = names.map((name) => `--${name}`).join(', ')
  return wrong(`no flag '${said}'${near ? `: did you mean '--${near}'? There are` : '; there are'} ${all}`)
}

/** The whole number in a flag's text. Throws a UserError that says what is expected. */
export function wholeNumber(name: string, text: string, low: number, high: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= low && number <= high))
    throw wrong(`--${name} takes a whole number from ${low} to ${high}, not '${text}'`)
  return number
}
