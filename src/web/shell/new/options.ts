import type { Option, Options, OptionValue } from '../../../kernel/index.ts'

/** Options of a scenario while a person chooses them: which go together, and how they are grouped. */

/** Is it set to something other than its default? Only then does it count as chosen. */
export const isOn = (option: Option, chosen: Options): boolean =>
  (chosen[option.name] ?? option.default) !== option.default

/** Why an option cannot be changed, given the others; undefined if it can. */
export type Hindrance = { readonly kind: 'needs' | 'excludes'; readonly option: Option }

export function hindrance(option: Option, all: readonly Option[], chosen: Options): Hindrance | undefined {
  const named = (name: string) => all.find((other) => other.name === name)
  const needed = option.needs === undefined ? undefined : named(option.needs)
  if (needed && !isOn(needed, chosen)) return { kind: 'needs', option: needed }
  const excluded = all.find(
    (other) => isOn(other, chosen) && (option.excludes === other.name || other.excludes === option.name),
  )
  if (excluded && !isOn(option, chosen)) return { kind: 'excludes', option: excluded }
  return undefined
}

/** Sets one option. Options that were only possible with its previous value return to their defaults. */
export function choose(all: readonly Option[], chosen: Options, name: string, value: OptionValue): Options {
  let next: Options = { ...chosen, [name]: value }
  for (;;) {
    const lost = all.find(
      (option) => option.name !== name && isOn(option, next) && hindrance(option, all, next)?.kind === 'needs',
    )
    if (!lost) break
    next = { ...next, [lost.name]: lost.default }
  }
  // Only what differs from the defaults is sent, so that future defaults are those of the future rules.
  return Object.fromEntries(
    all.filter((option) => isOn(option, next)).map((option) => [option.name, next[option.name]]),
  )
}

/** A group of options, under the rulebook heading of their rules. */
export interface OptionGroup {
  readonly section: string
  readonly options: readonly Option[]
}

export function grouped(all: readonly Option[], sectionOf: (rule: string) => string): OptionGroup[] {
  const groups = new Map<string, Option[]>()
  for (const option of all) {
    const section = sectionOf(option.rule)
    groups.set(section, [...(groups.get(section) ?? []), option])
  }
  return [...groups].map(([section, options]) => ({ section, options }))
}
