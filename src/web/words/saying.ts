import { flatten, resolveTemplate } from '@solid-primitives/i18n'

type Resolve = (template: string, args?: Readonly<Record<string, string | number>>) => string

/** The words of a catalogue as it stands, without a browser: for tests. Throws for a key that it does not have. */
export const saying = (catalogue: Parameters<typeof flatten>[0]): ((key: string, args?: Parameters<Resolve>[1]) => string) => {
  const words = flatten(catalogue) as Readonly<Record<string, unknown>>
  return (key, args) => {
    const found = words[key]
    if (typeof found !== 'string') throw new Error(`there is no word '${key}'`)
    return (resolveTemplate as Resolve)(found, args)
  }
}
